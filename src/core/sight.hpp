// The link test for several tiles at once. The free cells that each tile sees along its row and column are computed
// once; a pair then costs only a few operations on words. The result equals linked() in twoturns/link.hpp, which
// explains the method.
#pragma once

#include <algorithm>
#include <bit>
#include <utility>

#include "twoturns/link.hpp"
#include "twoturns/occupancy.hpp"

namespace twoturns {

/// A cell and the free cells around it in its row and its column. Both runs include the cell itself.
struct Sight {
    Cell cell;
    Occupancy::Word row;
    Occupancy::Word col;
};

/// Returns the run of clear bits of `line` around bit `at`. Bit `at` is included even if it is set.
inline Occupancy::Word free_run(Occupancy::Word line, int at) {
    using Word = Occupancy::Word;
    const Word here = Occupancy::bit(at);
    const Word below = line & (here - 1);
    const Word above = line & (0 - 2 * here);
    const Word up_to_next = (above - 1) & ~above; // all ones if no bit is above
    const Word from_last = ~Word{0} << static_cast<unsigned>(63 - std::countl_zero(2 * below + 1));
    return up_to_next & from_last;
}

inline Sight sight_of(const Occupancy& board, Cell cell) {
    return {cell, free_run(board.row(cell.row), cell.col), free_run(board.col(cell.col), cell.row)};
}

/// A quick test: if it returns false, linked() returns false too.
inline bool may_link(const Sight& a, const Sight& b) { return ((a.row & b.row) | (a.col & b.col)) != 0; }

inline bool linked(const Occupancy& board, const Sight& a, const Sight& b) {
    using Word = Occupancy::Word;
    if (!may_link(a, b)) return false; // this rules out most pairs
    if (board.most_turns() < 2) [[unlikely]]
        return linked(board, a.cell, b.cell);
    Word cols = a.row & b.row;
    Word rows = a.col & b.col;
    const auto [top, bottom] = std::minmax(a.cell.row, b.cell.row);
    if (top != bottom && cols != 0) {
        // Lines of the ring are free along their whole length.
        if ((cols & (Occupancy::bit(0) | Occupancy::bit(board.size().cols + 1))) != 0) return true;
        for (int row = top + 1; row < bottom && cols != 0; ++row) cols &= ~board.row(row);
        if (cols != 0) return true;
    }
    const auto [left, right] = std::minmax(a.cell.col, b.cell.col);
    if (left == right || rows == 0) return false;
    if ((rows & (Occupancy::bit(0) | Occupancy::bit(board.size().rows + 1))) != 0) return true;
    for (int col = left + 1; col < right && rows != 0; ++col) rows &= ~board.col(col);
    return rows != 0;
}

} // namespace twoturns
