// The beam search for few turns, compared with a search of all lines of play on small boards.
#include "twoturns/par.hpp"
#include "support/random_deal.hpp"

#include <limits>
#include <map>
#include <optional>
#include <vector>

#include "support/catch.hpp"
#include "support/maps.hpp"
#include "support/scale.hpp"
#include "support/slow_play.hpp"
#include "twoturns/deal.hpp"

using namespace twoturns;

namespace {

constexpr auto unlimited = std::numeric_limits<std::size_t>::max();

/// Returns the turns and the steps of the best line, found by walking from cell to cell: the fewest turns, then the
/// fewest steps.
std::optional<TurnCount> slow_line(const Board& board, Cell a, Cell b) {
    std::optional<TurnCount> best;
    const auto walk = [&](const auto& again, Cell at, int row, int col, TurnCount count) -> void {
        if (count.turns > most_turns(board.rule()) || (best && count > *best)) return;
        const Cell next{at.row + row, at.col + col};
        if (!board.size().padded_contains(next)) return;
        ++count.cells;
        if (next == b) {
            best = best ? std::min(*best, count) : count;
            return;
        }
        if (!board.is_empty(next)) return;
        again(again, next, row, col, count);
        ++count.turns;
        again(again, next, col, row, count);
        again(again, next, -col, -row, count);
    };
    for (const auto& [row, col] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) walk(walk, a, row, col, {});
    return best;
}

/// Tries every line of play. Remembers the best end of each position.
class AllClearings {
public:
    explicit AllClearings(Gravity gravity) : gravity_(gravity) {}

    std::optional<TurnCount> best(const Board& board) {
        if (board.won()) return TurnCount{};
        std::vector<int> key;
        for (int row = 1; row <= board.size().rows; ++row)
            for (int col = 1; col <= board.size().cols; ++col)
                key.push_back(board.is_tile({row, col}) ? board.kind({row, col}) : -1);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        std::optional<TurnCount> best;
        const auto cells = board.tile_cells();
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j) {
                if (board.kind(cells[i]) != board.kind(cells[j])) continue;
                const auto line = slow_line(board, cells[i], cells[j]);
                if (!line) continue;
                Board after = board;
                after.clear(cells[i]);
                after.clear(cells[j]);
                twoturns::testing::fall(after, gravity_);
                const auto rest = this->best(after);
                if (!rest) continue;
                const TurnCount all{line->turns + rest->turns, line->cells + rest->cells};
                best = best ? std::min(*best, all) : all;
            }
        return known_[key] = best;
    }

private:
    Gravity gravity_;
    std::map<std::vector<int>, std::optional<TurnCount>> known_;
};

Deal small_deal(Gravity gravity, int seed) {
    const Size size = seed % 3 == 0 ? Size{3, 4} : seed % 3 == 1 ? Size{2, 5} : Size{5, 3};
    const Rule rule = seed % 4 == 3 ? Rule::one_turn : Rule::any;
    auto deal = twoturns::deal({size, 2 + seed % 3, gravity, BoardLayout{}, 1 + seed % 5, rule},
                               Random{static_cast<std::uint64_t>(seed)});
    REQUIRE(deal);
    return *std::move(deal);
}

} // namespace

TEST_CASE("a beam without limit finds the fewest turns, and the shortest lines of these", "[par][property]") {
    const Gravity gravity = GENERATE(from_range(all_gravities));
    CAPTURE(name_of(gravity));
    for (int seed = 0; seed < scaled(12); ++seed) {
        CAPTURE(seed);
        const Deal deal = small_deal(gravity, seed);
        const auto best = AllClearings(gravity).best(deal.board);
        REQUIRE(best);
        const Clearing found = par(deal.board, gravity, deal.witness, unlimited);
        CHECK(found.count == *best);
        CHECK(turns_of(deal.board, gravity, found.moves) == found.count);
        CHECK(least_turns(deal.board, gravity) <= best->turns);
        for (const std::size_t width : {std::size_t{1}, std::size_t{3}}) {
            const Clearing narrow = par(deal.board, gravity, deal.witness, width);
            CHECK(narrow.count >= *best);
            CHECK(narrow.count <= *turns_of(deal.board, gravity, deal.witness));
        }
    }
}

