// How long medals, wishes and best times take to count in a long history.
#include "section.hpp"
#include "table.hpp"

#include <chrono>
#include <string>
#include <vector>

#include "game/records/best_times.hpp"
#include "game/records/medals.hpp"
#include "game/records/wishes.hpp"
#include "twoturns/random.hpp"

namespace twoturns::bench {
namespace {

constexpr game::Date seconds_a_day = 86'400;
constexpr std::size_t history_size = 10'000;

/// Returns games of some thirty years: a third each on boards of the day, places of the journey and other boards.
std::vector<game::GameSummary> long_history() {
    Random random{1};
    std::vector<game::GameSummary> games(history_size);
    for (std::size_t i = 0; i < games.size(); ++i) {
        game::GameSummary& game = games[i];
        const auto day = static_cast<game::Date>(30'000 - i);
        game.key = static_cast<game::GameKey>(i + 1);
        game.state = game::GameState::cleared;
        game.touched = day * seconds_a_day + 43'200;
        if (i % 3 == 0)
            game.id = game::daily_id(game::Day{std::chrono::days{day}});
        else if (i % 3 == 1)
            game.id = game::journey()[random.index(game::places)].id;
        else
            game.id.params.gravity = static_cast<Gravity>(random.below(gravity_table.size()));
        game.elapsed = game::Time{100'000 + static_cast<long long>(random.below(200'000))};
        game.hints = static_cast<int>(random.below(2));
        game.look = game::SealPicture{"emoji", static_cast<int>(random.below(42)), 0};
    }
    return games;
}

void time_records(std::ostream& out) {
    const auto games = long_history();
    const game::Past past{
        games, {}, [](game::Date date) { return game::Day{std::chrono::days{date / seconds_a_day}}; }};
    const std::int64_t week = game::week_of(game::Day{std::chrono::days{29'990}});
    const auto ms = [](const auto& run) { return figure(ns_per_call(1, run) / 1e6); };
    Table table{{"10,000 games", "ms"}};
    table.add({"medals", ms([&] { return static_cast<std::uint64_t>(game::medals_of(past).front().count); })});
    table.add(
        {"wishes of a week", ms([&] { return static_cast<std::uint64_t>(game::wishes_of(week, past)[0].count); })});
    table.add({"best times", ms([&] { return static_cast<std::uint64_t>(game::best_times(games).size()); })});
    out << table;
}

} // namespace

const Section records_section{"records", "medals, wishes and best times of 10,000 games", time_records, nullptr};

} // namespace twoturns::bench
