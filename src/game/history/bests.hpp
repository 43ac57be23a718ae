// The player's best results on boards of one kind.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "game/store.hpp"

namespace twoturns::game {

struct Bests {
    std::optional<Time> time;          ///< the shortest time of a board cleared in Timed
    std::optional<std::int64_t> score; ///< the highest score in Arcade, whether or not the board was cleared
    friend bool operator==(const Bests&, const Bests&) = default;
};

/// Returns the best results of all games on boards dealt with the parameters `params`, except game `but`.
[[nodiscard]] Bests bests_of(std::span<const GameSummary> games, const DealParams& params, GameKey but);

} // namespace twoturns::game
