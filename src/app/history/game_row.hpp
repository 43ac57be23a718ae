// A game of the history in a line of a list.
#pragma once

#include "app/date_text.hpp"
#include "game/store.hpp"
#include "ui/element.hpp"

namespace twoturns::app {

inline constexpr float game_row_height = 54;

/// From left to right what tells games apart: a picture of the board, for which there is a slot, its size, how its
/// tiles slide and where they are, when it was begun, and what came of it. All rows have these at the same places;
/// `brief` ones have room in a small window.
[[nodiscard]] ui::Element game_row(const game::GameSummary& game, const DateText& date_text, ui::Id picture,
                                   bool brief);

} // namespace twoturns::app
