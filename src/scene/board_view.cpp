#include "scene/board_view.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <vector>

#include "scene/board_painter.hpp"
#include "scene/tray.hpp"

namespace twoturns::scene {
namespace {

constexpr float land_dip = 0.035F; // in cells

/// Returns whether a cell is in the area around a tile that a hint shows first.
bool near(Cell tile, Cell cell) {
    constexpr int rows = 1;
    constexpr int cols = 2;
    return std::abs(tile.row - cell.row) <= rows && std::abs(tile.col - cell.col) <= cols;
}

/// Returns whether an undo lets a tile run back to the cell.
bool returns_to(const Painter& c, Cell cell) {
    const auto& returning = c.view.animations.returning;
    return std::any_of(returning.begin(), returning.end(),
                       [&](const Return& one) { return one.link.front() == cell || one.link.back() == cell; });
}

TileStyle look_of(const Painter& c, Cell cell) {
    if (!c.look.faces) return TileStyle::resting;
    if (const auto picked = picked_look(c, cell)) return *picked;
    if (const auto& hint = c.view.animations.hint) {
        const bool one = hint->link.front() == cell;
        const bool other = hint->link.back() == cell;
        switch (hint->step) {
        case game::HintStep::area: return near(hint->link.front(), cell) ? TileStyle::resting : TileStyle::dimmed;
        case game::HintStep::tile:
            if (one) return TileStyle::hinted;
            break;
        case game::HintStep::pair:
            if (one || other) return TileStyle::hinted;
            break;
        }
    }
    const auto& change = c.view.animations.change;
    const auto has = [&](const std::vector<Cell>& cells) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    const bool frames = change && !(c.look.motion && returns_to(c, cell));
    if (frames && (has(change->brought) || (!c.look.motion && has(change->slid)))) return TileStyle::hinted;
    if (c.view.lit) return c.session.board().kind(cell) == *c.view.lit ? TileStyle::resting : TileStyle::dimmed;
    if (c.session.status() == game::Status::stuck) return TileStyle::dimmed;
    return c.view.pointed == cell ? TileStyle::pointed : TileStyle::resting;
}

float scale_of_pick(const Painter& c, Cell cell) {
    if (c.look.motion)
        for (const PickShown& pick : c.view.animations.picks)
            if (pick.cell == cell) return pick_scale(c.now, pick.start);
    return picked_scale;
}

/// Returns how far a pair that bursts next to a tile pushes it away.
Point nudge_of(const Painter& c, Cell cell) {
    Point offset;
    for (const Vanish& vanish : c.view.animations.vanishing) {
        const float t = progress(c.now, vanish.start + durations::nudge_begin, durations::nudge);
        if (t <= 0 || t >= 1) continue;
        const float push = 4 * c.unit() * std::sin(t * pi);
        for (const Cell end : {vanish.link.front(), vanish.link.back()}) {
            const Cell from = c.place.as_seen(end);
            const Cell to = c.place.as_seen(cell);
            const int rows = to.row - from.row;
            const int cols = to.col - from.col;
            if (std::abs(rows) + std::abs(cols) != 1) continue;
            offset.x += std::round(push) * static_cast<float>(cols);
            offset.y += std::round(push) * static_cast<float>(rows);
        }
    }
    return offset;
}

void add_tiles(Painter& c) {
    const Board& board = c.session.board();
    std::vector<TileItem> on_top;
    for (int row = 1; row <= board.size().rows; ++row) {
        for (int col = 1; col <= board.size().cols; ++col) {
            const Cell cell{row, col};
            if (board.is_empty(cell)) continue;
            TileItem item{.box = c.place.cell_rect(cell), .face = {}};
            if (!c.place.is_in_sight(item.box)) continue;
            if (board.is_stone(cell)) {
                item.stone = true;
                item.face = (cell.row * 7 + cell.col * 5) % stone_shapes;
                c.items.emplace_back(item);
                continue;
            }
            if (c.look.motion && c.look.faces && returns_to(c, cell)) continue;
            const Point offset = offset_of(c, cell);
            item.box = item.box.moved(offset.x, offset.y);
            if (!deal_in(c, cell, item)) continue;
            if (c.look.faces) c.show(item, board.tile(cell));
            item.look = look_of(c, cell);
            const bool flies = reshuffle_in(c, cell, item);
            if ((item.look == TileStyle::picked || item.look == TileStyle::picked_by_blue) && item.alpha == 1) {
                item.scale = scale_of_pick(c, cell);
                item.box = lifted(item.box);
                on_top.push_back(item);
            } else if (flies) {
                on_top.push_back(item);
            } else {
                c.items.emplace_back(item);
            }
        }
    }
    c.items.insert(c.items.end(), on_top.begin(), on_top.end());
}

} // namespace

float pick_scale(Time now, Time start) {
    constexpr std::array sizes{1.04F, picked_scale, 1.10F, 1.14F};
    const float t = progress(now, start, durations::pick);
    if (t >= 1) return picked_scale;
    const float exact = 1 + (picked_scale - 1) * springing(t, 2);
    return *std::min_element(sizes.begin(), sizes.end(),
                             [&](float a, float b) { return std::abs(a - exact) < std::abs(b - exact); });
}

float flip_width(float t) {
    constexpr float columns = 6;
    return std::cos((std::min(std::floor(t * columns), columns - 1) + 0.5F) / columns * pi / 2);
}

TileStyle matched_by(std::optional<game::Side> side) {
    return side == game::Side::blue ? TileStyle::matched_by_blue : TileStyle::matched;
}

TileStyle picked_by(std::optional<game::Side> side) {
    return side == game::Side::blue ? TileStyle::picked_by_blue : TileStyle::picked;
}

std::optional<TileStyle> picked_look(const Painter& c, Cell cell) {
    if (c.session.picked() == cell) return TileStyle::picked;
    for (const OwnedCell& pick : c.view.picks)
        if (pick.cell == cell) return picked_by(pick.by);
    return std::nullopt;
}

Point offset_of(const Painter& c, Cell cell) {
    const Animations& animations = c.view.animations;
    if (!c.look.motion) return {};
    Point offset = nudge_of(c, cell);
    const auto side = static_cast<float>(c.place.cell_side());
    for (const Fall& fall : animations.falling) {
        if (fall.to != cell) continue;
        const Point at = c.place.as_seen(fall.at(c.now));
        const Point from = c.place.as_seen(fall.from);
        const Cell seen = c.place.as_seen(cell);
        const Point way{static_cast<float>(seen.col) - from.x, static_cast<float>(seen.row) - from.y};
        const float dip = land_dip * side * std::sin(progress(c.now, fall.start + fall.length, durations::land) * pi);
        const auto signed_dip = [&](float along) { return along == 0 ? 0.0F : std::copysign(dip, along); };
        offset = {std::round((at.x - static_cast<float>(seen.col)) * side + signed_dip(way.x)),
                  std::round((at.y - static_cast<float>(seen.row)) * side + signed_dip(way.y))};
    }
    if (animations.shaking && animations.shaking->cell == cell) {
        const float t = progress(c.now, animations.shaking->start, durations::shake);
        offset.x += std::round(std::sin(t * 3 * 2 * pi) * (1 - t) * 0.07F * side);
    }
    return offset;
}

void add_board(std::vector<Item>& items, const BoardView& view, const game::Session& session, const Rect& area,
               const BoardStyle& look, Time now) {
    Painter painter{items, view, session, {area, session.board().size(), view.camera}, look, now};
    const bool cut = painter.place.is_cut();
    if (cut) items.emplace_back(ui::ClipItem{area});
    add_tray(items, session.board(), session.gravity(), painter.place, !look.sparks);
    add_taken(painter);
    if (look.kept_lines) add_kept_lines(painter);
    if (look.faces) add_lines(painter);
    add_tiles(painter);
    if (look.faces) {
        add_explained(painter);
        add_returning(painter);
        add_vanishing(painter);
        add_points(painter);
        add_cursor(painter);
        add_signs(painter);
    }
    if (cut) items.emplace_back(ui::ClipItem{});
    if (look.faces && look.magnifier) add_magnified(painter);
    if (look.faces) add_cards(painter);
}

} // namespace twoturns::scene
