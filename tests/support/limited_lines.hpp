// Decides whether a board without gravity can be cleared with fewer kinds of lines than the rules allow, by trying
// everything.
//
// Removing a pair never blocks a line, which allows two shortcuts. The last two tiles of a kind can go as soon as a
// line joins them. And a position is lost if some tiles remain of which none can go, even when each may be joined to
// tiles of its kind that are gone: all of them still stand when the first of them is to go, and then no line joins it.
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

/// Returns true if such a line joins two cells of a board; the cells themselves do not block it.
[[nodiscard]] bool joined(const Board& board, LineLimit limit, Cell a, Cell b);

struct LimitedAnswer {
    Outcome outcome = Outcome::undecided; ///< undecided after too many positions, or with more than 64 tiles
    std::vector<Move> moves;              ///< the moves that clear it
};

[[nodiscard]] LimitedAnswer clear_by(const Board& board, LineLimit limit, std::size_t most_positions = 20'000);

} // namespace twoturns::testing
