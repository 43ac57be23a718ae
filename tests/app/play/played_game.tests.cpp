// The game on the board as a value: its requests for analysis, and its state once it is cleared and played on.
#include "app/play/played_game.hpp"

#include <utility>

#include "app/board/game_start.hpp"
#include "support/board_text.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using game::Time;

namespace {

PlayedGame played_on(std::string_view board) {
    Random chance{1};
    return {custom_game(test::board_of(board), Gravity::none, usual_difficulty, chance), false};
}

void take(PlayedGame& played, Cell a, Cell b) {
    played.game.session.act(game::Click{a}, Time{1});
    played.game.session.act(game::Click{b}, Time{1});
}

/// Returns a cleared board, as PlayScreen leaves it after the last pair.
PlayedGame cleared_game() {
    PlayedGame played = played_on("A A\nB B\n");
    take(played, {1, 1}, {1, 2});
    take(played, {2, 1}, {2, 2});
    REQUIRE(played.won());
    played.cleared_entries = played.game.session.log().size();
    played.saved_entries = 2;
    return played;
}

} // namespace

TEST_CASE("a game asks about each position once") {
    PlayedGame played = played_on("A B\nA B\n");
    const auto first = played.next_question();
    REQUIRE(first);
    CHECK_FALSE(played.next_question());
    take(played, {1, 1}, {2, 1});
    const auto second = played.next_question();
    REQUIRE(second);
    CHECK(second->serial != first->serial);
    CHECK_FALSE(played.next_question());
}

TEST_CASE("what stands in for a board that is being dealt asks nothing and cannot be undone") {
    PlayedGame played{undealt({DealParams{}, "1"}), true};
    CHECK(played.undealt());
    CHECK_FALSE(played.next_question());
    CHECK_FALSE(played.leads_back());
}

TEST_CASE("undo leads back to the game before only while nothing was done") {
    PlayedGame played = played_on("A B\nA B\n");
    played.previous = std::make_shared<game::Game>(played_on("A A\n").game);
    CHECK(played.leads_back());
    take(played, {1, 1}, {2, 1});
    CHECK_FALSE(played.leads_back());
}

TEST_CASE("steps back and forth on a cleared board leave no trace") {
    PlayedGame played = cleared_game();
    Random chance{2};
    const game::GameKey key = played.game.key;
    played.game.session.act(game::Undo{}, Time{2});
    played.play_on(chance);
    CHECK(played.looks_back());
    CHECK(played.game.key == key);
    played.game.session.act(game::Redo{}, Time{3});
    played.play_on(chance);
    CHECK(played.game.key == key);
    CHECK(played.game.session.log().size() == 2);
    CHECK_FALSE(played.looks_back());
}

TEST_CASE("a cleared board that is played on is a game of its own") {
    PlayedGame played = cleared_game();
    Random chance{2};
    const game::GameKey key = played.game.key;
    played.game.answers.push_back({.deck = "Birds", .card = "1"});
    static_cast<void>(played.saved(Time{2}, 1000));
    played.game.session.act(game::Undo{}, Time{2});
    played.play_on(chance);
    take(played, {2, 1}, {2, 2});
    played.play_on(chance);
    CHECK(played.game.key != key);
    CHECK(played.game.answers.empty());
    CHECK(played.game.started == 0);
    CHECK(played.game.cleared == 0);
    CHECK(played.saved_entries == 0);
    CHECK_FALSE(played.cleared_entries);
}

TEST_CASE("a board is cleared on one day, however often it is saved again") {
    PlayedGame played = cleared_game();
    CHECK(played.saved(Time{1}, 1000).summary.started == 1000);
    CHECK(played.saved(Time{2}, 90'000).summary.started == 1000);
    CHECK(played.game.cleared == 1000);
    CHECK(played.saved_on == 1000);
    PlayedGame going = played_on("A A\n");
    static_cast<void>(going.saved(Time{1}, 1000));
    static_cast<void>(going.saved(Time{1}, 90'000));
    CHECK(going.saved_on == 90'000);
}
