// The magnifier and the letters of kinds.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "scene/board_painter.hpp"
#include "support/board_text.hpp"
#include "support/catch.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using namespace twoturns::scene;
using namespace twoturns::test;

namespace {

constexpr Rect board_room{0, 80, 1280, 640};

bool share_room(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

std::vector<TileItem> tiles_with(const game::Session& session, const BoardView& view, const BoardStyle& look) {
    std::vector<Item> items;
    add_board(items, view, session, board_room, look, game::Time{10'000});
    std::vector<TileItem> tiles;
    for (const Item& item : items)
        if (const auto* tile = std::get_if<TileItem>(&item)) tiles.push_back(*tile);
    return tiles;
}

game::Session a_session() {
    std::string rows;
    for (int cell = 0; cell < 10 * 14; ++cell)
        rows += std::to_string(cell / 2 + 1) + ((cell + 1) % 14 == 0 ? '\n' : ' ');
    return game::Session{board_of(rows), Gravity::none};
}

} // namespace

TEST_CASE("kinds have letters as columns of a table have", "[scene]") {
    CHECK(letters_of(0) == "A");
    CHECK(letters_of(25) == "Z");
    CHECK(letters_of(26) == "AA");
    CHECK(letters_of(27) == "AB");
    CHECK(letters_of(26 + 26 * 26) == "AAA");
    std::set<std::string> all;
    for (int kind = 0; kind < max_kinds; ++kind) all.insert(letters_of(kind));
    CHECK(all.size() == static_cast<std::size_t>(max_kinds));
}

TEST_CASE("every tile of a board says its kind, so that equal ones have equal letters", "[scene]") {
    const game::Session session = a_session();
    const auto tiles = tiles_with(session, {}, {});
    REQUIRE(tiles.size() == 140);
    std::size_t i = 0;
    for (const Cell cell : session.board().tile_cells()) CHECK(tiles[i++].kind == session.board().kind(cell));
    for (const TileItem& tile : tiles_with(session, {}, {.faces = false})) CHECK_FALSE(tile.kind);
}

TEST_CASE("the magnifier shows the tile in question three times as large, apart from its rows", "[scene]") {
    const game::Session session = a_session();
    const BoardGeometry place{board_room, session.board().size(), {}};
    for (const bool keys : {false, true})
        for (const Cell cell : session.board().tile_cells()) {
            CAPTURE(keys, to_text(cell));
            BoardView view;
            (keys ? view.cursor : view.pointed) = cell;
            const auto tiles = tiles_with(session, view, {.magnifier = true});
            REQUIRE(tiles.size() == 141);
            const TileItem& shown = tiles.back();
            const Rect tile = place.cell_rect(cell);
            CHECK(shown.kind == session.board().kind(cell));
            CHECK(shown.box.w == 3 * tile.w);
            CHECK(shown.box.x >= board_room.x);
            CHECK(shown.box.right() <= board_room.right());
            CHECK(shown.box.y >= board_room.y);
            CHECK(shown.box.bottom() <= board_room.bottom());
            CHECK_FALSE(share_room(shown.box, {board_room.x, tile.y - tile.h, board_room.w, 3 * tile.h}));
        }
}

TEST_CASE("the magnifier shows nothing where there is no tile, and nothing of a paused game", "[scene]") {
    const game::Session session = a_session();
    BoardView view;
    CHECK(tiles_with(session, view, {.magnifier = true}).size() == 140);
    view.pointed = Cell{0, 1};
    CHECK(tiles_with(session, view, {.magnifier = true}).size() == 140);
    view.pointed = Cell{1, 1};
    CHECK(tiles_with(session, view, {.magnifier = true, .faces = false}).size() == 140);
    CHECK(tiles_with(session, view, {}).size() == 140);
}

TEST_CASE("thick lines are twice as wide", "[scene]") {
    const game::Session session = a_session();
    BoardView view;
    view.animations.hint = HintShown{Link{Cell{1, 1}, Cell{1, 2}}, game::HintStep::pair, game::Time{0}};
    const auto width = [&](bool thick) {
        std::vector<Item> items;
        add_board(items, view, session, board_room, {.thick = thick}, game::Time{10'000});
        for (const Item& item : items)
            if (const auto* line = std::get_if<LineItem>(&item)) return line->width;
        return 0.0F;
    };
    REQUIRE(width(false) > 0);
    CHECK(width(true) == 2 * width(false));
}
