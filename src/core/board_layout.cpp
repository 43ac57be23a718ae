#include "twoturns/board_layout.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <tuple>

namespace twoturns {
namespace {

constexpr std::array<std::string_view, all_layouts.size()> layout_names{"full",    "frame", "cross",
                                                                        "diamond", "steps", "stones"};

/// How far a cell is from the middle, in half cells, so that it is a whole number on every board.
struct Offset {
    int rows;
    int cols;
};
Offset from_middle(Size size, Cell cell) {
    return {std::abs(2 * cell.row - size.rows - 1), std::abs(2 * cell.col - size.cols - 1)};
}

bool has_tile(Size size, BoardLayout layout, Cell cell) {
    const Offset off = from_middle(size, cell);
    switch (layout) {
    case BoardLayout::full:
    case BoardLayout::stones: return true;
    case BoardLayout::frame: return 3 * off.rows >= size.rows || 3 * off.cols >= size.cols;
    case BoardLayout::cross: return 2 * off.rows < size.rows || 2 * off.cols < size.cols;
    case BoardLayout::diamond: return 2 * (off.rows * size.cols + off.cols * size.rows) <= 3 * size.rows * size.cols;
    case BoardLayout::steps: {
        const int down = (cell.row - 1) * size.cols;
        const int along = (cell.col - 1) * size.rows;
        return 2 * std::abs(down - along) <= size.rows * size.cols;
    }
    }
    return true;
}

/// The layout with a tile in each of its cells, even or odd in number.
Board all_cells(Size size, BoardLayout layout) {
    Board board{size};
    for (int row = 1; row <= size.rows; ++row) {
        for (int col = 1; col <= size.cols; ++col) {
            const Cell cell{row, col};
            if (layout == BoardLayout::stones && row % 3 == 2 && col % 4 == 3)
                board.put_stone(cell);
            else if (has_tile(size, layout, cell))
                board.put(cell, {});
        }
    }
    return board;
}

std::optional<Cell> odd_cell(const Board& board) {
    if (board.tiles() % 2 == 0) return std::nullopt;
    const auto cells = board.tile_cells();
    const auto distance = [&](Cell cell) {
        const Offset off = from_middle(board.size(), cell);
        return std::tuple{off.rows + off.cols, cell};
    };
    return *std::min_element(cells.begin(), cells.end(), [&](Cell a, Cell b) { return distance(a) < distance(b); });
}

} // namespace

std::string_view name_of(BoardLayout layout) { return layout_names[static_cast<std::size_t>(layout)]; }

std::optional<BoardLayout> layout_from_name(std::string_view name) {
    for (const BoardLayout layout : all_layouts)
        if (name_of(layout) == name) return layout;
    return std::nullopt;
}

std::optional<Cell> odd_cell(Size size, BoardLayout layout) { return odd_cell(all_cells(size, layout)); }

Board blank_board(Size size, BoardLayout layout) {
    Board board = all_cells(size, layout);
    if (const auto odd = odd_cell(board)) board.clear(*odd);
    return board;
}

} // namespace twoturns
