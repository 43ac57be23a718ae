// Boards drawn in a test's text, and random boards.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "support/board_text.hpp"
#include "twoturns/board.hpp"
#include "twoturns/random.hpp"

namespace twoturns {

/// The free and occupied cells of a drawing, and its two ends A and B, which are occupied.
struct Drawing {
    Occupancy board;
    Cell a;
    Cell b;
};

/// Reads one string for each row, one character for each cell: '.' is free, anything else occupied.
inline Drawing draw(const std::vector<std::string_view>& rows) {
    Drawing drawing{Occupancy({static_cast<int>(rows.size()), static_cast<int>(rows.front().size())}), {}, {}};
    Cell c{1, 1};
    for (const auto row : rows) {
        c.col = 1;
        for (const char what : row) {
            if (what != '.') drawing.board.fill(c);
            if (what == 'A') drawing.a = c;
            if (what == 'B') drawing.b = c;
            ++c.col;
        }
        ++c.row;
    }
    return drawing;
}

using test::board_of;

/// Returns a board whose cells are filled with the given chance: mostly with a tile of one of `kinds` kinds, sometimes
/// with a stone.
inline Board random_board(Random& random, Size size, int kinds, int filled_percent, int stone_percent) {
    Board board(size);
    for (int row = 1; row <= size.rows; ++row) {
        for (int col = 1; col <= size.cols; ++col) {
            if (random.below(100) >= static_cast<std::uint64_t>(filled_percent)) continue;
            const auto kind = static_cast<Kind>(random.below(static_cast<std::uint64_t>(kinds)));
            if (random.below(100) < static_cast<std::uint64_t>(stone_percent))
                board.put_stone({row, col});
            else
                board.put({row, col}, {kind, kind});
        }
    }
    return board;
}

/// Turns each empty cell into a wall with the given chance.
inline void add_walls(Random& random, Board& board, int wall_percent) {
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col)
            if (board.is_empty({row, col}) && random.below(100) < static_cast<std::uint64_t>(wall_percent))
                board.put_wall({row, col});
}

/// Returns a random number from `low` to `high`, both included.
inline int random_between(Random& random, int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::uint64_t>(high - low + 1)));
}

} // namespace twoturns
