#include "twoturns/board.hpp"

#include "support/catch.hpp"

using namespace twoturns;

TEST_CASE("a new board is empty and its ring can be asked", "[board]") {
    const Board board{{2, 4}};
    CHECK(board.won());
    for (int row = 0; row <= 3; ++row)
        for (int col = 0; col <= 5; ++col) CHECK(board.is_empty({row, col}));
}

TEST_CASE("tiles are counted however they come and go", "[board]") {
    Board board{{2, 4}};
    board.put({1, 1}, {3, 7});
    board.put({1, 1}, {4, 7});
    board.put({2, 4}, {4, 8});
    board.put_stone({1, 2});
    CHECK(board.tiles() == 2);
    CHECK(board.is_stone({1, 2}));
    CHECK_FALSE(board.is_tile({1, 2}));
    CHECK(board.tile({2, 4}) == Tile{4, 8});
    board.put_stone({2, 4});
    CHECK(board.tiles() == 1);
    board.clear({2, 4});
    board.clear({1, 1});
    CHECK(board.won());
    CHECK(board.is_empty({2, 4}));
}

TEST_CASE("tiles are listed row by row, by kind", "[board]") {
    Board board{{2, 3}};
    board.put({2, 1}, {1, 0});
    board.put({1, 3}, {1, 0});
    board.put({2, 3}, {0, 0});
    board.put_stone({1, 1});
    CHECK(board.tile_cells() == std::vector<Cell>{{1, 3}, {2, 1}, {2, 3}});
    CHECK(board.cells_by_kind() == std::vector<std::vector<Cell>>{{{2, 3}}, {{1, 3}, {2, 1}}});
}
