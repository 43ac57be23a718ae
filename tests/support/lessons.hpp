// What a board must prove to be a place of the journey: that it can be cleared, and that its chapter's lesson is needed
// for it. Nothing here shares code with the solvers.
//
// - Straight lines: straight lines alone clear it.
// - One turn: lines with at most one turn clear it, straight lines alone do not.
// - Two turns: without lines around the outside it can be cleared, with at most one turn it cannot.
// - Outside: it cannot be cleared without lines through the ring.
// - Stones: at the start stones alone keep at least two equal tiles apart, and without its stones at least
//   five more of 100 random players clear the board.
// - Falling, two halves: if tiles did not fall it could not be cleared.
// - Wide boards: however it is cleared, one of its lines reaches over half of its width at least. Tiles stay in their
//   columns, and some kind cannot be paired with tiles nearer to each other.
#pragma once

#include <string>

#include "game/history/journey.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::testing {

/// What is wrong with a board as one of this chapter; empty when nothing is.
[[nodiscard]] std::string fault_of_lesson(game::Chapter chapter, const GameId& id, const Board& board);

/// What is wrong with the moves that are to clear it; empty when nothing is.
[[nodiscard]] std::string fault_of_witness(const GameId& id, const Deal& deal);

/// Of 1,000 random players so many clear a board.
[[nodiscard]] int random_winners(const Board& board, Gravity gravity);

} // namespace twoturns::testing
