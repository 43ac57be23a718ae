// The drawing of each kind of item in a scene, measured in pixels.
#include <SDL_image.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "scene/weave.hpp"
#include "support/contrast.hpp"
#include "view/studio.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;
using scene::CursorItem;
using scene::LineItem;
using scene::MarkItem;
using scene::Scene;
using scene::TileItem;

TEST_CASE("what cannot be drawn is left out and named, and everything else is drawn", "[pixels]") {
    const Canvas canvas{480, 360};
    Studio studio{canvas};
    Scene scene = empty_scene(canvas);
    const Rect far_down{0, 300, 40, 40};
    const BoxItem plain{.rect = far_down, .radius = 0, .fill = rgb(0x12AB34)};
    const auto undrawn_beside = [&](const scene::Item& item) {
        scene.items = {item, plain};
        view::Undrawn undrawn = studio.draw_what_can_be(scene);
        CHECK(studio.at(far_down.centre()) == rgb(0x12AB34));
        return undrawn;
    };
    SECTION("text far wider than any texture") {
        const auto undrawn = undrawn_beside(TextItem{.text = std::string(5'000'000, 'W')});
        REQUIRE(undrawn.contains("text"));
        CHECK(undrawn.size() == 1);
        CHECK(undrawn.at("text").size() < 200);
    }
    SECTION("boxes larger than any window") {
        for (const Rect rect : {Rect{0, 0, 1'000'000, 10}, Rect{0, 0, 10, 1'000'000}, Rect{0, 0, 9e8F, 9e8F}})
            CHECK(undrawn_beside(BoxItem{.rect = rect, .radius = 4}).contains("box"));
    }
    SECTION("an icon whose file is gone") {
        CHECK(undrawn_beside(IconItem{"no such icon", {0, 0, 20, 20}, {}}).contains("icon"));
    }
    SECTION("a table larger than any window hides the frame before all the same") {
        scene.canvas = {1'000'000, 10};
        scene.theme.table_edge = rgb(0x654321);
        CHECK(undrawn_beside(plain).contains("table"));
        CHECK(studio.at({200, 100}) == rgb(0x654321));
    }
}

TEST_CASE("a sample of another deck is a blank tile until that deck is loaded, and is asked for once", "[pixels]") {
    const Canvas canvas{200, 100};
    const Rect box{20, 20, 60, 60};
    const auto picture_of = [&](Studio& studio, const scene::Item& item) {
        Scene scene = empty_scene(canvas);
        scene.items = {item};
        studio.draw(scene);
        return studio.everything();
    };
    Studio studio{canvas};
    const auto blank = picture_of(studio, TileItem{.box = box, .face = {}});
    const auto face = picture_of(studio, TileItem{.box = box, .face = 3});
    const scene::SampleItem sample{.box = box, .deck = "any", .face = 3};
    CHECK(picture_of(studio, sample) == blank);
    CHECK(picture_of(studio, sample) == blank);
    CHECK(studio.wanted() == std::vector<std::string>{"any"});
    studio.take_sample("any", 4);
    CHECK(picture_of(studio, sample) == face);
    CHECK(picture_of(studio, scene::SampleItem{.box = box, .deck = "any", .face = 4}) == blank);
    CHECK(studio.wanted().empty());
}

TEST_CASE("a picture of another deck behind its first ones is asked for as well, once", "[pixels]") {
    const Canvas canvas{200, 100};
    const Rect box{20, 20, 60, 60};
    Studio studio{canvas};
    REQUIRE(studio.faces() > 12);
    const auto draws = [&](const scene::Item& item) {
        Scene scene = empty_scene(canvas);
        scene.items = {item};
        studio.draw(scene);
        return studio.everything();
    };
    const scene::Item seal = scene::SealItem{.box = box, .face = 12, .deck = "any"};
    const auto here = draws(scene::SealItem{.box = box, .face = 12});
    (void)draws(scene::SampleItem{.box = box, .deck = "any", .face = 3});
    CHECK(studio.wanted() == std::vector<std::string>{"any"});
    studio.take_sample("any", 9);
    CHECK_FALSE(draws(seal) == here);
    CHECK_FALSE(draws(seal) == here);
    CHECK(studio.wanted() == std::vector<std::string>{"any"});
    studio.take_sample("any", 13);
    CHECK(draws(seal) == here);
    CHECK(studio.wanted().empty());
}

