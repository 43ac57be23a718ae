// The colours, by the measure of WCAG 2: relative luminance and contrast.
#include "scene/theme.hpp"

#include <algorithm>
#include <vector>

#include "support/catch.hpp"
#include "support/contrast.hpp"

using namespace twoturns::scene;
using twoturns::test::contrast;
using twoturns::test::over;

namespace {

/// All the table between its two shades may lie below the bar.
std::vector<Colour> shades(const Theme& theme) {
    std::vector<Colour> all;
    for (int i = 0; i <= 8; ++i)
        all.push_back(over(theme.table_edge.with_alpha(static_cast<float>(i) / 8), theme.table_middle));
    return all;
}

} // namespace

TEST_CASE("contrast is measured as published", "[theme]") {
    CHECK(contrast(rgb(0x000000), rgb(0xFFFFFF)) == Approx(21));
    CHECK(contrast(rgb(0x777777), rgb(0xFFFFFF)) == Approx(4.48).margin(0.01));
    CHECK(contrast(rgb(0x123456), rgb(0x123456)) == Approx(1));
    CHECK(over(rgb(0xFFFFFF).with_alpha(0.5F), rgb(0x000000)).r == Approx(128).margin(1));
}

TEST_CASE("all text can be read on the bar, its buttons, panels and fields", "[theme]") {
    for (const Theme& theme : {dark_theme, light_theme}) {
        for (const Colour table : shades(theme)) {
            const Colour bar = over(theme.bar, table);
            CHECK(contrast(theme.text, bar) >= 4.5);
            CHECK(contrast(theme.muted, bar) >= 4.5);
            CHECK(contrast(theme.text, over(theme.button, bar)) >= 4.5);
            CHECK(contrast(theme.text, over(theme.button_hover, bar)) >= 4.5);
        }
        CHECK(contrast(theme.text, theme.panel) >= 4.5);
        CHECK(contrast(theme.muted, theme.panel) >= 4.5);
        CHECK(contrast(theme.text, over(theme.button_hover, theme.panel)) >= 4.5);
        CHECK(contrast(theme.text, theme.field) >= 4.5);
        CHECK(contrast(theme.muted, theme.field) >= 4.5);
        CHECK(contrast(theme.field_border, theme.panel) >= 3);
        CHECK(contrast(theme.field_border, theme.field) >= 3);
    }
    CHECK(contrast(on_accent, accent) >= 4.5);
}
