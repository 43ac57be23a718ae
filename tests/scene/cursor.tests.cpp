#include "scene/cursor.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

#include "support/play.hpp"
#include "support/scale.hpp"
#include "twoturns/deal.hpp"

using namespace twoturns;
using namespace twoturns::scene;
using test::board_of;

TEST_CASE("the middle of a board is a cell of it", "[cursor]") {
    CHECK(middle({1, 1}) == Cell{1, 1});
    CHECK(middle({3, 3}) == Cell{2, 2});
    CHECK(Size{8, 18}.contains(middle({8, 18})));
    CHECK(middle({62, 62}) == Cell{31, 31});
}

TEST_CASE("the nearest tile is the one fewest steps away", "[cursor]") {
    const Board board = board_of(". . . A\n"
                                 ". . . .\n"
                                 "B . . .\n");
    CHECK(nearest_tile(board, {1, 3}) == Cell{1, 4});
    CHECK(nearest_tile(board, {3, 2}) == Cell{3, 1});
    CHECK(nearest_tile(board, {1, 4}) == Cell{1, 4});
    CHECK(nearest_tile(board_of(". #\n"), {1, 1}) == Cell{1, 1}); // no tile at all: stays
}

TEST_CASE("the cursor jumps over gaps along its line and comes round at the end", "[cursor]") {
    const Board board = board_of("A . . B\n"
                                 ". # . .\n"
                                 "C . . D\n");
    CHECK(next_tile(board, {1, 1}, 0, 1) == Cell{1, 4});
    CHECK(next_tile(board, {1, 4}, 0, -1) == Cell{1, 1});
    CHECK(next_tile(board, {1, 1}, 1, 0) == Cell{3, 1});
    CHECK(next_tile(board, {3, 4}, -1, 0) == Cell{1, 4});
    CHECK(next_tile(board, {1, 4}, 0, 1) == Cell{1, 1});
    CHECK(next_tile(board, {1, 1}, 0, -1) == Cell{1, 4});
    CHECK(next_tile(board, {3, 1}, 1, 0) == Cell{1, 1});
    CHECK(next_tile(board, {1, 1}, -1, 0) == Cell{3, 1});
}

TEST_CASE("with nothing on its line the cursor takes the tile that lies best that way", "[cursor]") {
    const Board board = board_of("A . . .\n"
                                 ". . . B\n"
                                 ". C . .\n");
    CHECK(next_tile(board, {1, 1}, 0, 1) == Cell{2, 4}); // one row off, not two
    CHECK(next_tile(board, {2, 4}, 0, -1) == Cell{3, 2});
    CHECK(next_tile(board_of("A\n"), {1, 1}, 0, 1) == Cell{1, 1});
}

TEST_CASE("a step moves the cursor the way it says unless it comes round", "[cursor]") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Random random{seed};
        Board board{{1 + static_cast<int>(random.below(7)), 1 + static_cast<int>(random.below(9))}};
        for (int row = 1; row <= board.size().rows; ++row)
            for (int col = 1; col <= board.size().cols; ++col)
                if (random.below(3) == 0) board.put({row, col}, {});
        for (const Cell from : board.tile_cells())
            for (const Cell way : {Cell{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                const Cell to = next_tile(board, from, way.row, way.col);
                REQUIRE(board.is_tile(to));
                const int ahead = (to.row - from.row) * way.row + (to.col - from.col) * way.col;
                const int aside = std::abs((to.row - from.row) * way.col) + std::abs((to.col - from.col) * way.row);
                REQUIRE((ahead > 0 || aside == 0));
            }
    }
}

TEST_CASE("arrows and Tab reach every tile from every other", "[cursor]") {
    for (int round = 1; round <= scaled(300); ++round) {
        const auto seed = static_cast<std::uint64_t>(round);
        Random random{seed};
        const Size size{2 + static_cast<int>(random.below(7)), 2 + static_cast<int>(random.below(9))};
        Board board = deal({size, 1 + most_kinds(size) / 2, Gravity::none}, Random{seed})->board;
        // Some way into a game.
        for (auto left = random.below(static_cast<std::uint64_t>(board.tiles()) / 2); left > 0; --left) {
            const auto open = legal_moves(board);
            if (!open.empty()) board = *apply(board, open[random.index(open.size())], Gravity::none);
        }
        const auto tiles = board.tile_cells();
        CAPTURE(seed, to_text(board));
        for (const Cell start : tiles) {
            std::set<Cell> seen{start};
            std::vector<Cell> open{start};
            const auto visit = [&](Cell cell) {
                if (seen.insert(cell).second) open.push_back(cell);
            };
            while (!open.empty()) {
                const Cell cell = open.back();
                open.pop_back();
                for (const Cell way : {Cell{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
                    visit(next_tile(board, cell, way.row, way.col));
                visit(next_equal(board, cell, board.kind(cell), 1));
            }
            REQUIRE(seen.size() == tiles.size());
        }
    }
}

TEST_CASE("Tab visits every tile of the kind and no other, both ways round", "[cursor]") {
    const Board board = deal({{6, 8}, 6, Gravity::none}, Random{std::uint64_t{4}})->board;
    const auto by_kind = board.cells_by_kind();
    for (std::size_t kind = 0; kind < by_kind.size(); ++kind) {
        for (const int step : {1, -1}) {
            std::vector<Cell> visited;
            Cell cell = by_kind[kind].front();
            for (std::size_t i = 0; i < by_kind[kind].size(); ++i) {
                cell = next_equal(board, cell, static_cast<Kind>(kind), step);
                visited.push_back(cell);
            }
            CHECK(cell == by_kind[kind].front());
            std::sort(visited.begin(), visited.end());
            CHECK(visited == by_kind[kind]);
        }
    }
    CHECK(next_equal(board, {2, 2}, 77, 1) == Cell{2, 2}); // no such tile: stays
}

TEST_CASE("on a turned board the cursor goes where the key points", "[cursor]") {
    const Board board = board_of("A B C D E F G H\n"
                                 "H G F E D C B A\n");
    const BoardGeometry upright{{0, 0, 300, 900}, board.size()};
    REQUIRE(upright.is_turned());
    CHECK(next_seen_tile(board, upright, {1, 1}, 1, 0) == Cell{1, 2}); // down the screen
    CHECK(next_seen_tile(board, upright, {1, 2}, 0, 1) == Cell{2, 2}); // to the right of it
    const BoardGeometry wide{{0, 0, 900, 300}, board.size()};
    CHECK(next_seen_tile(board, wide, {1, 1}, 1, 0) == Cell{2, 1});
}
