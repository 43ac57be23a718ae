#include "game/session.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <variant>

#include "support/play.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;
using test::board_of;
using test::find_win;

namespace {

constexpr Time at{0};

Reshuffle reshuffled(const Session& session, std::uint64_t seed) {
    return {reshuffle(session.board(), session.gravity(), usual_difficulty, Random{seed})};
}

template <class What> const What& is(const Reply& outcome) {
    REQUIRE(std::holds_alternative<What>(outcome));
    return std::get<What>(outcome);
}

void make(Session& session, Move move) {
    session.act(Click{move.a}, at);
    is<Matched>(session.act(Click{move.b}, at));
}

// A is free, B sits on its corners, C is walled in by stones at first.
const char* const mixed = "A B C\n"
                          "A # #\n"
                          "B C D\n"
                          "# # D\n";

// Stuck at once; the tiles change places, and it can be cleared.
const char* const stuck = "# # # #\n"
                          "# A B #\n"
                          "# B A #\n"
                          "# # # #\n";

/// How often each tile stands on the board.
std::map<std::pair<Kind, Face>, int> census(const Board& board) {
    std::map<std::pair<Kind, Face>, int> count;
    for (const Cell cell : board.tile_cells()) ++count[{board.kind(cell), board.tile(cell).face}];
    return count;
}

} // namespace

TEST_CASE("a click picks a tile, a second one puts it back", "[session]") {
    Session session{board_of(mixed), Gravity::none};
    CHECK(is<Picked>(session.act(Click{{1, 1}}, at)).cell == Cell{1, 1});
    CHECK(session.picked() == Cell{1, 1});
    CHECK(is<Unpicked>(session.act(Click{{1, 1}}, at)).cell == Cell{1, 1});
    CHECK_FALSE(session.picked());
    is<Nothing>(session.act(PutBack{}, at));
    session.act(Click{{1, 2}}, at);
    CHECK(is<Unpicked>(session.act(PutBack{}, at)).cell == Cell{1, 2});
    CHECK_FALSE(session.picked());
    CHECK_FALSE(session.can_undo());
}

TEST_CASE("a click beside every tile does nothing, and what is picked stays picked", "[session]") {
    Session session{board_of("A . #\n. A .\n"), Gravity::none};
    session.act(Click{{1, 1}}, at);
    for (const Cell cell : {Cell{1, 2}, Cell{1, 3}, Cell{0, 0}, Cell{3, 1}, Cell{-5, 2}, Cell{1, 1000}}) {
        CAPTURE(cell.row, cell.col);
        is<Nothing>(session.act(Click{cell}, at));
        CHECK(session.picked() == Cell{1, 1});
    }
}

TEST_CASE("a click on another kind picks that one", "[session]") {
    Session session{board_of(mixed), Gravity::none};
    session.act(Click{{1, 1}}, at);
    const auto outcome = session.act(Click{{1, 2}}, at);
    CHECK(is<NoMatch>(outcome).from == Cell{1, 1});
    CHECK(is<NoMatch>(outcome).to == Cell{1, 2});
    CHECK(session.picked() == Cell{1, 2});
    CHECK_FALSE(session.can_undo());
}

TEST_CASE("an equal tile out of reach is picked, and the line says why", "[session]") {
    Session session{board_of(stuck), Gravity::none};
    session.act(Click{{2, 2}}, at);
    const auto outcome = session.act(Click{{3, 3}}, at);
    const auto& blocked = is<Blocked>(outcome);
    CHECK(blocked.from == Cell{2, 2});
    CHECK(blocked.to == Cell{3, 3});
    REQUIRE(blocked.line.points.size() >= 2);
    CHECK(blocked.line.points.front() == Cell{2, 2});
    CHECK(blocked.line.points.back() == Cell{3, 3});
    REQUIRE_FALSE(blocked.line.marks.empty());
    CHECK_FALSE(blocked.line.third_turn);
    for (const Cell mark : blocked.line.marks) CHECK_FALSE(session.board().is_empty(mark));
    CHECK(session.picked() == Cell{3, 3});
}

TEST_CASE("a pair that a third turn would join is told so", "[session]") {
    // Down, to the right, up and to the right again.
    Session session{board_of("# # # # #\n"
                             "# A # . A\n"
                             "# . # . #\n"
                             "# . . . #\n"
                             "# # # # #\n"),
                    Gravity::none};
    session.act(Click{{2, 2}}, at);
    const auto outcome = session.act(Click{{2, 5}}, at);
    const auto& line = is<Blocked>(outcome).line;
    CHECK(line.third_turn);
    REQUIRE(line.marks.size() == 1);
    CHECK(std::find(line.points.begin(), line.points.end(), line.marks.front()) != line.points.end());
}

