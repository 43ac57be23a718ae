// The parts of a saved game beside its record.
#include "game/game.hpp"

#include "game/acts.hpp"
#include "game/history/score.hpp"
#include "support/catch.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

Game game_on(const char* board) {
    Origin origin;
    origin.custom_board = parse_board(board)->board;
    origin.id.params.gravity = Gravity::none;
    return new_game(origin, {*origin.custom_board, {}}, 1);
}

} // namespace

TEST_CASE("a cleared game is saved with its score and the kind of its last pair", "[saved]") {
    Game game = game_on("A A B B\nC C D D\n");
    const Kind last = game.session.board().kind({1, 3});
    for (const Move move : {Move{{2, 1}, {2, 2}}, Move{{1, 1}, {1, 2}}, Move{{2, 3}, {2, 4}}}) make(game.session, move);
    const GameSummary before = saved(game, Time{0}, 5).summary;
    CHECK(before.state == GameState::in_progress);
    CHECK(before.score == 0);
    CHECK_FALSE(before.seal);
    game.pace = Pace::arcade; // of a round that is lost all points so far count
    CHECK(saved(game, Time{0}, 5).summary.score == 10 * (1 + 2 + 3));
    game.pace = Pace::calm;

    make(game.session, {{1, 3}, {1, 4}});
    const SavedGame cleared = saved(game, Time{0}, 5);
    CHECK(cleared.summary.state == GameState::cleared);
    CHECK(cleared.summary.seal == int{last});
    CHECK(cleared.summary.score == 10 * (1 + 2 + 3 + 4) + 4 * 20);
    CHECK(cleared.summary.score == *score_of(cleared.record, game.start.board));
    CHECK(cleared.summary.rewinds == 0);

    // Another pair taken last, at the end of another branch.
    game.session.act(Undo{}, at);
    game.session.act(Undo{}, at);
    make(game.session, {{1, 3}, {1, 4}});
    make(game.session, {{2, 3}, {2, 4}});
    CHECK(saved(game, Time{0}, 5).summary.seal != int{last});
}

TEST_CASE("it is saved how often a player went back to where the board could be won", "[saved]") {
    Game game = game_on("A A B B\nC C D D\n");
    for (const RecordedAction& action :
         {RecordedAction{Move{{1, 1}, {1, 2}}}, RecordedAction{WentBack{1}}, RecordedAction{Move{{1, 1}, {1, 2}}},
          RecordedAction{Move{{1, 3}, {1, 4}}}, RecordedAction{Undone{}}, RecordedAction{WentBack{1}}})
        REQUIRE(game.session.repeat(std::vector{Entry{Time{0}, action}}));
    CHECK(saved(game, Time{0}, 5).summary.rewinds == 2);
    CHECK(saved(game, Time{0}, 5).summary.undos == 1);
}
