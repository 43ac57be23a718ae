// Statistics of a player's games: figures for the games that pass a filter, the games' times in order of play, and the
// number of games on each day of a year.
//
// A game in progress does not count yet. For an even number of values the median is the lower of the two in the middle.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

/// All games in the store's order: the last played first, even if the dates say otherwise.
struct History {
    std::vector<GameSummary> games;
    /// For each game its `touched` date in the player's local time: seconds since the local start of 1970.
    std::vector<Date> local;
};

enum class Period : std::uint8_t {
    last_100, ///< the last 100 games
    year,     ///< the year up to the last day of play
    all,
};

/// The criteria for the games that count; nullopt if a criterion does not matter.
struct GamesFilter {
    std::optional<Size> size{};
    std::optional<bool> slides{}; ///< true: only boards with gravity; false: only boards without
    std::optional<Pace> pace{};
    bool daily = false;   ///< only boards of the day
    bool no_hint = false; ///< only games without a hint
    Period period = Period::all;
    friend bool operator==(const GamesFilter&, const GamesFilter&) = default;
};

/// Indices of games in the history, the last played first unless stated otherwise.
using Places = std::vector<std::size_t>;

/// A cleared game compared with the games around it: up to ten before it and ten after it.
struct TimedGame {
    std::size_t place = 0;
    Time time{0};
    Time lower{0}; ///< the first quartile of these games' times
    Time median{0};
    Time upper{0}; ///< the third quartile of these games' times
};
inline constexpr std::size_t most_timed = 100;
inline constexpr std::size_t neighbours = 10;

/// The games of a year by day: whole weeks starting on Monday; the last week contains the last day of play.
struct Year {
    static constexpr int weeks = 52;
    std::int64_t first = 0;                          ///< its first day, in days since 1970
    std::array<int, std::size_t{7} * weeks> games{}; ///< the number of games on each day
};

/// When a player is quickest: the part of a weekday with the lowest median, among those with at least five games.
struct Habit {
    int weekday = 0; ///< 0: Monday
    int part = 0;    ///< the part of the day, of six hours each
    Time median{0};
};
inline constexpr std::size_t least_for_habit = 5;

struct Statistics {
    Places games;
    Places cleared;      ///< the quickest first
    Places without_hint; ///< the cleared games without a hint
    Places streak;       ///< the longest run of cleared games; the most recent if several
    Places rewound;      ///< the games in which the player went back from a lost position
    int hints = 0;       ///< in all games
    int rewinds = 0;
    std::optional<Time> median;   ///< of the cleared games
    std::vector<TimedGame> timed; ///< the last cleared games, the oldest first
    std::optional<Habit> quickest;
    Year year; ///< all games that pass the filter except its period
};

/// Returns the statistics. Costs about as much as sorting the games.
[[nodiscard]] Statistics statistics_of(const History& history, const GamesFilter& filter);

/// Returns the sizes of the games, the most often played first.
[[nodiscard]] std::vector<Size> sizes_played(const std::vector<GameSummary>& games);

/// day_of() returns the day of a moment in days since 1970; weekday_of() returns its weekday, 0 for Monday.
[[nodiscard]] std::int64_t day_of(Date date);
[[nodiscard]] int weekday_of(std::int64_t day);

} // namespace twoturns::game
