// Can a board without gravity be cleared by fewer lines than the rules allow? The plain answer: every way is tried.
//
// A pair that goes never blocks a line, which allows two shortcuts. The last two tiles of a kind can go as soon as a
// line joins them. And a position is lost when tiles are left of which none can go, though each may be joined even to
// tiles of its kind that are gone: the first pair that goes with one of those tiles would need a line through more
// tiles than these.
#pragma once

#include <cstddef>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/solve.hpp"

namespace twoturns::testing {

struct LineLimit {
    int most_turns = 2;
    bool ring = true; ///< lines may lead around the outside
};

/// Whether such a line joins two cells of a board, which do not block it.
[[nodiscard]] bool joined(const Board& board, LineLimit limit, Cell a, Cell b);

struct LimitedAnswer {
    Outcome outcome = Outcome::undecided; ///< undecided after too many positions, or with more than 64 tiles
    std::vector<Move> moves;              ///< that clear it
};

[[nodiscard]] LimitedAnswer clear_by(const Board& board, LineLimit limit, std::size_t most_positions = 20'000);

} // namespace twoturns::testing
