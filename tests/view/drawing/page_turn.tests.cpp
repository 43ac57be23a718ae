// Drawing that takes several frames: a page that turns, a view that fades in, a slow sheet.
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "view/studio.hpp"
#include "view/window/window_size.hpp"

using namespace twoturns;
using namespace twoturns::test;
using scene::Scene;
using ui::BoxItem;
using ui::rgb;

namespace {

constexpr ui::Canvas canvas{200, 100};
constexpr ui::Point middle{100, 50};

/// A scene of one colour.
Scene filled(ui::Colour colour) {
    Scene scene = empty_scene(canvas);
    scene.items = {BoxItem{.rect = {0, 0, 200, 100}, .fill = colour}};
    return scene;
}

Scene turned(Scene scene, std::uint64_t number, bool begins, float aside = 0) {
    scene.turn = scene::PageTransition{number, begins, aside};
    return scene;
}

bool near(ui::Colour a, ui::Colour b) {
    return std::abs(a.r - b.r) <= 2 && std::abs(a.g - b.g) <= 2 && std::abs(a.b - b.b) <= 2;
}

/// An invisible window of that size.
struct PaintedWindow {
    explicit PaintedWindow(ui::Canvas size)
        : window{view::checked<view::Window>(SDL_CreateWindow("", 0, 0, size.width, size.height, SDL_WINDOW_RESIZABLE),
                                             "the window")},
          renderer{view::checked<view::Renderer>(SDL_CreateRenderer(window.get(), -1, SDL_RENDERER_SOFTWARE),
                                                 "the renderer")},
          sprites{*renderer, deck, fonts} {}

    view::Undrawn draw(const Scene& scene, const Scene* shown = nullptr) {
        view::Undrawn undrawn = drawer.draw(scene, shown);
        SDL_RenderPresent(renderer.get());
        return undrawn;
    }
    void resize(ui::Canvas size) {
        SDL_SetWindowSize(window.get(), size.width, size.height);
        SDL_PumpEvents();
    }

    struct Quiet {
        Quiet() { quiet_sdl(); }
    } quiet;
    view::Libraries libraries{SDL_INIT_VIDEO};
    view::DeckFaces deck = view::load_deck(view::find_deck("shapes"));
    view::Fonts fonts{view::data_folder() / "fonts"};
    view::Window window;
    view::Renderer renderer;
    view::Sprites sprites;
    view::Drawer drawer{*renderer, sprites};
};

} // namespace

TEST_CASE("a window that has become larger or smaller since is read no further than there is room", "[turn][size]") {
    const ui::Canvas other =
        GENERATE(ui::Canvas{400, 300}, ui::Canvas{60, 40}, ui::Canvas{400, 40}, ui::Canvas{60, 300});
    PaintedWindow window{canvas};
    window.draw(filled(rgb(0xC00000)));
    window.resize(other);
    REQUIRE(view::pixels_of(*window.renderer).x == other.width);
    REQUIRE(view::pixels_of(*window.renderer).y == other.height);
    constexpr std::uint32_t untouched = 0x12345678;
    const auto pitch = static_cast<std::size_t>(canvas.width + 5);
    const auto rows = static_cast<std::size_t>(canvas.height);
    std::vector<std::uint32_t> pixels(pitch * rows * 20, untouched);
    view::read_shown(*window.renderer, {canvas.width, canvas.height}, pixels.data(), static_cast<int>(pitch * 4));
    std::size_t outside = 0;
    for (std::size_t i = 0; i < pixels.size(); ++i)
        if (i / pitch >= rows || i % pitch >= static_cast<std::size_t>(canvas.width)) outside += pixels[i] != untouched;
    CHECK(outside == 0);
}

TEST_CASE("a page turns in a window that is no longer as large as what it shows", "[turn][size]") {
    const ui::Canvas other = GENERATE(ui::Canvas{1200, 900}, ui::Canvas{60, 40});
    PaintedWindow window{canvas};
    const Scene old = filled(rgb(0xC00000));
    window.draw(old);
    window.resize(other);
    for (const bool begins : {true, false}) CHECK(window.draw(turned(filled(rgb(0x0000C0)), 1, begins), &old).empty());
    Scene fresh = filled(rgb(0x0000C0));
    fresh.canvas = other;
    CHECK(window.draw(turned(fresh, 2, false), &old).empty());
}

