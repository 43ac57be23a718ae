// The result of a cleared board of the day, as text to share.
#pragma once

#include <string>

#include "app/screen.hpp"
#include "game/history/daily.hpp"
#include "game/history/stretches.hpp"

namespace twoturns::app {

/// Returns a few lines: the day, the time if the pace has a clock, the help used, a row of squares for the stretches,
/// and the board's ID, so that a friend can play the board.
[[nodiscard]] std::string daily_result(game::Day day, const game::GameSummary& game, const game::Stretches& stretches,
                                       bool with_time);

/// Copies the text of a result to the clipboard, and shows a note about it.
[[nodiscard]] Effects copied_result(std::string text, const Context& context);

} // namespace twoturns::app
