// The colours, checked by WCAG 2: relative luminance and contrast.
#include "ui/theme.hpp"

#include <array>
#include <utility>
#include <vector>

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

TEST_CASE("all text can be read on every table, the bar, its buttons, panels and fields", "[theme]") {
    for (const TableKind kind : all_tables) {
        const Theme theme = theme_of(kind);
        CAPTURE(static_cast<int>(kind));
        CHECK(theme.table == kind);
        for (const Colour table : table_shades(theme)) {
            const Colour bar = over(theme.bar, table);
            CHECK(contrast(theme.text, table) >= 4.5);
            CHECK(contrast(theme.muted, table) >= 4.5);
            CHECK(contrast(theme.text, bar) >= 4.5);
            CHECK(contrast(theme.muted, bar) >= 4.5);
            CHECK(contrast(theme.text, over(theme.button, bar)) >= 4.5);
            CHECK(contrast(theme.text, over(theme.button_hover, bar)) >= 4.5);
        }
        for (const Colour table : table_shades(theme))
            for (const Colour place : {over(theme.inset, table), over(theme.button, table)}) {
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
    // The design's figures, at the worst place of each table.
    constexpr std::array<std::pair<double, double>, 7> promised{
        {{6.4, 4.7}, {7.2, 5.2}, {9.8, 6.6}, {6.7, 4.7}, {10.1, 5.2}, {6.5, 4.9}, {21.0, 21.0}}};
    for (std::size_t i = 0; i < promised.size(); ++i) {
        const Theme theme = theme_of(all_tables.at(i));
        double text = 21;
        double muted = 21;
        for (const Colour table : table_shades(theme)) {
            text = std::min(text, contrast(theme.text, table));
            muted = std::min(muted, contrast(theme.muted, table));
        }
        CHECK(text == Approx(promised.at(i).first).margin(0.06));
        CHECK(muted == Approx(promised.at(i).second).margin(0.06));
    }
    for (const Colour filled : {accent, accent_hover, accent_pressed}) CHECK(contrast(on_accent, filled) >= 4.5);
    CHECK(contrast(on_warning, warning) >= 4.5);
}

TEST_CASE("the ring of the focus is seen on all it lies on, and differs from what is chosen", "[theme]") {
    for (const TableKind kind : all_tables) {
        const Theme theme = theme_of(kind);
        CAPTURE(static_cast<int>(kind));
        std::vector<Colour> grounds = table_shades(theme);
        for (const Colour ground : std::vector<Colour>{grounds}) {
            grounds.push_back(over(theme.bar, ground));
            grounds.push_back(over(theme.button, ground));
            grounds.push_back(over(theme.inset, ground));
        }
        grounds.push_back(theme.panel);
        grounds.push_back(theme.field);
        grounds.push_back(over(accent.with_alpha(0.13F), theme.panel)); // a selected row
        for (const Colour ground : grounds) CHECK(contrast(theme.focus, ground) >= 3);
        for (const Colour ground : table_shades(theme)) CHECK(contrast(theme.chosen(), ground) >= 3);
        CHECK(theme.focus != accent);
        CHECK(contrast(theme.focus, accent) >= 2);
    }
}

TEST_CASE("with high contrast everything differs by at least 7 to 1, and the ring of the focus has two tones",
          "[theme]") {
    const Theme theme = theme_of(TableKind::contrast, Material::jade);
    CHECK(theme.material == Material::plain);
    CHECK(theme.is_plain());
    for (const Colour ground : {theme.table_middle, theme.table_edge, theme.bar, theme.panel, theme.field, theme.inset,
                                theme.button, theme.button_hover, theme.button_pressed, theme.selection}) {
        CHECK(ground.a == 255); // nothing shines through
        for (const Colour ink : {theme.text, theme.muted}) CHECK(contrast(ink, ground) >= 7);
    }
    for (const Colour ink : {theme.gold, theme.border, theme.field_border, theme.focus, theme.chosen()})
        CHECK(contrast(ink, theme.table_middle) >= 7);
    CHECK(contrast(theme.on_chip, theme.chip) >= 7);
    CHECK(contrast(on_warning, warning) >= 7);
    for (const Colour filled : {accent, accent_hover, accent_pressed}) CHECK(contrast(on_accent, filled) >= 7);
    CHECK(contrast(theme.focus, theme.panel) == Approx(21)); // the two tones
}

TEST_CASE("the tiles of a theme are those chosen, of any table", "[theme]") {
    for (const TableKind table : all_tables)
        for (const Material material : all_materials) {
            const Theme theme = theme_of(table, material);
            CHECK(theme.table == table);
            CHECK(theme.material == (table == TableKind::contrast ? Material::plain : material));
        }
}
