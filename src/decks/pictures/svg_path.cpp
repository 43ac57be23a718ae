#include "decks/pictures/svg_path.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <optional>

namespace twoturns::decks {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

bool is_svg_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_svg_digit(char c) { return c >= '0' && c <= '9'; }
bool begins_svg_number(char c) { return is_svg_digit(c) || c == '-' || c == '+' || c == '.'; }

/// Reads digits as a number, clamped to 63 bits.
double digits(std::string_view& text, std::size_t& count) {
    constexpr double most = 9.2e18;
    double number = 0;
    for (count = 0; !text.empty() && is_svg_digit(text.front()); ++count, text.remove_prefix(1))
        number = std::min(most, number * 10 + (text.front() - '0'));
    return number;
}

bool take(std::string_view& text, std::string_view any_of) {
    if (text.empty() || any_of.find(text.front()) == std::string_view::npos) return false;
    text.remove_prefix(1);
    return true;
}

/// Returns the length in bytes of the number at the beginning of the text.
std::size_t length_of_number(std::string_view text) {
    std::string_view rest = text;
    std::size_t count = 0;
    take(rest, "+-");
    digits(rest, count);
    if (take(rest, ".")) digits(rest, count);
    const bool unit = rest.size() > 1 && (rest[1] == 'm' || rest[1] == 'x'); // "em" and "ex"
    if (!unit && take(rest, "eE")) {
        take(rest, "+-");
        digits(rest, count);
    }
    return text.size() - rest.size();
}

double value_of(std::string_view number) {
    std::size_t whole = 0;
    std::size_t parts = 0;
    const bool minus = number.starts_with('-');
    take(number, "+-");
    double value = digits(number, whole);
    if (take(number, ".")) {
        const double rest = digits(number, parts);
        value += rest / std::pow(10.0, static_cast<double>(parts));
    }
    if (whole + parts == 0) return 0;
    if (take(number, "eE")) {
        const bool small = number.starts_with('-');
        take(number, "+-");
        std::size_t count = 0;
        const double power = std::min(400.0, digits(number, count));
        value *= std::pow(10.0, small ? -power : power);
    }
    return minus ? -value : value;
}

void skip_separators(std::string_view& text) {
    while (!text.empty() && (is_svg_space(text.front()) || text.front() == ',')) text.remove_prefix(1);
}

/// Returns how many numbers a path command takes; nullopt if it is not a command.
std::optional<std::size_t> numbers_of(char command) {
    switch (command) {
    case 'v':
    case 'V':
    case 'h':
    case 'H': return 1;
    case 'm':
    case 'M':
    case 'l':
    case 'L':
    case 't':
    case 'T': return 2;
    case 'q':
    case 'Q':
    case 's':
    case 'S': return 4;
    case 'c':
    case 'C': return 6;
    case 'a':
    case 'A': return 7;
    case 'z':
    case 'Z': return 0;
    default: return std::nullopt;
    }
}

SvgPoint between(SvgPoint a, SvgPoint b, float part) { return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part}; }

void line_to(SvgLine& line, SvgPoint to) {
    const SvgPoint from = line.points.back();
    line.points.insert(line.points.end(), {between(from, to, 1.0F / 3), between(to, from, 1.0F / 3), to});
}

class PathReader {
public:
    [[nodiscard]] std::vector<SvgLine> read(std::string_view data) {
        for (skip_separators(data); !data.empty(); skip_separators(data)) {
            if (!take_numbers(data)) take_command(data);
        }
        end_line(false);
        return std::move(lines_);
    }

private:
    /// Returns false if the next character is a command.
    bool take_numbers(std::string_view& data) {
        if (!begins_svg_number(data.front())) return false;
        if ((command_ == 'a' || command_ == 'A') && (count_ == 3 || count_ == 4) &&
            (data.front() == '0' || data.front() == '1')) {
            add(data.front() == '1' ? 1.0F : 0.0F); // a flag needs no blank after it
            data.remove_prefix(1);
            return true;
        }
        const std::string_view token = data.substr(0, length_of_number(data));
        const bool number = std::any_of(token.begin(), token.end(), is_svg_digit);
        const float value = take_svg_number(data);
        if (number && command_ != '\0')
            add(value);
        else if (!number)
            command_ = '\0';
        return true;
    }

    void take_command(std::string_view& data) {
        command_ = data.front();
        data.remove_prefix(1);
        count_ = 0;
        if (!numbers_of(command_)) command_ = '\0';
        if (command_ == 'z' || command_ == 'Z') {
            if (!line_.points.empty()) at_ = control_ = line_.points.front();
            end_line(true);
            command_ = '\0';
        }
        if (command_ == 'm' || command_ == 'M') end_line(false);
    }

