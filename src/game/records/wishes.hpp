// Wishes: three small goals for each week, the same for everyone, each reached in about ten minutes. The results are
// computed from the history alone. An unfulfilled wish ends with its week.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "game/records/tally.hpp"

namespace twoturns::game {

struct Wish {
    const char* words; ///< in English, with the context "wish"
    std::int64_t goal;
    std::int64_t (*count)(const Tally& tally, std::size_t days); ///< `days` is the number of days with a cleared board
};

/// Returns all wishes.
[[nodiscard]] std::span<const Wish> wishes();
inline constexpr std::size_t wishes_a_week = 3;

/// Returns the number of the week that contains a day; the week in which 1970 began has number 0. Weeks begin on
/// Monday.
[[nodiscard]] std::int64_t week_of(Day day);
[[nodiscard]] Day first_day_of_week(std::int64_t week);

/// Returns the indices of a week's wishes. They are drawn at random, but no wish is repeated until all were drawn.
[[nodiscard]] std::array<std::size_t, wishes_a_week> drawn_wishes(std::int64_t week);

struct WishState {
    std::size_t wish = 0;   ///< the index of the wish
    std::int64_t count = 0; ///< the progress, at most the goal
    bool done = false;
    friend bool operator==(const WishState&, const WishState&) = default;
};

/// Returns the state of a week's wishes. Games with dates outside the week do not count. Cost: reads the date of each
/// game, and counts the games of the week.
[[nodiscard]] std::array<WishState, wishes_a_week> wishes_of(std::int64_t week, const Past& past);

} // namespace twoturns::game
