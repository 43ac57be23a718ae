#include "twoturns/moves.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace twoturns {
namespace {

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

/// Returns true if a line that the board's rule forbids joins the two cells. The cells must have no allowed line.
bool joined_against_the_rule(const Board& board, Move move) {
    if (board.rule() == Rule::any) return false;
    Occupancy occupancy = board.occupancy();
    occupancy.allow_turns(most_turns(Rule::any));
    return linked(occupancy, move.a, move.b);
}

} // namespace

std::string_view name_of(Verdict verdict) {
    static constexpr std::array<std::string_view, 7> names{"outside", "same-cell", "empty", "different",
                                                           "blocked", "rule",      "linked"};
    return names[static_cast<std::size_t>(verdict)];
}

Verdict judge(const Board& board, Move move) {
    if (!board.size().contains(move.a) || !board.size().contains(move.b)) return Verdict::outside;
    if (move.a == move.b) return Verdict::same_cell;
    if (!board.is_tile(move.a) || !board.is_tile(move.b)) return Verdict::empty;
    if (board.kind(move.a) != board.kind(move.b)) return Verdict::different;
    if (linked(board.occupancy(), move.a, move.b)) return Verdict::linked;
    return joined_against_the_rule(board, move) ? Verdict::rule : Verdict::blocked;
}

std::vector<Move> legal_moves(const Board& board) {
    // Writes every pair, and overwrites it afterwards if it is illegal, because the result of the test is hard to
    // predict and a mispredicted branch would cost more than the write.
    std::vector<Move> moves;
    std::size_t count = 0;
    visit_pairs(board, [&](Move move) {
        if (count == moves.size()) moves.resize(2 * count + 64);
        moves[count] = move;
        count += linked(board.occupancy(), move.a, move.b) ? 1U : 0U;
        return true;
    });
    moves.resize(count);
    std::sort(moves.begin(), moves.end());
    return moves;
}

bool has_legal_move(const Board& board) {
    bool found = false;
    visit_pairs(board, [&](Move move) {
        found = linked(board.occupancy(), move.a, move.b);
        return !found;
    });
    return found;
}

bool take_pair(Board& board, Move move, Gravity gravity, std::vector<Slide>* slides) {
    if (judge(board, move) != Verdict::linked) return false;
    board.clear(move.a);
    board.clear(move.b);
    settle_after(board, gravity, move.a, move.b, slides);
    return true;
}

std::optional<Removal> remove_pair(const Board& board, Move move, Gravity gravity) {
    Removal removal{board, {}};
    if (!take_pair(removal.board, move, gravity, &removal.slides)) return std::nullopt;
    return removal;
}

std::optional<Board> apply(const Board& board, Move move, Gravity gravity) {
    Board after = board;
    if (!take_pair(after, move, gravity)) return std::nullopt;
    return after;
}

} // namespace twoturns
