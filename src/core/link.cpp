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

/// The cells that both ends see along their own lines: the run of clear bits around `at_a` in `line_a` that is also
/// clear around `at_b` in `line_b`. Each `at` is a single bit and counts as clear. The nearest block on each side is
/// the nearer one of the two lines, so one run serves both.
struct Sight {
    Word open;
    bool ring; // nothing blocks the way to the ring on at least one side
};

inline Sight common_sight(Word line_a, Word at_a, Word line_b, Word at_b) {
    const Word below = (line_a & (at_a - 1)) | (line_b & (at_b - 1));
    const Word above = (line_a & (0 - 2 * at_a)) | (line_b & (0 - 2 * at_b));
    const Word up_to_next = (above - 1) & ~above; // all ones if no block is above
    const Word from_last = ~Word{0} << static_cast<unsigned>(63 - std::countl_zero(2 * below + 1));
    return {up_to_next & from_last, below == 0 || above == 0};
}

/// Returns all bits strictly between two single bits; 0 if they are the same.
constexpr Word between(Word a, Word b) { return ((a - 1) ^ (b - 1)) & ~(a | b); }

/// Returns the union of the lines strictly between `a` and `b`; line(i) returns line i.
template <class Line> Word occupied_between(int a, int b, const Line& line) {
    const auto [low, high] = std::minmax({a, b});
    Word even = 0;
    Word odd = 0; // two accumulators, so that neither has to wait for the other
    int at = low + 1;
    for (; at + 4 <= high; at += 4) {
        even |= line(at) | line(at + 2);
        odd |= line(at + 1) | line(at + 3);
    }
    for (; at < high; ++at) even |= line(at);
    return even | odd;
}

/// Returns the columns of `seen` that are free in all rows between the ends.
Word open_columns(const Occupancy& board, Cell a, Cell b, Word seen) {
    if (seen == 0) return 0;
    return seen & ~occupied_between(a.row, b.row, [&](int row) { return board.row(row); });
}

/// Returns the rows of `seen` that are free in all columns between the ends.
Word open_rows(const Occupancy& board, Cell a, Cell b, Word seen) {
    if (seen == 0) return 0;
    return seen & ~occupied_between(a.col, b.col, [&](int col) { return board.col(col); });
}

/// Two ends and the cells that both see. A bit of `columns` is a column where a vertical middle part may join the ends;
/// `rows` is the same for horizontal middle parts. If an end stands in that column or row itself, the line has at most
/// one turn. Two ends in the same row have no vertical middle part, but a column that both see then lies on a straight
/// line between them. So every answer is right without a test of the ends' positions.
struct Ends {
    Ends(const Occupancy& board, Cell a, Cell b)
        : row_a(bit(a.row)), row_b(bit(b.row)), col_a(bit(a.col)), col_b(bit(b.col)),
          columns(common_sight(board.row(a.row), col_a, board.row(b.row), col_b)),
          rows(common_sight(board.col(a.col), row_a, board.col(b.col), row_b)) {}

    Word row_a;
    Word row_b;
    Word col_a;
    Word col_b;
    Sight columns;
    Sight rows;
};

/// Returns the member of the non-empty `set` that gives the shortest way from `from` over the member to `to`: any
/// member between the two, otherwise the nearest member outside.
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

/// Does the work of find_link() for ends in reading order, a < b.
std::optional<Link> find_ordered(const Occupancy& board, Cell a, Cell b) {
    const Ends ends(board, a, b);
    const Word columns = a.row != b.row ? open_columns(board, a, b, ends.columns.open) : 0;
    if (a.col == b.col && (columns & bit(a.col)) != 0) return Link{a, b};
    if (a.row != b.row && a.col != b.col) {
        if ((columns & bit(b.col)) != 0) return Link{a, Cell{a.row, b.col}, b};
        if ((columns & bit(a.col)) != 0) return Link{a, Cell{b.row, a.col}, b};
    }
    const Word rows = a.col != b.col ? open_rows(board, a, b, ends.rows.open) : 0;
    if (a.row == b.row && (rows & bit(a.row)) != 0) return Link{a, b};
    if (columns == 0 && rows == 0) return std::nullopt;

    // Lines with two turns. The length of the middle part is the same for all columns, and likewise for all rows.
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
    if (a.row == b.row) return (board.row(a.row) & between(bit(a.col), bit(b.col))) == 0;
    if (a.col == b.col) return (board.col(a.col) & between(bit(a.row), bit(b.row))) == 0;
    return false;
}

