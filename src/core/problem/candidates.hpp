// Positions that may be problems: what is left of a dealt board when only one move of a known win can be made.
#pragma once

#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::problem {

/// A position with moves that clear it. Only the first of them can be the key.
struct Candidate {
    Board board;
    std::vector<Move> line;
};

/// Returns the candidates of a board and its win. Without gravity taking a pair never blocks another. So for each pair
/// of the win, all others are taken that can go before it: it alone can then go, of this win, and the tiles that depend
/// on it are left. With gravity: the positions along the win, from its end on.
[[nodiscard]] std::vector<Candidate> candidates_of(const Board& board, Gravity gravity, const std::vector<Move>& win);

} // namespace twoturns::problem