TEST_CASE("a picture of another deck that had a mark is drawn wherever it is, and is looked for in all of the deck",
          "[pixels]") {
    const Canvas canvas{200, 100};
    const Rect box{20, 20, 60, 60};
    Studio studio{canvas};
    const auto draws = [&](const scene::Item& item) {
        Scene scene = empty_scene(canvas);
        scene.items = {item};
        studio.draw(scene);
        return studio.everything();
    };
    const auto seal = draws(scene::SealItem{.box = box, .face = 2});
    const auto tile = draws(TileItem{.box = box, .face = 2});
    const auto blank = draws(TileItem{.box = box, .face = std::nullopt});
    (void)draws(scene::SampleItem{.box = box, .deck = "any", .face = 0, .mark = 13});
    CHECK(studio.wanted() == std::vector<std::string>{"any"});
    studio.take_sample("any", 3, {11, 12, 13});
    CHECK(draws(scene::SampleItem{.box = box, .deck = "any", .face = 0, .mark = 13}) == tile);
    CHECK(draws(scene::SealItem{.box = box, .face = 0, .deck = "any", .mark = 13}) == seal);
    CHECK(studio.wanted().empty());
    CHECK(draws(scene::SampleItem{.box = box, .deck = "any", .face = 0, .mark = 14}) == blank);
    CHECK(studio.wanted() == std::vector<std::string>{"any"});
    CHECK(draws(scene::SampleItem{.box = box, .deck = "any", .face = 0, .mark = 14}) == blank);
    CHECK(studio.wanted().empty());
}

TEST_CASE("things without any size are drawn as nothing", "[pixels]") {
    Studio studio{{480, 360}};
    Scene scene = empty_scene({480, 360});
    for (const float side : {0.0F, 0.3F})
        scene.items.insert(
            scene.items.end(),
            {TileItem{.box = {10, 10, side, side}, .face = 1},
             scene::SampleItem{.box = {10, 10, side, side}, .deck = "any", .face = 1},
             TileItem{.box = {10, 10, side, side}, .face = 1, .alpha = 0.5F},
             BoxItem{.rect = {10, 10, side, 10}, .radius = 4}, BoxItem{.rect = {10, 10, 10, side}, .radius = 4},
             IconItem{"save", {10, 10, side, side}, {}}, CursorItem{{10, 10, side, side}},
             LineItem{.points = {{10, 10}, {10, 10}}, .width = side}, MarkItem{.at = {10, 10}, .size = side},
             TextItem{.text = ""}, TextItem{.text = "a", .size = side}, StrokeItem{{{10, 10}, {10, 10}}, side, {}},
             StrokeItem{{{10, 10}}, 4, {}}, StrokeItem{}});
    studio.draw(scene);
}

TEST_CASE("a tile under the pointer is a hair lighter than the others", "[pixels]") {
    Studio studio{{480, 360}};
    Scene scene = empty_scene({480, 360});
    scene.items = {TileItem{.box = {20, 20, 60, 60}, .face = std::nullopt},
                   TileItem{.box = {120, 20, 60, 60}, .face = std::nullopt, .look = scene::TileStyle::pointed}};
    studio.draw(scene);
    for (const float y : {30.0F, 50.0F, 70.0F}) {
        const double resting = luminance(studio.at({50, y}));
        const double pointed = luminance(studio.at({150, y}));
        CHECK(pointed > resting);
        CHECK(pointed < resting * 1.15);
    }
}

