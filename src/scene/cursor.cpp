#include "scene/cursor.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace twoturns::scene {
namespace {

/// Returns the tile with the least cost. A negative cost excludes a tile.
template <class Cost> Cell best_tile(const Board& board, Cell otherwise, const Cost& cost) {
    Cell best = otherwise;
    int least = std::numeric_limits<int>::max();
    for (const Cell cell : board.tile_cells()) {
        const int value = cost(cell);
        if (value < 0 || value >= least) continue;
        least = value;
        best = cell;
    }
    return best;
}

} // namespace

Cell middle(Size size) { return {(size.rows + 1) / 2, (size.cols + 1) / 2}; }

Cell nearest_tile(const Board& board, Cell from) {
    return best_tile(board, from,
                     [&](Cell cell) { return std::abs(cell.row - from.row) + std::abs(cell.col - from.col); });
}

Cell next_tile(const Board& board, Cell from, int rows, int cols) {
    if (rows == 0 && cols == 0) return nearest_tile(board, from);
    constexpr int aside = 100; // weight of a step to the side, more than any distance ahead
    const Size size = board.size();
    const int round_trip = rows != 0 ? size.rows : size.cols;
    return best_tile(board, from, [&](Cell cell) {
        int ahead = (cell.row - from.row) * rows + (cell.col - from.col) * cols;
        const int side = std::abs((cell.row - from.row) * cols) + std::abs((cell.col - from.col) * rows);
        if (cell == from) return -1;
        if (ahead <= 0) {
            if (side != 0) return -1;
            ahead += 2 * round_trip * aside; // the other end of this line, if there is no tile ahead
        }
        return ahead + side * aside;
    });
}

Cell next_seen_tile(const Board& board, const BoardGeometry& place, Cell from, int rows, int cols) {
    return place.is_turned() ? next_tile(board, from, cols, rows) : next_tile(board, from, rows, cols);
}

Cell next_equal(const Board& board, Cell from, Kind kind, int step) {
    auto cells = board.tile_cells();
    std::erase_if(cells, [&](Cell cell) { return board.kind(cell) != kind; });
    if (cells.empty()) return from;
    if (step < 0) std::reverse(cells.begin(), cells.end());
    for (const Cell cell : cells)
        if (step < 0 ? cell < from : from < cell) return cell;
    return cells.front();
}

} // namespace twoturns::scene