TEST_CASE("a pair that links goes, with its link, its tiles and how the others slide", "[session]") {
    Session session{board_of("A B\n"
                             ". A\n"
                             "B C\n"
                             "C A\n"
                             ". A\n"),
                    Gravity::down};
    const Board before = session.board();
    REQUIRE(before.is_empty({2, 1})); // settled first
    const auto moves = session.open_moves();
    REQUIRE_FALSE(moves.empty());
    for (const Move move : moves) {
        Session copy = session;
        copy.act(Click{move.b}, at);
        const auto outcome = copy.act(Click{move.a}, at);
        const auto& matched = is<Matched>(outcome);
        CHECK(matched.link.front() == move.b);
        CHECK(matched.link.back() == move.a);
        CHECK(matched.link.turns() <= 2);
        CHECK(matched.first == before.tile(move.b));
        CHECK(matched.second == before.tile(move.a));
        CHECK(matched.slides == remove_pair(before, move, Gravity::down)->slides);
        CHECK(copy.board() == *apply(before, move, Gravity::down));
        CHECK(copy.pairs_left() == before.tiles() / 2 - 1);
        CHECK_FALSE(copy.picked());
        CHECK(copy.can_undo());
    }
}

TEST_CASE("undo and redo go through every position and count", "[session]") {
    Session session{board_of("A B\nA B\n"), Gravity::none};
    const Board start = session.board();
    is<Nothing>(session.act(Undo{}, at));
    is<Nothing>(session.act(Redo{}, at));
    CHECK(session.undos() == 0);
    make(session, {{1, 1}, {2, 1}});
    const Board middle = session.board();
    make(session, {{1, 2}, {2, 2}});
    CHECK(session.status() == Status::won);
    CHECK(session.pairs_left() == 0);

    is<Changed>(session.act(Undo{}, at));
    CHECK(session.board() == middle);
    CHECK(session.status() == Status::playing);
    is<Changed>(session.act(Undo{}, at));
    CHECK(session.board() == start);
    CHECK(session.undos() == 2);
    CHECK_FALSE(session.can_undo());
    is<Changed>(session.act(Redo{}, at));
    is<Changed>(session.act(Redo{}, at));
    CHECK(session.status() == Status::won);
    CHECK_FALSE(session.can_redo());
    CHECK(session.undos() == 2);
}

TEST_CASE("a move after an undo forgets what was undone", "[session]") {
    Session session{board_of("A B\nA B\n"), Gravity::none};
    make(session, {{1, 1}, {2, 1}});
    make(session, {{1, 2}, {2, 2}});
    session.act(Undo{}, at);
    session.act(Undo{}, at);
    make(session, {{1, 2}, {2, 2}});
    CHECK_FALSE(session.can_redo());
    is<Nothing>(session.act(Redo{}, at));
    session.act(Undo{}, at);
    CHECK_FALSE(session.can_undo());
    CHECK(session.can_redo());
}

TEST_CASE("undo puts back what is picked", "[session]") {
    Session session{board_of("A B\nA B\n"), Gravity::none};
    make(session, {{1, 1}, {2, 1}});
    session.act(Click{{1, 2}}, at);
    session.act(Undo{}, at);
    CHECK_FALSE(session.picked());
}

TEST_CASE("a restart is a step that can be undone", "[session]") {
    Session session{board_of("A B\nA B\n"), Gravity::none};
    const Board start = session.board();
    CHECK_FALSE(session.can_restart());
    is<Nothing>(session.act(Restart{}, at));
    CHECK_FALSE(session.can_undo());
    make(session, {{1, 1}, {2, 1}});
    const Board played = session.board();
    is<Changed>(session.act(Restart{}, at));
    CHECK(session.board() == start);
    CHECK_FALSE(session.can_restart());
    is<Changed>(session.act(Undo{}, at));
    CHECK(session.board() == played);
    is<Changed>(session.act(Redo{}, at));
    CHECK(session.board() == start);
    make(session, {{1, 2}, {2, 2}});
    make(session, {{1, 1}, {2, 1}});
    CHECK(session.status() == Status::won);
    is<Changed>(session.act(Restart{}, at));
    CHECK(session.status() == Status::playing);
}

