// The player's shortest times, one for each size of board.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

struct BestTime {
    Size size;
    std::size_t game = 0; ///< the index of the quickest game; the first played of several
    int boards = 0;       ///< the number of cleared boards of the size
    friend bool operator==(const BestTime&, const BestTime&) = default;
};

/// Returns the best times, the smallest board first. `games` must be in the store's order, the last played first.
/// Boards from files do not count.
[[nodiscard]] std::vector<BestTime> best_times(std::span<const GameSummary> games);

} // namespace twoturns::game
