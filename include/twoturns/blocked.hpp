// Explains why two tiles of the same kind cannot be matched: the best line between them and its fault.
#pragma once

#include <vector>

#include "twoturns/cell.hpp"
#include "twoturns/occupancy.hpp"

namespace twoturns {

/// A forbidden line. Either it has too many turns, or tiles or stones stand in its way.
struct BlockedLine {
    std::vector<Cell> points; ///< both ends and the corners, in order along the line
    std::vector<Cell> marks;  ///< the surplus corners, or the occupied cells that the line would cross
    bool third_turn = false;  ///< the line has more turns than the board's rule allows
    friend bool operator==(const BlockedLine&, const BlockedLine&) = default;
};

/// Returns the line to show for two cells that linked() refuses:
/// 1. if only the board's stricter rule forbids the match: the line of at most two turns;
/// 2. otherwise the shortest free line of three turns;
/// 3. otherwise the line that the rule allows and that crosses the fewest occupied cells; of several the line with the
///    fewest turns, then the shortest. Where the rule allows only straight lines and the cells are not in line, the
///    line has one turn, which is marked.
/// One of the three always exists. Costs a few microseconds.
[[nodiscard]] BlockedLine explain_block(const Occupancy& board, Cell a, Cell b);

} // namespace twoturns
