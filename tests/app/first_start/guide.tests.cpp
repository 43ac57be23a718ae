// The board of the guide: what it teaches, and that nobody can get stuck on it.
#include "app/first_start/guide.hpp"

#include "support/catch.hpp"

#include "twoturns/moves.hpp"

using namespace twoturns;
using namespace twoturns::app;

namespace {

/// Returns the number of ways to clear the board; fails if one of them gets stuck.
int ways_to_clear(const Board& board) {
    if (board.tiles() == 0) return 1;
    const std::vector<Move> moves = legal_moves(board);
    REQUIRE_FALSE(moves.empty());
    int ways = 0;
    for (const Move move : moves) ways += ways_to_clear(*apply(board, move, Gravity::none));
    return ways;
}

Board without(Board board, Cell a, Cell b) {
    REQUIRE(take_pair(board, {a, b}, Gravity::none));
    return board;
}

} // namespace

TEST_CASE("the guided board can be cleared in every order", "[first-start]") {
    CHECK(guided_board().tiles() == 2 * guided_pairs);
    CHECK(ways_to_clear(guided_board()) > 10);
}

TEST_CASE("the guide shows a straight line, then two turns above, then two below, then nothing", "[first-start]") {
    Board board = guided_board();
    const Guidance first = guidance_of(board);
    CHECK(first.step == GuideStep::equal);
    REQUIRE(first.link);
    CHECK(first.link->turns() == 0);

    board = without(board, first.link->front(), first.link->back());
    const Guidance second = guidance_of(board);
    CHECK(second.step == GuideStep::above);
    REQUIRE(second.link);
    CHECK(second.link->turns() == 2);
    CHECK((*second.link)[1].row == 0);

    board = without(board, second.link->front(), second.link->back());
    const Guidance third = guidance_of(board);
    CHECK(third.step == GuideStep::below);
    REQUIRE(third.link);
    CHECK(third.link->turns() == 2);
    CHECK((*third.link)[1].row == board.size().rows + 1);

    board = without(board, third.link->front(), third.link->back());
    CHECK(guidance_of(board).step == GuideStep::freely);
    CHECK_FALSE(guidance_of(board).link);
    CHECK(guidance_of(Board{board.size()}).step == GuideStep::done);
}

TEST_CASE("what the player took out of turn is not taught, and each line that is taught is as it says",
          "[first-start]") {
    const auto look = [](const Board& board, const auto& again) -> void {
        const Guidance now = guidance_of(board);
        if (now.link) {
            CHECK(board.is_tile(now.link->front()));
            CHECK(board.kind(now.link->front()) == board.kind(now.link->back()));
            CHECK(now.link->turns() == (now.step == GuideStep::equal ? 0 : 2));
        }
        for (const Move move : legal_moves(board)) again(*apply(board, move, Gravity::none), again);
    };
    look(guided_board(), look);
}