TEST_CASE("the moves of a par clear the board by the slow rules, with as many turns as it says", "[par][property]") {
    const Gravity gravity = GENERATE(Gravity::none, Gravity::down, Gravity::horizontal_in);
    for (int seed = 0; seed < scaled(4); ++seed) {
        const auto deal =
            twoturns::deal({{6, 8}, 12, gravity, BoardLayout{}, 1 + seed}, Random{static_cast<std::uint64_t>(seed)});
        REQUIRE(deal);
        const Clearing found = par(deal->board, gravity, deal->witness, 40);
        CHECK(twoturns::testing::slow_replay_fault(deal->board, gravity, found.moves).empty());
        TurnCount slow;
        Board board = deal->board;
        for (const Move move : found.moves) {
            const auto line = slow_line(board, move.a, move.b);
            REQUIRE(line);
            slow = {slow.turns + line->turns, slow.cells + line->cells};
            board = *apply(board, move, gravity);
        }
        CHECK(found.count == slow);
        const auto witness = turns_of(deal->board, gravity, deal->witness);
        REQUIRE(witness);
        CHECK(found.count <= *witness);
        CHECK(found.count.turns >= least_turns(deal->board, gravity));
    }
}

TEST_CASE("a par is the same however the work is sliced", "[par]") {
    const auto deal = twoturns::deal({{6, 8}, 12, Gravity::down, BoardLayout{}, 4}, Random{std::uint64_t{2}});
    REQUIRE(deal);
    const Clearing whole = par(deal->board, Gravity::down, deal->witness, 30);
    ParSearch search(deal->board, Gravity::down, deal->witness, 30);
    CHECK(search.best().moves == deal->witness);
    int slices = 0;
    double progress = 0;
    while (!search.run(100)) {
        CHECK(search.progress() >= progress);
        progress = search.progress();
        ++slices;
    }
    CHECK(slices > 10);
    CHECK(search.progress() == 1);
    CHECK(search.best().moves == whole.moves);
    CHECK(search.best().count == whole.count);
}

TEST_CASE("only moves that clear the board have turns to count", "[par]") {
    const Board board = board_of("A A\n"
                                 "B B\n");
    CHECK(turns_of(board, Gravity::none, {{{1, 1}, {1, 2}}, {{2, 1}, {2, 2}}}) == TurnCount{0, 2});
    CHECK_FALSE(turns_of(board, Gravity::none, {{{1, 1}, {1, 2}}}));
    CHECK_FALSE(turns_of(board, Gravity::none, {{{1, 1}, {2, 2}}, {{2, 1}, {2, 2}}}));
    CHECK(turns_of(Board{{2, 2}}, Gravity::none, {}) == TurnCount{});
    CHECK(par(Board{{2, 2}}, Gravity::none, {}, 10).count == TurnCount{});
}

TEST_CASE("the least turns are those of pairs that share no line", "[par]") {
    CHECK(least_turns(board_of("A B\nB A\n"), Gravity::none) == 2);
    CHECK(least_turns(board_of("A A\nB B\n"), Gravity::none) == 0);
    CHECK(least_turns(board_of("A B\nB A\n"), Gravity::down) == 0); // tiles may come into a line
    CHECK(least_turns(board_of("A . A .\n. A . A\n"), Gravity::none) == 0);
    CHECK(least_turns(board_of("A . . .\n. A . .\n. . A .\n. . . A\n"), Gravity::none) == 2);
    CHECK(least_turns(Board{{3, 3}}, Gravity::none) == 0);
    // More than six tiles: each tile that is alone in its row and column.
    CHECK(least_turns(board_of("A . . . . . . .\n. A . . . . . .\n. . A A A A A A\n"), Gravity::none) == 1);
}
