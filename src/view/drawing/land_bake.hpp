// Paints the landscapes of the journey's worlds.
#pragma once

#include "game/history/worlds.hpp"
#include "ui/theme.hpp"

namespace twoturns::view {

/// The colours of a sky, at the top and at the horizon.
struct Sky {
    ui::Colour top;
    ui::Colour bottom;
};

[[nodiscard]] Sky sky_of(game::World world);

} // namespace twoturns::view
