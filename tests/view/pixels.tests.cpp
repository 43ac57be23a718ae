// What is really to be seen, measured from pixels.
#include <SDL_image.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <set>
#include <vector>

#include "app/player.hpp"
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
using view::Surface;

namespace {

void set_dark(Player& player, bool dark) {
    app::Settings settings = player.app.settings();
    settings.dark = dark;
    player.change(settings);
}

const char* const board = "A B C C\n"
                          "A B D D\n";

} // namespace

TEST_CASE("the ring around a picked or hinted tile stands out from the tile beside it", "[pixels]") {
    for (const Canvas canvas : {Canvas{480, 360}, {1280, 720}, {1920, 1080}})
        for (const bool dark : {true, false}) {
            Studio studio{canvas};
            Player player{start_at("A B C D E F G H\nA B C D E F G H\n"), canvas};
            set_dark(player, dark);
            studio.draw(player.seen());
            const Rect cell = player.place().cell_rect({1, 4});
            const Rect neighbour = player.place().cell_rect({1, 5});
            const Colour ivory = studio.at({neighbour.centre().x, neighbour.y + neighbour.h * 0.1F});
            CHECK(luminance(ivory) > 0.8);

            const auto strip = [&] {
                std::vector<Colour> pixels;
                for (float x = cell.right() - cell.w * 0.12F; x < cell.right() + cell.w * 0.12F; ++x)
                    pixels.push_back(studio.at({x, cell.centre().y}));
                return pixels;
            };
            const auto before = strip();
            player.click(Cell{1, 4});
            studio.draw(player.seen());
            const auto picked = strip();
            // Somewhere between the two pictures are new pixels unlike the neighbour, and coloured ones.
            double best = 0;
            int coloured = 0;
            for (std::size_t i = 0; i < picked.size(); ++i) {
                if (picked[i] != before[i]) best = std::max(best, contrast(picked[i], ivory));
                coloured += picked[i].r > 180 && picked[i].r - picked[i].b > 100;
            }
            CAPTURE(canvas.width, dark, best);
            CHECK(best >= 3);
            CHECK(coloured >= 1);

            player.key(Key::escape);
            const auto hinted_before = studio.part(neighbour);
            player.hint();
            REQUIRE(player.effects().hint);
            studio.draw(player.seen());
            const Rect hinted = player.place().cell_rect(player.effects().hint->link.front());
            double hint_best = 0;
            for (float y = hinted.y - hinted.h * 0.08F; y < hinted.y + hinted.h * 0.08F; ++y)
                hint_best = std::max(hint_best, contrast(studio.at({hinted.x + hinted.w * 0.3F, y}), ivory));
            CHECK(hint_best >= 3);
        }
}

TEST_CASE("a line that runs around the outside is seen on the table", "[pixels]") {
    for (const Canvas canvas : {Canvas{480, 360}, {1280, 720}})
        for (const bool dark : {true, false}) {
            Studio studio{canvas};
            Player player{start_at("A # # # A\nB C D E F\n"), canvas};
            set_dark(player, dark);
            const Point place = player.place().centre({0, 3});
            const auto profile = [&] { // straight across the line
                std::vector<Colour> pixels;
                for (float y = place.y - 6; y <= place.y + 6; ++y) pixels.push_back(studio.at({place.x, y}));
                return pixels;
            };
            studio.draw(player.seen());
            const auto table = profile();
            player.make({{1, 1}, {1, 5}}); // over the top
            player.wait(90);               // drawn whole, hardly faded
            studio.draw(player.seen());
            const auto line = profile();
            double best = 0;
            int difference = 0; // of all three channels together
            for (std::size_t i = 0; i < line.size(); ++i) {
                best = std::max(best, contrast(line[i], table[i]));
                difference = std::max(difference, std::abs(line[i].r - table[i].r) + std::abs(line[i].g - table[i].g) +
                                                      std::abs(line[i].b - table[i].b));
            }
            CAPTURE(canvas.width, dark, best, difference);
            CHECK(difference >= 150);
            if (dark) CHECK(best >= 3);
        }
}

