// A zoomed board that is too large for its window.
#include "app/app.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

namespace {

app::Start largest() { return start_at(pairs_side_by_side({62, 62})); }

bool in_sight(const Player& player, Cell cell) {
    const auto place = player.place();
    const ui::Rect rect = place.cell_rect(cell);
    return rect.x >= place.area().x && rect.y >= place.area().y && rect.right() <= place.area().right() &&
           rect.bottom() <= place.area().bottom();
}

} // namespace

TEST_CASE("the wheel, + and - and 0 zoom, never out beyond the whole board", "[app][zoom]") {
    Player player{largest()};
    const int whole = player.place().cell_side();
    player.input(ui::Wheel{-1, true});
    const int near = player.place().cell_side();
    CHECK(near > whole);
    player.input(ui::Wheel{1, true});
    CHECK(player.place().cell_side() < near);
    player.key(Key::plus);
    player.key(Key::plus);
    CHECK(player.place().cell_side() > near);
    player.key(Key::minus);
    CHECK(player.place().cell_side() <= near);
    player.key(Key::zero);
    CHECK(player.place().cell_side() == whole);
    for (int i = 0; i < 10; ++i) player.key(Key::minus);
    CHECK(player.place().cell_side() == whole);
    CHECK_FALSE(player.place().is_cut());
    player.input(ui::Wheel{-1, false}); // Ctrl makes no difference, as the wheel only zooms here
    CHECK(player.place().cell_side() == near);
}

TEST_CASE("the wheel zooms towards what is under the pointer", "[app][zoom]") {
    Player player{largest()};
    const Cell cell{5, 32}; // while the board is narrower than its area it stays centred
    const ui::Point at = player.place().cell_rect(cell).centre();
    player.point(at);
    for (int i = 0; i < 8; ++i) player.input(ui::Wheel{-1, true});
    REQUIRE(player.place().is_cut());
    CHECK(player.place().cell_at(at) == cell);
}

TEST_CASE("the middle button moves a board that is cut, and its release lets go", "[app][zoom]") {
    Player player{largest()};
    for (int i = 0; i < 8; ++i) player.key(Key::plus);
    const auto where = [&] { return player.place().cell_rect({31, 31}); };
    const ui::Rect before = where();
    player.press({600, 400}, ui::MouseButton::middle);
    player.point({650, 380});
    CHECK(std::abs(where().x - before.x - 50) <= 1);
    CHECK(std::abs(where().y - before.y + 20) <= 1);
    player.input(ui::Release{ui::MouseButton::middle, {650, 380}});
    const ui::Rect there = where();
    player.point({300, 300});
    CHECK(where() == there);
    CHECK_FALSE(player.session().picked());
}

TEST_CASE("every tile of a zoomed board can be reached and clicked where it is seen", "[app][zoom]") {
    Player player{largest()};
    for (int i = 0; i < 8; ++i) player.key(Key::plus);
    for (const Cell corner : {Cell{1, 1}, {1, 62}, {62, 62}, {62, 1}}) {
        player.press({600, 400}, ui::MouseButton::middle);
        player.point({600 + (corner.col == 1 ? 1e5F : -1e5F), 400 + (corner.row == 1 ? 1e5F : -1e5F)});
        player.input(ui::Release{ui::MouseButton::middle, {600, 400}});
        CAPTURE(corner.row, corner.col);
        REQUIRE(in_sight(player, corner));
        const ui::Rect seen = player.place().cell_rect(corner);
        const auto tiles = items_of<scene::TileItem>(player.seen());
        const auto drawn =
            std::find_if(tiles.begin(), tiles.end(), [&](const scene::TileItem& tile) { return tile.box == seen; });
        REQUIRE(drawn != tiles.end());
        CHECK(drawn->face == player.session().board().kind(corner));
        player.click(seen.centre());
        CHECK(player.session().picked() == corner);
        player.key(Key::escape);
    }
}

TEST_CASE("the keyboard's cursor stays in sight on the largest board", "[app][zoom]") {
    Player player{largest()};
    for (int i = 0; i < 8; ++i) player.key(Key::plus);
    player.key(Key::up);
    for (const Key way : {Key::up, Key::left, Key::down, Key::right, Key::tab})
        for (int i = 0; i < 70; ++i) {
            player.key(way);
            REQUIRE(player.board().cursor);
            REQUIRE(in_sight(player, *player.board().cursor));
        }
    player.key(Key::plus);
    CHECK(in_sight(player, *player.board().cursor));
}

TEST_CASE("another board is seen whole at first", "[app][zoom]") {
    Player player{largest()};
    for (int i = 0; i < 8; ++i) player.key(Key::plus);
    player.paste("tt1.40x40.40.none.full.1.moon");
    CHECK_FALSE(player.place().is_cut());
}
