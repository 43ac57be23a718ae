// Slow drawings are detected before they are rendered.
#include "decks/pictures/svg_work.hpp"

#include <string>
#include <vector>

#include "decks/pictures/picture_limits.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"

using namespace twoturns;

namespace {

constexpr std::size_t most = decks::picture_limits::svg_bytes;

std::string svg_of(const std::string& content, const std::string& view = "0 0 64 64") {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + view + "\">" + content + "</svg>";
}

/// Repeats the text as often as fits into this many bytes.
std::string times(const std::string& text, std::size_t bytes = most - 500) {
    std::string all;
    while (all.size() + text.size() <= bytes) all += text;
    return all;
}

/// Returns points alternately at the top and at the bottom, so that all lines between them cross; `part` of 64 units
/// apart.
std::string crossing(std::size_t bytes, double part = 1) {
    std::string all;
    for (int i = 0; all.size() + 30 < bytes; ++i)
        all += " " + std::to_string(part * (i * 3701 % 6299) / 100) +
               (i % 2 == 0 ? " " + std::to_string(part * 63) : " 0");
    return all;
}

std::string path_of(const std::string& data) { return svg_of("<path d=\"M0 0" + data + "\"/>"); }

bool is_taken(const std::string& drawing, int side = 256) {
    return decks::is_drawn_within(decks::tamed_drawing(drawing), side, decks::picture_limits::svg_steps);
}

} // namespace

TEST_CASE("drawings that would take minutes are told from their text", "[svg]") {
    const std::vector<std::string> drawings{
        path_of(crossing(most - 500)),
        path_of(crossing(150'000)),
        path_of(times("t1 64 ")),
        path_of(times("c9 99 9-99 1 0")),
        svg_of(times("<rect width=\"64\" height=\"64\"/>")),
        svg_of(times("<path d=\"M0 0L64 64H0z\"/>")),
        svg_of("<g stroke=\"red\">" + times("<line x2=\"64\" y2=\"64\" stroke-width=\"64\"/>") + "</g>"),
        svg_of("<linearGradient id=\"a\">" + times("<stop offset=\"0\"/>") + "</linearGradient>"),
        svg_of("<style>" + times(".b{}", 200'000) + "</style>" + times("<g class=\"a\">", 200'000)),
        svg_of("<style>.a{stroke:red;stroke-width:9}</style><path class=\"a\" d=\"M0 0" + crossing(150'000) + "\"/>")};
    for (const std::string& drawing : some_of(drawings)) {
        CAPTURE(drawing.substr(0, 200));
        CHECK_FALSE(is_taken(drawing));
    }
}

TEST_CASE("what hides how much there is to draw does not help", "[svg]") {
    const std::string lines = "<path d=\"M0 0" + crossing(150'000) + "\"/>";
    const std::string tiny = "<path transform=\"scale(64)\" d=\"M0 0" + crossing(150'000, 1.0 / 64) + "\"/>";
    const std::vector<std::string> drawings{
        svg_of("<!-- > " + lines + " -->"),
        svg_of("<g><g>" + lines),
        svg_of(tiny),
        svg_of("<g style=\"transform:scale(64)\"><path d=\"M0 0" + crossing(150'000, 1.0 / 64) + "\"/></g>"),
        "<svg width=\"64\" height=\"64\">" + lines,
        "<svg>" + lines,
        svg_of("<polygon points='" + crossing(150'000) + "'/>"),
        svg_of("<path d=\"M0 0" + times("L1e300 64L-1e300 0", 40'000) + "\"/>"),
        svg_of("<defs>" + lines + "</defs>" + lines)};
    for (const std::string& drawing : some_of(drawings)) {
        CAPTURE(drawing.substr(0, 200));
        CHECK_FALSE(is_taken(drawing));
    }
}

TEST_CASE("ordinary drawings are drawn, however many curves they have", "[svg]") {
    std::string art;
    for (int i = 0; i < 1500; ++i)
        art += "<path fill=\"#d8342f\" stroke=\"#000000\" d=\"M" + std::to_string(i % 60) + " " +
               std::to_string(i * 7 % 60) + times("c.1.2.3.9 1-.4.5 1-.3-.2-1.6-.5", 240) + "z\"/>";
    const std::vector<std::string> drawings{
        svg_of(art),
        svg_of(""),
        svg_of("<circle cx=\"32\" cy=\"32\" r=\"30\"/>"),
        svg_of("<style>.a{fill:red;stroke:blue}</style>" +
               times("<rect class=\"a\" width=\"9\" height=\"9\"/>", 20'000)),
        svg_of(
            "<g stroke-width=\"3\" stroke-linejoin=\"round\" stroke-linecap=\"round\" stroke=\"#000\" fill=\"none\">" +
            times("<path d=\"M4 4c9 0 18 9 18 18s-9 18-18 18M40 9h9v9a5 5 0 0 1-9 0z\"/>", 6000) + "</g>"),
        svg_of("<linearGradient id=\"a\"><stop/><stop/></linearGradient>" +
               times("<ellipse rx=\"9\" ry=\"5\" fill=\"url(#a)\"/>", 60'000)),
        svg_of("<rect x=\"-32000\" y=\"-32000\" width=\"65000\" height=\"65000\"/>")};
    for (const std::string& drawing : some_of(drawings)) {
        CAPTURE(drawing.substr(0, 200));
        CHECK(is_taken(drawing));
    }
}

TEST_CASE("words that make much of little are taken out of a drawing", "[svg]") {
    const std::string tamed = decks::tamed_drawing(
        svg_of("<style>.a{transform:scale(9)}</style><path transform=\"scale(2)\" stroke-dasharray=\".1\"/>"));
    CHECK(tamed.find("{transform") == std::string::npos);
    CHECK(tamed.find(" transform=") != std::string::npos);
    CHECK(tamed.find("stroke-dasharray") == std::string::npos);
}
