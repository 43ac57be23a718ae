// A temporary message to the player; it has two lines in the bar.
#pragma once

#include <optional>

#include "game/clock.hpp"
#include "twoturns/result.hpp"

namespace twoturns::app {

struct Note {
    Message headline;
    Message detail;
    std::optional<game::Time> until; ///< nullopt: until the next click on the board
};

inline constexpr game::Time note_time{2600};

} // namespace twoturns::app
