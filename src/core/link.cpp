// The path-checker. See the header for the method and its conventions.
#include "twoturns/link.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

namespace twoturns {
namespace {

using Word = Occupancy::Word;

constexpr Word bit(int i) { return Occupancy::bit(i); }

/// The run of clear bits of `line` around bit `at`, with `at` itself whether set or not.
constexpr Word reach(Word line, int at) {
    const Word below = line & (bit(at) - 1);
    const Word above = line & ~(bit(at) | (bit(at) - 1));
    const Word up_to_next = (above & (Word{0} - above)) - 1; // all ones when nothing is above
    const Word down_to_last = ~Word{0} << static_cast<unsigned>(std::bit_width(below));
    return up_to_next & down_to_last;
}

/// The columns in which a vertical middle part can join `a` and `b`; their rows differ, and
/// a.row < b.row. Includes a.col and b.col, where the line has one turn or none.
Word open_columns(const Occupancy& board, Cell a, Cell b) {
    Word open = reach(board.row(a.row), a.col) & reach(board.row(b.row), b.col);
    for (int row = a.row + 1; row < b.row && open != 0; ++row) open &= ~board.row(row);
    return open;
}

/// The rows in which a horizontal middle part can join `a` and `b`; their columns differ.
Word open_rows(const Occupancy& board, Cell a, Cell b) {
    if (a.col > b.col) std::swap(a, b);
    Word open = reach(board.col(a.col), a.row) & reach(board.col(b.col), b.row);
    for (int col = a.col + 1; col < b.col && open != 0; ++col) open &= ~board.col(col);
    return open;
}

/// The member of `set` (not empty) that makes the way from `from` over it to `to` shortest: any
/// between the two, else the nearest outside.
int nearest(Word set, int from, int to) {
    const int low = std::min(from, to);
    const int high = std::max(from, to);
    const Word not_below = set & ~(bit(low) - 1);
    if (not_below != 0) {
        const int first = std::countr_zero(not_below);
        if (first <= high) return first;
        const Word below = set & (bit(low) - 1);
        if (below == 0) return first;
        const int last = static_cast<int>(std::bit_width(below)) - 1;
        return low - last < first - high ? last : first;
    }
    return static_cast<int>(std::bit_width(set)) - 1;
}

int detour(int from, int over, int to) { return std::abs(from - over) + std::abs(over - to); }

/// find_link for ends in reading order, a < b.
std::optional<Link> find_ordered(const Occupancy& board, Cell a, Cell b) {
    const Word columns = a.row != b.row ? open_columns(board, a, b) : 0;
    if (a.col == b.col && (columns & bit(a.col)) != 0) return Link{a, b};
    if (a.row != b.row && a.col != b.col) {
        if ((columns & bit(b.col)) != 0) return Link{a, Cell{a.row, b.col}, b};
        if ((columns & bit(a.col)) != 0) return Link{a, Cell{b.row, a.col}, b};
    }
    const Word rows = a.col != b.col ? open_rows(board, a, b) : 0;
    if (a.row == b.row && (rows & bit(a.row)) != 0) return Link{a, b};
    if (columns == 0 && rows == 0) return std::nullopt;

    // Two turns. The middle part's own length is the same for all columns and for all rows.
    int by_column = -1;
    int by_row = -1;
    int column_length = 0;
    int row_length = 0;
    if (columns != 0) {
        by_column = nearest(columns, a.col, b.col);
        column_length = detour(a.col, by_column, b.col) + (b.row - a.row);
    }
    if (rows != 0) {
        by_row = nearest(rows, a.row, b.row);
        row_length = detour(a.row, by_row, b.row) + std::abs(b.col - a.col);
    }
    if (by_row < 0 || (by_column >= 0 && column_length <= row_length))
        return Link{a, Cell{a.row, by_column}, Cell{b.row, by_column}, b};
    return Link{a, Cell{by_row, a.col}, Cell{by_row, b.col}, b};
}

} // namespace

int Link::length() const {
    int steps = 0;
    for (std::size_t i = 1; i < count_; ++i)
        steps += std::abs(points_[i].row - points_[i - 1].row) + std::abs(points_[i].col - points_[i - 1].col);
    return steps;
}

Link Link::reversed() const {
    Link other = *this;
    std::reverse(other.points_.begin(), other.points_.begin() + static_cast<std::ptrdiff_t>(count_));
    return other;
}

bool links_straight(const Occupancy& board, Cell a, Cell b) {
    if (a.row == b.row) return (reach(board.row(a.row) & ~bit(b.col), a.col) & bit(b.col)) != 0;
    if (a.col == b.col) return (reach(board.col(a.col) & ~bit(b.row), a.row) & bit(b.row)) != 0;
    return false;
}

bool links_with_one_turn(const Occupancy& board, Cell a, Cell b) {
    if (a.row == b.row || a.col == b.col) return false;
    const auto turns_at = [&](Cell corner, Cell along_row, Cell along_col) {
        return (reach(board.row(corner.row), along_row.col) & bit(corner.col)) != 0 &&
               (reach(board.col(corner.col), along_col.row) & bit(corner.row)) != 0;
    };
    return turns_at({a.row, b.col}, a, b) || turns_at({b.row, a.col}, b, a);
}

bool links_with_two_turns(const Occupancy& board, Cell a, Cell b) {
    if (b < a) std::swap(a, b);
    if (a.row != b.row && (open_columns(board, a, b) & ~bit(a.col) & ~bit(b.col)) != 0) return true;
    return a.col != b.col && (open_rows(board, a, b) & ~bit(a.row) & ~bit(b.row)) != 0;
}

bool linked(const Occupancy& board, Cell a, Cell b) {
    if (b < a) std::swap(a, b);
    return (a.row != b.row && open_columns(board, a, b) != 0) || (a.col != b.col && open_rows(board, a, b) != 0);
}

std::optional<Link> find_link(const Occupancy& board, Cell a, Cell b) {
    if (a < b) return find_ordered(board, a, b);
    const auto link = find_ordered(board, b, a);
    if (!link) return std::nullopt;
    return link->reversed();
}

} // namespace twoturns