TEST_CASE("what was seen before a page turns stays while the page is made, and is then covered", "[turn]") {
    constexpr ui::Colour old = rgb(0xC00000);
    constexpr ui::Colour fresh = rgb(0x0000C0);
    Studio studio{canvas};
    studio.draw(filled(old));
    studio.draw(turned(filled(fresh), 1, true));
    CHECK(studio.at(middle) == old);
    studio.draw(turned(filled(fresh), 1, false));
    CHECK(studio.at(middle) == fresh);
    SECTION("for good") {
        studio.draw(filled(fresh));
        CHECK(studio.at(middle) == fresh);
    }
    SECTION("and another page begins with what is seen by then") {
        studio.draw(turned(filled(rgb(0x00C000)), 2, true));
        CHECK(studio.at(middle) == fresh);
        studio.draw(turned(filled(rgb(0x00C000)), 2, false));
        CHECK(studio.at(middle) == rgb(0x00C000));
    }
}

TEST_CASE("a page comes in from the side, its table stays", "[turn]") {
    Studio studio{canvas};
    Scene scene = empty_scene(canvas);
    studio.draw(scene);
    const ui::Colour table = studio.at({12, 50});
    scene.items = {BoxItem{.rect = {10, 0, 20, 100}, .fill = rgb(0xFFFFFF)}};
    studio.draw(turned(scene, 1, false, 8));
    CHECK(studio.at({12, 50}) == table);
    CHECK(studio.at({34, 50}) == rgb(0xFFFFFF));
    studio.draw(turned(scene, 2, false, -8));
    CHECK(studio.at({4, 50}) == rgb(0xFFFFFF));
    studio.draw(scene);
    CHECK(studio.at({12, 50}) == rgb(0xFFFFFF));
    CHECK(studio.at({34, 50}) != rgb(0xFFFFFF));
}

TEST_CASE("what fades is drawn with a part of its strength, what follows with all of it", "[turn]") {
    Studio studio{canvas};
    Scene scene = empty_scene(canvas);
    studio.draw(scene);
    const ui::Colour table = studio.at({40, 50});
    const BoxItem left{.rect = {0, 0, 80, 100}, .radius = 4, .fill = rgb(0xFFFFFF)};
    BoxItem right = left;
    right.rect.x = 110;
    scene.items = {ui::FadeItem{0}, left, ui::FadeItem{}, right};
    studio.draw(scene);
    CHECK(near(studio.at({40, 50}), table));
    CHECK(studio.at({150, 50}) == rgb(0xFFFFFF));
    scene.items[0] = ui::FadeItem{0.5F};
    studio.draw(scene);
    CHECK(studio.at({40, 50}).r > table.r + 60);
    CHECK(studio.at({40, 50}).r < 240);
}

TEST_CASE("a page whose pictures take long comes bit by bit, and is the same in the end", "[turn]") {
    Scene scene = empty_scene(canvas);
    scene.page = true;
    Scene filled = scene;
    for (int i = 0; i < 4; ++i) {
        const auto y = static_cast<float>(10 + 20 * i);
        filled.items.emplace_back(ui::TextItem{.text = std::to_string(i), .at = {20, y}, .colour = rgb(0xFFFFFF)});
        filled.items.emplace_back(BoxItem{.rect = {60, y, 90, 12 + y / 4}, .radius = 5, .fill = rgb(0x12AB34)});
    }
    Studio patient{canvas};
    patient.draw(filled);
    CHECK(patient.finished());
    Studio studio{canvas};
    studio.set_patience(std::chrono::milliseconds{0}); // for one picture per frame
    studio.draw(scene);
    SECTION("over the page before") {
        for (int frames = 1; frames < 8; ++frames) {
            studio.draw(filled);
            CHECK_FALSE(studio.finished());
        }
        studio.draw(filled);
        CHECK(studio.finished());
        CHECK(studio.everything() == patient.everything());
    }
    SECTION("while the page before hides it") {
        for (int frames = 0; frames < 8; ++frames) {
            const auto before = studio.everything();
            studio.draw(turned(filled, 1, true));
            CHECK(studio.everything() == before);
        }
        studio.draw(filled);
        CHECK(studio.finished());
        CHECK(studio.everything() == patient.everything());
    }
    SECTION("but a board is there at once") {
        filled.page = false;
        studio.draw(filled);
        CHECK(studio.finished());
    }
}

TEST_CASE("a board of many pictures comes bit by bit with blank tiles, and is the same in the end", "[turn]") {
    Scene scene = empty_scene(canvas);
    for (int i = 0; i < 32; ++i) {
        const auto at = [](int n) { return static_cast<float>(n * 20); };
        scene.items.emplace_back(scene::TileItem{.box = {at(i % 8), at(i / 8), 20, 20}, .face = i});
    }
    Studio at_once{canvas};
    at_once.draw(scene);
    CHECK(at_once.finished());

    Studio studio{canvas};
    studio.set_patience(std::chrono::milliseconds{0}, std::chrono::milliseconds{0});
    studio.draw(scene);
    CHECK_FALSE(studio.finished());
    CHECK(studio.at({150, 70}) != ui::dark_theme.table_middle); // a tile is there
    CHECK(differing(studio.everything(), at_once.everything()) > 0);
    int frames = 1;
    while (!studio.finished()) {
        studio.draw(scene);
        REQUIRE(++frames <= 32);
    }
    CHECK(frames > 1);
    CHECK(studio.everything() == at_once.everything());
}

