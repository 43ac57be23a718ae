#include "game/records/best_times.hpp"

#include <algorithm>
#include <vector>

#include "game/records/random_past.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

TEST_CASE("best times agree with sorting the games of each size", "[best-times][property]") {
    const auto seed = GENERATE(range(0, 60));
    CAPTURE(seed);
    Random random{static_cast<std::uint64_t>(seed)};
    const PastGames past = random_past(random, random.index(120));
    const auto best = best_times(past.games);
    std::size_t counted = 0;
    for (const BestTime& one : best) {
        std::vector<std::size_t> alike;
        for (std::size_t i = 0; i < past.games.size(); ++i) {
            const GameSummary& game = past.games[i];
            if (game.state == GameState::cleared && !game.custom_board && game.elapsed > Time{0} &&
                game.id.params.size == one.size)
                alike.push_back(i);
        }
        std::reverse(alike.begin(), alike.end());
        std::stable_sort(alike.begin(), alike.end(),
                         [&](std::size_t a, std::size_t b) { return past.games[a].elapsed < past.games[b].elapsed; });
        REQUIRE_FALSE(alike.empty());
        CHECK(one.game == alike.front());
        CHECK(one.boards == static_cast<int>(alike.size()));
        counted += alike.size();
    }
    CHECK(counted ==
          static_cast<std::size_t>(std::count_if(past.games.begin(), past.games.end(), [](const GameSummary& game) {
              return game.state == GameState::cleared && !game.custom_board && game.elapsed > Time{0};
          })));
    CHECK(std::is_sorted(best.begin(), best.end(), [](const BestTime& a, const BestTime& b) {
        return a.size.rows * a.size.cols < b.size.rows * b.size.cols;
    }));
}

TEST_CASE("without a cleared board there is no best time", "[best-times]") {
    CHECK(best_times({}).empty());
    std::vector<GameSummary> games(1);
    games.front().elapsed = Time{1000};
    CHECK(best_times(games).empty());
}
