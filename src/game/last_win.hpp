// The last position of a game that is known to be won, and what was done since: where a search for another win begins.
#pragma once

#include <cstdint>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::game {

struct LastWin {
    Board board;
    std::vector<Move> line;  ///< moves that clear the board
    std::vector<Move> since; ///< the moves that were made on the board instead
};

/// Returns the stamps of the tiles still there, row by row: for each the number of the move of `line` that would have
/// removed it. SolverOptions::stamps takes them. All moves must be legal.
[[nodiscard]] std::vector<std::uint16_t> stamps_of(const LastWin& last, Gravity gravity);

} // namespace twoturns::game
