// The result of a cleared daily board, as text to share.
#pragma once

#include <string>

#include "game/history/daily.hpp"
#include "game/history/stretches.hpp"

namespace twoturns::app {

/// Returns a few lines: the day, the time if the pace has one, the help, a row of squares, and the board's ID for a
/// friend.
[[nodiscard]] std::string daily_result(game::Day day, const game::GameSummary& game, const game::Stretches& stretches,
                                       bool with_time);

} // namespace twoturns::app
