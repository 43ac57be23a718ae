// Builds the list row that shows one game of the history.
#pragma once

#include <cstdint>

#include "app/date_text.hpp"
#include "game/store.hpp"
#include "ui/element.hpp"
#include "ui/style.hpp"

namespace twoturns::app {

/// How a row is made: in one piece for a wide window, in fewer columns and three lines for a narrow one, in two lines
/// if it is also low.
enum class GameRowForm : std::uint8_t {
    wide,
    narrow,
    low
};

/// Returns the height of a row in design pixels: enough for its lines even at the smallest text size.
[[nodiscard]] float game_row_height(GameRowForm form, const ui::Style& style);

/// Makes a row, from left to right: a slot for a picture of the board; its name or its size, gravity and layout; the
/// start date of the game; its outcome. The parts line up across rows. `settings` tell which games are of problems.
[[nodiscard]] ui::Element game_row(const game::GameSummary& game, const DateText& date_text, ui::Id picture,
                                   GameRowForm form, const Settings& settings);

} // namespace twoturns::app
