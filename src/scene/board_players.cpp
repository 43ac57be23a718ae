// Cursors, and the signs of two players on one board.
#include <algorithm>
#include <cmath>

#include "scene/board_painter.hpp"

namespace twoturns::scene {
namespace {

Rect around(Point middle, float side) {
    return {std::round(middle.x - side / 2), std::round(middle.y - side / 2), side, side};
}

float sign_size(const Painter& c) {
    return std::max(12.0F, std::round(0.34F * static_cast<float>(c.place.cell_side())));
}

void add_sign(Painter& c, game::Side side, Point middle) {
    const Rect sign = around(middle, sign_size(c));
    c.items.emplace_back(full_sign_of(side, sign, ui::rgb(0x10231F)));
    c.items.emplace_back(sign_of(side, sign, colour_of(side, false)));
}

Rect cursor_box(const Painter& c, Cell cell) {
    const Rect box = c.place.cell_rect(cell);
    return picked_look(c, cell) ? lifted(box).grown(std::round(0.05F * box.w)) : box;
}

} // namespace

void add_taken(Painter& c) {
    const auto side = static_cast<float>(c.place.cell_side());
    const float gap = std::max(1.0F, std::round(0.03F * side));
    for (const OwnedCell& taken : c.view.taken) {
        const Rect box = c.place.cell_rect(taken.cell);
        if (!c.session.board().is_empty(taken.cell) || !c.place.is_in_sight(box)) continue;
        const Colour colour = colour_of(taken.by, c.look.on_light);
        c.items.emplace_back(
            ui::BoxItem{.rect = box.grown(-gap), .radius = std::round(0.13F * side), .fill = colour.with_alpha(0.1F)});
        c.items.emplace_back(
            sign_of(taken.by, around(box.centre(), std::round(0.3F * side)), colour.with_alpha(0.75F)));
    }
}

void add_signs(Painter& c) {
    const float in = 0.25F * sign_size(c);
    for (const OwnedCell& pick : c.view.picks) {
        const Point offset = offset_of(c, pick.cell);
        const Rect box = lifted(c.place.cell_rect(pick.cell).moved(offset.x, offset.y));
        add_sign(c, pick.by, {box.right() - in, box.y + in});
    }
}

void add_cursor(Painter& c) {
    const auto& blue = c.view.cursor;
    const auto& orange = c.view.orange_cursor;
    if (!orange) {
        if (!blue) return;
        CursorItem cursor{.box = cursor_box(c, *blue)};
        if (c.view.cursor_is_blue) cursor.colour = colour_of(game::Side::blue, false);
        c.items.emplace_back(cursor);
        return;
    }
    for (const game::Side side : game::both_sides) {
        const bool is_blue = side == game::Side::blue;
        const auto& cursor = is_blue ? blue : orange;
        if (!cursor) continue;
        Rect box = cursor_box(c, *cursor);
        if (is_blue && blue == orange) box = box.grown(-std::round(0.09F * box.w)); // one inside the other
        c.items.emplace_back(CursorItem{box, colour_of(side, false)});
        add_sign(c, side, {is_blue ? box.right() : box.x, box.bottom()});
    }
}

} // namespace twoturns::scene
