#include "twoturns/knot.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "support/catch.hpp"
#include "support/published_links.hpp"
#include "support/random_deal.hpp"
#include "support/scale.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;

namespace {

std::vector<Cell> knot_of_text(const char* text) { return knot_of(parse_board(text)->board); }

/// Returns whether a tile of `set` can be matched while the tiles in `standing` and the stones stand: every pair of
/// tiles is asked by a published way.
bool touched(const Board& board, const std::vector<Cell>& set, const std::vector<Cell>& standing) {
    Board left = board;
    for (const Cell cell : board.tile_cells())
        if (std::find(standing.begin(), standing.end(), cell) == standing.end()) left.clear(cell);
    const oracles::Grid grid{left.occupancy()};
    for (const Cell a : set)
        for (const Cell b : standing)
            if (a != b && board.kind(a) == board.kind(b) && oracles::by_breadth_first_search(grid, a, b)) return true;
    return false;
}

/// Plays a random board until no pair is left.
Board stuck_board(Random& random) {
    const Size size{3 + static_cast<int>(random.below(4)), 4 + static_cast<int>(random.below(3)) * 2};
    const int copies = random.below(3) == 0 ? 4 : 2;
    Board board = random_deal(
        size, [&](int i) { return i / copies; }, random);
    for (int i = 0; i < 2; ++i) { // two tiles of one kind become stones
        const Kind kind = board.kind(board.tile_cells().front());
        if (random.below(3) != 0) break;
        for (int twin = 0; twin < 2; ++twin)
            for (const Cell cell : board.tile_cells())
                if (board.kind(cell) == kind) {
                    board.put_stone(cell);
                    break;
                }
    }
    for (auto moves = legal_moves(board); !moves.empty(); moves = legal_moves(board)) {
        const Move move = moves[random.index(moves.size())];
        board.clear(move.a);
        board.clear(move.b);
    }
    return board;
}

} // namespace

TEST_CASE("two crossed pairs are a knot, and what stands beside them is not in it", "[knot]") {
    CHECK(knot_of_text("a b\nb a\n") == std::vector<Cell>{{1, 1}, {1, 2}, {2, 1}, {2, 2}});
    CHECK(knot_of_text("a b . c d .\nb a . d c .\n").size() == 4);
    CHECK(knot_of_text("a b .\nb a .\n. . c\n") == std::vector<Cell>{{3, 3}}); // it has no twin
    CHECK(knot_of(Board{{2, 3}}).empty());
}

TEST_CASE("no tile of a knot can go whatever becomes of the others, and none can be left out", "[knot]") {
    int knots = 0;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(400)); ++seed) {
        INFO("seed " << seed);
        Random random{seed};
        const Board board = stuck_board(random);
        const std::vector<Cell> knot = knot_of(board);
        REQUIRE(knot.empty() == board.won());
        if (knot.empty()) continue;
        ++knots;
        CHECK(std::is_sorted(knot.begin(), knot.end()));
        std::vector<Cell> others;
        for (const Cell cell : board.tile_cells())
            if (std::find(knot.begin(), knot.end(), cell) == knot.end()) others.push_back(cell);
        for (int round = 0; round < 8; ++round) {
            std::vector<Cell> standing = knot;
            for (const Cell cell : others)
                if (random.below(8) < static_cast<std::uint64_t>(round)) standing.push_back(cell);
            CHECK_FALSE(touched(board, knot, standing));
        }
        for (const Cell cell : others) { // each alone, to the last of them
            std::vector<Cell> standing = knot;
            standing.push_back(cell);
            CHECK_FALSE(touched(board, knot, standing));
        }
        for (const Cell left_out : knot) { // no smaller one is left: each tile can go after some of the others
            std::vector<Cell> left = knot;
            std::erase(left, left_out);
            const auto goes = [&](Cell tile) {
                const auto tiles = board.tile_cells();
                return std::any_of(tiles.begin(), tiles.end(), [&](Cell twin) {
                    std::vector<Cell> standing = left;
                    if (std::find(left.begin(), left.end(), twin) == left.end()) standing.push_back(twin);
                    return twin != tile && touched(board, {tile}, standing);
                });
            };
            for (bool gone = true; gone;) {
                std::vector<Cell> stay;
                for (const Cell tile : left)
                    if (!goes(tile)) stay.push_back(tile);
                gone = stay.size() < left.size();
                left = stay;
            }
            CHECK(left.empty());
        }
    }
    CHECK(knots > scaled(400) / 4);
}