TEST_CASE("tiles that a hint dims at once rest until their pictures are made", "[turn]") {
    Scene scene = empty_scene(canvas);
    for (int i = 0; i < 20; ++i) {
        const auto at = [](int n) { return static_cast<float>(n * 20); };
        scene.items.emplace_back(scene::TileItem{.box = {at(i % 8), at(i / 8), 20, 20}, .face = i});
    }
    Studio studio{canvas};
    studio.draw(scene);
    const auto resting = studio.part({63, 43, 14, 14});
    for (scene::Item& item : scene.items) std::get<scene::TileItem>(item).look = scene::TileStyle::dimmed;
    Studio at_once{canvas};
    at_once.draw(scene);
    studio.set_patience(std::chrono::milliseconds{0}, std::chrono::milliseconds{1000});
    studio.draw(scene);
    CHECK_FALSE(studio.finished());
    CHECK(differing(studio.part({3, 3, 14, 14}), at_once.part({3, 3, 14, 14})) == 0);
    CHECK(differing(studio.part({63, 43, 14, 14}), resting) == 0);
    int frames = 1;
    while (!studio.finished()) {
        studio.draw(scene);
        REQUIRE(++frames <= 20);
    }
    CHECK(studio.everything() == at_once.everything());
}

TEST_CASE("a sheet that takes long comes bit by bit, and is the same in the end", "[turn]") {
    auto weave = std::make_shared<scene::Weave>();
    weave->board = {2, 9};
    std::vector<Link> lines;
    for (int col = 1; col <= 9; ++col) lines.push_back({Cell{1, col}, Cell{2, col}});
    weave->threads = scene::threads_of(lines);
    Scene scene = empty_scene(canvas);
    scene.items = {scene::SheetItem{.rect = {10, 10, 180, 80},
                                    .corner = 6,
                                    .weave = weave,
                                    .origin = {15, 15},
                                    .cell = 15,
                                    .threads = weave->threads.size()}};
    Studio at_once{canvas};
    at_once.draw(scene);
    CHECK(at_once.finished());

    Studio studio{canvas};
    studio.set_patience(std::chrono::milliseconds{0});
    int frames = 0;
    auto before = studio.everything();
    do {
        studio.draw(scene);
        CHECK(differing(studio.everything(), before) > 0);
        before = studio.everything();
        REQUIRE(++frames <= 9);
    } while (!studio.finished());
    CHECK(frames > 1);
    CHECK(before == at_once.everything());
    studio.draw(empty_scene(canvas)); // never waits for invisible items
    CHECK(studio.finished());
}

TEST_CASE("a line that grows on a sheet leaves no trace, and the finished sheet is as if drawn at once", "[turn]") {
    auto weave = std::make_shared<scene::Weave>();
    weave->board = {4, 9};
    weave->threads = scene::threads_of({Link{Cell{1, 1}, Cell{1, 5}, Cell{4, 5}}, Link{Cell{2, 2}, Cell{2, 8}}});
    Scene scene = empty_scene(canvas);
    const auto drawn = [&](std::size_t threads, std::vector<float> growing) {
        scene.items = {scene::SheetItem{.rect = {10, 10, 180, 80},
                                        .corner = 6,
                                        .weave = weave,
                                        .origin = {15, 15},
                                        .cell = 12,
                                        .threads = threads,
                                        .growing = std::move(growing)}};
        return scene;
    };
    Studio studio{canvas};
    Studio at_once{canvas};
    studio.draw(drawn(0, {}));
    int before = 0;
    const auto empty = studio.everything();
    for (int part = 1; part < 20; ++part) {
        const float share = static_cast<float>(part) / 20;
        studio.draw(drawn(0, {share, share / 2}));
        const auto there = differing(studio.everything(), empty);
        CHECK(there >= before);
        before = there;
        at_once.draw_anew(drawn(0, {share, share / 2}));
        CHECK(studio.everything() == at_once.everything());
    }
    studio.draw(drawn(1, {0.5F}));
    studio.draw(drawn(2, {}));
    at_once.draw_anew(drawn(2, {}));
    CHECK(studio.everything() == at_once.everything());
}
