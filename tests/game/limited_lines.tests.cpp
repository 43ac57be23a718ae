// The checks of the rules of the journey's worlds, compared with simpler ones.
#include "support/limited_lines.hpp"

#include <catch2/catch.hpp>

#include "support/board_text.hpp"
#include "support/published_links.hpp"
#include "support/random_deal.hpp"
#include "support/replay.hpp"

using namespace twoturns;
using twoturns::testing::clear_by;
using twoturns::testing::joined;

namespace {

/// Returns a board with some tiles, some of them in pairs, and some empty cells.
Board thinned(Size size, Random& random) {
    Board board = random_deal(
        size, [](int i) { return i / 4; }, random);
    for (const Cell cell : board.tile_cells())
        if (random.below(2) == 0) board.clear(cell);
    return board;
}

/// Tries all pairs in every order, without shortcuts.
bool clearable(Board board, twoturns::testing::LineLimit limit) {
    if (board.won()) return true;
    const auto cells = board.tile_cells();
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            if (board.kind(cells[i]) != board.kind(cells[j]) || !joined(board, limit, cells[i], cells[j])) continue;
            Board next = board;
            next.clear(cells[i]);
            next.clear(cells[j]);
            if (clearable(next, limit)) return true;
        }
    return false;
}

} // namespace

TEST_CASE("lines of each number of turns are those that walking finds", "[limited_lines]") {
    Random random{11};
    for (int i = 0; i < 30; ++i) {
        const Board board = thinned({4, 5}, random);
        const oracles::Grid grid{board.occupancy()};
        const auto cells = board.tile_cells();
        for (const Cell a : cells)
            for (const Cell b : cells) {
                if (a == b) continue;
                bool any = false;
                for (int turns = 0; turns <= 2; ++turns) {
                    any = any || oracles::by_walking_every_line(grid, a, b, turns);
                    CHECK(joined(board, {turns, true}, a, b) == any);
                }
            }
    }
}

TEST_CASE("without the ring there is no line around the outside", "[limited_lines]") {
    const Board board = test::board_of("A B A\n");
    CHECK(joined(board, {2, true}, {1, 1}, {1, 3}));
    CHECK_FALSE(joined(board, {2, false}, {1, 1}, {1, 3}));
    const Board lane = test::board_of(". . .\nA B A\n");
    CHECK(joined(lane, {2, false}, {2, 1}, {2, 3}));
    CHECK_FALSE(joined(lane, {1, false}, {2, 1}, {2, 3}));
}

TEST_CASE("what limited lines can clear is what trying everything finds", "[limited_lines]") {
    Random random{5};
    int won = 0;
    for (int i = 0; i < 60; ++i) {
        const Board board = random_deal(
            {3, 4}, [](int at) { return at / 4; }, random);
        for (const twoturns::testing::LineLimit limit :
             {twoturns::testing::LineLimit{0, true}, {1, true}, {2, false}}) {
            const auto answer = clear_by(board, limit);
            REQUIRE(answer.outcome != Outcome::undecided);
            CHECK((answer.outcome == Outcome::won) == clearable(board, limit));
            if (answer.outcome != Outcome::won) continue;
            ++won;
            CHECK(twoturns::testing::replay_fault(board, answer.moves).empty());
        }
    }
    CHECK(won > 10);
    CHECK(won < 170);
}

TEST_CASE("a search that would take too long says so", "[limited_lines]") {
    Random random{3};
    CHECK(clear_by(random_deal(
                       {11, 12}, [](int i) { return i / 2; }, random),
                   {2, true})
              .outcome == Outcome::undecided);
}
