#include "game/session.hpp"

#include <algorithm>

#include "game/acts.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

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
