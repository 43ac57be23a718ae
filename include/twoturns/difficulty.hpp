// Defines the five levels of difficulty.
//
// A random player takes any legal move with equal probability until the board is cleared or no move is left. The share
// of random players who win defines the level:
//
//     level         1        2        3        4       5
//     they win   80-100 %  50-80 %  25-50 %  8-25 %  0-8 %
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace twoturns {

inline constexpr int easiest = 1;
inline constexpr int hardest = 5;
inline constexpr int usual_difficulty = 3;

/// The percentage of random players who win, from `low` to `high`.
struct Band {
    int low = 0;
    int high = 100;
    friend constexpr bool operator==(const Band&, const Band&) = default;
};

[[nodiscard]] constexpr Band band_of(int difficulty) {
    constexpr std::array<int, 6> edges{100, 80, 50, 25, 8, 0};
    const auto level = static_cast<std::size_t>(std::clamp(difficulty, easiest, hardest));
    return {edges[level], edges[level - 1]};
}

/// Returns the level of a board that random players won `wins` times in `games`; on a boundary, the easier level.
[[nodiscard]] constexpr int difficulty_of(std::uint64_t wins, std::uint64_t games) {
    int level = easiest;
    while (level < hardest && 100 * wins < games * static_cast<std::uint64_t>(band_of(level).low)) ++level;
    return level;
}

} // namespace twoturns