TEST_CASE("a stroke goes through its points, smooth and no wider than it is", "[pixels]") {
    Studio studio{{480, 360}};
    Scene scene = empty_scene({480, 360});
    studio.draw(scene);
    const auto table = studio.part({100, 100, 100, 100});
    const Colour colour = rgb(0xFF8000);
    scene.items = {StrokeItem{{{110, 150}, {130, 170}, {180, 120}}, 6, colour}};
    studio.draw(scene);
    for (const Point on : {Point{111, 151}, {130, 169}, {155, 145}, {179, 121}}) CHECK(studio.at(on) == colour);
    const auto drawn = studio.part({100, 100, 100, 100});
    int full = 0;
    for (const std::uint32_t pixel : drawn) full += (pixel & 0xFFFFFFU) == 0xFF8000U;
    const int touched = differing(drawn, table);
    CHECK(touched > full + 50); // its edge is smooth
    CHECK(touched < 900);       // 99 long and 6 wide, with its edge
    scene.items = {StrokeItem{{{-5000, 150}, {9'000'000, 150}}, 6, colour}};
    CHECK(studio.draw_what_can_be(scene).contains("stroke"));
}

TEST_CASE("a large box has the corners and edges of a small one, and between them nothing but more of the same",
          "[pixels]") {
    constexpr int small = 90;
    constexpr Point corner{40, 40};
    const auto drawn = [&](Studio& studio, BoxItem box, int width, int height) {
        box.rect = {corner.x, corner.y, static_cast<float>(width), static_cast<float>(height)};
        Scene scene = empty_scene({600, 500});
        scene.items = {BoxItem{.rect = {0, 0, 600, 500}, .fill = rgb(0x808080)}, box};
        studio.draw(scene);
        return studio.part({0, 0, static_cast<float>(width) + 2 * corner.x, static_cast<float>(height) + 2 * corner.y});
    };
    const bool shadow = GENERATE(true, false);
    const bool opaque = GENERATE(true, false);
    const BoxItem box{.rect = {},
                      .radius = 24,
                      .fill = rgb(0x12AB34).with_alpha(opaque ? 1.0F : 0.25F),
                      .border = rgb(0xFFFFFF).with_alpha(0.5F),
                      .border_width = 1.5F,
                      .shadow = shadow};
    Studio studio{{600, 500}};
    const auto as_small = drawn(studio, box, small, small);
    const int stride = small + 80;
    for (const Rect size : {Rect{0, 0, 500, 400}, Rect{0, 0, 301, 90}, Rect{0, 0, 90, 333}}) {
        const int width = static_cast<int>(size.w);
        const int height = static_cast<int>(size.h);
        const auto pixels = drawn(studio, box, width, height);
        const auto back = [&](int at, int more) { // to its place in the small one
            const int middle = stride / 2;
            return at <= middle ? at : std::max(middle, at - more);
        };
        int other = 0;
        for (int y = 0; y < height + 80; ++y)
            for (int x = 0; x < width + 80; ++x)
                other += pixels[static_cast<std::size_t>(y * (width + 80) + x)] !=
                         as_small[static_cast<std::size_t>(back(y, height - small) * stride + back(x, width - small))];
        CHECK(other == 0);
    }
}

TEST_CASE("what is clipped is drawn inside its rectangle alone, and the next frame everywhere again", "[pixels]") {
    Studio studio{{480, 360}};
    Scene scene = empty_scene({480, 360});
    const BoxItem whole{.rect = {0, 0, 480, 360}, .radius = 0, .fill = rgb(0x12AB34)};
    scene.items = {ClipItem{Rect{100, 100, 50, 40}}, whole};
    studio.draw(scene);
    CHECK(studio.at({100, 100}) == whole.fill);
    CHECK(studio.at({149, 139}) == whole.fill);
    CHECK(studio.at({99, 100}) != whole.fill);
    CHECK(studio.at({150, 139}) != whole.fill);
    scene.items = {ClipItem{Rect{100, 100, 0, 40}}, whole};
    studio.draw(scene);
    CHECK(studio.at({100, 110}) != whole.fill);
    scene.items = {ClipItem{Rect{100, 100, 50, 40}}, ClipItem{}, whole};
    studio.draw(scene);
    CHECK(studio.at({400, 300}) == whole.fill);
    scene.items = {};
    studio.draw(scene);
    CHECK(studio.at({400, 300}) != whole.fill);
    CHECK(studio.at({120, 120}) != whole.fill);
}

