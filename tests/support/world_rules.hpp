// The conditions for a board to be a place of the journey: it can be cleared under the rule of its world, and needs it.
// The code here shares nothing with the solvers. Random players count in thousands; every claim is counted with the
// same random numbers each time.
//
// - Meadow: only straight lines join tiles, by the rule of the ID, and such lines clear the board. Without that rule at
//   least ten more of 1,000 random players clear it.
// - Old Town: only lines of at most one turn, by the rule of the ID, and such lines clear the board; straight lines do
//   not. Without that rule at least ten more of 1,000 random players clear it.
// - River: the board can be cleared without lines around the outside, but not with at most one turn.
// - Coast: the board cannot be cleared without lines around the outside, and most pairs that random players take have
// no
//   other line.
// - High Pass: at the start, at least two equal tiles are kept apart by stones alone. Without the stones, at least
// fifty
//   more of 1,000 random players clear the board.
// - Orchard, Mirror Lake: the board could not be cleared if its tiles did not slide.
// - Lantern City: every way to clear the board has a line that spans at least half of the board's width. Tiles stay in
//   their columns, and some kind has no pairing with tiles nearer to each other.
//
// The last board of a world, the boss, asks for the rule of the world before, too, where two rules can hold on one
// board: the High Pass cannot be cleared without the outside, in the Orchard stones keep tiles apart, and in the
// Lantern City two halves slide. In the Mirror Lake the upper half falls. A line around the outside always has two
// turns.
#pragma once

#include <cstddef>
#include <string>

#include "game/history/journey.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::testing {

/// Returns the reason if a board does not fit the world; an empty text if it fits.
[[nodiscard]] std::string fault_of_rule(game::World world, const GameId& id, const Board& board);
/// Returns the reason if a board does not ask for the rule of the world before; an empty text if it does.
[[nodiscard]] std::string fault_of_boss(game::World world, const GameId& id, const Board& board);

/// Returns the reason if the witness does not clear the board; an empty text if it does.
[[nodiscard]] std::string fault_of_witness(const GameId& id, const Deal& deal);

/// Returns how many of 1,000 random players clear a board.
[[nodiscard]] int random_winners(const Board& board, Gravity gravity);

} // namespace twoturns::testing
