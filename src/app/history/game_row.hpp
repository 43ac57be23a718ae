// Builds the list row that shows one game of the history.
#pragma once

#include "app/date_text.hpp"
#include "game/store.hpp"
#include "ui/element.hpp"
#include "ui/style.hpp"

namespace twoturns::app {

/// Returns the height of a row in design pixels: enough for its two lines, or the three of a brief row, even at the
/// smallest text size.
[[nodiscard]] float game_row_height(bool brief, const ui::Style& style);

/// Makes a row, from left to right: a slot for a picture of the board; its name or its size, gravity and layout; the
/// start date of the game; its outcome. The parts line up across rows. `brief` rows fit a small window. `of_problem`:
/// it is the weave of a problem.
[[nodiscard]] ui::Element game_row(const game::GameSummary& game, const DateText& date_text, ui::Id picture, bool brief,
                                   bool of_problem);

} // namespace twoturns::app
