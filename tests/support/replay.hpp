// Plays a list of moves with a second, slower implementation of the rules.
#pragma once

#include <string>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::testing {

/// Returns true if a line with no more turns than the board's rule allows joins the two. Walks cell by cell over (cell,
/// direction, turns).
bool walk_links(const Board& board, Cell a, Cell b);

/// Returns an empty text if the moves clear the board without gravity, each one legal by judge() and by walk_links();
/// else what is wrong.
std::string replay_fault(Board board, const std::vector<Move>& moves);

} // namespace twoturns::testing
