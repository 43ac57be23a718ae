// The conditions for a board to be a place of the journey: the board can be cleared, and only with the lesson of its
// chapter. The code here shares nothing with the solvers.
//
// - Straight lines: straight lines alone clear the board.
// - One turn: lines with at most one turn clear the board; straight lines alone do not.
// - Two turns: the board can be cleared without lines around the outside, but not with at most one turn.
// - Outside: the board cannot be cleared without lines through the ring.
// - Stones: at the start, at least two equal tiles are kept apart by stones alone. Without the stones, at least five
//   more of 100 random players clear the board.
// - Falling, two halves: the board could not be cleared without gravity.
// - Wide boards: every way to clear the board has a line that spans at least half of the board's width. Tiles stay in
//   their columns, and some kind has no pairing with tiles nearer to each other.
#pragma once

#include <string>

#include "game/history/journey.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::testing {

/// Returns the reason if a board does not fit the chapter; an empty text if it fits.
[[nodiscard]] std::string fault_of_lesson(game::Chapter chapter, const GameId& id, const Board& board);

/// Returns the reason if the witness does not clear the board; an empty text if it does.
[[nodiscard]] std::string fault_of_witness(const GameId& id, const Deal& deal);

/// Returns how many of 1,000 random players clear a board.
[[nodiscard]] int random_winners(const Board& board, Gravity gravity);

} // namespace twoturns::testing
