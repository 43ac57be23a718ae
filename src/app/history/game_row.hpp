// A game of the history in a line of a list.
#pragma once

#include "app/date_text.hpp"
#include "game/store.hpp"
#include "ui/element.hpp"
#include "ui/style.hpp"

namespace twoturns::app {

/// In pixels of the design: room for two lines also where letters shrink no further.
[[nodiscard]] float game_row_height(const ui::Style& style);

/// From left to right what tells games apart: a picture of the board, for which there is a slot, its size, how its
/// tiles slide and where they are, when it was begun, and what came of it. All rows have these at the same places;
/// `brief` ones have room in a small window.
[[nodiscard]] ui::Element game_row(const game::GameSummary& game, const DateText& date_text, ui::Id picture,
                                   bool brief);

} // namespace twoturns::app
