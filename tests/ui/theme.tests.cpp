// The colours, by the measure of WCAG 2: relative luminance and contrast.
#include "ui/theme.hpp"

#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/contrast.hpp"

using namespace twoturns::scene;
using twoturns::test::contrast;
using twoturns::test::over;
using twoturns::test::table_shades;

TEST_CASE("contrast is measured as published", "[theme]") {
    CHECK(contrast(rgb(0x000000), rgb(0xFFFFFF)) == Approx(21));
    CHECK(contrast(rgb(0x777777), rgb(0xFFFFFF)) == Approx(4.48).margin(0.01));
    CHECK(contrast(rgb(0x123456), rgb(0x123456)) == Approx(1));
    CHECK(over(rgb(0xFFFFFF).with_alpha(0.5F), rgb(0x000000)).r == Approx(128).margin(1));
}

TEST_CASE("the contrast of a text is that with what lies under it, and the least of all", "[theme]") {
    const Rect place{10, 10, 40, 10};
    const auto least = [&](std::vector<Item> below, Colour ink) {
        Scene scene{{100, 100}, dark_theme, std::move(below), {}};
        scene.items.emplace_back(TextItem{.text = "words", .at = {}, .colour = ink});
        const std::size_t text = scene.items.size() - 1;
        scene.items.emplace_back(BoxItem{.rect = place, .radius = 0, .fill = rgb(0x808080), .border = {}}); // above it
        return twoturns::test::least_contrast(scene, text, place);
    };
    const auto box = [](Rect rect, Colour fill) {
        return BoxItem{.rect = rect, .radius = 0, .fill = fill, .border = {}};
    };
    const Colour white = rgb(0xFFFFFF);
    CHECK(least({}, white) == Approx(contrast(white, dark_theme.table_middle)));
    CHECK(least({box(place.grown(2), rgb(0))}, white) == Approx(21));
    CHECK(least({box({48, 10, 40, 40}, white)}, white) == Approx(1));
    CHECK(least({box({60, 10, 40, 40}, white)}, white) == least({}, white));
    CHECK(least({box(place.grown(2), rgb(0)), box(place.grown(2), white.with_alpha(0.5F))}, white) < 5);
    CHECK(least({TileItem{.box = place, .face = 1}}, white) < 1.2);
    CHECK(least({box(place.grown(2), rgb(0))}, white.with_alpha(0.3F)) < 5);
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
