#include "scene/board_view.hpp"

#include <algorithm>
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
    if (change && (has(change->brought) || (!c.look.motion && has(change->slid)))) return TileStyle::hinted;
    if (c.view.lit) return c.session.board().kind(cell) == *c.view.lit ? TileStyle::resting : TileStyle::dimmed;
    if (c.session.status() == game::Status::stuck) return TileStyle::dimmed;
    return c.view.pointed == cell ? TileStyle::pointed : TileStyle::resting;
}

/// Animates a tile of a new board: from the upper left corner to the lower right one, each from slightly above. Returns
/// false while the tile has not appeared.
bool deal_in(const Painter& c, Cell cell, TileItem& item) {
    const auto& dealt = c.view.animations.dealt;
    if (!dealt || !c.look.motion) return true;
    const Size size = c.session.board().size();
    const float share = static_cast<float>(cell.row + cell.col - 2) / static_cast<float>(size.rows + size.cols);
    const Time wait{static_cast<Time::rep>(share * static_cast<float>(durations::deal_spread.count()))};
    const float t = progress(c.now, dealt->start + wait, durations::deal_tile);
    if (t >= 1) return true;
    const float there = emphasized(t);
    item.alpha = std::min(there, 0.99F);
    item.scale = 0.86F + 0.14F * there;
    item.box = item.box.moved(0, -std::round(0.17F * item.box.h * (1 - there)));
    return t > 0;
}

/// Draws what a reshuffled tile was before, below its new face.
void add_before(Painter& c) {
    const auto& reshuffle = c.view.animations.reshuffle;
    if (!reshuffle || !c.look.motion) return;
    for (const auto& [cell, tile] : reshuffle->before)
        c.items.emplace_back(TileItem{.box = c.place.cell_rect(cell), .face = c.picture_of(tile)});
}

void add_tiles(Painter& c) {
    const Board& board = c.session.board();
    std::optional<float> reshuffled; // progress, 0 .. 1
    if (const auto& effect = c.view.animations.reshuffle; effect && c.look.motion)
        reshuffled = progress(c.now, effect->start, durations::cross_fade);
    std::vector<TileItem> on_top;
    for (int row = 1; row <= board.size().rows; ++row) {
        for (int col = 1; col <= board.size().cols; ++col) {
            const Cell cell{row, col};
            if (board.is_empty(cell)) continue;
            TileItem item{.box = c.place.cell_rect(cell), .face = {}};
            if (!c.place.is_in_sight(item.box)) continue;
            if (board.is_stone(cell)) {
                item.stone = true;
                c.items.emplace_back(item);
                continue;
            }
            const Point offset = offset_of(c, cell);
            item.box = item.box.moved(offset.x, offset.y);
            if (!deal_in(c, cell, item)) continue;
            if (c.look.faces) item.face = c.picture_of(board.tile(cell));
            item.look = look_of(c, cell);
            if (reshuffled) item.alpha = std::min(*reshuffled, 0.99F);
            if ((item.look == TileStyle::picked || item.look == TileStyle::picked_by_blue) && item.alpha == 1) {
                item.scale = picked_scale;
                item.box = lifted(item.box);
                on_top.push_back(item);
            } else {
                c.items.emplace_back(item);
            }
        }
    }
    c.items.insert(c.items.end(), on_top.begin(), on_top.end());
}

/// Draws tiles that a redo removed, as they fade.
void add_removed(Painter& c) {
    const auto& change = c.view.animations.change;
    if (!change || !c.look.motion) return;
    const float gone = decelerate(progress(c.now, change->start, durations::changed));
    if (gone >= 1) return;
    for (const auto& [cell, tile] : change->removed)
        c.items.emplace_back(
            TileItem{.box = c.place.cell_rect(cell), .face = c.picture_of(tile), .scale = 1, .alpha = 1 - gone});
}

} // namespace

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
    Point offset;
    const auto side = static_cast<float>(c.place.cell_side());
    for (const Fall& fall : animations.falling) {
        if (fall.to != cell) continue;
        const Point at = fall.at(c.now);
        const Point way{static_cast<float>(cell.col) - fall.from.x, static_cast<float>(cell.row) - fall.from.y};
        const float dip = land_dip * side * std::sin(progress(c.now, fall.start + fall.length, durations::land) * pi);
        const auto signed_dip = [&](float along) { return along == 0 ? 0.0F : std::copysign(dip, along); };
        offset = {std::round((at.x - static_cast<float>(cell.col)) * side + signed_dip(way.x)),
                  std::round((at.y - static_cast<float>(cell.row)) * side + signed_dip(way.y))};
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
    add_tray(items, session.board(), session.gravity(), painter.place);
    if (look.faces) add_before(painter);
    add_taken(painter);
    add_tiles(painter);
    if (look.faces) {
        add_help_lines(painter);
        add_removed(painter);
        add_vanishing(painter);
        add_points(painter);
        add_cursor(painter);
        add_signs(painter);
    }
    if (cut) items.emplace_back(ui::ClipItem{});
    if (look.faces) add_cards(painter);
}

} // namespace twoturns::scene
