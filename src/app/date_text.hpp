// Dates as people read them.
#pragma once

#include <functional>
#include <string>

#include "game/store.hpp"

namespace twoturns::app {

/// Shows a date in the player's time zone, which only the view knows.
using DateText = std::function<std::string(game::Date)>;

/// In UTC, such as "2026-11-21 16:19".
[[nodiscard]] std::string utc_date_text(game::Date date);

/// The day alone of a date as it is shown.
[[nodiscard]] std::string day_text(const std::string& date);

} // namespace twoturns::app
