#include "decks/pictures/svg_work.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "decks/pictures/picture_limits.hpp"
#include "decks/pictures/svg_edges.hpp"
#include "decks/pictures/svg_path.hpp"

namespace twoturns::decks {
namespace {

constexpr std::string_view svg_spaces = " \t\n\v\f\r";

void skip_spaces(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(svg_spaces), text.size()));
}
std::string_view trimmed(std::string_view text) {
    skip_spaces(text);
    return text.substr(0, text.find_last_not_of(svg_spaces) + 1);
}

/// Removes the text up to and including one of these characters, and returns the text before it.
std::string_view take_until(std::string_view& text, std::string_view ends) {
    const std::size_t end = std::min(text.find_first_of(ends), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

struct SvgShape {
    std::vector<SvgLine> lines;
    SvgStroke stroke;
};

struct Drawing {
    std::vector<SvgShape> shapes;
    float width = 0;
    float height = 0;
    SvgBox view{};
    std::string fit; ///< the attribute preserveAspectRatio
};

/// Parses a whole drawing. Content that nanosvg skips for a reason not checked here counts as drawn.
class Reader {
public:
    explicit Reader(SvgBudget& budget) : budget_(budget) {}

    [[nodiscard]] Drawing read(std::string_view text) {
        text = text.substr(0, text.find('\0'));
        while (!text.empty() && !budget_.spent()) {
            content(take_until(text, "<"));
            if (!text.empty()) element(take_until(text, ">"));
        }
        look_up_gradients();
        return std::move(drawing_);
    }

private:
    struct State {
        SvgTransform transform;
        SvgStroke stroke;
    };
    using Attributes = std::vector<std::pair<std::string_view, std::string_view>>;
    struct Gradient {
        std::string other; ///< the other gradient whose stops this one uses
        std::size_t stops = 0;
    };

    /// Collects the declarations of style sheets. An element with a class may use any of them.
    void content(std::string_view text) {
        sheet_bytes_ += trimmed(text).size();
        for (std::size_t at = text.find("stroke"); at != std::string_view::npos; at = text.find("stroke", at + 1)) {
            std::string_view rest = text.substr(at);
            const std::string_view name = trimmed(take_until(rest, ":;}"));
            declare(name, take_until(rest, ";}"), sheet_);
        }
    }

    void element(std::string_view text) {
        constexpr std::size_t most_attributes = 126;
        skip_spaces(text);
        if (text.empty() || text.front() == '?' || text.front() == '!') return;
        bool end = text.front() == '/';
        const bool begin = !end;
        if (end) text.remove_prefix(1);
        const std::string_view name = take_until(text, svg_spaces);
        Attributes attributes;
        while (!end && attributes.size() < most_attributes) {
            skip_spaces(text);
            if (text.empty()) break;
            if (text.front() == '/') {
                end = true;
                break;
            }
            const std::size_t stop = std::min(text.find_first_of(" \t\n\v\f\r="), text.size());
            const std::string_view attribute = text.substr(0, stop);
            text.remove_prefix(std::min(stop + 1, text.size()));
            const std::size_t quote = text.find_first_of("\"'");
            if (quote == std::string_view::npos) break;
            const char mark = text[quote];
            text.remove_prefix(quote + 1);
            attributes.emplace_back(attribute, take_until(text, std::string_view{&mark, 1}));
        }
        if (begin) open(name, attributes);
        if (end) close(name);
    }

    void open(std::string_view name, const Attributes& attributes) {
        constexpr std::size_t deepest = 128;
        if (name == "linearGradient" || name == "radialGradient") return gradient(attributes);
        if (name == "stop") return stop();
        if (in_definitions_) return;
        if (name == "defs") {
            in_definitions_ = true;
        } else if (name == "svg") {
            for (const auto& [key, value] : attributes)
                if (!attribute(key, value)) size(key, value);
        } else if (name == "g") {
            if (states_.size() < deepest) states_.push_back(states_.back());
            for (const auto& [key, value] : attributes) attribute(key, value);
        } else {
            shape(name, attributes);
        }
    }

    void close(std::string_view name) {
        if (name == "g" && states_.size() > 1) states_.pop_back();
        if (name == "defs") in_definitions_ = false;
    }

    void gradient(const Attributes& attributes) {
        last_ = nullptr;
        std::string id;
        std::string other;
        for (const auto& [key, value] : attributes) {
            if (key == "id") id = value;
            if (key == "xlink:href" || key == "href") other = value.substr(value.starts_with('#') ? 1 : 0);
        }
        last_ = &gradients_.try_emplace(std::move(id), Gradient{std::move(other)}).first->second;
        ++gradient_count_;
    }

    /// Counts the work of nanosvg for inserting a stop into its gradient.
    void stop() {
        if (last_ == nullptr) return;
        budget_.spend(++last_->stops, 2);
        most_stops_ = std::max(most_stops_, last_->stops);
    }

    /// Counts the work for each shape's search through all gradients: its own gradients and those they refer to,
    /// including copies of the stops.
    void look_up_gradients() {
        constexpr std::size_t longest = 33;
        std::size_t chain = 0;
        for (const auto& [id, gradient] : gradients_) {
            std::size_t length = 1;
            const Gradient* at = &gradient;
            while (at->stops == 0 && length < longest) {
                const auto next = gradients_.find(at->other);
                if (next == gradients_.end()) break;
                at = &next->second;
                ++length;
            }
            chain = std::max(chain, length);
        }
        const std::size_t times = 2 * drawing_.shapes.size();
        budget_.spend(times * gradient_count_, 4 * static_cast<std::int64_t>(chain));
        budget_.spend(times * most_stops_, 25); // bytes, so that memory is limited too
    }

    void size(std::string_view key, std::string_view value) {
        if (key == "width") drawing_.width = length(value, 0, 0);
        if (key == "height") drawing_.height = length(value, 0, 0);
        if (key == "preserveAspectRatio") drawing_.fit = value;
        if (key != "viewBox") return;
        for (float* number : {&drawing_.view.x, &drawing_.view.y, &drawing_.view.w, &drawing_.view.h}) {
            value.remove_prefix(std::min(value.find_first_not_of(" \t\n\v\f\r,%"), value.size()));
            *number = take_svg_number(value);
        }
    }

    /// Handles an attribute that every element may have. Returns whether it is such an attribute.
    bool attribute(std::string_view key, std::string_view value) {
        if (key == "style") {
            while (!value.empty()) {
                std::string_view declaration = take_until(value, ";");
                const std::string_view name = trimmed(take_until(declaration, ":"));
                attribute(name, trimmed(declaration));
            }
        } else if (key == "class") {
            budget_.spend(sheet_bytes_, 4);
            SvgStroke& own = states_.back().stroke;
            own.drawn |= sheet_.drawn;
            own.width = std::max(own.width, sheet_.width);
            own.round_corners |= sheet_.round_corners;
            own.round_ends |= sheet_.round_ends;
        } else if (key == "transform") {
            SvgTransform transform;
            if (!parse_svg_transform(value, transform)) budget_.spend(std::numeric_limits<std::int64_t>::max());
            states_.back().transform = states_.back().transform * transform;
        } else {
            return declare(key, value, states_.back().stroke);
        }
        return true;
    }

    bool declare(std::string_view key, std::string_view value, SvgStroke& stroke) {
        value = trimmed(value);
        if (key == "stroke")
            stroke.drawn = &stroke == &sheet_ ? stroke.drawn || value != "none" : value != "none";
        else if (key == "stroke-width")
            stroke.width = &stroke == &sheet_ ? std::max(stroke.width, length(value, 0, diagonal()))
                                              : length(value, 0, diagonal());
        else if (key == "stroke-linejoin")
            stroke.round_corners = value == "round" || (&stroke == &sheet_ && stroke.round_corners);
        else if (key == "stroke-linecap")
            stroke.round_ends = value == "round" || (&stroke == &sheet_ && stroke.round_ends);
        else
            return false;
        return true;
    }

    [[nodiscard]] float diagonal() const { return std::hypot(drawing_.view.w, drawing_.view.h) / std::sqrt(2.0F); }

    /// Returns a length in pixels.
    static float length(std::string_view text, float origin, float whole) {
        skip_spaces(text);
        const float number = take_svg_number(text);
        constexpr float inch = 96;
        if (text.starts_with("pt")) return number / 72 * inch;
        if (text.starts_with("pc")) return number / 6 * inch;
        if (text.starts_with("mm")) return number / 25.4F * inch;
        if (text.starts_with("cm")) return number / 2.54F * inch;
        if (text.starts_with("in")) return number * inch;
        if (text.starts_with("em") || text.starts_with("ex")) return 0; // letters have no size in a tamed drawing
        if (text.starts_with('%')) return origin + number / 100 * whole;
        return number;
    }

    void shape(std::string_view name, const Attributes& attributes) {
        const State before = states_.back();
        std::map<std::string_view, std::string_view> own;
        for (const auto& [key, value] : attributes)
            if (!attribute(key, value)) own[key] = value;
        const SvgBox& view = drawing_.view;
        const auto across = [&](std::string_view key) { return length(own[key], view.x, view.w); };
        const auto down = [&](std::string_view key) { return length(own[key], view.y, view.h); };
        const auto wide = [&](std::string_view key) { return length(own[key], 0, view.w); };
        const auto high = [&](std::string_view key) { return length(own[key], 0, view.h); };
        std::vector<SvgLine> lines;
        if (name == "path") {
            lines = parse_svg_path(own["d"]);
        } else if (name == "polygon" || name == "polyline") {
            lines.push_back(parse_svg_points(own["points"], name == "polygon"));
        } else if (name == "rect") {
            const float rx = wide(own.count("rx") > 0 ? "rx" : "ry");
            const float ry = high(own.count("ry") > 0 ? "ry" : "rx");
            lines.push_back(svg_rectangle({across("x"), down("y"), wide("width"), high("height")}, rx, ry));
        } else if (name == "circle" || name == "ellipse") {
            const bool circle = name == "circle";
            const float rx = std::abs(circle ? length(own["r"], 0, diagonal()) : wide("rx"));
            const float ry = std::abs(circle ? rx : high("ry"));
            lines.push_back(svg_rectangle({across("cx") - rx, down("cy") - ry, 2 * rx, 2 * ry}, rx, ry));
        } else if (name == "line") {
            const SvgPoint from{across("x1"), down("y1")};
            const SvgPoint to{across("x2"), down("y2")};
            lines.push_back({{from, from, to, to}, false});
        }
        const SvgTransform transform = states_.back().transform;
        SvgStroke stroke = states_.back().stroke;
        stroke.width *= transform.scale();
        states_.back() = before;
        if (lines.empty()) return;
        for (SvgLine& line : lines)
            for (SvgPoint& point : line.points) point = transform.of(point);
        drawing_.shapes.push_back({std::move(lines), stroke});
    }

    SvgBudget& budget_;
    Drawing drawing_;
    std::vector<State> states_{State{}};
    bool in_definitions_ = false;
    SvgStroke sheet_{.width = 0};
    std::size_t sheet_bytes_ = 0;
    std::map<std::string, Gradient, std::less<>> gradients_;
    Gradient* last_ = nullptr;
    std::size_t gradient_count_ = 0;
    std::size_t most_stops_ = 0;
};

/// Returns the bounding box of all shapes, which nanosvg uses if the drawing does not give its size.
SvgBox bounds_of(const Drawing& drawing) {
    SvgPoint least{svg_farthest, svg_farthest};
    SvgPoint most{-svg_farthest, -svg_farthest};
    const auto take = [&](SvgPoint p) {
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    };
    for (const SvgShape& shape : drawing.shapes)
        for (const SvgLine& line : shape.lines)
            for (std::size_t i = 0; i + 3 < line.points.size(); i += 3) {
                constexpr int parts = 8;
                const SvgPoint* p = &line.points[i];
                for (int part = 0; part <= parts; ++part) {
                    const float t = static_cast<float>(part) / parts;
                    const float u = 1 - t;
                    const auto at = [&](float a, float b, float c, float d) {
                        return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
                    };
                    take({at(p[0].x, p[1].x, p[2].x, p[3].x), at(p[0].y, p[1].y, p[2].y, p[3].y)});
                }
            }
    return {least.x, least.y, most.x - least.x, most.y - least.y};
}

/// Fits the view into a picture whose longer side is `side` pixels, and sets the drawing's size in pixels.
SvgTransform fitted(Drawing& drawing, int side) {
    SvgBox& view = drawing.view;
    const SvgBox bounds = view.w == 0 || view.h == 0 ? bounds_of(drawing) : SvgBox{};
    if (view.w == 0) {
        view.w = drawing.width > 0 ? drawing.width : bounds.w;
        if (drawing.width <= 0) view.x = bounds.x;
    }
    if (view.h == 0) {
        view.h = drawing.height > 0 ? drawing.height : bounds.h;
        if (drawing.height <= 0) view.y = bounds.y;
    }
    if (drawing.width == 0) drawing.width = view.w;
    if (drawing.height == 0) drawing.height = view.h;
    float across = view.w > 0 ? drawing.width / view.w : 0;
    float down = view.h > 0 ? drawing.height / view.h : 0;
    SvgPoint move{-view.x, -view.y};
    const std::string_view fit = drawing.fit;
    const auto has = [fit](std::string_view word) { return fit.find(word) != std::string_view::npos; };
    if (!has("none")) {
        across = down = has("slice") ? std::max(across, down) : std::min(across, down);
        const auto align = [](float free, bool least, bool most) { return least ? 0 : most ? free : free / 2; };
        if (across > 0) {
            move.x += align(drawing.width - view.w * across, has("xMin"), has("xMax")) / across;
            move.y +=
                align(drawing.height - view.h * down, has("YMin") || has("yMin"), has("YMax") || has("yMax")) / down;
        }
    }
    const float longer = std::max(drawing.width, drawing.height);
    const float scale = longer > 0 ? static_cast<float>(side) / longer : 0;
    drawing.width *= scale;
    drawing.height *= scale;
    return {across * scale, 0, 0, down * scale, move.x * across * scale, move.y * down * scale};
}

} // namespace

std::string tamed_drawing(std::string drawing) {
    const auto forget = [&](std::string_view word, std::size_t from, std::size_t to) {
        for (std::size_t at = drawing.find(word, from); at < to; at = drawing.find(word, at)) drawing[at] = 'x';
    };
    for (const char* word : {"stroke-dasharray", "stroke-miterlimit", "font-size"}) forget(word, 0, drawing.size());
    for (std::size_t at = drawing.find('>'); at != std::string::npos; at = drawing.find('>', at)) {
        const std::size_t end = std::min(drawing.find('<', at), drawing.size()); // a style sheet may lie between
        forget("transform", at, end);
        at = end;
    }
    if (drawing.size() <= picture_limits::exact_svg_bytes) return drawing;
    forget("stroke-linejoin", 0, drawing.size());
    forget("stroke-linecap", 0, drawing.size());
    return drawing;
}

bool is_drawn_within(const std::string& tamed, int side, std::int64_t steps) {
    SvgBudget budget{steps};
    Drawing drawing = Reader{budget}.read(tamed);
    const SvgTransform place = fitted(drawing, side);
    const auto pixels = [side](float length) {
        return static_cast<int>(std::clamp(length, 0.0F, static_cast<float>(side)));
    };
    const int width = pixels(drawing.width);
    const int height = pixels(drawing.height);
    SvgSweep sweep{width, height, budget};
    SvgOutliner outliner{sweep, budget};
    for (SvgShape& shape : drawing.shapes) {
        if (budget.spent()) return false;
        for (SvgLine& line : shape.lines)
            for (SvgPoint& point : line.points) point = place.of(point);
        for (const SvgLine& line : shape.lines) outliner.fill(line);
        sweep.run();
        const float line_width = shape.stroke.width * place.scale();
        if (!shape.stroke.drawn || !(line_width > 0.01F)) continue;
        for (const SvgLine& line : shape.lines) outliner.stroke(line, shape.stroke, line_width);
        sweep.run();
    }
    return !budget.spent();
}

} // namespace twoturns::decks
