// The line that a game's next search for a win begins with.
#include "game/last_win.hpp"

#include <cstdint>
#include <vector>

#include "game/acts.hpp"
#include "game/analysis.hpp"
#include "support/catch.hpp"
#include "twoturns/deal.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
using twoturns::Outcome;

namespace {

Deal dealt(Gravity gravity) {
    DealParams params;
    params.size = {6, 10};
    params.kinds = 15;
    params.gravity = gravity;
    return *deal(params, Random{7});
}

/// Makes a move that the known line does not begin with.
Move leave_line(Session& session) {
    const Move next = session.known().line.front();
    for (const Move move : session.open_moves()) {
        if (move == next || (move.a == next.b && move.b == next.a)) continue;
        make(session, move);
        return move;
    }
    FAIL("there is only one move");
    return next;
}

std::vector<std::uint16_t> stamps_now(const Session& session) {
    const auto question = session.question();
    REQUIRE(question);
    REQUIRE(question->last_win);
    return stamps_of(*question->last_win, session.gravity());
}

} // namespace

TEST_CASE("stamps say when a line would have taken the tiles that are left", "[knowledge]") {
    const Board board = board_of("A B C\nA B C\n");
    const std::vector<Move> line{{{1, 3}, {2, 3}}, {{1, 1}, {2, 1}}, {{1, 1}, {2, 1}}};
    CHECK(stamps_of({board, line, {}}, Gravity::left) == std::vector<std::uint16_t>{1, 2, 0, 1, 2, 0});
    // The others slide to the left, and keep their stamps.
    CHECK(stamps_of({board, line, {{{1, 1}, {2, 1}}}}, Gravity::left) == std::vector<std::uint16_t>{2, 0, 2, 0});
    CHECK(stamps_of({board, line, {{{1, 2}, {2, 2}}}}, Gravity::left) == std::vector<std::uint16_t>{1, 0, 1, 0});
}

TEST_CASE("a question off the line carries the last win and the moves since", "[knowledge]") {
    const Deal start = dealt(Gravity::left);
    Session session{start.board, Gravity::left, start.witness};
    const Board before = session.board();
    const auto line = session.known().line;
    const Move first = leave_line(session);
    REQUIRE(session.known().outcome == Outcome::undecided);
    auto question = session.question();
    REQUIRE(question->last_win);
    CHECK(question->last_win->board == before);
    CHECK(question->last_win->line == line);
    CHECK(question->last_win->since == std::vector<Move>{first});
    CHECK(stamps_now(session).size() == static_cast<std::size_t>(session.board().tiles()));

    const Move second = session.open_moves().front();
    make(session, second);
    CHECK(session.question()->last_win->since == std::vector<Move>{first, second});

    // What is found out about the position between the two becomes the last win.
    session.act(Undo{}, at);
    question = session.question();
    Analysis analysis{*question};
    while (!analysis.run(1000)) {
    }
    session.learn(analysis.answer());
    session.act(Redo{}, at);
    if (session.known().outcome == Outcome::undecided)
        CHECK(session.question()->last_win->since == std::vector<Move>{second});
}

TEST_CASE("undo, restart, going back and resuming keep the last win; a reshuffle brings its own", "[knowledge]") {
    for (const Gravity gravity : all_gravities) {
        CAPTURE(name_of(gravity));
        const Deal start = dealt(gravity);
        Session session{start.board, gravity, start.witness};
        leave_line(session);
        if (session.known().outcome != Outcome::undecided) continue;
        if (gravity == Gravity::none) {
            CHECK_FALSE(session.question()->last_win);
            continue;
        }
        const auto stamps = stamps_now(session);

        make(session, session.open_moves().front());
        session.act(Undo{}, at);
        CHECK(stamps_now(session) == stamps);
        session.act(Restart{}, at);
        CHECK(session.known().outcome == Outcome::won);
        session.act(Undo{}, at);
        CHECK(stamps_now(session) == stamps);

        Record record;
        record.origin.id.params.gravity = gravity;
        record.log = session.log();
        const auto resumed = Session::resumed(start, record);
        REQUIRE(resumed);
        CHECK(resumed->board() == session.board());
        CHECK(stamps_now(*resumed) == stamps);

        const auto again = session.act(reshuffled(session, 3), at);
        if (!std::holds_alternative<Reshuffled>(again)) continue;
        CHECK(session.known().outcome == Outcome::won);
        leave_line(session);
        const auto question = session.question();
        if (question->last_win) CHECK(question->last_win->since.size() == 1);

        // The record does not hold how a reshuffled board was won, and its tiles are not those of the start.
        record.log = session.log();
        const auto after = Session::resumed(start, record);
        REQUIRE(after);
        if (after->known().outcome == Outcome::undecided) CHECK_FALSE(after->question()->last_win);
    }
}
