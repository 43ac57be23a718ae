// A second, slow implementation of random players: it finds all moves by walking every line, takes one, and lets tiles
// fall one step at a time.
#pragma once

#include <string>
#include <vector>

#include "support/replay.hpp"
#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"

namespace twoturns::testing {

/// Returns the direction in which the tile in `cell` slides; {0, 0} if it never slides.
inline Cell slide_step(Gravity gravity, Size size, Cell cell) {
    const bool top = cell.row <= size.rows / 2;
    const bool left = cell.col <= size.cols / 2;
    switch (gravity) {
    case Gravity::none: return {0, 0};
    case Gravity::down: return {1, 0};
    case Gravity::up: return {-1, 0};
    case Gravity::left: return {0, -1};
    case Gravity::right: return {0, 1};
    case Gravity::vertical_in: return {top ? 1 : -1, 0};
    case Gravity::vertical_out: return {top ? -1 : 1, 0};
    case Gravity::horizontal_in: return {0, left ? 1 : -1};
    case Gravity::horizontal_out: return {0, left ? -1 : 1};
    }
    return {0, 0};
}

/// Lets tiles fall, one tile by one step at a time, until no tile can fall.
inline void fall(Board& board, Gravity gravity) {
    const Size size = board.size();
    for (bool moved = true; moved;) {
        moved = false;
        for (const Cell from : board.tile_cells()) {
            const Cell step = slide_step(gravity, size, from);
            const Cell to{from.row + step.row, from.col + step.col};
            if (to == from || !size.contains(to) || !board.is_empty(to) || board.is_wall(to)) continue;
            const Cell back = slide_step(gravity, size, to); // a step over the midline would lead back here
            if (back != step) continue;
            board.put(to, board.tile(from));
            board.clear(from);
            moved = true;
        }
    }
}

inline std::vector<Move> slow_moves(const Board& board) {
    std::vector<Move> moves;
    const auto cells = board.tile_cells();
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            if (board.kind(cells[i]) == board.kind(cells[j]) && walk_links(board, cells[i], cells[j]))
                moves.push_back({cells[i], cells[j]});
    return moves;
}

inline bool slow_game_is_won(Board board, Gravity gravity, Random& random) {
    while (!board.won()) {
        const auto moves = slow_moves(board);
        if (moves.empty()) return false;
        const Move move = moves[random.index(moves.size())];
        board.clear(move.a);
        board.clear(move.b);
        fall(board, gravity);
    }
    return true;
}

/// Returns an empty text if the moves clear the board with this gravity by the slow rules; otherwise the fault.
inline std::string slow_replay_fault(Board board, Gravity gravity, const std::vector<Move>& moves) {
    for (const Move move : moves) {
        if (!board.is_tile(move.a) || !board.is_tile(move.b) || move.a == move.b) return "no two tiles";
        if (board.kind(move.a) != board.kind(move.b)) return "two kinds";
        if (!walk_links(board, move.a, move.b)) return "no line";
        board.clear(move.a);
        board.clear(move.b);
        fall(board, gravity);
    }
    return board.won() ? std::string() : "tiles are left";
}

} // namespace twoturns::testing
