// Converts between pixels and cells of a board.
#pragma once

#include <optional>

#include "twoturns/cell.hpp"
#include "ui/geometry.hpp"

namespace twoturns::scene {

/// The view of a board that is too large for its area.
struct Camera {
    float zoom = 1;   ///< 1: the whole board fits
    ui::Point centre; ///< the middle of the view, relative to the middle of the board, in fractions of the board's
                      ///< width and height; the same tiles stay in view when the board is turned
    friend bool operator==(const Camera&, const Camera&) = default;
};

/// A board in a rectangle of the window. Tiles are square and a whole number of pixels wide; without zoom they are as
/// large as the rectangle allows. The ring around the tiles is narrower than a cell because it only holds lines.
///
/// A wide board in an upright rectangle is drawn *turned* where that makes its tiles much larger: rows become columns.
/// The pictures stay upright, and the board, its moves and its record are the same.
class BoardGeometry {
public:
    BoardGeometry(const ui::Rect& area, Size board, const Camera& camera = {});

    [[nodiscard]] const ui::Rect& area() const { return area_; }
    [[nodiscard]] int cell_side() const { return cell_; }
    /// Returns whether a rectangle overlaps the area.
    [[nodiscard]] bool is_in_sight(const ui::Rect& rect) const;
    /// Returns whether parts of the board lie outside the area.
    [[nodiscard]] bool is_cut() const;
    [[nodiscard]] bool is_turned() const { return turned_; }
    /// Converts a cell of the board into a cell as seen, and back: the same unless the board is turned.
    [[nodiscard]] Cell as_seen(Cell cell) const { return turned_ ? Cell{cell.col, cell.row} : cell; }
    [[nodiscard]] ui::Point as_seen(ui::Point point) const { return turned_ ? ui::Point{point.y, point.x} : point; }
    [[nodiscard]] Size seen_size() const { return seen_; }

    /// Returns the square of a cell inside the ring, including its share of the gap between tiles.
    [[nodiscard]] ui::Rect cell_rect(Cell cell) const;
    /// Returns the point where a line passes through a cell of the padded board.
    [[nodiscard]] ui::Point centre(Cell cell) const;
    /// Returns the cell inside the ring at a point of the area; nullopt if there is no cell.
    [[nodiscard]] std::optional<Cell> cell_at(ui::Point point) const;

private:
    ui::Rect area_;
    bool turned_ = false;
    Size seen_; ///< the board's size as seen
    int cell_ = 1;
    float left_ = 0; ///< the left edge of the board without its ring
    float top_ = 0;
};

/// The areas of the board and of the card of a two-sided deck. The card never covers a tile.
struct BoardRoom {
    ui::Rect board;
    ui::Rect card; ///< beside the board, centred vertically, or a strip below it
};
/// Divides an area between board and card. The board stays in the middle, and the card stands beside it unless that
/// makes the tiles much smaller than a strip does. `unit` is the size of a design pixel.
[[nodiscard]] BoardRoom shared_with_card(const ui::Rect& area, Size board, float unit);

// Each function returns a new camera for the same board and area. The board stays visible.

constexpr float zoom_step = 1.25F; ///< zoom factor of one notch of the wheel or one key press

/// Zooms by a factor; the point of the board under `fixed` stays in place.
[[nodiscard]] Camera zoomed(const Camera& camera, const ui::Rect& area, Size board, float factor, ui::Point fixed);
/// Moves the board by `by` pixels.
[[nodiscard]] Camera moved(const Camera& camera, const ui::Rect& area, Size board, ui::Point by);
/// Moves the camera as little as needed to show a cell and some cells around it.
[[nodiscard]] Camera showing(const Camera& camera, const ui::Rect& area, Size board, Cell cell);

} // namespace twoturns::scene
