#include "app/layouts/layout_drawing.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace twoturns::app {

Board LayoutDrawing::board() const {
    Board board{size()};
    for (int row = 1; row <= size().rows; ++row)
        for (int col = 1; col <= size().cols; ++col) {
            const Cell cell{row, col};
            if (at(cell) == Brush::tile) board.put(cell, {});
            if (at(cell) == Brush::stone) board.put_stone(cell);
        }
    return board;
}

void LayoutDrawing::take(const Board& board, State& state) {
    state.size = board.size();
    state.cells.fill(Brush::nothing);
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col) {
            const Cell cell{row, col};
            if (!board.is_empty(cell)) state.cells[index(cell)] = board.is_stone(cell) ? Brush::stone : Brush::tile;
        }
}

void LayoutDrawing::change_to(const State& next, bool same_step) {
    if (next == now_) return;
    if (!same_step) {
        if (undo_.size() == most_undos) undo_.erase(undo_.begin());
        undo_.push_back(now_);
    }
    redo_.clear();
    now_ = next;
}

void LayoutDrawing::put(State& state, Cell cell, Brush brush, Mirror mirror) const {
    const Cell far{size().rows + 1 - cell.row, size().cols + 1 - cell.col};
    const bool across = mirror == Mirror::left_right || mirror == Mirror::both;
    const bool over = mirror == Mirror::up_down || mirror == Mirror::both;
    for (const int row : {cell.row, over ? far.row : cell.row})
        for (const int col : {cell.col, across ? far.col : cell.col}) state.cells[index({row, col})] = brush;
}

void LayoutDrawing::paint(Cell from, Cell to, Brush brush, Mirror mirror, bool begins) {
    if (!size().contains(from) || !size().contains(to)) return;
    if (begins) in_stroke_ = false;
    State next = now_;
    const int steps = std::max(std::abs(to.row - from.row), std::abs(to.col - from.col));
    for (int i = 0; i <= steps; ++i) {
        const auto between = [&](int a, int b) {
            return steps == 0 ? a : a + static_cast<int>(std::lround(static_cast<double>(b - a) * i / steps));
        };
        put(next, {between(from.row, to.row), between(from.col, to.col)}, brush, mirror);
    }
    const bool changes = next != now_;
    change_to(next, in_stroke_);
    in_stroke_ = in_stroke_ || changes;
}

void LayoutDrawing::resize(Size size) {
    in_stroke_ = false;
    State next = now_;
    next.size = {std::clamp(size.rows, 1, max_side), std::clamp(size.cols, 1, max_side)};
    change_to(next);
}

void LayoutDrawing::clear() {
    in_stroke_ = false;
    State next = now_;
    next.cells.fill(Brush::nothing);
    change_to(next);
}

void LayoutDrawing::start(const Board& cells) {
    in_stroke_ = false;
    State next;
    take(cells, next);
    change_to(next);
}

void LayoutDrawing::undo() {
    if (undo_.empty()) return;
    in_stroke_ = false;
    redo_.push_back(std::exchange(now_, undo_.back()));
    undo_.pop_back();
}

void LayoutDrawing::redo() {
    if (redo_.empty()) return;
    in_stroke_ = false;
    undo_.push_back(std::exchange(now_, redo_.back()));
    redo_.pop_back();
}

} // namespace twoturns::app
