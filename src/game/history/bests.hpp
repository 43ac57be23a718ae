// The best results on boards of one kind.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "game/store.hpp"

namespace twoturns::game {

struct Bests {
    std::optional<Time> time;          ///< of a board cleared in Timed
    std::optional<std::int64_t> score; ///< in Arcade, whether or not the board was cleared
    friend bool operator==(const Bests&, const Bests&) = default;
};

/// Returns the bests of all games on boards dealt by these settings, except the current game `but`.
[[nodiscard]] Bests bests_of(std::span<const GameSummary> games, const DealParams& params, GameKey but);

} // namespace twoturns::game
