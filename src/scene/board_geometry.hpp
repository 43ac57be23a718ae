// Where the cells of a board are: pixels to cells and back.
#pragma once

#include <optional>

#include "twoturns/cell.hpp"
#include "ui/geometry.hpp"

namespace twoturns::scene {

/// How a board too large for its place is looked at.
struct Camera {
    float zoom = 1;   ///< 1: the whole board fits
    ui::Point centre; ///< of what is seen, from the middle of the board, in parts of its width and height
    friend bool operator==(const Camera&, const Camera&) = default;
};

/// A board in a rectangle of the window. Tiles are square, a whole number of pixels wide and, as long as the camera
/// does not zoom, as large as the rectangle allows; the ring around them is narrower than a cell, as it only has to
/// show lines.
class BoardGeometry {
public:
    BoardGeometry(const ui::Rect& area, Size board, const Camera& camera = {});

    [[nodiscard]] const ui::Rect& area() const { return area_; }
    [[nodiscard]] int cell_side() const { return cell_; }
    /// Whether a rectangle and the area have a part in common.
    [[nodiscard]] bool is_in_sight(const ui::Rect& rect) const;
    /// Whether parts of the board lie outside of the area.
    [[nodiscard]] bool is_cut() const;

    /// The square of a cell inside the ring, its share of the gap between tiles included.
    [[nodiscard]] ui::Rect cell_rect(Cell cell) const;
    /// Where a line passes through a cell of the padded board.
    [[nodiscard]] ui::Point centre(Cell cell) const;
    /// The cell inside the ring at a point of the area, if there is one.
    [[nodiscard]] std::optional<Cell> cell_at(ui::Point point) const;

private:
    ui::Rect area_;
    Size board_;
    int cell_ = 1;
    float left_ = 0; ///< of the board without its ring
    float top_ = 0;
};

/// Where a board and the cards of a deck with two sides are, so that no card lies over a tile.
struct BoardRoom {
    ui::Rect board;
    ui::Rect card; ///< beside the board in the middle of its height, or a strip below it
};
/// How a place is shared by them: whichever leaves the larger tiles. `unit` is a pixel of the design.
[[nodiscard]] BoardRoom shared_with_card(const ui::Rect& area, Size board, float unit);

// Each gives another camera for the same board and area, with the board still in sight.

constexpr float zoom_step = 1.25F; ///< the factor of a notch of the wheel or a press of a key

/// Zoomed by a factor, the point of the board under `fixed` staying where it is.
[[nodiscard]] Camera zoomed(const Camera& camera, const ui::Rect& area, Size board, float factor, ui::Point fixed);
/// The board moved by so many pixels.
[[nodiscard]] Camera moved(const Camera& camera, const ui::Rect& area, Size board, ui::Point by);
/// Moved as little as need be for a cell to be in sight with some of what is around it.
[[nodiscard]] Camera showing(const Camera& camera, const ui::Rect& area, Size board, Cell cell);

} // namespace twoturns::scene
