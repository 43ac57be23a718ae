// What helps eyes, in pixels: letters on tiles and thick marks.
#include <set>
#include <vector>

#include "support/contrast.hpp"
#include "view/studio.hpp"

using namespace twoturns;
using namespace twoturns::test;
using scene::CursorItem;
using scene::Scene;
using scene::TileItem;
using ui::Canvas;
using ui::Rect;

namespace {

constexpr Canvas small_canvas{200, 100};
constexpr Rect tile_box{30, 20, 57, 57};

Scene scene_with(const scene::Item& item) {
    Scene scene = empty_scene(small_canvas);
    scene.items = {item};
    return scene;
}

std::vector<std::uint32_t> picture_after(Studio& studio, const Scene& scene) {
    studio.draw(scene);
    return studio.everything();
}

/// Returns how many pixels of the scene an item changes.
int extent(Studio& studio, const scene::Item& item, bool thick) {
    Scene scene = scene_with(item);
    scene.thick = thick;
    const auto with = picture_after(studio, scene);
    scene.items.clear();
    return differing(with, picture_after(studio, scene));
}

} // namespace

TEST_CASE("letters on a tile depend on its kind alone and stand out from their plate", "[pixels]") {
    Studio studio{small_canvas};
    Scene scene = scene_with(TileItem{.box = tile_box, .face = 3, .kind = Kind{7}});
    const auto plain = picture_after(studio, scene);
    scene.letters = true;
    const auto lettered = picture_after(studio, scene);
    CHECK(differing(plain, lettered) > 150);
    const Rect corner{tile_box.x + 4, tile_box.y + 3, 11, 12};
    const auto plate = studio.part(corner);
    // Another picture of the same kind has the same plate; another kind has another one, even with the same picture.
    scene.items = {TileItem{.box = tile_box, .face = 5, .kind = Kind{7}}};
    studio.draw(scene);
    CHECK(studio.part(corner) == plate);
    scene.items = {TileItem{.box = tile_box, .face = 3, .kind = Kind{8}}};
    studio.draw(scene);
    CHECK_FALSE(studio.part(corner) == plate);
    // The darkest and the lightest pixel are plate and letter.
    double darkest = 1;
    double lightest = 0;
    ui::Colour dark;
    ui::Colour light;
    for (const std::uint32_t pixel : plate) {
        const ui::Colour colour = ui::rgb(pixel & 0xFFFFFFU);
        const double bright = luminance(colour);
        if (bright <= darkest) darkest = bright, dark = colour;
        if (bright >= lightest) lightest = bright, light = colour;
    }
    CHECK(contrast(dark, light) >= 7);
}

TEST_CASE("letters are on tiles of every deck, and on none that is turned down", "[pixels]") {
    Studio studio{small_canvas};
    studio.take_sample("any", 4);
    for (const scene::Item& item : {scene::Item{TileItem{.box = tile_box, .face = 3}},
                                    scene::Item{TileItem{.box = tile_box, .face = 3, .deck = "any", .kind = Kind{3}}},
                                    scene::Item{scene::SampleItem{.box = tile_box, .deck = "any", .face = 3}}}) {
        Scene scene = scene_with(item);
        const auto plain = picture_after(studio, scene);
        scene.letters = true;
        CHECK(differing(plain, picture_after(studio, scene)) > 150);
    }
    Scene scene = scene_with(TileItem{.box = tile_box, .face = {}});
    const auto blank = picture_after(studio, scene);
    scene.letters = true;
    CHECK(picture_after(studio, scene) == blank);
}

TEST_CASE("letters can be read on small tiles, two of them as well", "[pixels]") {
    Studio studio{small_canvas};
    std::set<std::vector<std::uint32_t>> all;
    for (int kind = 0; kind < 60; ++kind) {
        Scene scene = scene_with(TileItem{.box = {30, 20, 28, 28}, .face = 3, .kind = static_cast<Kind>(kind)});
        scene.letters = true;
        all.insert(picture_after(studio, scene));
    }
    CHECK(all.size() == 60);
}

TEST_CASE("thick marks cover much more than usual ones", "[pixels]") {
    Studio studio{small_canvas};
    const CursorItem cursor{.box = tile_box};
    CHECK(extent(studio, cursor, true) > 1.25 * extent(studio, cursor, false));
    for (const scene::TileStyle look : {scene::TileStyle::picked, scene::TileStyle::hinted}) {
        Scene scene = scene_with(TileItem{.box = tile_box, .face = 3, .look = look});
        Scene resting = scene_with(TileItem{.box = tile_box, .face = 3});
        const auto rest = picture_after(studio, resting);
        const int usual = differing(rest, picture_after(studio, scene));
        scene.thick = resting.thick = true;
        CHECK(differing(rest, picture_after(studio, scene)) > usual + 100);
        CHECK(picture_after(studio, resting) == rest);
    }
}
