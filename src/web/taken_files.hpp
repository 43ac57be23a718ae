// Copies of the player's own pictures and tables, which a page has to keep as it cannot read them again.
#pragma once

#include "app/settings.hpp"

namespace twoturns::web {

/// Throws away what no deck of the settings is in.
void forget_unused_files(const app::Settings& settings);

} // namespace twoturns::web
