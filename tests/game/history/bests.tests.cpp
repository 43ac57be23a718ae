#include "game/history/bests.hpp"

#include <vector>

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::game;

TEST_CASE("the best time is of games cleared in Timed, the best score of games in Arcade, on such boards", "[bests]") {
    const auto game = [](GameKey key, Pace pace, GameState state, int seconds, int score, const DealParams& params) {
        GameSummary one;
        one.key = key;
        one.pace = pace;
        one.state = state;
        one.elapsed = Time{1000 * seconds};
        one.score = score;
        one.id.params = params;
        return one;
    };
    const DealParams usual;
    const DealParams other{{4, 6}, 6};
    std::vector<GameSummary> games{game(1, Pace::calm, GameState::cleared, 10, 9000, usual),
                                   game(2, Pace::timed, GameState::unfinished, 20, 9000, usual),
                                   game(3, Pace::timed, GameState::cleared, 30, 9000, other),
                                   game(4, Pace::arcade, GameState::cleared, 40, 9000, other)};
    CHECK(bests_of(games, usual, 0) == Bests{});
    games.push_back(game(5, Pace::timed, GameState::cleared, 300, 0, usual));
    games.push_back(game(6, Pace::timed, GameState::cleared, 200, 0, usual));
    games.push_back(game(7, Pace::arcade, GameState::unfinished, 100, 700, usual));
    games.push_back(game(8, Pace::arcade, GameState::cleared, 400, 600, usual));
    CHECK(bests_of(games, usual, 0) == Bests{Time{200'000}, 700});
    CHECK(bests_of(games, usual, 6) == Bests{Time{300'000}, 700}); // the game being played
    CHECK(bests_of(games, usual, 7) == Bests{Time{200'000}, 600});
    // The first dealer's boards without walls count as the same.
    DealParams first = usual;
    first.version = 1;
    CHECK(bests_of(games, first, 7) == Bests{Time{200'000}, 600});
    first.layout = *layout_from_name("frame");
    first.gravity = Gravity::down;
    games.push_back(game(9, Pace::timed, GameState::cleared, 100, 0, first));
    DealParams second = first;
    second.version = 2;
    CHECK(bests_of(games, first, 0).time == Time{100'000});
    CHECK_FALSE(bests_of(games, second, 0).time);
    games.pop_back();
    games.back().custom_board = true;
    CHECK(bests_of(games, usual, 7) == Bests{Time{200'000}, {}});
}
