#include "svg_lint.hpp"

#include <string>

#include "support/catch.hpp"

using twoturns::assets::svg_faults;

namespace {

std::string svg(const std::string& content) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">\n" + content + "\n</svg>\n";
}

} // namespace

TEST_CASE("art that is drawn as meant has no fault", "[svg]") {
    CHECK(svg_faults(svg("<path d=\"M0 0h8v8z\" fill=\"#d8342f\"/>")).empty());
    CHECK(svg_faults(
              svg("<!-- <text> is only mentioned -->\n<g fill=\"none\" stroke=\"#ffffff\"><path d=\"M0 0h8\"/></g>"))
              .empty());
    CHECK(svg_faults(svg("<defs><linearGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"8\" "
                         "y2=\"8\"><stop offset=\"0\" stop-color=\"#000000\"/></linearGradient></defs>"
                         "<rect x=\"0\" y=\"0\" width=\"8\" height=\"8\" fill=\"url(#a)\"/>"))
              .empty());
}

TEST_CASE("what nanosvg drops or mistakes is a fault, named with its line", "[svg]") {
    const auto content = GENERATE(
        as<std::string>{}, "<text fill=\"#000000\">A</text>", "<use href=\"#a\"/>", "<path d=\"M0 0h8v8z\"/>",
        "<path d=\"M0 0h8v8z\" fill=\"orange\"/>", "<path d=\"M0 0h8v8z\" fill=\"currentColor\"/>",
        "<path d=\"M0 0h8v8z\" fill=\"#d8342f80\"/>", "<path d=\"M0 0h8v8z\" fill=\"#fff\"/>",
        "<path d=\"M0 0h8v8z\" style=\"fill:#d8342f\"/>", "<path d=\"M0 0h8v8z\" class=\"a\" fill=\"#d8342f\"/>",
        "<path d=\"M0 0h8v8z\" fill=\"#d8342f\" clip-path=\"url(#c)\"/>",
        "<path d=\"M0 0h8v8z\" fill=\"url(#later)\"/>", "<circle cx=\"50%\" cy=\"4\" r=\"4\" fill=\"#d8342f\"/>",
        "<circle cx=\"1mm\" cy=\"4\" r=\"4\" fill=\"#d8342f\"/>", "<g fill=\"#d8342f\"><path d=\"M0 0h8v8z\"/>");
    CAPTURE(content);
    const auto faults = svg_faults(svg(content));
    REQUIRE_FALSE(faults.empty());
    CHECK(faults.front().substr(0, 5) == "line ");
}

TEST_CASE("a fill counts for the group it is given to, not beyond it", "[svg]") {
    const auto faults = svg_faults(svg("<g fill=\"#d8342f\"><path d=\"M0 0h8\"/></g>\n<path d=\"M0 0h8\"/>"));
    REQUIRE(faults.size() == 1);
    CHECK(faults.front() == "line 3: <path> without a fill");
}

TEST_CASE("a gradient across the box of its shape is a fault", "[svg]") {
    CHECK(svg_faults(svg("<defs><linearGradient id=\"a\"></linearGradient></defs>")).size() == 1);
}

TEST_CASE("the root must come early and have a view box", "[svg]") {
    CHECK(svg_faults("<!--" + std::string(5000, ' ') + "-->" + svg("")).size() == 1);
    CHECK(svg_faults("<svg width=\"8\" height=\"8\"></svg>").size() == 1);
}