/// The pair with its line at once, whether it is proven or not.
constexpr Hint whole_hint{HintStyle::at_once, HintTrust::any};

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
    CHECK(shown.size() == open); // every pair once, before any comes again
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

    Session odd{board_of("A B B\n"), Gravity::none}; // one tile has no twin
    is<NoReshuffle>(odd.act(reshuffled(odd, 1), at));
    Session won{board_of(". .\n"), Gravity::none};
    is<Nothing>(won.act(reshuffled(won, 1), at));
}

TEST_CASE("a pause lets nothing through but its end and the window's comings and goings", "[session]") {
    Session session{board_of("A B\nA B\n"), Gravity::none};
    make(session, {{1, 1}, {2, 1}});
    session.act(Click{{1, 2}}, at);
    is<PauseChanged>(session.act(Pause{}, at));
    CHECK(session.paused());
    const Board before = session.board();
    for (const Action& action : {Action{Click{{2, 2}}}, Action{PutBack{}}, Action{Hint{}}, Action{Undo{}},
                                 Action{Redo{}}, Action{Restart{}}, Action{Reshuffle{}}, Action{Attend{true}}})
        is<Nothing>(session.act(action, at));
    CHECK(session.board() == before);
    CHECK(session.picked() == Cell{1, 2});
    CHECK(session.hints() + session.undos() + session.reshuffles() == 0);
    is<PauseChanged>(session.act(Pause{}, at));
    CHECK_FALSE(session.paused());
    is<Matched>(session.act(Click{{2, 2}}, at));
    is<Nothing>(session.act(Pause{}, at)); // won: nothing to pause
    CHECK_FALSE(session.paused());
}

TEST_CASE("random games keep every promise, on many boards under every gravity", "[session]") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Random random{seed};
        const Gravity gravity = all_gravities[random.index(all_gravities.size())];
        const Size size{1 + static_cast<int>(random.below(6)), 2 + static_cast<int>(random.below(7))};
        const DealParams params{size, 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most_kinds(size)))),
                                gravity};
        CAPTURE(seed, name_of(gravity), to_text(size), params.kinds);
        Session session{deal(params, Random{seed})->board, gravity};
        std::vector<Board> history{session.board()};
        std::size_t here = 0;
        for (int step = 0; step < 300; ++step) {
            REQUIRE(session.board() == history[here]);
            REQUIRE(session.can_undo() == (here > 0));
            REQUIRE(session.can_redo() == (here + 1 < history.size()));
            REQUIRE(session.open_moves() == legal_moves(session.board()));
            const Status status = session.board().won()          ? Status::won
                                  : session.open_moves().empty() ? Status::stuck
                                                                 : Status::playing;
            REQUIRE(session.status() == status);
            Board settled = session.board();
            REQUIRE(settle(settled, gravity).empty());

            const auto record = [&] {
                history.resize(here + 1);
                history.push_back(session.board());
                ++here;
            };
            switch (random.below(8)) {
            case 0:
                if (here > 0) --here;
                session.act(Undo{}, at);
                break;
            case 1:
                if (here + 1 < history.size()) ++here;
                session.act(Redo{}, at);
                break;
            case 2:
                if (std::holds_alternative<Changed>(session.act(Restart{}, at))) {
                    record();
                    REQUIRE(session.board() == history.front());
                }
                break;
            case 3:
                if (std::holds_alternative<Reshuffled>(session.act(reshuffled(session, random.next()), at))) record();
                break;
            case 4: session.act(Hint{}, at); break;
            case 5: {
                // There and back again changes nothing, wherever it starts.
                if (session.can_undo()) {
                    session.act(Undo{}, at);
                    session.act(Redo{}, at);
                }
                break;
            }
            default: {
                const auto& open = session.open_moves();
                if (open.empty()) break;
                const Move move = open[random.index(open.size())];
                if (session.picked()) session.act(PutBack{}, at);
                make(session, move);
                record();
            }
            }
        }
        // All the way back and all the way on.
        while (session.can_undo()) {
            session.act(Undo{}, at);
            REQUIRE(session.board() == history[--here]);
        }
        while (session.can_redo()) {
            session.act(Redo{}, at);
            REQUIRE(session.board() == history[++here]);
        }
        REQUIRE(here + 1 == history.size());
    }
}
