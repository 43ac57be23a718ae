// What a player's games come to: figures of those that a filter takes, their times one after another, a year of days.
//
// A game in progress does not count yet. Of an even number of values the median is the lower of the two in the middle.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

/// All games, as the store lists them: the one played last first, whatever the calendar says.
struct History {
    std::vector<GameSummary> games;
    /// Of each when it was touched, as clock and calendar of the player's place show it: seconds since 1970 began
    /// there.
    std::vector<Date> local;
};

enum class Period : std::uint8_t {
    last_100, ///< games
    year,     ///< up to the last day on which anything was played
    all,
};

/// Which games count; nothing where it does not matter.
struct GamesFilter {
    std::optional<Size> size{};
    std::optional<bool> slides{}; ///< whether there is gravity
    std::optional<Pace> pace{};
    bool daily = false;   ///< boards of days alone
    bool no_hint = false; ///< and what was cleared without one
    Period period = Period::all;
    friend bool operator==(const GamesFilter&, const GamesFilter&) = default;
};

/// Games by their places in the history, the one played last first unless it says otherwise.
using Places = std::vector<std::size_t>;

/// A cleared game among its neighbours: the ten before it and the ten after it, as far as there are any.
struct TimedGame {
    std::size_t place = 0;
    Time time{0};
    Time lower{0}; ///< the middle half of them begins here: a quarter of the way from the quickest to the slowest
    Time median{0};
    Time upper{0}; ///< and ends here
};
inline constexpr std::size_t most_timed = 100;
inline constexpr std::size_t neighbours = 10;

/// Whole weeks, each from Monday on; the last one has the last day on which anything was played.
struct Year {
    static constexpr int weeks = 52;
    std::int64_t first = 0;                          ///< its first day, counted since 1970 began
    std::array<int, std::size_t{7} * weeks> games{}; ///< of each day
};

/// When a player is quicker than usual: the hours of a weekday with the least median, of those with five games or more.
struct Habit {
    int weekday = 0; ///< 0: Monday
    int part = 0;    ///< of the day, six hours each
    Time median{0};
};
inline constexpr std::size_t least_for_habit = 5;

struct Statistics {
    Places games;
    Places cleared;      ///< the quickest first
    Places without_hint; ///< of the cleared ones
    Places streak;       ///< the most games one after another that were all cleared; of several the last
    Places rewound;      ///< in which a loss was seen and gone back from
    int hints = 0;       ///< in all games
    int rewinds = 0;
    std::optional<Time> median;   ///< of the cleared ones
    std::vector<TimedGame> timed; ///< the last ones that were cleared, the oldest first
    std::optional<Habit> quickest;
    Year year; ///< of all that the filter takes, whatever its period
};

/// Costs about as much as sorting the games.
[[nodiscard]] Statistics statistics_of(const History& history, const GamesFilter& filter);

/// The sizes of the games, the one played most often first.
[[nodiscard]] std::vector<Size> sizes_played(const std::vector<GameSummary>& games);

/// The day of a moment, counted since 1970 began, and the day of the week, 0 for Monday.
[[nodiscard]] std::int64_t day_of(Date date);
[[nodiscard]] int weekday_of(std::int64_t day);

} // namespace twoturns::game
