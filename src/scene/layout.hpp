// Where things are: pixels to cells and back.
#pragma once

#include <optional>

#include "scene/geometry.hpp"
#include "twoturns/cell.hpp"

namespace twoturns::scene {

/// How the window is shared between the bar above and the board below. Tiles are square, a whole
/// number of pixels wide and as large as the window allows; the ring around them is narrower than a
/// cell, as it only has to show lines.
class Layout {
public:
    Layout(Canvas canvas, Size board);

    [[nodiscard]] Canvas canvas() const { return canvas_; }
    /// Pixels for one unit of the design, which is drawn for 1280x720.
    [[nodiscard]] float unit() const { return unit_; }
    /// The size for letters of the design, never too small to read.
    [[nodiscard]] float letters(float design_pixels) const;
    [[nodiscard]] Rect bar() const { return bar_; }
    [[nodiscard]] Rect table() const; // all below the bar
    [[nodiscard]] int cell_side() const { return cell_; }

    /// The square of a cell inside the ring, its share of the gap between tiles included.
    [[nodiscard]] Rect cell_rect(Cell cell) const;
    /// Where a line passes through a cell of the padded board.
    [[nodiscard]] Point centre(Cell cell) const;
    /// The cell inside the ring at a point, if there is one.
    [[nodiscard]] std::optional<Cell> cell_at(Point point) const;

private:
    Canvas canvas_;
    Size board_;
    float unit_ = 1;
    Rect bar_;
    int cell_ = 1;
    float left_ = 0; ///< of the board without its ring
    float top_ = 0;
};

} // namespace twoturns::scene
