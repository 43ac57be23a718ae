// Decides by trying everything whether a board without gravity can be cleared with fewer kinds of lines than the rules
// allow.
//
// Removing a pair never blocks a line, which allows two shortcuts. First, the last two tiles of a kind can be removed
// as soon as a line joins them. Second, allow lines from each remaining tile even to removed tiles of its kind. If no
// tile can be removed in this way, the position is lost, because all remaining tiles still stand when the first of them
// would be removed.
#pragma once

#include <cstddef>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/solve.hpp"

namespace twoturns::testing {

struct LineLimit {
    int most_turns = 2;
    bool ring = true; ///< whether lines may go around the outside
};

/// Returns true if a line within the limit joins two cells of a board. The cells themselves do not block the line.
[[nodiscard]] bool joined(const Board& board, LineLimit limit, Cell a, Cell b);

struct LimitedAnswer {
    Outcome outcome = Outcome::undecided; ///< undecided after too many positions, or with more than 128 tiles
    std::vector<Move> moves;              ///< the moves that clear the board
};

[[nodiscard]] LimitedAnswer clear_by(const Board& board, LineLimit limit, std::size_t most_positions = 20'000);

} // namespace twoturns::testing
