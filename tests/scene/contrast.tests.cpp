// The measure by which the tests decide whether a text is legible.
#include "support/scene_contrast.hpp"

#include <utility>
#include <vector>

#include "support/catch.hpp"

using namespace twoturns::scene;
using twoturns::test::contrast;
using twoturns::ui::BoxItem;
using twoturns::ui::dark_theme;
using twoturns::ui::rgb;
using twoturns::ui::TextItem;

TEST_CASE("the contrast of a text is that with what lies under it, and the least of all", "[contrast]") {
    const Rect place{10, 10, 40, 10};
    const auto least = [&](std::vector<Item> below, Colour ink) {
        Scene scene;
        scene.canvas = {100, 100};
        scene.theme = dark_theme;
        scene.items = std::move(below);
        scene.items.emplace_back(TextItem{.text = "words", .colour = ink});
        const std::size_t text = scene.items.size() - 1;
        scene.items.emplace_back(BoxItem{.rect = place, .radius = 0, .fill = rgb(0x808080)}); // on top
        return twoturns::test::least_contrast(scene, text, place);
    };
    const auto box = [](Rect rect, Colour fill) { return BoxItem{.rect = rect, .radius = 0, .fill = fill}; };
    const Colour white = rgb(0xFFFFFF);
    CHECK(least({}, white) == Approx(contrast(white, dark_theme.table_middle)));
    CHECK(least({box(place.grown(2), rgb(0))}, white) == Approx(21));
    CHECK(least({box({48, 10, 40, 40}, white)}, white) == Approx(1));
    CHECK(least({box({60, 10, 40, 40}, white)}, white) == least({}, white));
    CHECK(least({box(place.grown(2), rgb(0)), box(place.grown(2), white.with_alpha(0.5F))}, white) < 5);
    CHECK(least({TileItem{.box = place, .face = 1}}, white) < 1.2);
    CHECK(least({box(place.grown(2), rgb(0))}, white.with_alpha(0.3F)) < 5);
}
