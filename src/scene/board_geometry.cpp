#include "scene/board_geometry.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace twoturns::scene {
namespace {

constexpr float ring = 0.62F; // width of the ring in cells, on each side
constexpr float largest_cell = 160;
constexpr float worth_turning = 1.25F; // how much larger tiles must become

struct Fit {
    float cell = 1;  ///< without zoom
    float width = 0; ///< the width of the board with its ring, in cells
    float height = 0;
    bool turned = false;
};

Size transposed(Size size) { return {size.cols, size.rows}; }

Fit fit_of_seen(const ui::Rect& area, Size board) {
    Fit fit;
    fit.width = static_cast<float>(board.cols) + 2 * ring;
    fit.height = static_cast<float>(board.rows) + 2 * ring;
    // Limits a tile to a quarter of the area, because larger tiles of a tiny board would look like a poster.
    const float most = std::min(area.w, area.h) / 4;
    fit.cell = std::max(1.0F, std::floor(std::min({area.w / fit.width, area.h / fit.height, most})));
    return fit;
}

Fit fit_of(const ui::Rect& area, Size board) {
    const Fit fit = fit_of_seen(area, board);
    if (area.h <= area.w || board.cols <= board.rows) return fit;
    Fit turned = fit_of_seen(area, transposed(board));
    turned.turned = true;
    return turned.cell >= worth_turning * fit.cell ? turned : fit;
}

float cell_for(const Fit& fit, float zoom) { return std::max(1.0F, std::floor(fit.cell * zoom)); }

/// Limits the zoom: the largest zoom gives comfortably large tiles, the smallest shows the whole board.
float limited_zoom(const Fit& fit, float zoom) {
    return std::clamp(zoom, 1.0F, std::max(1.0F, largest_cell / fit.cell));
}

/// Converts a camera into one along the axes as seen, and back.
Camera along_view(Camera camera, const Fit& fit) {
    if (fit.turned) std::swap(camera.centre.x, camera.centre.y);
    return camera;
}

/// Moves the camera so that no more of the table than necessary is visible beside the board.
Camera kept_inside(Camera camera, const ui::Rect& area, const Fit& fit) {
    const float cell = cell_for(fit, camera.zoom);
    const auto limited = [](float centre, float board, float room) {
        const float spare = std::max(0.0F, (board - room) / 2) / board;
        return std::clamp(centre, -spare, spare);
    };
    camera.centre.x = limited(camera.centre.x, fit.width * cell, area.w);
    camera.centre.y = limited(camera.centre.y, fit.height * cell, area.h);
    return camera;
}

} // namespace

BoardGeometry::BoardGeometry(const ui::Rect& area, Size board, const Camera& camera) : area_(area) {
    const Fit fit = fit_of(area, board);
    turned_ = fit.turned;
    seen_ = turned_ ? transposed(board) : board;
    const float cell = cell_for(fit, camera.zoom);
    cell_ = static_cast<int>(cell);
    const Camera inside = kept_inside(along_view(camera, fit), area, fit);
    left_ = std::round(area.centre().x - (static_cast<float>(seen_.cols) / 2 + inside.centre.x * fit.width) * cell);
    top_ = std::round(area.centre().y - (static_cast<float>(seen_.rows) / 2 + inside.centre.y * fit.height) * cell);
}

bool BoardGeometry::is_in_sight(const ui::Rect& rect) const {
    return rect.x < area_.right() && area_.x < rect.right() && rect.y < area_.bottom() && area_.y < rect.bottom();
}

bool BoardGeometry::is_cut() const {
    const auto side = static_cast<float>(cell_);
    return (static_cast<float>(seen_.cols) + 2 * ring) * side > area_.w + 1 ||
           (static_cast<float>(seen_.rows) + 2 * ring) * side > area_.h + 1;
}

ui::Rect BoardGeometry::cell_rect(Cell cell) const {
    const auto side = static_cast<float>(cell_);
    cell = as_seen(cell);
    return {left_ + static_cast<float>(cell.col - 1) * side, top_ + static_cast<float>(cell.row - 1) * side, side,
            side};
}

