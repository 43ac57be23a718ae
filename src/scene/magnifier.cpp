// The magnifier: the tile in question, enlarged, beside the rows that the player compares it with.
#include <algorithm>
#include <cmath>

#include "scene/board_painter.hpp"

namespace twoturns::scene {
namespace {

constexpr float magnified = 3;      // times as large as the tile
constexpr float most_share = 0.45F; // of the board's area, where tiles are large already

/// Returns the cell whose tile is looked at: where the cursor is while keys are used, else where the pointer is.
std::optional<Cell> looked_at(const BoardView& view) { return view.cursor ? view.cursor : view.pointed; }

/// Returns where a square of `side` pixels stands: above the row over the tile, else below the row under it, else in
/// the corner of `area` furthest from the tile.
Rect apart_from(const Rect& tile, float side, const Rect& area) {
    const float left = std::clamp(tile.centre().x - side / 2, area.x, std::max(area.x, area.right() - side));
    const float above = tile.y - tile.h - side;
    const float below = tile.bottom() + tile.h;
    if (above >= area.y) return {std::round(left), std::round(above), side, side};
    if (below + side <= area.bottom()) return {std::round(left), std::round(below), side, side};
    const Point middle = area.centre();
    return {tile.centre().x < middle.x ? std::floor(area.right() - side) : std::ceil(area.x),
            tile.centre().y < middle.y ? std::floor(area.bottom() - side) : std::ceil(area.y), side, side};
}

} // namespace

void add_magnified(Painter& c) {
    const auto cell = looked_at(c.view);
    const Board& board = c.session.board();
    if (!cell || !board.size().contains(*cell) || !board.is_tile(*cell)) return;
    const Rect tile = c.place.cell_rect(*cell);
    if (!c.place.is_in_sight(tile)) return;
    const Rect& area = c.place.area();
    const float side =
        std::round(std::max(tile.w, std::min(magnified * tile.w, most_share * std::min(area.w, area.h))));
    TileItem item{.box = apart_from(tile, side, area), .face = {}};
    c.show(item, board.tile(*cell));
    const float edge = std::max(2.0F, std::round(0.02F * side)) * (c.look.thick ? 2 : 1);
    c.items.emplace_back(ui::BoxItem{.rect = item.box.grown(2 * edge),
                                     .radius = std::round(0.13F * side),
                                     .fill = ui::rgb(0x10231F),
                                     .border = ui::rgb(0xFFFFFF),
                                     .border_width = edge});
    c.items.emplace_back(std::move(item));
}

} // namespace twoturns::scene
