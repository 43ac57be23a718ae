// The table that glows in Arcade: cold under the board, hot at the edges, drawn only where it changes.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "view/drawing/raster.hpp"
#include "view/drawing/table_heat.hpp"
#include "view/studio.hpp"

using namespace twoturns;
using namespace twoturns::test;
using view::TablePicture;

namespace {

constexpr int width = 320;
constexpr int height = 180;
constexpr SDL_Rect board_area{80, 40, 160, 90};

bool is_inside(const SDL_Rect& rect, int x, int y) {
    const SDL_Point point{x, y};
    return SDL_PointInRect(&point, &rect) != SDL_FALSE;
}
int red(std::uint32_t pixel) { return static_cast<int>(pixel >> 16U & 0xFFU); }

scene::Scene hot_scene(std::optional<int> step) {
    scene::Scene scene;
    scene.canvas = {width, height};
    scene.theme = ui::theme_of(ui::TableKind::slate);
    if (step) scene.heat = scene::Heat{*step, {board_area.x, board_area.y, board_area.w, board_area.h}};
    return scene;
}

} // namespace

TEST_CASE("nothing glows under the board, and the corners glow most", "[heat]") {
    for (const float unit : {0.25F, 0.5F}) {
        const auto glow = view::glow_of({width, height, ui::TableKind::felt, unit, 1}, board_area);
        REQUIRE(glow.size() == std::size_t{width} * height);
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                if (is_inside(board_area, x, y)) REQUIRE(glow[static_cast<std::size_t>(y * width + x)] == 0);
        const auto most = *std::max_element(glow.begin(), glow.end());
        CHECK(glow[width - 1] >= most - 24);
        CHECK(glow.back() == most);
        CHECK(most > 90);                                                     // of 255
        CHECK(glow[static_cast<std::size_t>(height / 2 * width)] < most / 2); // beside the board there are words
    }
}

TEST_CASE("the parts around a board cover the table without it, once", "[heat]") {
    for (const SDL_Rect& one : {board_area, SDL_Rect{0, 0, width, height}, SDL_Rect{-20, 100, 500, 300},
                                SDL_Rect{0, 0, 0, 0}, SDL_Rect{300, 170, 40, 40}}) {
        std::vector<int> covered(std::size_t{width} * height);
        for (const SDL_Rect& part : view::parts_around(one, width, height))
            for (int y = part.y; y < part.y + part.h; ++y)
                for (int x = part.x; x < part.x + part.w; ++x) ++covered[static_cast<std::size_t>(y * width + x)];
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                REQUIRE(covered[static_cast<std::size_t>(y * width + x)] == (is_inside(one, x, y) ? 0 : 1));
    }
}

TEST_CASE("a table gets hotter step by step, and is as before when it is cold again", "[heat][pixels]") {
    Studio studio{{width, height}};
    studio.draw(hot_scene(0));
    const auto wanted = studio.take_wanted_bakes();
    REQUIRE(wanted.size() == 1);
    REQUIRE(std::holds_alternative<view::HotTable>(wanted.front()));
    studio.take_baked(wanted.front());
    studio.draw_anew(hot_scene(0));
    const auto cold = studio.everything();
    CHECK(studio.take_wanted_bakes().empty());
    auto before = cold;
    for (const int step : {3, 8, 24, scene::Heat::hottest}) {
        CAPTURE(step);
        studio.draw(hot_scene(step));
        const auto now = studio.everything();
        bool hotter = false;
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x) {
                const auto at = static_cast<std::size_t>(y * width + x);
                if (is_inside(board_area, x, y)) REQUIRE(now[at] == cold[at]);
                REQUIRE(red(now[at]) >= red(before[at]));
                hotter = hotter || red(now[at]) > red(before[at]) + 2;
            }
        CHECK(hotter);
        before = now;
    }
    // Drawn bit by bit or whole, it is the same.
    studio.draw_anew(hot_scene(scene::Heat::hottest));
    CHECK(studio.everything() == before);
    studio.draw(hot_scene(0));
    CHECK(studio.everything() == cold);
    studio.draw(hot_scene(scene::Heat::hottest / 2));
    studio.draw(hot_scene(std::nullopt)); // the round is over
    CHECK(studio.everything() == cold);
}

TEST_CASE("a step of the heat changes one part of the table, drawn alone as in the whole", "[heat][pixels]") {
    Studio studio{{width, height}};
    studio.draw(hot_scene(0));
    for (const auto& wanted : studio.take_wanted_bakes()) studio.take_baked(wanted);
    studio.draw_anew(hot_scene(0));
    auto before = studio.everything();
    const auto parts = view::parts_around(board_area, width, height);
    for (int step = 1; step <= scene::Heat::hottest; ++step) {
        CAPTURE(step);
        studio.draw(hot_scene(step));
        const auto now = studio.everything();
        const SDL_Rect& warmer =
            parts.at(static_cast<std::size_t>((scene::Heat::parts - step % scene::Heat::parts) % scene::Heat::parts));
        CHECK(now != before);
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x) {
                const auto at = static_cast<std::size_t>(y * width + x);
                if (!is_inside(warmer, x, y)) REQUIRE(now[at] == before[at]);
            }
        before = now;
    }
    studio.draw_anew(hot_scene(scene::Heat::hottest));
    CHECK(studio.everything() == before);
}

TEST_CASE("a table is cold while its glow is not made, and another board wants another glow", "[heat][pixels]") {
    Studio studio{{width, height}};
    studio.draw(hot_scene(std::nullopt));
    const auto plain = studio.take_wanted_bakes();
    REQUIRE(plain.size() == 1);
    CHECK(std::holds_alternative<view::TablePicture>(plain.front()));
    studio.take_baked(plain.front());
    studio.draw_anew(hot_scene(std::nullopt));
    const auto cold = studio.everything();
    studio.draw(hot_scene(scene::Heat::hottest));
    CHECK(studio.everything() == cold);
    const auto first = studio.take_wanted_bakes();
    REQUIRE(first.size() == 1);
    scene::Scene other = hot_scene(scene::Heat::hottest);
    other.heat->board = {60, 30, 200, 120};
    studio.draw(other);
    const auto second = studio.take_wanted_bakes();
    REQUIRE(second.size() == 1);
    studio.take_baked(first.front()); // late, for the board before
    studio.draw_anew(other);
    CHECK(studio.everything() == cold);
    studio.take_baked(second.front());
    studio.draw_anew(other);
    CHECK(studio.everything() != cold);
}
