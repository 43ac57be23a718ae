// Copies of the player's own pictures and tables. A page must keep copies, because it cannot read the originals again.
#pragma once

#include "app/settings.hpp"

namespace twoturns::web {

/// Deletes the copies that no deck in the settings uses.
void forget_unused_files(const app::Settings& settings);

} // namespace twoturns::web
