// Made-up histories for records: every kind of game, and dates of a clock that jumps.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "game/history/daily.hpp"
#include "game/history/journey.hpp"
#include "game/history/statistics.hpp"
#include "game/records/tally.hpp"
#include "twoturns/own_layout.hpp"
#include "twoturns/random.hpp"

namespace twoturns::test {

inline constexpr game::Date second_of_day = 86'400;
/// A time zone far from UTC.
inline game::Day day_in_zone(game::Date date) { return game::Day{std::chrono::days{game::day_of(date + 9 * 3600)}}; }
inline game::Date noon_of(game::Day day) { return day.time_since_epoch().count() * second_of_day + 3 * 3600; }

struct PastGames {
    std::vector<game::GameSummary> games; ///< the last played first
    std::vector<game::MatchResult> matches;
    [[nodiscard]] game::Past past() const { return {games, matches, day_in_zone}; }
};

inline GameId random_id(Random& random, game::Day day) {
    switch (random.below(4)) {
    case 0: return game::journey()[random.index(game::places)].id;
    case 1: return game::daily_id(day + std::chrono::days{static_cast<int>(random.below(3)) - 1});
    default: break;
    }
    GameId id;
    const std::array<Size, 6> sizes{{{4, 6}, {6, 10}, {8, 18}, {10, 20}, {5, 8}, {18, 8}}};
    id.params.size = sizes.at(random.index(sizes.size()));
    id.params.layout = all_layouts()[random.index(all_layouts().size())];
    if (random.below(9) == 0) id.params.layout = *parse_own_layout("own-DDbEM");
    id.params.size = id.params.layout.size().value_or(id.params.size);
    id.params.gravity = static_cast<Gravity>(random.below(gravity_table.size()));
    id.params.difficulty = 1 + static_cast<int>(random.below(5));
    id.params.rule = static_cast<Rule>(random.below(3));
    id.seed = "s" + std::to_string(random.below(100));
    return id;
}

inline game::GameSummary random_game(Random& random, game::GameKey key, game::Date date) {
    const auto seldom = [&] { return random.below(4) == 0 ? static_cast<int>(random.below(4)) : 0; };
    game::GameSummary game;
    game.key = key;
    game.state = random.below(6) == 0 ? static_cast<game::GameState>(random.below(2)) : game::GameState::cleared;
    game.started = game.touched = date;
    game.id = random_id(random, day_in_zone(date));
    game.custom_board = random.below(12) == 0;
    game.elapsed = game::Time{random.below(20) == 0 ? 0 : 20'000 + static_cast<long long>(random.below(400'000))};
    game.moves = static_cast<int>(random.below(80));
    game.hints = seldom();
    game.undos = seldom();
    game.reshuffles = seldom() / 2;
    game.rewinds = seldom() / 3;
    game.pace = static_cast<game::Pace>(random.below(3));
    game.score = game.pace == game::Pace::arcade ? static_cast<std::int64_t>(random.below(6000)) : 0;
    if (random.below(3) > 0)
        game.look = game::SealPicture{"deck " + std::to_string(random.below(6)), static_cast<int>(random.below(6)),
                                      random.below(3)};
    if (random.below(2) == 0) game.seal = static_cast<int>(random.below(9));
    return game;
}

inline game::MatchResult random_match(Random& random, game::Date date) {
    game::MatchResult match;
    match.ended = date;
    match.way = static_cast<game::Way>(random.below(2));
    for (const game::Side side : game::both_sides)
        match.points[side] = 5 * static_cast<std::int64_t>(random.below(random.below(2) == 0 ? 12 : 200));
    match.pairs = static_cast<int>(random.below(90));
    return match;
}

inline PastGames random_past(Random& random, std::size_t count) {
    PastGames past;
    game::Date date = 1'795'000'000;
    for (std::size_t i = 0; i < count; ++i) {
        date += static_cast<game::Date>(random.below(second_of_day));
        game::Date told = date;
        if (random.below(15) == 0) told -= 400 * second_of_day;    // the clock was set back
        if (random.below(15) == 0) told += 30'000 * second_of_day; // or far ahead
        past.games.push_back(random_game(random, static_cast<game::GameKey>(i + 1), told));
        if (random.below(4) == 0) past.matches.push_back(random_match(random, told));
    }
    std::reverse(past.games.begin(), past.games.end()); // the last one first
    std::reverse(past.matches.begin(), past.matches.end());
    return past;
}

} // namespace twoturns::test