TEST_CASE("a table gets its texture when that is made, and the texture under a page is weaker", "[pixels]") {
    const Canvas canvas{480, 360};
    Studio studio{canvas};
    Scene scene = empty_scene(canvas);
    scene.theme = theme_of(TableKind::walnut);
    studio.draw(scene);
    const auto plain = studio.everything();
    const auto wanted = studio.take_wanted_bakes();
    REQUIRE(wanted.size() == 1);
    const auto table = std::get<view::TablePicture>(wanted.front());
    CHECK(table.table == TableKind::walnut);
    CHECK(table.texture == 1);
    CHECK(studio.take_wanted_bakes().empty()); // asked for once
    studio.take_baked(table);
    studio.draw_anew(scene);
    CHECK(differing(studio.everything(), plain) > 480 * 360 / 2);
    const auto textured = studio.everything();
    scene.calm = true;
    studio.draw_anew(scene);
    const auto under_page = studio.take_wanted_bakes();
    REQUIRE(under_page.size() == 1);
    CHECK(std::get<view::TablePicture>(under_page.front()).texture < 1);
    studio.take_baked(table); // late, and of the board
    studio.draw_anew(scene);
    CHECK(studio.everything() == plain);
    scene.calm = false;
    studio.draw_anew(scene);
    CHECK(studio.everything() == textured); // still there
}

TEST_CASE("stones are those of the theme, also when the table stays the same", "[pixels]") {
    const Canvas canvas{300, 200};
    Studio studio{canvas};
    Scene scene = empty_scene(canvas);
    scene.theme = theme_of(TableKind::washi);
    CHECK(scene.theme.stone == StoneKind::brick);
    scene::TileItem stone{.box = {30, 40, 80, 80}, .face = 0, .stone = true};
    scene::TileItem small = stone; // resized from the exact one
    small.box = {170, 40, 80, 80};
    small.scale = 0.7F;
    scene.items = {stone, small};
    studio.draw(scene);
    const auto bricks = studio.part(stone.box);
    const auto small_bricks = studio.part(small.box);
    scene.theme.stone = StoneKind::sandstone;
    studio.draw(scene);
    CHECK(differing(studio.part(stone.box), bricks) > 1000);
    CHECK(differing(studio.part(small.box), small_bricks) > 500);
    scene.theme.stone = StoneKind::brick;
    studio.draw(scene);
    CHECK(studio.part(stone.box) == bricks);
    CHECK(studio.part(small.box) == small_bricks);
}

TEST_CASE("a landscape is its sky at first, is wanted once a size, and has round corners", "[pixels]") {
    const Canvas canvas{480, 360};
    Studio studio{canvas};
    Scene scene = empty_scene(canvas);
    scene.theme = theme_of(TableKind::contrast); // wants no table
    const Rect place{40, 30, 300, 160};
    scene.items = {scene::LandItem{place, game::World::coast, 20},
                   scene::LandItem{{10, 250, 66, 42}, game::World::river, 6}};
    studio.draw(scene);
    const auto sky = studio.part(place);
    CHECK(studio.at({41, 31}) == rgb(0x000000)); // outside the corner
    CHECK(studio.at({190, 34}) != rgb(0x000000));
    const auto wanted = studio.take_wanted_bakes();
    REQUIRE(wanted.size() == 2);
    CHECK(std::get<view::LandPicture>(wanted[0]) == view::LandPicture{game::World::coast, 300, 160});
    studio.draw_anew(scene);
    CHECK(studio.take_wanted_bakes().empty());
    studio.take_baked(wanted[0]);
    studio.draw_anew(scene);
    CHECK(differing(studio.part(place), sky) > 300 * 160 / 3);
    CHECK(studio.at({41, 31}) == rgb(0x000000));
    const auto land = studio.part(place);
    studio.take_baked(view::LandPicture{game::World::coast, 299, 160}); // late, and of another size
    studio.draw_anew(scene);
    CHECK(studio.part(place) == land);
    CHECK(studio.take_wanted_bakes().empty());
}

