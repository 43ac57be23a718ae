#include "decks/pictures/svg_work.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <numbers>
#include <string_view>
#include <utility>
#include <vector>

#include "decks/pictures/picture_limits.hpp"
#include "decks/pictures/svg_path.hpp"

namespace twoturns::decks {
namespace {

// Costs of nanosvg's operations, in steps.
constexpr std::int64_t steps_of_edge = 60;  // to store and sort an edge
constexpr std::int64_t steps_of_cut = 8;    // to split a curve
constexpr std::int64_t steps_of_turn = 100; // for a round corner
constexpr std::int64_t steps_of_row = 30;
constexpr std::int64_t steps_of_link = 3; // for each edge in the list that a scan line visits
constexpr std::int64_t steps_of_pixel = 12;
constexpr int lines_of_row = 5;
/// Farther than any drawing reaches; nanosvg's numbers overflow at twice this distance.
constexpr float farthest = 1e6F;

class Budget {
public:
    explicit Budget(std::int64_t steps) : left_(steps) {}
    void spend(std::int64_t steps) { left_ = steps < left_ ? left_ - steps : -1; }
    void spend(std::size_t count, std::int64_t each) {
        spend(static_cast<std::int64_t>(std::min<std::size_t>(count, std::size_t{1} << 40U)) * each);
    }
    [[nodiscard]] bool spent() const { return left_ < 0; }

private:
    std::int64_t left_;
};

// The edges of a shape, from scan line to scan line --------------------------------------------------------

class Sweep {
public:
    Sweep(int width, int height, Budget& budget) : width_(width), height_(height), budget_(budget) {}

    void add(SvgPoint from, SvgPoint to) {
        if (!(std::abs(from.x) < farthest && std::abs(from.y) < farthest && std::abs(to.x) < farthest &&
              std::abs(to.y) < farthest))
            return budget_.spend(std::numeric_limits<std::int64_t>::max());
        if (from.y == to.y) return;
        budget_.spend(steps_of_edge);
        if (budget_.spent()) return;
        if (from.y > to.y) std::swap(from, to);
        const float first = std::ceil(from.y * lines_of_row - 0.5F); // the first scan line whose middle it crosses
        const float last = std::ceil(to.y * lines_of_row - 0.5F);
        if (last <= 0 || first >= static_cast<float>(height_ * lines_of_row) || last <= first) return;
        const float slope = (to.x - from.x) / (to.y - from.y) / lines_of_row;
        const float begin = std::max(0.0F, first);
        edges_.push_back({static_cast<int>(begin), static_cast<int>(last),
                          from.x + slope * (begin + 0.5F - from.y * lines_of_row), slope});
    }

    /// Visits all scan lines, then removes the edges.
    void run() {
        budget_.spend(height_ * steps_of_row);
        std::sort(edges_.begin(), edges_.end(), [](const Edge& a, const Edge& b) { return a.first < b.first; });
        active_.clear();
        std::size_t next = 0;
        for (int row = 0; row < height_ && !budget_.spent(); ++row) {
            float left = static_cast<float>(width_);
            float right = 0;
            for (int part = 0; part < lines_of_row && !budget_.spent(); ++part) {
                const int line = row * lines_of_row + part;
                advance(line);
                for (; next < edges_.size() && edges_[next].first <= line && !budget_.spent(); ++next)
                    insert(edges_[next]);
                if (active_.empty()) continue;
                left = std::min(left, active_.front().x);
                right = std::max(right, active_.back().x);
                const float span =
                    std::min(active_.back().x, static_cast<float>(width_)) - std::max(0.0F, active_.front().x);
                budget_.spend(active_.size(), steps_of_link);
                if (span > 0) budget_.spend(static_cast<std::int64_t>(span) / 2);
            }
            const float span = std::min(right, static_cast<float>(width_)) - std::max(0.0F, left);
            if (span > 0) budget_.spend(static_cast<std::int64_t>(span) * steps_of_pixel);
        }
        edges_.clear();
    }

private:
    struct Edge {
        int first; ///< scan line
        int last;  ///< one beyond the last
        float x;   ///< on the first scan line
        float slope;
    };

    /// Sorts the list like nanosvg, which passes over the whole list until nothing changes. The number of passes equals
    /// the number of edges before the edge that moves furthest forward.
    void advance(int line) {
        std::erase_if(active_, [line](const Edge& edge) { return edge.last <= line; });
        for (Edge& edge : active_) edge.x += edge.slope;
        std::size_t furthest = 0;
        const auto count = static_cast<std::int64_t>(active_.size());
        for (std::size_t i = 1; i < active_.size() && !budget_.spent(); ++i) {
            const Edge edge = active_[i];
            std::size_t to = i;
            for (; to > 0 && active_[to - 1].x > edge.x; --to) active_[to] = active_[to - 1];
            active_[to] = edge;
            if (i - to <= furthest) continue;
            budget_.spend(static_cast<std::int64_t>(i - to - furthest) * count * steps_of_link);
            furthest = i - to;
        }
        budget_.spend(2 * count * steps_of_link);
    }

