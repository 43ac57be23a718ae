// Hints and reshuffles.
#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

#include "game/acts.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

/// Counts how often each tile is on the board.
std::map<std::pair<Kind, Face>, int> census(const Board& board) {
    std::map<std::pair<Kind, Face>, int> count;
    for (const Cell cell : board.tile_cells()) ++count[{board.kind(cell), board.tile(cell).face}];
    return count;
}

/// Shows the pair and its line at once, whether it is proven or not.
constexpr Hint whole_hint{HintStyle::at_once, HintTrust::any};

} // namespace

TEST_CASE("hints are pairs that can go, one after the other, and are counted", "[session]") {
    Session session{board_of("A A B B\nC C D D\n"), Gravity::none};
    const std::size_t open = session.open_moves().size();
    REQUIRE(open >= 4);
    std::set<Move> shown;
    for (std::size_t i = 1; i <= open; ++i) {
        const auto outcome = session.act(whole_hint, at);
        const Link& link = is<Hinted>(outcome).link;
        CHECK(judge(session.board(), {link.front(), link.back()}) == Verdict::linked);
        shown.insert({std::min(link.front(), link.back()), std::max(link.front(), link.back())});
        CHECK(session.hints() == static_cast<int>(i));
    }
    CHECK(shown.size() == open); // every pair once before any repeats
    const auto again = session.act(whole_hint, at);
    is<Hinted>(again);
    CHECK_FALSE(session.picked());
    CHECK_FALSE(session.can_undo());
}

TEST_CASE("a hint where no pair can go is none, and is not counted", "[session]") {
    Session session{board_of(stuck), Gravity::none};
    REQUIRE(session.status() == Status::stuck);
    is<Nothing>(session.act(Hint{}, at));
    Session won{board_of(". #\n"), Gravity::none};
    CHECK(won.status() == Status::won);
    is<Nothing>(won.act(Hint{}, at));
    CHECK(session.hints() + won.hints() == 0);
}

TEST_CASE("a reshuffle keeps the cells and the tiles, can be won, and can be undone", "[session]") {
    const auto gravity = GENERATE(Gravity::none, Gravity::left, Gravity::vertical_in);
    const Board start = board_of("A B C A #\n"
                                 "B # A B C\n"
                                 "C A B # D\n"
                                 ". D C E E\n");
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Session session{start, gravity};
        const Board before = session.board();
        CAPTURE(name_of(gravity), seed);
        is<Reshuffled>(session.act(reshuffled(session, seed), at));
        CHECK(session.reshuffles() == 1);
        const Board after = session.board();
        CHECK(after.occupancy() == before.occupancy());
        CHECK(after.tile_cells() == before.tile_cells());
        CHECK(census(after) == census(before));
        REQUIRE(session.status() == Status::playing);

        const auto win = find_win(after, gravity);
        REQUIRE(win);
        for (const Move move : *win) make(session, move);
        CHECK(session.status() == Status::won);
        while (session.can_undo()) session.act(Undo{}, at);
        CHECK(session.board() == before);
    }
}

TEST_CASE("the same chance reshuffles alike, another one otherwise", "[session]") {
    const Board start = deal({{6, 8}, 12, Gravity::none}, Random{std::uint64_t{3}})->board;
    const auto board_after = [&](std::uint64_t seed) {
        Session session{start, Gravity::none};
        session.act(reshuffled(session, seed), at);
        return session.board();
    };
    CHECK(board_after(5) == board_after(5));
    CHECK(board_after(5) != board_after(6));
}

TEST_CASE("stuck is said, and a reshuffle helps where one can", "[session]") {
    Session session{board_of(stuck), Gravity::none};
    CHECK(session.status() == Status::stuck);
    CHECK(session.open_moves().empty());
    is<Reshuffled>(session.act(reshuffled(session, 1), at));
    CHECK(session.status() == Status::playing);
    session.act(Undo{}, at);
    CHECK(session.status() == Status::stuck);
}

TEST_CASE("where no order of the tiles can be cleared the reshuffle says so and changes nothing", "[session]") {
    Session session{board_of("# # # # #\n"
                             "# A # A #\n"
                             "# # # # #\n"),
                    Gravity::none};
    const Board before = session.board();
    REQUIRE(session.status() == Status::stuck);
    is<NoReshuffle>(session.act(reshuffled(session, 1), at));
    CHECK(session.board() == before);
    CHECK(session.reshuffles() == 0);
    CHECK_FALSE(session.can_undo());

    Session odd{board_of("A B B\n"), Gravity::none}; // one tile has no match
    is<NoReshuffle>(odd.act(reshuffled(odd, 1), at));
    Session won{board_of(". .\n"), Gravity::none};
    is<Nothing>(won.act(reshuffled(won, 1), at));
}