TEST_CASE("landscapes that are no longer shown leave the memory", "[pixels]") {
    const Canvas canvas{2000, 1100};
    Studio studio{canvas};
    Scene scene = empty_scene(canvas);
    scene.theme = theme_of(TableKind::contrast);
    for (const game::World world : game::all_worlds) {
        scene.items = {scene::LandItem{{0, 0, 2000, 1100}, world, 0}};
        for (int frame = 0; frame < 4; ++frame) studio.draw_anew(scene);
        CHECK(studio.take_wanted_bakes().size() == 1);
    }
    scene.items = {scene::LandItem{{0, 0, 2000, 1100}, game::World::meadow, 0}};
    studio.draw_anew(scene);
    CHECK(studio.take_wanted_bakes().size() == 1); // painted again
}

TEST_CASE("the picture of a sheet is a PNG with its threads and its seal", "[pixels][files]") {
    auto weave = std::make_shared<scene::Weave>();
    weave->board = {1, 4};
    weave->threads = scene::threads_of({Link{Cell{1, 1}, Cell{1, 4}}});
    weave->last = Face{2};
    const auto png = Studio{{10, 10}}.png_of({{}, weave, "2026-11-22 · 1 line", false});
    REQUIRE(png);
    const view::Surface picture{IMG_Load_RW(SDL_RWFromConstMem(png->data(), static_cast<int>(png->size())), 1)};
    REQUIRE(picture);
    const view::Surface pixels{SDL_ConvertSurfaceFormat(picture.get(), view::pixel_format, 0)};
    const auto count = [&](Colour colour) {
        std::ptrdiff_t all = 0;
        for (int y = 0; y < pixels->h; ++y) {
            const std::uint32_t* const row = view::row_of(*pixels, y);
            all += std::count_if(row, row + pixels->w, [&](std::uint32_t pixel) {
                return pixel >> 24U == 255 && rgb(pixel & 0xFFFFFFU) == colour;
            });
        }
        return all;
    };
    CHECK(pixels->w > 1200);
    CHECK(pixels->w <= 2400);
    CHECK(count(weave->threads[0].colour) > 2000);
    CHECK(count(scene::seal_ink) > 1000);
    CHECK(count(scene::second_ink) > 100); // the caption
    CHECK(view::row_of(*pixels, 0)[0] >> 24U == 0);
}

TEST_CASE("a wallpaper has the size that is asked for, with the sheet in the middle of the table", "[pixels][files]") {
    auto weave = std::make_shared<scene::Weave>();
    weave->board = {1, 4};
    weave->threads = scene::threads_of({Link{Cell{1, 1}, Cell{1, 4}}});
    for (const auto& [width, height] : {std::pair{640, 360}, std::pair{300, 640}}) {
        const app::Wallpaper wallpaper{width, height, rgb(0x2C5F56), rgb(0x15332F)};
        const auto png = Studio{{10, 10}}.png_of({{}, weave, "1 line", false, wallpaper});
        REQUIRE(png);
        const view::Surface picture{IMG_Load_RW(SDL_RWFromConstMem(png->data(), static_cast<int>(png->size())), 1)};
        REQUIRE(picture);
        const view::Surface pixels{SDL_ConvertSurfaceFormat(picture.get(), view::pixel_format, 0)};
        CHECK(pixels->w == width);
        CHECK(pixels->h == height);
        const auto red = [&](int x, int y) { return view::row_of(*pixels, y)[x] >> 16U & 255U; };
        CHECK(red(2, 2) < 80); // the table
        CHECK(red(width - 3, height - 3) < 80);
        CHECK(red(width / 2, height / 2 + 4) > 200); // paper
    }
}

