// The colours, checked by WCAG 2: relative luminance and contrast.
#include "ui/theme.hpp"

#include "support/catch.hpp"
#include "support/contrast.hpp"

using namespace twoturns::ui;
using twoturns::test::contrast;
using twoturns::test::over;
using twoturns::test::table_shades;

TEST_CASE("contrast is measured as published", "[theme]") {
    CHECK(contrast(rgb(0x000000), rgb(0xFFFFFF)) == Approx(21));
    CHECK(contrast(rgb(0x777777), rgb(0xFFFFFF)) == Approx(4.48).margin(0.01));
    CHECK(contrast(rgb(0x123456), rgb(0x123456)) == Approx(1));
    CHECK(over(rgb(0xFFFFFF).with_alpha(0.5F), rgb(0x000000)).r == Approx(128).margin(1));
}

TEST_CASE("all text can be read on the table, the bar, its buttons, panels and fields", "[theme]") {
    for (const Theme& theme : {dark_theme, light_theme}) {
        for (const Colour table : table_shades(theme)) {
            const Colour bar = over(theme.bar, table);
            CHECK(contrast(theme.text, table) >= 4.5);
            CHECK(contrast(theme.muted, table) >= 4.5);
            CHECK(contrast(theme.text, bar) >= 4.5);
            CHECK(contrast(theme.muted, bar) >= 4.5);
            CHECK(contrast(theme.text, over(theme.button, bar)) >= 4.5);
            CHECK(contrast(theme.text, over(theme.button_hover, bar)) >= 4.5);
        }
        for (const Colour page : {theme.page_middle, theme.page_edge})
            for (const Colour place : {page, over(theme.inset, page), over(theme.button, page)}) {
                CHECK(contrast(theme.text, place) >= 4.5);
                CHECK(contrast(theme.muted, place) >= 4.5);
            }
        CHECK(contrast(theme.gold, theme.panel) >= 4.5);
        CHECK(contrast(theme.text, over(theme.selection, theme.field)) >= 4.5);
        CHECK(contrast(theme.text, theme.panel) >= 4.5);
        CHECK(contrast(theme.muted, theme.panel) >= 4.5);
        CHECK(contrast(theme.text, over(theme.button_hover, theme.panel)) >= 4.5);
        CHECK(contrast(theme.text, theme.field) >= 4.5);
        CHECK(contrast(theme.muted, theme.field) >= 4.5);
        CHECK(contrast(theme.field_border, theme.panel) >= 3);
        CHECK(contrast(theme.field_border, theme.field) >= 3);
    }
    for (const Colour filled : {accent, accent_hover, accent_pressed}) CHECK(contrast(on_accent, filled) >= 4.5);
    CHECK(contrast(on_warning, warning) >= 4.5);
}

TEST_CASE("the ring of the focus is seen on all it lies on, and differs from what is chosen", "[theme]") {
    for (const Theme& theme : {dark_theme, light_theme}) {
        std::vector<Colour> grounds = table_shades(theme);
        for (const Colour page : table_shades(theme.page_edge, theme.page_middle)) grounds.push_back(page);
        for (const Colour ground : std::vector<Colour>{grounds}) {
            grounds.push_back(over(theme.bar, ground));
            grounds.push_back(over(theme.button, ground));
            grounds.push_back(over(theme.inset, ground));
        }
        grounds.push_back(theme.panel);
        grounds.push_back(theme.field);
        grounds.push_back(over(accent.with_alpha(0.13F), theme.panel)); // a selected row
        for (const Colour ground : grounds) CHECK(contrast(theme.focus, ground) >= 3);
        CHECK(theme.focus != accent);
        CHECK(contrast(theme.focus, accent) >= 2);
    }
}
