// How a cleared game stands among the player's own.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

struct Standing {
    std::vector<Time> times;    ///< of all games on such boards at the same pace, this one too; the quickest first
    std::size_t quicker = 0;    ///< so many of them were
    bool first_of_size = false; ///< no board of this size was cleared before, whatever else it was like

    [[nodiscard]] bool first() const { return times.size() == 1; }
    [[nodiscard]] Time best() const { return times.front(); }
    [[nodiscard]] Time median() const { return times[(times.size() - 1) / 2]; }
};

/// Such boards are those dealt by the same settings. What the store has of `game` itself is passed over.
[[nodiscard]] Standing standing_of(std::span<const GameSummary> games, const GameSummary& game);

} // namespace twoturns::game
