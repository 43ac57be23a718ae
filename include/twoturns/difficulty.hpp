// What the five levels of difficulty mean.
//
// A random player takes a legal move, each equally likely, until the board is cleared or there is
// none. The share of random players who win says how hard a board is:
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

/// From `low` to `high` percent of random players win.
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

/// The level of a board that `wins` of `games` random players won; on an edge, the easier one.
[[nodiscard]] constexpr int difficulty_of(std::uint64_t wins, std::uint64_t games) {
    int level = easiest;
    while (level < hardest && 100 * wins < games * static_cast<std::uint64_t>(band_of(level).low)) ++level;
    return level;
}

} // namespace twoturns
