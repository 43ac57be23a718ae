// The stored turns of boards, and how many turns a game took.
#include "game/records/few_turns.hpp"

#include <catch2/catch.hpp>

#include <string>

#include "game/session.hpp"
#include "support/maps.hpp"
#include "twoturns/deal.hpp"

using namespace twoturns;
using namespace twoturns::game;

namespace {

/// Plays moves by clicks.
void play(Session& session, const std::vector<Move>& moves) {
    for (const Move move : moves)
        for (const Cell cell : {move.a, move.b}) session.act(Click{cell}, Time{0});
}

const std::vector<Move> across{{{1, 1}, {1, 2}}, {{2, 1}, {2, 2}}};

} // namespace

TEST_CASE("what is known of a board's turns is stored as text and read again", "[turns]") {
    const auto again = [](const TurnsRow& row) {
        const auto read = parse_turns_row(to_text(row));
        REQUIRE(read);
        CHECK(read->par == row.par);
        REQUIRE(read->own.has_value() == row.own.has_value());
        if (!row.own) return;
        CHECK(read->own->clearing.count == row.own->clearing.count);
        CHECK(read->own->clearing.moves == row.own->clearing.moves);
        CHECK(read->own->date == row.own->date);
        CHECK(read->own->game == row.own->game);
    };
    again({});
    again({TurnCount{61, 480}, {}});
    again({{}, OwnClearing{{{}, {58, 470}}, 1'795'000'000, 77}});
    again({TurnCount{61, 480}, OwnClearing{{across, {58, 470}}, 1'795'000'000, 77}});
    CHECK(to_text({TurnCount{61, 480}, OwnClearing{{across, {58, 470}}, 5, 7}}) == "61 480 58 470 5 7 1,1 1,2 2,1 2,2");
    CHECK(to_text(TurnsRow{}) == "0 0 0 0 0 0");
}

TEST_CASE("a text that is no row of turns is refused", "[turns]") {
    for (const std::string text : {"", "61", "61 480 58 470 5", "61 480 58 470 5 x", "-1 480 58 470 5 7",
                                   "61 480 58 470 5 7 1,1", "61 480 58 470 5 7 1,1 x", "61  480 58 470 5 7"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_turns_row(text));
    }
}

TEST_CASE("a board is beaten with fewer turns than the search has, not with as many", "[turns]") {
    const auto beaten = [](int own) {
        return TurnsRow{TurnCount{10, 100}, OwnClearing{{{}, {own, 1}}, 0, 0}}.beaten();
    };
    CHECK(beaten(9));
    CHECK_FALSE(beaten(10));
    CHECK_FALSE(beaten(11));
    CHECK_FALSE(TurnsRow{}.beaten());
    CHECK_FALSE(TurnsRow{TurnCount{10, 100}, {}}.beaten());
    CHECK_FALSE((TurnsRow{{}, OwnClearing{{{}, {9, 1}}, 0, 0}}).beaten());
}

TEST_CASE("the turns of a game are those of the lines drawn, without what was taken back", "[turns]") {
    const Board board = board_of("A A B\n"
                                 "C C B\n");
    Session session{board, Gravity::none};
    play(session, {{{1, 3}, {2, 3}}});
    CHECK_FALSE(clearing_of(session.timeline()));
    session.act(Undo{}, Time{0});
    play(session, {{{1, 1}, {1, 2}}, {{2, 1}, {2, 2}}, {{1, 3}, {2, 3}}});
    REQUIRE(session.status() == Status::won);
    const auto own = clearing_of(session.timeline());
    REQUIRE(own);
    CHECK(own->moves.size() == 3);
    CHECK(own->count == TurnCount{0, 3});
    CHECK(turns_of(board, Gravity::none, own->moves) == own->count);
}

TEST_CASE("a dealt board cleared by its witness has the witness's turns, also where tiles slide", "[turns]") {
    const auto deal = twoturns::deal({{4, 6}, 6, Gravity::down, BoardLayout{}, 2}, Random{std::uint64_t{5}});
    REQUIRE(deal);
    Session session{deal->board, Gravity::down};
    play(session, deal->witness);
    REQUIRE(session.status() == Status::won);
    CHECK(clearing_of(session.timeline())->count == turns_of(deal->board, Gravity::down, deal->witness));
}

TEST_CASE("a game with a reshuffle has no turns to compare", "[turns]") {
    const Board board = board_of("A A B B\n");
    Session session{board, Gravity::none};
    session.act(Reshuffle{reshuffle(board, Gravity::none, 1, Random{std::uint64_t{1}})}, Time{0});
    for (int i = 0; i < 2; ++i) play(session, {session.open_moves().front()});
    REQUIRE(session.status() == Status::won);
    CHECK(session.reshuffles() == 1);
    CHECK_FALSE(clearing_of(session.timeline()));
}
