// What the solver for sliding tiles looks at, against the board itself, move by move through random games.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "core/gravity_solver/pairs.hpp"
#include "core/gravity_solver/slope.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"
#include "support/slow_play.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::gravity_solver;

namespace {

Board random_board(Random& random, Gravity gravity) {
    const Size size{1 + static_cast<int>(random.below(9)), 1 + static_cast<int>(random.below(12))};
    const auto kinds = 1 + random.below(8);
    const auto stones = random.below(20);
    const auto empty = random.below(40);
    Board board(size);
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col) {
            const auto chance = random.below(100);
            if (chance < stones)
                board.put_stone({row, col});
            else if (chance >= stones + empty)
                board.put({row, col}, {static_cast<Kind>(random.below(kinds)), 0});
        }
    testing::fall(board, gravity);
    return board;
}

Move move_of(const Layout& layout, const Position& position, Pair pair) {
    const auto [a, b] = std::minmax({layout.cell(position.where(pair.a)), layout.cell(position.where(pair.b))});
    return {a, b};
}

/// The lines the tiles slide in are taken from the first to the last; stones count as tiles.
std::int64_t slow_slope(const Board& board, Gravity gravity) {
    const Size size = board.size();
    const bool along_rows = testing::slide_step(gravity, size, {1, 1}).row == 0;
    const bool rows = gravity == Gravity::none || along_rows;
    const int lines = rows ? size.rows : size.cols;
    std::vector<int> lengths;
    for (int line = 1; line <= lines; ++line) {
        int length = 0;
        for (int at = 1; at <= (rows ? size.cols : size.rows); ++at)
            length += board.is_empty(rows ? Cell{line, at} : Cell{at, line}) ? 0 : 1;
        lengths.push_back(length);
    }
    int tilt = 0;
    int steps = 0;
    for (int i = 0; i < lines; ++i) {
        tilt += (2 * i + 1 - lines) * lengths[static_cast<std::size_t>(i)];
        if (i > 0) steps += std::abs(lengths[static_cast<std::size_t>(i)] - lengths[static_cast<std::size_t>(i) - 1]);
    }
    return std::int64_t{2000} * std::abs(tilt) / lines - std::int64_t{1000} * steps;
}

} // namespace

TEST_CASE("pairs and slopes are those of the board, through whole random games", "[gravity-solver][property]") {
    Random random(18);
    int moves = 0;
    for (int round = 0; round < scaled(1500); ++round)
        for (const Gravity gravity : all_gravities) {
            Board board = random_board(random, gravity);
            const Layout layout(board, gravity);
            Position position(layout);
            PairFinder finder(layout);
            Slope slope(layout);
            std::vector<Pair> pairs;
            for (;;) {
                REQUIRE(finder.find(layout, position, pairs));
                std::vector<Move> found;
                for (const Pair pair : pairs) found.push_back(move_of(layout, position, pair));
                std::sort(found.begin(), found.end());
                REQUIRE(found == legal_moves(board));
                if (pairs.empty()) break;

                const Pair pair = pairs[random.index(pairs.size())];
                const Move move = move_of(layout, position, pair);
                slope.see(layout, position);
                const std::int64_t without = slope.without(layout, position, pair);
                board.clear(move.a);
                board.clear(move.b);
                testing::fall(board, gravity);
                REQUIRE(without == slow_slope(board, gravity));

                const std::uint64_t key = position.key();
                const Undo undo = position.make(layout, pair);
                position.unmake(layout, undo);
                REQUIRE(position.key() == key);
                position.make(layout, pair);
                ++moves;
            }
        }
    CHECK(moves > scaled(20'000));
}

TEST_CASE("a list of pairs that is cut short is part of the whole, in order", "[gravity-solver]") {
    constexpr Size size{62, 62};
    Board board(size);
    Random random(5);
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col)
            if (random.below(4) == 0) board.put({row, col}, {static_cast<Kind>(random.below(4)), 0});
    testing::fall(board, Gravity::left);
    const Layout layout(board, Gravity::left);
    const Position position(layout);
    std::vector<Pair> pairs;
    REQUIRE_FALSE(PairFinder(layout).find(layout, position, pairs));
    const auto before = [](Pair one, Pair two) { return one.a != two.a ? one.a < two.a : one.b < two.b; };
    REQUIRE_FALSE(pairs.empty());
    REQUIRE(std::is_sorted(pairs.begin(), pairs.end(), before));
    const std::vector<Move> all = legal_moves(board);
    REQUIRE(pairs.size() < all.size());
    for (const Pair pair : pairs) REQUIRE(std::binary_search(all.begin(), all.end(), move_of(layout, position, pair)));
}
