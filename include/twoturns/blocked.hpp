// Explains why two tiles of the same kind cannot be matched: the best line between them and what is wrong with it.
#pragma once

#include <vector>

#include "twoturns/cell.hpp"
#include "twoturns/occupancy.hpp"

namespace twoturns {

/// A forbidden line. Either it has too many turns, or tiles or stones stand in its way.
struct BlockedLine {
    std::vector<Cell> points; ///< both ends and the corners
    std::vector<Cell> marks;  ///< the corners that are too many, or the occupied cells the line would cross
    bool third_turn = false;  ///< the line has a turn too many: the third, or under a stricter rule the second or first
    friend bool operator==(const BlockedLine&, const BlockedLine&) = default;
};

/// Returns the line to show for two cells that linked() refuses:
/// 1. the line of at most two turns, if only the board's stricter rule forbids it;
/// 2. else the shortest free line of three turns;
/// 3. else the line of at most two turns that crosses the fewest occupied cells, then has the fewest turns, then is
///    shortest.
/// One of the three always exists. Takes a few microseconds.
[[nodiscard]] BlockedLine explain_block(const Occupancy& board, Cell a, Cell b);

} // namespace twoturns
