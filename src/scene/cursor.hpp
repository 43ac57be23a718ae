// Moves the keyboard cursor.
#pragma once

#include "scene/board_geometry.hpp"
#include "twoturns/board.hpp"

namespace twoturns::scene {

[[nodiscard]] Cell middle(Size size);
/// Returns the tile closest to a cell; the cell itself if the board has no tile.
[[nodiscard]] Cell nearest_tile(const Board& board, Cell from);
/// Returns the next tile in a direction (-1, 0 or 1 for rows and columns): first along the line, then the nearest tile
/// in that direction, then from the opposite side of the board.
[[nodiscard]] Cell next_tile(const Board& board, Cell from, int rows, int cols);
/// Does the same in a direction as seen, where the board may be turned.
[[nodiscard]] Cell next_seen_tile(const Board& board, const BoardGeometry& place, Cell from, int rows, int cols);
/// Returns the next tile of a kind after `from`, row by row, continuing at the start after the end; backwards if `step`
/// is -1.
[[nodiscard]] Cell next_equal(const Board& board, Cell from, Kind kind, int step);

} // namespace twoturns::scene