    void add(float number) {
        numbers_[count_++] = number;
        if (count_ < numbers_of(command_)) return;
        count_ = 0;
        if (command_ == 'm' || command_ == 'M') {
            at_ = control_ = point(0, command_ == 'm');
            line_.points.assign(1, at_);
            command_ = command_ == 'm' ? 'l' : 'L';
            return;
        }
        if (line_.points.empty()) line_.points.push_back(at_);
        draw(command_ >= 'a');
    }

    [[nodiscard]] SvgPoint point(std::size_t first, bool relative) const {
        const SvgPoint given{numbers_[first], numbers_[first + 1]};
        return relative ? SvgPoint{at_.x + given.x, at_.y + given.y} : given;
    }
    [[nodiscard]] SvgPoint mirrored() const { return {2 * at_.x - control_.x, 2 * at_.y - control_.y}; }

    void draw(bool relative) {
        switch (command_) {
        case 'h':
        case 'H': straight({relative ? at_.x + numbers_[0] : numbers_[0], at_.y}); break;
        case 'v':
        case 'V': straight({at_.x, relative ? at_.y + numbers_[0] : numbers_[0]}); break;
        case 'c':
        case 'C': curve(point(0, relative), point(2, relative), point(4, relative)); break;
        case 's':
        case 'S': curve(mirrored(), point(0, relative), point(2, relative)); break;
        case 'q':
        case 'Q': quadratic(point(0, relative), point(2, relative)); break;
        case 't':
        case 'T': quadratic(mirrored(), point(0, relative)); break;
        case 'a':
        case 'A': arc(point(5, relative)); break;
        default: straight(point(0, relative)); break;
        }
    }

    void straight(SvgPoint to) {
        line_to(line_, to);
        at_ = control_ = to;
    }
    void curve(SvgPoint first, SvgPoint second, SvgPoint to) {
        line_.points.insert(line_.points.end(), {first, second, to});
        control_ = second;
        at_ = to;
    }
    void quadratic(SvgPoint control, SvgPoint to) {
        curve(between(at_, control, 2.0F / 3), between(to, control, 2.0F / 3), to);
        control_ = control;
    }

    /// Converts an arc to curves of at most a quarter, as in the appendix of SVG on arcs.
    void arc(SvgPoint to) {
        float rx = std::abs(numbers_[0]);
        float ry = std::abs(numbers_[1]);
        const SvgPoint from = at_;
        const float dx = from.x - to.x;
        const float dy = from.y - to.y;
        if (std::hypot(dx, dy) < 1e-6F || rx < 1e-6F || ry < 1e-6F) return straight(to);
        const float turn = numbers_[2] / 180 * pi;
        const float sine = std::sin(turn);
        const float cosine = std::cos(turn);
        const SvgPoint half{cosine * dx / 2 + sine * dy / 2, -sine * dx / 2 + cosine * dy / 2};
        const float grow = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry);
        if (grow > 1) {
            rx *= std::sqrt(grow);
            ry *= std::sqrt(grow);
        }
        const float x = half.x * half.x * ry * ry;
        const float y = half.y * half.y * rx * rx;
        float away = x + y > 0 ? std::sqrt(std::max(0.0F, rx * rx * ry * ry - x - y) / (x + y)) : 0.0F;
        if ((numbers_[3] > 0) == (numbers_[4] > 0)) away = -away;
        const SvgPoint middle{away * rx * half.y / ry, -away * ry * half.x / rx};
        const SvgTransform place{cosine, sine, -sine, cosine, (from.x + to.x) / 2, (from.y + to.y) / 2};
        const float first = std::atan2((half.y - middle.y) / ry, (half.x - middle.x) / rx);
        float angle = std::atan2((-half.y - middle.y) / ry, (-half.x - middle.x) / rx) - first;
        if (numbers_[4] > 0 && angle < 0) angle += 2 * pi;
        if (numbers_[4] <= 0 && angle > 0) angle -= 2 * pi;
        if (!std::isfinite(angle)) return straight(to);
        const int pieces = static_cast<int>(std::abs(angle) / (pi / 2) + 1);
        const float step = angle / static_cast<float>(pieces);
        const float reach = 4.0F / 3 * std::tan(step / 4);
        const auto on_arc = [&](float at, float along) {
            return place.of({middle.x + rx * (std::cos(at) - along * std::sin(at)),
                             middle.y + ry * (std::sin(at) + along * std::cos(at))});
        };
        for (int i = 0; i < pieces; ++i) {
            const float begin = first + static_cast<float>(i) * step;
            curve(on_arc(begin, reach), on_arc(begin + step, -reach), i + 1 == pieces ? to : on_arc(begin + step, 0));
        }
        control_ = at_;
    }

    void end_line(bool closed) {
        if (line_.points.size() > 1) {
            if (closed) line_to(line_, line_.points.front());
            line_.closed = closed;
            lines_.push_back(std::move(line_));
        }
        line_ = {};
    }

    std::vector<SvgLine> lines_;
    SvgLine line_;
    SvgPoint at_;
    SvgPoint control_; ///< the control point of the previous curve; the next curve may mirror it
    char command_ = '\0';
    std::array<float, 7> numbers_{};
    std::size_t count_ = 0;
};

} // namespace

