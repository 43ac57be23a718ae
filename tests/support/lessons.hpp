// The conditions for a board to be a place of the journey: it can be cleared, and clearing it needs the lesson of its
// chapter. The code here shares nothing with the solvers.
//
// - Straight lines: straight lines alone clear it.
// - One turn: lines with at most one turn clear it; straight lines alone do not.
// - Two turns: it can be cleared without lines around the outside, but not with at most one turn.
// - Outside: it cannot be cleared without lines through the ring.
// - Stones: at the start the stones alone keep at least two equal tiles apart, and without the stones at least five
// more
//   of 100 random players clear the board.
// - Falling, two halves: without gravity it could not be cleared.
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
