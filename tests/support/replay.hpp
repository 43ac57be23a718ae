// Plays a list of moves by a second, slower reading of the rules.
#pragma once

#include <string>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::testing {

/// Is there a line with no more turns than the board's rule allows? Walks cell by cell over (cell, direction, turns).
bool walk_links(const Board& board, Cell a, Cell b);

/// Empty when the moves clear the board without gravity, each one legal by judge() and by
/// walk_links(); else what is wrong.
std::string replay_fault(Board board, const std::vector<Move>& moves);

} // namespace twoturns::testing
