// Dates in the time zone of this machine.
#pragma once

#include <chrono>

#include "game/store.hpp"

namespace twoturns::view {

/// What clocks and calendars show here at a date. For the main thread alone.
[[nodiscard]] std::chrono::local_seconds local_time(game::Date date);

} // namespace twoturns::view