TEST_CASE("no two faces look the same, also where pictures are used twice", "[pixels]") {
    const Canvas canvas{1920, 1080};
    Studio studio{canvas};
    const int kinds = 2 * studio.faces() + 6;
    const Size size{8, (kinds + 7) / 8};
    REQUIRE(size.cols <= max_side);
    Board shelf{size};
    for (int i = 0; i < kinds; ++i)
        shelf.put({i / size.cols + 1, i % size.cols + 1}, {static_cast<Kind>(i), static_cast<Face>(i)});
    Random chance{1};
    const Player player{
        {.game = app::custom_game(shelf, Gravity::none, usual_difficulty, chance), .settings = {}, .notices = {}},
        canvas};
    studio.draw(player.seen());
    std::vector<std::vector<std::uint32_t>> seen;
    for (int i = 0; i < kinds; ++i) {
        const Rect cell = player.place().cell_rect({i / size.cols + 1, i % size.cols + 1});
        const auto pixels = studio.part(cell.grown(-cell.w * 0.1F));
        for (std::size_t j = 0; j < seen.size(); ++j) {
            const int difference = differing(pixels, seen[j]);
            if (difference * 100 < static_cast<int>(pixels.size())) {
                CAPTURE(i, j, difference);
                FAIL_CHECK("two faces look alike");
            }
        }
        seen.push_back(pixels);
    }
}

TEST_CASE("equal tiles look the same wherever they stand", "[pixels]") {
    const Canvas canvas{1280, 720};
    Studio studio{canvas};
    const Player player{start_at(board), canvas};
    studio.draw(player.seen());
    const auto inner = [&](Cell cell) {
        const Rect rect = player.place().cell_rect(cell);
        return studio.part(rect.grown(-std::floor(rect.w * 0.15F)));
    };
    CHECK(inner({1, 1}) == inner({2, 1}));
    CHECK(inner({1, 3}) == inner({1, 4}));
    CHECK(inner({1, 1}) != inner({1, 2}));
}

TEST_CASE("a paused board shows the same blank on every tile", "[pixels]") {
    const Canvas canvas{1280, 720};
    Studio studio{canvas};
    Player player{start_at("A B C D E F G H\nH G F E D C B A\nA B C D E F G H\nH G F E D C B A\n"), canvas};
    player.key(Key::p);
    studio.draw(player.seen());
    const auto inner = [&](Cell cell) {
        const Rect rect = player.place().cell_rect(cell);
        return studio.part(rect.grown(-std::floor(rect.w * 0.15F)));
    };
    for (int col = 2; col <= 8; ++col) CHECK(inner({1, col}) == inner({1, 1}));
}

TEST_CASE("dimmed tiles are darker, and stones look like no tile", "[pixels]") {
    const Canvas canvas{1280, 720};
    Studio studio{canvas};
    Player player{start_at("A B #\nA B #\n"), canvas};
    studio.draw(player.seen());
    const auto front = [&](Cell cell) {
        const Rect rect = player.place().cell_rect(cell);
        return studio.at({rect.centre().x, rect.y + rect.h * 0.1F});
    };
    const Colour before = front({1, 2});
    CHECK(contrast(before, front({1, 3})) > 1.5);
    player.click(Cell{1, 1}, MouseButton::right);
    studio.draw(player.seen());
    CHECK(luminance(front({1, 2})) < 0.8 * luminance(before));
    CHECK(front({1, 1}) == before);
}

