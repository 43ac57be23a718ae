// The link test and the list of moves of the version before, to be timed beside the present ones: a copy that stays as
// it is, whatever the program shares or changes.
#pragma once

#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/link.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::bench::former {

/// Tests one member of both sets after the other, even where the ends see nothing in common.
[[nodiscard]] bool linked(const Occupancy& board, Cell a, Cell b);

/// Tests every two tiles of a kind.
[[nodiscard]] std::vector<Move> legal_moves(const Board& board);

} // namespace twoturns::bench::former
