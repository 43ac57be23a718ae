// The link test for several tiles at once. The free cells that each tile sees along its row and column are computed
// once; a pair then costs only a few operations on words. The result equals linked() in twoturns/link.hpp, which
// explains the method.
#pragma once

#include <bit>

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

/// Returns all bits strictly between two.
inline Occupancy::Word bits_between(int a, int b) {
    const Occupancy::Word one = Occupancy::bit(a);
    const Occupancy::Word two = Occupancy::bit(b);
    return ((one - 1) ^ (two - 1)) & ~(one | two);
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
    const Size size = board.size();
    // Lines of the ring are free along their whole length.
    bool yes = ((cols & (Occupancy::bit(0) | Occupancy::bit(size.cols + 1))) |
                (rows & (Occupancy::bit(0) | Occupancy::bit(size.rows + 1)))) != 0;
    const Word rows_between = bits_between(a.cell.row, b.cell.row);
    const Word cols_between = bits_between(a.cell.col, b.cell.col);
    // Looks at one column and one row at a time without a branch, because whether they are free is hard to predict.
    constexpr Word beyond = Occupancy::bit(63); // the bit to test when a set is empty
    for (;;) {
        const Word in_col = board.col(std::countr_zero(cols | beyond)) & rows_between;
        const Word in_row = board.row(std::countr_zero(rows | beyond)) & cols_between;
        yes |= ((cols != 0) & (in_col == 0)) | ((rows != 0) & (in_row == 0));
        cols &= cols - 1;
        rows &= rows - 1;
        if (yes | ((cols | rows) == 0)) return yes;
    }
}

} // namespace twoturns
