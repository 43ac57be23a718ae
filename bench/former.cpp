#include "former.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace twoturns::bench::former {
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

Sight common_sight(Word line_a, Word at_a, Word line_b, Word at_b) {
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

/// Returns the cells with a tile, kind by kind, in reading order within a kind.
std::vector<Cell> cells_sorted_by_kind(const Board& board) {
    const auto cells = board.tile_cells();
    std::vector<std::uint16_t> place; // for each kind, the index where its next tile goes
    for (const Cell c : cells) {
        const std::size_t kind = board.kind(c);
        if (kind + 1 >= place.size()) place.resize(kind + 2);
        ++place[kind + 1];
    }
    for (std::size_t kind = 1; kind < place.size(); ++kind)
        place[kind] = static_cast<std::uint16_t>(place[kind] + place[kind - 1]);
    std::vector<Cell> sorted(cells.size());
    for (const Cell c : cells) sorted[place[board.kind(c)]++] = c;
    return sorted;
}

/// Calls visit(move) for every two tiles of the same kind, ends in reading order, until `visit` returns false.
template <class Visit> void visit_pairs(const Board& board, const Visit& visit) {
    const auto cells = cells_sorted_by_kind(board);
    for (std::size_t first = 0, last = 0; first < cells.size(); first = last) {
        const Kind kind = board.kind(cells[first]);
        while (last < cells.size() && board.kind(cells[last]) == kind) ++last;
        for (std::size_t i = first; i < last; ++i)
            for (std::size_t j = i + 1; j < last; ++j)
                if (!visit(Move{cells[i], cells[j]})) return;
    }
}

} // namespace

bool linked(const Occupancy& board, Cell a, Cell b) {
    if (board.most_turns() < 2) [[unlikely]]
        return links_straight(board, a, b) || (board.most_turns() == 1 && links_with_one_turn(board, a, b));
    const Ends ends(board, a, b);
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
    look_at_next();
    if (settled()) return yes != 0;
    return (open_columns(board, a, b, columns) | open_rows(board, a, b, rows)) != 0;
}

std::vector<Move> legal_moves(const Board& board) {
    // Writes every pair, and overwrites it afterwards if it is illegal, because the result of the test is hard to
    // predict and a mispredicted branch would cost more than the write.
    std::vector<Move> moves;
    std::size_t count = 0;
    visit_pairs(board, [&](Move move) {
        if (count == moves.size()) moves.resize(2 * count + 64);
        moves[count] = move;
        count += former::linked(board.occupancy(), move.a, move.b) ? 1U : 0U;
        return true;
    });
    moves.resize(count);
    std::sort(moves.begin(), moves.end());
    return moves;
}

} // namespace twoturns::bench::former