TEST_CASE("a sheet that gets its threads one after another is the one that has them at once", "[pixels]") {
    const Canvas canvas{600, 400};
    const Rect everything{0, 0, 600, 400};
    auto weave = std::make_shared<scene::Weave>();
    weave->board = {4, 6};
    weave->tiles = {{1, 1}, {2, 2}};
    weave->stones = {{4, 4}};
    weave->threads = scene::threads_of({Link{Cell{1, 1}, Cell{0, 1}, Cell{0, 6}, Cell{1, 6}},
                                        Link{Cell{1, 1}, Cell{4, 1}}, Link{Cell{2, 2}, Cell{2, 5}, Cell{4, 5}}});
    const auto with = [&](std::size_t threads) {
        Scene scene = empty_scene(canvas);
        scene.items = {scene::SheetItem{.rect = {40, 30, 400, 300},
                                        .corner = 16,
                                        .weave = weave,
                                        .origin = {60, 50},
                                        .cell = 40,
                                        .threads = threads}};
        return scene;
    };
    Studio slowly{canvas};
    std::vector<std::vector<std::uint32_t>> pictures;
    for (std::size_t threads = 0; threads <= 3; ++threads) {
        slowly.draw(with(threads));
        pictures.push_back(slowly.part(everything));
        if (threads > 0) CHECK(differing(pictures[threads], pictures[threads - 1]) > 100);
    }
    for (std::size_t threads = 0; threads <= 3; ++threads) {
        Studio at_once{canvas};
        at_once.draw(with(threads));
        CHECK(differing(at_once.part(everything), pictures[threads]) == 0);
    }
    slowly.draw(with(1)); // and back
    CHECK(differing(slowly.part(everything), pictures[1]) == 0);
    slowly.draw(with(9));
    CHECK(differing(slowly.part(everything), pictures[3]) == 0);
    const auto& second = weave->threads[1].points; // straight down
    CHECK(slowly.at({60 + 40 * second[0].x, 50 + 20 * (second[0].y + second[1].y)}) == weave->threads[1].colour);
    CHECK(slowly.at({380, 200}) != slowly.at({420, 390})); // paper, table
}

TEST_CASE("small sheets come one after another on a page, blank ones before them, and none is drawn twice",
          "[pixels]") {
    const Canvas canvas{600, 400};
    const auto woven = [](int row) {
        auto weave = std::make_shared<scene::Weave>();
        weave->board = {4, 6};
        weave->threads = scene::threads_of({Link{Cell{row, 1}, Cell{row, 6}}, Link{Cell{1, row}, Cell{4, row}}});
        return weave;
    };
    const std::vector<std::shared_ptr<const scene::Weave>> weaves{woven(1), woven(2), woven(3)};
    Scene scene = empty_scene(canvas);
    scene.page = true;
    const auto box = [](std::size_t i) { return Rect{20 + 180 * static_cast<float>(i), 30, 157, 114}; };
    for (std::size_t i = 0; i < 3; ++i) scene.items.emplace_back(scene::SmallSheetItem{.rect = box(i)});
    Studio studio{canvas};
    studio.draw(scene);
    const auto blank = studio.part(box(0));
    CHECK(differing(studio.part(box(1).grown(-8)), studio.part(box(0).grown(-8))) == 0); // without the table at corners
    Scene full = scene;
    full.items.clear();
    for (std::size_t i = 0; i < 3; ++i)
        full.items.emplace_back(scene::SmallSheetItem{.rect = box(i), .weave = weaves[i]});
    studio.set_patience(std::chrono::milliseconds{0}); // one in a frame
    for (std::size_t frame = 1; frame <= 3; ++frame) {
        studio.draw(full);
        CHECK(studio.finished() == (frame == 3));
        for (std::size_t i = 0; i < 3; ++i) CHECK((differing(studio.part(box(i)), blank) > 100) == (i < frame));
    }
    CHECK(differing(studio.part(box(0)), studio.part(box(1))) > 100);
}

TEST_CASE("a seal has its picture on paper inside a red frame, larger while it is stamped", "[pixels]") {
    Studio studio{{200, 200}};
    Scene scene = empty_scene({200, 200});
    const Rect box{80, 80, 40, 40};
    studio.draw(scene);
    const auto table = studio.part(box.grown(10));
    scene.items = {scene::SealItem{.box = box, .face = 3}};
    studio.draw(scene);
    const auto seal = studio.part(box.grown(10));
    CHECK(differing(seal, table) >= 1500);
    CHECK(differing(seal, table) <= 1700);
    CHECK(studio.at({81, 100}) == scene::seal_ink);
    CHECK(studio.at({85, 100}) == scene::seal_paper);
    scene.items = {scene::SealItem{.box = box, .face = 3, .scale = 1.25F}};
    studio.draw(scene);
    CHECK(differing(studio.part(box.grown(10)), table) > 2200);
}
