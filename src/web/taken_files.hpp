// Copies of the player's own pictures and tables; a page must keep them, because it cannot read the originals again.
#pragma once

#include "app/settings.hpp"

namespace twoturns::web {

/// Deletes copies that no deck of the settings uses.
void forget_unused_files(const app::Settings& settings);

} // namespace twoturns::web
