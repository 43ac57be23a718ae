#include "game/results.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <string>
#include <vector>

using namespace twoturns;
using namespace twoturns::game;
using namespace std::chrono_literals;

namespace {

GameSummary summary(const std::string& seed, GameState state, Time elapsed, int hints) {
    GameSummary game;
    game.id.seed = seed;
    game.state = state;
    game.elapsed = elapsed;
    game.hints = hints;
    return game;
}

} // namespace

TEST_CASE("the results of a board are those of its own games", "[results]") {
    const std::vector<GameSummary> games{
        summary("a", GameState::cleared, 90s, 0),    summary("a", GameState::cleared, 40s, 2),
        summary("a", GameState::cleared, 80s, 0),    summary("a", GameState::unfinished, 5s, 0),
        summary("b", GameState::in_progress, 1s, 0),
    };
    const Results results{games};

    GameId id;
    id.seed = "a";
    const BoardResult* const a = results.of(id);
    REQUIRE(a);
    CHECK(a->games == 4);
    CHECK(a->cleared == 3);
    CHECK(a->best == games[2]); // no hint, and the quicker one of two
    CHECK(a->quickest == 40s);
    CHECK(a->without_hint);

    id.seed = "b";
    const BoardResult* const b = results.of(id);
    REQUIRE(b);
    CHECK(b->games == 1);
    CHECK(b->cleared == 0);
    CHECK_FALSE(b->without_hint);

    id.seed = "c";
    CHECK(results.of(id) == nullptr);
    id.seed = "a";
    id.params.difficulty = 5;
    CHECK(results.of(id) == nullptr);
}

TEST_CASE("a game on a board from a file is no game of the board of its ID", "[results]") {
    GameSummary game = summary("a", GameState::cleared, 10s, 0);
    game.custom_board = true;
    CHECK(Results{std::vector{game}}.of(game.id) == nullptr);
}
