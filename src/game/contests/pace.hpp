// Whether and how the clock limits the player. The player chooses the pace and may change it during a game.
#pragma once

#include <cstdint>

namespace twoturns::game {

enum class Pace : std::uint8_t {
    calm,   ///< no clock, no points
    timed,  ///< the clock runs up
    arcade, ///< a bar runs down, points are counted
};

} // namespace twoturns::game
