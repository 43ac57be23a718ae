// Why two equal tiles cannot go: the best line there is, and what is wrong with it.
#pragma once

#include <vector>

#include "twoturns/cell.hpp"
#include "twoturns/occupancy.hpp"

namespace twoturns {

/// A line that is not allowed. Either it takes a turn too many, or tiles or stones stand in its way.
struct BlockedLine {
    std::vector<Cell> points; ///< both ends and the corners
    std::vector<Cell> marks;  ///< the turns too many, or the occupied cells the line would cross
    bool third_turn = false;  ///< it has a turn too many: the third, or where fewer are allowed the second or first
    friend bool operator==(const BlockedLine&, const BlockedLine&) = default;
};

/// For two cells that linked() refuses: the line they would have if two turns were allowed, where that is not so; else
/// the shortest free line of three turns; where there is none,
/// the line of at most two turns that crosses fewest occupied cells, then with fewest turns, then
/// shortest. There always is one. Takes a few microseconds.
[[nodiscard]] BlockedLine explain_block(const Occupancy& board, Cell a, Cell b);

} // namespace twoturns