    void insert(const Edge& edge) {
        const auto place = std::lower_bound(active_.begin(), active_.end(), edge.x,
                                            [](const Edge& one, float x) { return one.x < x; });
        budget_.spend((place - active_.begin() + 1) * steps_of_link);
        active_.insert(place, edge);
    }

    int width_;
    int height_;
    Budget& budget_;
    std::vector<Edge> edges_;
    std::vector<Edge> active_;
};

// Curves and lines of some width made edges ----------------------------------------------------------------

struct Stroke {
    bool drawn = false;
    float width = 1;
    bool round_corners = false;
    bool round_ends = false;
};

class Outliner {
public:
    Outliner(Sweep& sweep, Budget& budget) : sweep_(sweep), budget_(budget) {}

    void fill(const SvgLine& line) {
        flatten(line);
        for (std::size_t i = 0; i < points_.size(); ++i) edge(points_[i], points_[(i + 1) % points_.size()]);
    }

    void stroke(const SvgLine& line, const Stroke& how, float width) {
        flatten(line);
        const bool closed = line.closed || (points_.size() > 1 && near(points_.front(), points_.back()));
        if (points_.size() > 1 && near(points_.front(), points_.back())) points_.pop_back();
        const std::size_t count = points_.size();
        if (count < 2) return;
        half_ = width / 2;
        turns_ = std::max(2.0F, std::ceil(std::numbers::pi_v<float> / (std::acos(half_ / (half_ + tolerance)) * 2)));
        const std::size_t pieces = closed ? count : count - 1;
        for (std::size_t i = 0; i < pieces && !budget_.spent(); ++i) {
            const SvgPoint from = points_[i];
            const SvgPoint to = points_[(i + 1) % count];
            const SvgPoint aside = aside_of(from, to);
            edge(plus(from, aside, 1), plus(to, aside, 1));
            edge(plus(from, aside, -1), plus(to, aside, -1));
            if (closed || i + 1 < pieces) corner(to, aside, aside_of(to, points_[(i + 2) % count]), how.round_corners);
        }
        if (closed) return;
        end(points_[0], points_[1], how);
        end(points_[count - 1], points_[count - 2], how);
    }

private:
    static constexpr float tolerance = 0.25F;

    static bool near(SvgPoint a, SvgPoint b) { return std::hypot(a.x - b.x, a.y - b.y) < 0.01F; }
    static SvgPoint plus(SvgPoint point, SvgPoint way, float times) {
        return {point.x + way.x * times, point.y + way.y * times};
    }
    /// Returns a vector of half the line's width, at right angles to the segment.
    [[nodiscard]] SvgPoint aside_of(SvgPoint from, SvgPoint to) const {
        const float length = std::max(1e-6F, std::hypot(to.x - from.x, to.y - from.y));
        return {(to.y - from.y) / length * half_, (from.x - to.x) / length * half_};
    }

    void edge(SvgPoint from, SvgPoint to) { sweep_.add(from, to); }

    void corner(SvgPoint at, SvgPoint before, SvgPoint after, bool round) {
        if (round) return arc(at, before, after);
        const SvgPoint middle{(before.x + after.x) / 2, (before.y + after.y) / 2};
        const float part = (middle.x * middle.x + middle.y * middle.y) / std::max(1e-12F, half_ * half_);
        constexpr float sharpest = 1.0F / 16; // the default miter limit
        for (const float side : {1.0F, -1.0F}) {
            if (part < sharpest) {
                edge(plus(at, before, side), plus(at, after, side));
                continue;
            }
            edge(plus(at, before, side), plus(at, middle, side / part));
            edge(plus(at, middle, side / part), plus(at, after, side));
        }
    }

    void arc(SvgPoint at, SvgPoint from, SvgPoint to) {
        const float first = std::atan2(from.y, from.x);
        const float angle = std::remainder(std::atan2(to.y, to.x) - first, 2 * std::numbers::pi_v<float>);
        const float pieces = std::max(1.0F, std::ceil(std::abs(angle) / std::numbers::pi_v<float> * turns_));
        SvgPoint before = from;
        for (float i = 1; i <= pieces && !budget_.spent(); ++i) {
            budget_.spend(steps_of_turn);
            const float turned = first + angle * i / pieces;
            const SvgPoint here{std::cos(turned) * half_, std::sin(turned) * half_};
            edge(plus(at, before, 1), plus(at, here, 1));
            edge(plus(at, before, -1), plus(at, here, -1));
            before = here;
        }
    }