ui::Point BoardGeometry::centre(Cell cell) const {
    const auto side = static_cast<float>(cell_);
    const auto along = [&](int at, int last, float start) {
        if (at < 1) return start - side * ring / 2;
        if (at > last) return start + static_cast<float>(last) * side + side * ring / 2;
        return start + (static_cast<float>(at) - 0.5F) * side;
    };
    cell = as_seen(cell);
    return {along(cell.col, seen_.cols, left_), along(cell.row, seen_.rows, top_)};
}

std::optional<Cell> BoardGeometry::cell_at(ui::Point point) const {
    if (!area_.contains(point)) return std::nullopt;
    const auto side = static_cast<float>(cell_);
    const Cell cell{static_cast<int>(std::floor((point.y - top_) / side)) + 1,
                    static_cast<int>(std::floor((point.x - left_) / side)) + 1};
    if (!seen_.contains(cell)) return std::nullopt;
    return as_seen(cell);
}

BoardRoom shared_with_card(const ui::Rect& area, Size board, float unit) {
    const float beside = std::round(240 * unit);
    const float below = std::round(38 * unit);
    const float gap = std::round(6 * unit);
    ui::Rect above = area;
    above.h = std::max(1.0F, area.h - below - 2 * gap);
    const float strip = std::min(area.w - 2 * gap, std::round(440 * unit)); // two words side by side
    const BoardRoom with_strip{above, {std::round(area.centre().x - strip / 2), above.bottom() + gap, strip, below}};
    // The board stays in the middle, even if its tiles get a little smaller; the strip leaves it there, too.
    constexpr float least_share = 0.875F; // of the tile size above the strip
    const ui::Rect place{area.x + beside + 2 * gap, area.y, std::max(1.0F, area.w - 2 * (beside + 2 * gap)), area.h};
    if (fit_of(place, board).cell < least_share * fit_of(above, board).cell) return with_strip;
    const float high = std::round(std::min(200 * unit, area.h - 2 * gap));
    return {place, {area.right() - beside - gap, std::round(area.centre().y - high / 2), beside, high}};
}

Camera zoomed(const Camera& camera, const ui::Rect& area, Size board, float factor, ui::Point fixed) {
    const Fit fit = fit_of(area, board);
    const Camera before = kept_inside(along_view(camera, fit), area, fit);
    Camera after = before;
    after.zoom = limited_zoom(fit, camera.zoom * factor);
    const float old_cell = cell_for(fit, before.zoom);
    const float new_cell = cell_for(fit, after.zoom);
    // Keeps the point of the board under `fixed` in place. The point is relative to the board's middle, in cells.
    const auto shifted = [&](float centre, float size, float offset) {
        const float at = centre * size + offset / old_cell;
        return (at - offset / new_cell) / size;
    };
    after.centre.x = shifted(before.centre.x, fit.width, fixed.x - area.centre().x);
    after.centre.y = shifted(before.centre.y, fit.height, fixed.y - area.centre().y);
    return along_view(kept_inside(after, area, fit), fit);
}

Camera moved(const Camera& camera, const ui::Rect& area, Size board, ui::Point by) {
    const Fit fit = fit_of(area, board);
    Camera after = kept_inside(along_view(camera, fit), area, fit);
    const float cell = cell_for(fit, camera.zoom);
    after.centre.x -= by.x / (cell * fit.width);
    after.centre.y -= by.y / (cell * fit.height);
    return along_view(kept_inside(after, area, fit), fit);
}

Camera showing(const Camera& camera, const ui::Rect& area, Size board, Cell cell) {
    const BoardGeometry geometry{area, board, camera};
    const ui::Rect rect = geometry.cell_rect(cell).grown(static_cast<float>(geometry.cell_side()));
    ui::Point by;
    if (rect.x < area.x) by.x = area.x - rect.x;
    if (rect.right() > area.right()) by.x = area.right() - rect.right();
    if (rect.y < area.y) by.y = area.y - rect.y;
    if (rect.bottom() > area.bottom()) by.y = area.bottom() - rect.bottom();
    return by == ui::Point{} ? camera : moved(camera, area, board, by);
}

} // namespace twoturns::scene
