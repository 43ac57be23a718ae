#include "svg_lint.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <map>
#include <set>

namespace twoturns::assets {
namespace {

constexpr std::array shapes = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"};
constexpr std::array others = {"svg", "g", "defs", "linearGradient", "radialGradient", "stop", "title", "desc"};
constexpr std::array attributes = {"xmlns",
                                   "viewBox",
                                   "width",
                                   "height",
                                   "version",
                                   "id",
                                   "fill",
                                   "fill-rule",
                                   "fill-opacity",
                                   "stroke",
                                   "stroke-width",
                                   "stroke-linecap",
                                   "stroke-linejoin",
                                   "stroke-opacity",
                                   "stroke-dasharray",
                                   "stroke-miterlimit",
                                   "opacity",
                                   "transform",
                                   "d",
                                   "points",
                                   "x",
                                   "y",
                                   "rx",
                                   "ry",
                                   "cx",
                                   "cy",
                                   "r",
                                   "x1",
                                   "y1",
                                   "x2",
                                   "y2",
                                   "fx",
                                   "fy",
                                   "offset",
                                   "stop-color",
                                   "stop-opacity",
                                   "gradientUnits",
                                   "gradientTransform"};
constexpr std::array colours = {"fill", "stroke", "stop-color"};
constexpr std::array lengths = {"x",  "y",  "rx", "ry", "cx", "cy",    "r",      "x1",
                                "y1", "x2", "y2", "fx", "fy", "width", "height", "stroke-width"};
/// SDL2_image searches for the root element only up to this offset.
constexpr std::size_t sniffed = 4095;

template <class List> bool has(const List& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool is_colour(std::string_view value) {
    return value.size() == 7 && value.front() == '#' && std::all_of(value.begin() + 1, value.end(), [](char c) {
               return std::isxdigit(static_cast<unsigned char>(c)) != 0;
           });
}

bool is_number(std::string_view value) {
    return !value.empty() && value.find_first_not_of("0123456789.-+") == std::string_view::npos;
}

struct Tag {
    std::string name;
    std::map<std::string, std::string, std::less<>> values;
    bool closing = false;
    bool empty = false; // <name/>
};

Tag read_tag(std::string_view text) {
    Tag tag;
    if (!text.empty() && text.front() == '/') {
        tag.closing = true;
        text.remove_prefix(1);
    }
    if (!text.empty() && text.back() == '/') {
        tag.empty = true;
        text.remove_suffix(1);
    }
    const auto blank = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
    std::size_t at = 0;
    while (at < text.size() && !blank(text[at])) tag.name += text[at++];
    while (at < text.size()) {
        const std::size_t equals = text.find('=', at);
        if (equals == std::string_view::npos) break;
        std::string key;
        for (const char c : text.substr(at, equals - at))
            if (!blank(c)) key += c;
        const std::size_t open = text.find_first_of("\"'", equals);
        if (open == std::string_view::npos) break;
        const std::size_t close = std::min(text.find(text[open], open + 1), text.size());
        tag.values[key] = std::string(text.substr(open + 1, close - open - 1));
        at = close + 1;
    }
    return tag;
}

class Lint {
public:
    std::vector<std::string> run(std::string_view text) {
        if (text.substr(0, sniffed).find("<svg") == std::string_view::npos)
            fault("no <svg within the first 4095 bytes");
        std::size_t at = 0;
        while ((at = count_lines(text, at, text.find('<', at))) < text.size()) {
            const bool comment = text.substr(at, 4) == "<!--";
            const std::size_t end = text.find(comment ? "-->" : ">", at);
            if (end == std::string_view::npos) {
                fault("a tag without an end");
                break;
            }
            if (!comment) tag(text.substr(at + 1, end - at - 1));
            at = count_lines(text, at, end + (comment ? 3 : 1));
        }
        if (!open_.empty()) fault("<" + open_.back().name + "> is not closed");
        return std::move(faults_);
    }

private:
    struct Open {
        std::string name;
        bool filled; // a fill is set here or on an ancestor
    };
    std::vector<std::string> faults_;
    std::vector<Open> open_;
    std::set<std::string, std::less<>> gradients_;
    int line_ = 1;

    void fault(const std::string& what) { faults_.push_back("line " + std::to_string(line_) + ": " + what); }

    std::size_t count_lines(std::string_view text, std::size_t from, std::size_t to) {
        to = std::min(to, text.size());
        line_ += static_cast<int>(std::count(text.begin() + static_cast<std::ptrdiff_t>(from),
                                             text.begin() + static_cast<std::ptrdiff_t>(to), '\n'));
        return to;
    }

    void tag(std::string_view text) {
        if (text.front() == '?') return;
        if (text.front() == '!') return fault("a document type or CDATA");
        const Tag tag = read_tag(text);
        if (tag.closing) {
            if (open_.empty() || open_.back().name != tag.name) return fault("</" + tag.name + "> closes nothing");
            open_.pop_back();
            return;
        }
        const bool shape = has(shapes, tag.name);
        if (!shape && !has(others, tag.name)) fault("<" + tag.name + "> is not drawn");
        for (const auto& [key, value] : tag.values) attribute(key, value);
        if (tag.name == "svg" && tag.values.count("viewBox") == 0) fault("<svg> without a viewBox");
        const bool gradient = tag.name == "linearGradient" || tag.name == "radialGradient";
        if (gradient) {
            const auto units = tag.values.find("gradientUnits");
            if (units == tag.values.end() || units->second != "userSpaceOnUse")
                fault("a gradient that is not in user space");
            const auto id = tag.values.find("id");
            if (id != tag.values.end()) gradients_.insert(id->second);
        }
        const bool filled = tag.values.count("fill") != 0 || (!open_.empty() && open_.back().filled);
        if (shape && !filled) fault("<" + tag.name + "> without a fill");
        if (!tag.empty) open_.push_back({tag.name, filled});
    }

    void attribute(const std::string& key, const std::string& value) {
        if (!has(attributes, key)) return fault("the attribute " + key + " is not understood");
        if (has(lengths, key) && !is_number(value)) fault(key + "=\"" + value + "\" is not a plain number");
        if (!has(colours, key) || value == "none" || is_colour(value)) return;
        if (value.size() > 6 && value.substr(0, 5) == "url(#" && value.back() == ')') {
            if (gradients_.count(value.substr(5, value.size() - 6)) == 0)
                fault(value + " is not defined before its use");
        } else {
            fault(key + "=\"" + value + "\" is not #rrggbb");
        }
    }
};

} // namespace

std::vector<std::string> svg_faults(std::string_view text) { return Lint{}.run(text); }

} // namespace twoturns::assets