    void end(SvgPoint at, SvgPoint from, const Stroke& how) {
        const SvgPoint aside = aside_of(from, at);
        if (how.round_ends) {
            arc(at, aside, {-aside.y, aside.x});
            arc(at, {-aside.y, aside.x}, plus({}, aside, -1));
        }
        const SvgPoint beyond = plus(at, {-aside.y, aside.x}, 1); // the offset for square caps, the largest kind
        edge(plus(at, aside, 1), plus(beyond, aside, 1));
        edge(plus(beyond, aside, 1), plus(beyond, aside, -1));
        edge(plus(beyond, aside, -1), plus(at, aside, -1));
    }

    void flatten(const SvgLine& line) {
        points_.clear();
        if (line.points.empty()) return;
        point(line.points.front());
        for (std::size_t i = 0; i + 3 < line.points.size() && !budget_.spent(); i += 3)
            flatten(line.points[i], line.points[i + 1], line.points[i + 2], line.points[i + 3], 0);
        if (line.closed) point(line.points.front());
    }

    void point(SvgPoint point) {
        if (points_.empty() || !near(points_.back(), point)) points_.push_back(point);
    }

    void flatten(SvgPoint a, SvgPoint b, SvgPoint c, SvgPoint d, int level) {
        constexpr int deepest = 10;
        if (level > deepest || budget_.spent()) return;
        budget_.spend(steps_of_cut);
        const auto middle = [](SvgPoint p, SvgPoint q) { return SvgPoint{(p.x + q.x) / 2, (p.y + q.y) / 2}; };
        const float dx = d.x - a.x;
        const float dy = d.y - a.y;
        const float bend =
            std::abs((b.x - d.x) * dy - (b.y - d.y) * dx) + std::abs((c.x - d.x) * dy - (c.y - d.y) * dx);
        if (bend * bend < tolerance * (dx * dx + dy * dy)) return point(d);
        const SvgPoint ab = middle(a, b);
        const SvgPoint bc = middle(b, c);
        const SvgPoint cd = middle(c, d);
        const SvgPoint abc = middle(ab, bc);
        const SvgPoint bcd = middle(bc, cd);
        const SvgPoint abcd = middle(abc, bcd);
        flatten(a, ab, abc, abcd, level + 1);
        flatten(abcd, bcd, cd, d, level + 1);
    }

    Sweep& sweep_;
    Budget& budget_;
    std::vector<SvgPoint> points_;
    float half_ = 0;
    float turns_ = 2; ///< edges of a semicircle
};

// The text -------------------------------------------------------------------------------------------------

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
    Stroke stroke;
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
    explicit Reader(Budget& budget) : budget_(budget) {}

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
        Stroke stroke;
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
            Stroke& own = states_.back().stroke;
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

    bool declare(std::string_view key, std::string_view value, Stroke& stroke) {
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
        Stroke stroke = states_.back().stroke;
        stroke.width *= transform.scale();
        states_.back() = before;
        if (lines.empty()) return;
        for (SvgLine& line : lines)
            for (SvgPoint& point : line.points) point = transform.of(point);
        drawing_.shapes.push_back({std::move(lines), stroke});
    }

    Budget& budget_;
    Drawing drawing_;
    std::vector<State> states_{State{}};
    bool in_definitions_ = false;
    Stroke sheet_{.width = 0};
    std::size_t sheet_bytes_ = 0;
    std::map<std::string, Gradient, std::less<>> gradients_;
    Gradient* last_ = nullptr;
    std::size_t gradient_count_ = 0;
    std::size_t most_stops_ = 0;
};

/// Returns the bounding box of all shapes, which nanosvg uses if the drawing does not give its size.
SvgBox bounds_of(const Drawing& drawing) {
    SvgPoint least{farthest, farthest};
    SvgPoint most{-farthest, -farthest};
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
    Budget budget{steps};
    Drawing drawing = Reader{budget}.read(tamed);
    const SvgTransform place = fitted(drawing, side);
    const auto pixels = [side](float length) {
        return static_cast<int>(std::clamp(length, 0.0F, static_cast<float>(side)));
    };
    const int width = pixels(drawing.width);
    const int height = pixels(drawing.height);
    Sweep sweep{width, height, budget};
    Outliner outliner{sweep, budget};
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
