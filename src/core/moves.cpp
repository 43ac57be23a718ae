#include "twoturns/moves.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace twoturns {
namespace {

/// Calls visit(move) for each pair that can go, kind by kind, until it returns false.
template <class Visit> void visit_moves(const Board& board, const Visit& visit) {
    // Tiles sorted by kind with two passes over the rows: far cheaper than a list for each kind.
    std::array<std::uint16_t, max_kinds + 1> start{};
    const auto cells = board.tile_cells();
    std::size_t kinds = 0;
    for (const Cell c : cells) {
        const std::size_t kind = board.kind(c);
        ++start[kind + 1];
        kinds = std::max(kinds, kind + 1);
    }
    for (std::size_t kind = 0; kind < kinds; ++kind)
        start[kind + 1] = static_cast<std::uint16_t>(start[kind + 1] + start[kind]);
    std::vector<Cell> sorted(cells.size());
    auto next = start;
    for (const Cell c : cells) sorted[next[board.kind(c)]++] = c;

    for (std::size_t kind = 0; kind < kinds; ++kind)
        for (std::size_t i = start[kind]; i < start[kind + 1]; ++i)
            for (std::size_t j = i + 1; j < start[kind + 1]; ++j)
                if (linked(board.occupancy(), sorted[i], sorted[j]) && !visit(Move{sorted[i], sorted[j]})) return;
}

} // namespace

std::string_view name_of(Verdict verdict) {
    static constexpr std::array<std::string_view, 6> names{"outside",   "same-cell", "empty",
                                                           "different", "blocked",   "linked"};
    return names[static_cast<std::size_t>(verdict)];
}

Verdict judge(const Board& board, Move move) {
    if (!board.size().contains(move.a) || !board.size().contains(move.b)) return Verdict::outside;
    if (move.a == move.b) return Verdict::same_cell;
    if (!board.is_tile(move.a) || !board.is_tile(move.b)) return Verdict::empty;
    if (board.kind(move.a) != board.kind(move.b)) return Verdict::different;
    return linked(board.occupancy(), move.a, move.b) ? Verdict::linked : Verdict::blocked;
}

std::vector<Move> legal_moves(const Board& board) {
    std::vector<Move> moves;
    visit_moves(board, [&](Move move) {
        moves.push_back(move);
        return true;
    });
    std::sort(moves.begin(), moves.end());
    return moves;
}

bool has_legal_move(const Board& board) {
    bool found = false;
    visit_moves(board, [&](Move) {
        found = true;
        return false;
    });
    return found;
}

std::optional<Removal> remove_pair(const Board& board, Move move, Gravity gravity) {
    if (judge(board, move) != Verdict::linked) return std::nullopt;
    Removal removal{board, {}};
    removal.board.clear(move.a);
    removal.board.clear(move.b);
    removal.slides = settle(removal.board, gravity);
    return removal;
}

std::optional<Board> apply(const Board& board, Move move, Gravity gravity) {
    auto removal = remove_pair(board, move, gravity);
    if (!removal) return std::nullopt;
    return std::move(removal->board);
}

} // namespace twoturns
