// Dates in the time zone of this machine.
#pragma once

#include <string>

#include "game/store.hpp"

namespace twoturns::view {

/// Such as "2026-11-21 16:19", which is read the same everywhere. For the main thread alone.
[[nodiscard]] std::string local_date_text(game::Date date);

} // namespace twoturns::view
