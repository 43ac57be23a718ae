// Moves: which pairs can go, and the one function that makes them go.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/link.hpp"

namespace twoturns {

/// Two cells whose tiles are to go.
struct Move {
    Cell a;
    Cell b;
    friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

/// Why a pair can or cannot go, in the order in which it is tested.
enum class Verdict : std::uint8_t {
    outside,   // an end is not in 1..R, 1..C
    same_cell, // both ends are one cell
    empty,     // an end is no tile
    different, // the tiles are of two kinds
    blocked,   // no line of at most two turns joins them
    rule,      // such a line does, but with more turns than the board's rule allows
    linked,    // the pair can go
};

/// "outside", "same-cell", "empty", "different", "blocked", "rule" or "linked".
[[nodiscard]] std::string_view name_of(Verdict verdict);

[[nodiscard]] Verdict judge(const Board& board, Move move);

/// All pairs that can go, each once with its ends in reading order, ordered by first end, then
/// second. Costs one link query for each two tiles of a kind.
[[nodiscard]] std::vector<Move> legal_moves(const Board& board);
[[nodiscard]] bool has_legal_move(const Board& board);

/// The board after a move, and how its tiles slid.
struct Removal {
    Board board;
    std::vector<Slide> slides;
};

/// Makes a move on a settled board: removes the pair and lets the tiles slide. All moves are made by this. False,
/// and the board unchanged, when the pair cannot go. Costs a look at the rows or columns that slide; how tiles slid is
/// added to `slides` unless it is null.
[[nodiscard]] bool take_pair(Board& board, Move move, Gravity gravity, std::vector<Slide>* slides = nullptr);

/// The same on a copy of the board; nothing when the pair cannot go.
[[nodiscard]] std::optional<Removal> remove_pair(const Board& board, Move move, Gravity gravity);

/// The same, when only the board afterwards matters.
[[nodiscard]] std::optional<Board> apply(const Board& board, Move move, Gravity gravity);

} // namespace twoturns
