// The conditions for a board to be a place of the journey: it can be cleared, and clearing it needs its chapter's
// lesson. Nothing here shares code with the solvers.
//
// - Straight lines: straight lines alone clear it.
// - One turn: lines with at most one turn clear it; straight lines alone do not.
// - Two turns: it can be cleared without lines around the outside, but not with at most one turn.
// - Outside: it cannot be cleared without lines through the ring.
// - Stones: at the start stones alone keep at least two equal tiles apart, and without the stones at least five more of
//   100 random players clear the board.
// - Falling, two halves: without gravity it could not be cleared.
// - Wide boards: however it is cleared, one of its lines spans at least half of its width. Tiles stay in their columns,
//   and some kind cannot be paired with tiles nearer to each other.
#pragma once

#include <string>

#include "game/history/journey.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::testing {

/// Returns why a board does not fit the chapter; empty if it fits.
[[nodiscard]] std::string fault_of_lesson(game::Chapter chapter, const GameId& id, const Board& board);

/// Returns why the witness does not clear the board; empty if it does.
[[nodiscard]] std::string fault_of_witness(const GameId& id, const Deal& deal);

/// Returns how many of 1,000 random players clear a board.
[[nodiscard]] int random_winners(const Board& board, Gravity gravity);

} // namespace twoturns::testing
