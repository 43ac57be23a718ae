// Where the keyboard cursor goes.
#pragma once

#include "twoturns/board.hpp"

namespace twoturns::scene {

[[nodiscard]] Cell middle(Size size);
/// The tile closest to a cell; the cell itself where there is no tile at all.
[[nodiscard]] Cell nearest_tile(const Board& board, Cell from);
/// The next tile in a direction (-1, 0 or 1 for rows and columns): first along the line, then
/// the one that lies best in that direction; from the last one round to the other side.
[[nodiscard]] Cell next_tile(const Board& board, Cell from, int rows, int cols);
/// The next tile of a kind after `from`, row by row and round again; backwards when `step` is -1.
[[nodiscard]] Cell next_equal(const Board& board, Cell from, Kind kind, int step);

} // namespace twoturns::scene