float take_svg_number(std::string_view& text) {
    constexpr std::size_t longest = 63; // the most digits that count
    const std::size_t length = length_of_number(text);
    const double value = value_of(text.substr(0, std::min(length, longest)));
    text.remove_prefix(length);
    return static_cast<float>(std::clamp(value, -1e30, 1e30));
}

std::vector<SvgLine> parse_svg_path(std::string_view data) { return PathReader{}.read(data); }

SvgLine parse_svg_points(std::string_view data, bool closed) {
    SvgLine line;
    std::optional<float> x;
    for (skip_separators(data); !data.empty(); skip_separators(data)) {
        if (!begins_svg_number(data.front())) {
            data.remove_prefix(1);
            continue;
        }
        const float number = take_svg_number(data);
        if (!x) {
            x = number;
            continue;
        }
        const SvgPoint point{*x, number};
        x.reset();
        if (line.points.empty())
            line.points.push_back(point);
        else
            line_to(line, point);
    }
    line.closed = closed;
    if (closed && !line.points.empty()) line_to(line, line.points.front());
    return line;
}

SvgLine svg_rectangle(const SvgBox& box, float rx, float ry) {
    constexpr float round = 0.5522847493F; // control points of a quarter circle, in radii
    rx = std::clamp(rx, 0.0F, std::abs(box.w) / 2);
    ry = std::clamp(ry, 0.0F, std::abs(box.h) / 2);
    const float right = box.x + box.w;
    const float bottom = box.y + box.h;
    SvgLine line{{{box.x + rx, box.y}}, true};
    const auto side = [&](SvgPoint to, SvgPoint corner, SvgPoint end) {
        line_to(line, to);
        if (rx > 0 && ry > 0)
            line.points.insert(line.points.end(), {between(to, corner, round), between(end, corner, round), end});
        else
            line_to(line, end);
    };
    side({right - rx, box.y}, {right, box.y}, {right, box.y + ry});
    side({right, bottom - ry}, {right, bottom}, {right - rx, bottom});
    side({box.x + rx, bottom}, {box.x, bottom}, {box.x, bottom - ry});
    side({box.x, box.y + ry}, {box.x, box.y}, {box.x + rx, box.y});
    return line;
}

float SvgTransform::scale() const { return (std::hypot(a, c) + std::hypot(b, d)) / 2; }

SvgTransform operator*(const SvgTransform& outer, const SvgTransform& inner) {
    return {outer.a * inner.a + outer.c * inner.b,           outer.b * inner.a + outer.d * inner.b,
            outer.a * inner.c + outer.c * inner.d,           outer.b * inner.c + outer.d * inner.d,
            outer.a * inner.e + outer.c * inner.f + outer.e, outer.b * inner.e + outer.d * inner.f + outer.f};
}

bool parse_svg_transform(std::string_view text, SvgTransform& transform) {
    constexpr std::array<std::string_view, 6> words{"matrix", "translate", "scale", "rotate", "skewX", "skewY"};
    while (!text.empty()) {
        const auto word = std::find_if(words.begin(), words.end(), [&](auto one) { return text.starts_with(one); });
        if (word == words.end()) {
            text.remove_prefix(1);
            continue;
        }
        const std::size_t from = text.find('(');
        const std::size_t to = text.find(')', std::min(from, text.size()));
        if (to == std::string_view::npos) return false;
        std::string_view inside = text.substr(from + 1, to - from - 1);
        text.remove_prefix(to + 1);
        std::array<float, 6> n{};
        std::size_t count = 0;
        while (!inside.empty()) {
            if (!begins_svg_number(inside.front())) {
                inside.remove_prefix(1);
                continue;
            }
            if (count == n.size()) return false;
            n[count++] = take_svg_number(inside);
        }
        const float angle = n[0] / 180 * pi;
        const SvgTransform turned{std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle), 0, 0};
        SvgTransform next;
        switch (word - words.begin()) {
        case 0:
            if (count != 6) return false;
            next = {n[0], n[1], n[2], n[3], n[4], n[5]};
            break;
        case 1: next.e = n[0], next.f = count == 1 ? 0 : n[1]; break;
        case 2: next.a = n[0], next.d = count == 1 ? n[0] : n[1]; break;
        case 3: next = SvgTransform{1, 0, 0, 1, n[1], n[2]} * turned * SvgTransform{1, 0, 0, 1, -n[1], -n[2]}; break;
        case 4: next.c = std::tan(angle); break;
        default: next.b = std::tan(angle); break;
        }
        transform = transform * next;
    }
    return true;
}

} // namespace twoturns::decks