TEST_CASE("what cannot be drawn is left out and named, and everything else is drawn", "[pixels]") {
    const Canvas canvas{480, 360};
    Studio studio{canvas};
    Scene scene = empty_scene(canvas);
    const Rect far_down{0, 300, 40, 40};
    const BoxItem plain{.rect = far_down, .radius = 0, .fill = rgb(0x12AB34), .border = {}};
    const auto undrawn_beside = [&](const scene::Item& item) {
        scene.items = {item, plain};
        view::Undrawn undrawn = studio.draw_what_can_be(scene);
        CHECK(studio.at(far_down.centre()) == rgb(0x12AB34));
        return undrawn;
    };
    SECTION("text far wider than any texture") {
        const auto undrawn = undrawn_beside(TextItem{.text = std::string(5'000'000, 'W'), .at = {}, .colour = {}});
        REQUIRE(undrawn.contains("text"));
        CHECK(undrawn.size() == 1);
        CHECK(undrawn.at("text").size() < 200);
    }
    SECTION("boxes larger than any window") {
        for (const Rect rect : {Rect{0, 0, 1'000'000, 10}, Rect{0, 0, 10, 1'000'000}, Rect{0, 0, 9e8F, 9e8F}})
            CHECK(undrawn_beside(BoxItem{.rect = rect, .radius = 4, .fill = {}, .border = {}}).contains("box"));
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

TEST_CASE("things without any size are drawn as nothing", "[pixels]") {
    Studio studio{{480, 360}};
    Scene scene = empty_scene({480, 360});
    for (const float side : {0.0F, 0.3F})
        scene.items.insert(scene.items.end(),
                           {TileItem{.box = {10, 10, side, side}, .face = 1},
                            TileItem{.box = {10, 10, side, side}, .face = 1, .alpha = 0.5F},
                            BoxItem{.rect = {10, 10, side, 10}, .radius = 4, .fill = {}, .border = {}},
                            BoxItem{.rect = {10, 10, 10, side}, .radius = 4, .fill = {}, .border = {}},
                            IconItem{"save", {10, 10, side, side}, {}}, CursorItem{{10, 10, side, side}},
                            LineItem{.points = {{10, 10}, {10, 10}}, .width = side},
                            MarkItem{.at = {10, 10}, .size = side}, TextItem{.text = "", .at = {}, .colour = {}},
                            TextItem{.text = "a", .at = {}, .size = side, .colour = {}},
                            StrokeItem{{{10, 10}, {10, 10}}, side, {}}, StrokeItem{{{10, 10}}, 4, {}}, StrokeItem{}});
    studio.draw(scene);
}

TEST_CASE("a tile under the pointer is a hair lighter than the others", "[pixels]") {
    Studio studio{{480, 360}};
    Scene scene = empty_scene({480, 360});
    scene.items = {TileItem{.box = {20, 20, 60, 60}, .face = std::nullopt},
                   TileItem{.box = {120, 20, 60, 60}, .face = std::nullopt, .look = scene::TileLook::pointed}};
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

TEST_CASE("what is clipped is drawn inside its rectangle alone, and the next frame everywhere again", "[pixels]") {
    Studio studio{{480, 360}};
    Scene scene = empty_scene({480, 360});
    const BoxItem whole{.rect = {0, 0, 480, 360}, .radius = 0, .fill = rgb(0x12AB34), .border = {}};
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

TEST_CASE("the table under a page has colours of its own", "[pixels]") {
    Studio studio{{480, 360}};
    Scene scene = empty_scene({480, 360});
    scene.theme.page_middle = scene.theme.page_edge = rgb(0x405060);
    studio.draw(scene);
    const Colour table = studio.at({240, 180});
    scene.page = true;
    studio.draw(scene);
    CHECK(std::abs(studio.at({240, 180}).r - 0x40) <= 1);
    CHECK(std::abs(studio.at({240, 180}).b - 0x60) <= 1);
    scene.page = false;
    studio.draw(scene);
    CHECK(studio.at({240, 180}) == table);
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
    CHECK(slowly.at({122, 170}) == weave->threads[1].colour);
    CHECK(slowly.at({380, 200}) != slowly.at({420, 390})); // paper, table
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
