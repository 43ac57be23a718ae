#include "scene/layout.hpp"

#include <algorithm>
#include <cmath>

namespace twoturns::scene {
namespace {

constexpr float ring = 0.62F; // of a cell, on each side
constexpr float design_width = 1280;
constexpr float design_height = 720;
constexpr float design_bar = 60;

/// Text and buttons grow with the window, but slower than the board does.
float unit_for(Canvas canvas) {
    const float fit =
        std::min(static_cast<float>(canvas.width) / design_width, static_cast<float>(canvas.height) / design_height);
    return fit < 1 ? std::max(0.8F, fit) : 1 + (fit - 1) * 0.7F;
}

} // namespace

Layout::Layout(Canvas canvas, Size board) : canvas_(canvas), board_(board), unit_(unit_for(canvas)) {
    const auto width = static_cast<float>(canvas.width);
    const auto height = static_cast<float>(canvas.height);
    bar_ = {0, 0, width, std::round(design_bar * unit_)};
    const auto cols = static_cast<float>(board.cols);
    const auto rows = static_cast<float>(board.rows);
    const float fit = std::min(width / (cols + 2 * ring), (height - bar_.h) / (rows + 2 * ring));
    // A tiny board in a large window would look like a poster; a quarter of the table is enough.
    const float most = std::min(width, height - bar_.h) / 4;
    cell_ = std::max(1, static_cast<int>(std::floor(std::min(fit, most))));
    const auto cell = static_cast<float>(cell_);
    left_ = std::round((width - cols * cell) / 2);
    top_ = std::round(bar_.h + (height - bar_.h - rows * cell) / 2);
}

float Layout::letters(float design_pixels) const {
    constexpr float smallest = 12;
    return std::round(std::max(smallest, design_pixels * unit_));
}

Rect Layout::table() const {
    return {0, bar_.h, static_cast<float>(canvas_.width), static_cast<float>(canvas_.height) - bar_.h};
}

Rect Layout::cell_rect(Cell cell) const {
    const auto side = static_cast<float>(cell_);
    return {left_ + static_cast<float>(cell.col - 1) * side, top_ + static_cast<float>(cell.row - 1) * side, side,
            side};
}

Point Layout::centre(Cell cell) const {
    const auto side = static_cast<float>(cell_);
    const auto along = [&](int at, int last, float start) {
        if (at < 1) return start - side * ring / 2;
        if (at > last) return start + static_cast<float>(last) * side + side * ring / 2;
        return start + (static_cast<float>(at) - 0.5F) * side;
    };
    return {along(cell.col, board_.cols, left_), along(cell.row, board_.rows, top_)};
}

std::optional<Cell> Layout::cell_at(Point point) const {
    const auto side = static_cast<float>(cell_);
    const Cell cell{static_cast<int>(std::floor((point.y - top_) / side)) + 1,
                    static_cast<int>(std::floor((point.x - left_) / side)) + 1};
    if (!board_.contains(cell)) return std::nullopt;
    return cell;
}

} // namespace twoturns::scene
