// How a cleared game compares with the player's other games.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

struct Standing {
    std::vector<Time> times;    ///< of comparable boards at the same pace, including this game; the shortest first
    std::size_t quicker = 0;    ///< the number of shorter times
    bool first_of_size = false; ///< no board of this size was cleared before, with any settings

    [[nodiscard]] bool first() const { return times.size() == 1; }
    [[nodiscard]] Time best() const { return times.front(); }
    [[nodiscard]] Time median() const { return times[(times.size() - 1) / 2]; }
};

/// Compares `game` with the games on boards dealt with the same settings. Ignores the stored version of `game`.
[[nodiscard]] Standing standing_of(std::span<const GameSummary> games, const GameSummary& game);

} // namespace twoturns::game
