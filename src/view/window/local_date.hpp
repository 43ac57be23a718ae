// Dates in this machine's time zone.
#pragma once

#include <chrono>

#include "game/store.hpp"

namespace twoturns::view {

/// Converts a date to local time. For the main thread only.
[[nodiscard]] std::chrono::local_seconds local_time(game::Date date);

} // namespace twoturns::view
