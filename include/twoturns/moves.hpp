// Moves: which pairs can be matched, and the one function that removes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/link.hpp"

namespace twoturns {

/// Two cells whose tiles are to be removed.
struct Move {
    Cell a;
    Cell b;
    friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

/// Why a pair can or cannot be matched, in the order of the tests.
enum class Verdict : std::uint8_t {
    outside,   // an end is not in 1..R, 1..C
    same_cell, // both ends are the same cell
    empty,     // an end has no tile
    different, // the tiles are of different kinds
    blocked,   // no line of at most two turns joins them
    rule,      // such a line exists, but has more turns than the board's rule allows
    linked,    // the pair can be matched
};

/// Returns "outside", "same-cell", "empty", "different", "blocked", "rule" or "linked".
[[nodiscard]] std::string_view name_of(Verdict verdict);

[[nodiscard]] Verdict judge(const Board& board, Move move);

/// Returns all legal moves, each once with its ends in reading order, sorted by first end, then by second end. Costs
/// a few nanoseconds for each tile with a free neighbour and for every two of them of the same kind.
[[nodiscard]] std::vector<Move> legal_moves(const Board& board);
[[nodiscard]] bool has_legal_move(const Board& board);

/// The board after a move, and how its tiles slid.
struct Removal {
    Board board;
    std::vector<Slide> slides;
};

/// Makes a move on a settled board: removes the pair and lets the tiles slide. Every move goes through this function.
/// Returns false and leaves the board unchanged if the move is illegal. Visits only the rows or columns whose tiles may
/// slide. Appends the slides to `slides` unless it is null.
[[nodiscard]] bool take_pair(Board& board, Move move, Gravity gravity, std::vector<Slide>* slides = nullptr);

/// Makes the move on a copy of the board; returns nullopt if the move is illegal.
[[nodiscard]] std::optional<Removal> remove_pair(const Board& board, Move move, Gravity gravity);

/// Does the same as remove_pair() without recording the slides.
[[nodiscard]] std::optional<Board> apply(const Board& board, Move move, Gravity gravity);

} // namespace twoturns
