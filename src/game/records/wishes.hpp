// Wishes: three small ones a week, the same for everyone, each done in ten quiet minutes. What comes of them follows
// from the history alone; a wish that is missed is forgotten.
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
    std::int64_t (*count)(const Tally& tally, std::size_t days); ///< `days`: the number of days with a cleared board
};

/// Returns all wishes.
[[nodiscard]] std::span<const Wish> wishes();
inline constexpr std::size_t wishes_a_week = 3;

/// Returns the number of the week that contains a day, counted from the one in which 1970 began. Weeks begin on Monday.
[[nodiscard]] std::int64_t week_of(Day day);
[[nodiscard]] Day first_day_of_week(std::int64_t week);

/// Returns the indices of a week's wishes. They are drawn at random without repeating any until all had their week.
[[nodiscard]] std::array<std::size_t, wishes_a_week> drawn_wishes(std::int64_t week);

struct WishState {
    std::size_t wish = 0;   ///< its index
    std::int64_t count = 0; ///< how far: up to the goal
    bool done = false;
    friend bool operator==(const WishState&, const WishState&) = default;
};

/// Returns what the games of a week made of its wishes. Games with dates outside the week do not count. Cost: reads the
/// date of each game; counts only those of the week.
[[nodiscard]] std::array<WishState, wishes_a_week> wishes_of(std::int64_t week, const Past& past);

} // namespace twoturns::game
