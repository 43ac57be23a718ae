#include "game/history/standing.hpp"

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::game;

TEST_CASE("a time stands among those of cleared games on such boards at the same pace", "[standing]") {
    const auto game = [](GameKey key, int seconds) {
        GameSummary summary;
        summary.key = key;
        summary.state = GameState::cleared;
        summary.elapsed = Time{seconds * 1000};
        return summary;
    };
    const GameSummary own = game(1, 60);
    std::vector<GameSummary> games{own, game(2, 50), game(3, 60), game(4, 70)};
    const Standing all = standing_of(games, own);
    CHECK(all.times == std::vector<Time>{Time{50'000}, Time{60'000}, Time{60'000}, Time{70'000}});
    CHECK(all.quicker == 1);
    CHECK(all.best() == Time{50'000});
    CHECK(all.median() == Time{60'000});
    CHECK_FALSE(all.first_of_size);
    games[1].id.params.version = 1; // deals the same boards without gravity
    CHECK(standing_of(games, own).times == all.times);
    games[1].id.params.rule = Rule::straight;
    CHECK(standing_of(games, own).times.size() == 3);
    games[1].pace = Pace::timed;
    games[2].state = GameState::unfinished;
    games[3].id.params.difficulty = own.id.params.difficulty - 1;
    CHECK(standing_of(games, own).first());
    CHECK_FALSE(standing_of(games, own).first_of_size);
    for (GameSummary& one : games) one.custom_board = true;
    CHECK(standing_of(games, own).first_of_size);
}
