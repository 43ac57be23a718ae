// What is passed on of a board of a day that was cleared.
#pragma once

#include <string>

#include "game/history/daily.hpp"
#include "game/history/stretches.hpp"

namespace twoturns::app {

/// A few lines: the day, the time where one is kept, the help, a row of squares, and the ID of the board for a friend.
[[nodiscard]] std::string daily_result(game::Day day, const game::GameSummary& game, const game::Stretches& stretches,
                                       bool with_time);

} // namespace twoturns::app
