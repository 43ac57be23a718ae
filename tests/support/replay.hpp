// Plays a list of moves with a second, slower implementation of the rules.
#pragma once

#include <string>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::testing {

/// Returns true if a line that the board's rule allows joins the two cells. Walks cell by cell over states of cell,
/// direction and turns.
bool walk_links(const Board& board, Cell a, Cell b);

/// Returns an empty text if the moves clear the board without gravity and each move is legal by judge() and by
/// walk_links(); otherwise the fault.
std::string replay_fault(Board board, const std::vector<Move>& moves);

} // namespace twoturns::testing