bool links_with_one_turn(const Occupancy& board, Cell a, Cell b) {
    if (a.row == b.row || a.col == b.col) return false;
    const auto turns_at = [&](Cell corner) {
        return !board.occupied(corner) && links_straight(board, a, corner) && links_straight(board, corner, b);
    };
    return turns_at({a.row, b.col}) || turns_at({b.row, a.col});
}

bool links_with_two_turns(const Occupancy& board, Cell a, Cell b) {
    const Ends ends(board, a, b);
    // A line that is free on one side reaches bits beyond the ring; keep only the bits on the board.
    const Word on_board_cols = 2 * bit(board.size().cols + 1) - 1;
    const Word on_board_rows = 2 * bit(board.size().rows + 1) - 1;
    const Word columns = ends.columns.open & on_board_cols & ~(ends.col_a | ends.col_b);
    const Word rows = ends.rows.open & on_board_rows & ~(ends.row_a | ends.row_b);
    return (a.row != b.row && open_columns(board, a, b, columns) != 0) ||
           (a.col != b.col && open_rows(board, a, b, rows) != 0);
}

// Whether a line is open is hard to predict, and a mispredicted branch costs as much as all the arithmetic. So each
// step tests one member of both sets without a branch, and only three branches check whether the answer is known. The
// first one answers most questions about full and about large boards, whose tiles hardly ever see a cell in common. The
// lines between the ends answer for the members that no step tested.
bool linked(const Occupancy& board, Cell a, Cell b) {
    if (board.most_turns() < 2) [[unlikely]]
        return links_straight(board, a, b) || (board.most_turns() == 1 && links_with_one_turn(board, a, b));
    const Ends ends(board, a, b);
    if ((ends.columns.open | ends.rows.open) == 0) return false;
    const Word rows_between = between(ends.row_a, ends.row_b);
    const Word cols_between = between(ends.col_a, ends.col_b);
    constexpr Word beyond = bit(63); // the bit to test when a set is empty
    Word columns = ends.columns.open;
    Word rows = ends.rows.open;
    Word yes = Word{ends.columns.ring} | Word{ends.rows.ring};
    const auto look_at_next = [&] {
        const Word in_column = board.col(std::countr_zero(columns | beyond)) & rows_between;
        const Word in_row = board.row(std::countr_zero(rows | beyond)) & cols_between;
        const bool by_column = (columns != 0) & (in_column == 0);
        const bool by_row = (rows != 0) & (in_row == 0);
        yes |= Word{by_column} | Word{by_row};
        columns &= columns - 1;
        rows &= rows - 1;
    };
    const auto settled = [&] { return ((columns | rows) & (yes - 1)) == 0; }; // the answer is yes, or no members remain

    look_at_next();
    look_at_next();
    if (settled()) return yes != 0;
    look_at_next();
    look_at_next();
    look_at_next();
    if (settled()) return yes != 0;
    return (open_columns(board, a, b, columns) | open_rows(board, a, b, rows)) != 0;
}

std::optional<Link> find_link(const Occupancy& board, Cell a, Cell b) {
    const auto link = a < b ? find_ordered(board, a, b) : find_ordered(board, b, a);
    if (!link || link->turns() > board.most_turns()) return std::nullopt;
    return a < b ? link : link->reversed();
}

} // namespace twoturns
