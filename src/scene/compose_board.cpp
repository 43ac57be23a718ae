// The board: tiles, the lines over them and the cursor.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <optional>
#include <vector>

#include "scene/compose.hpp"

namespace twoturns::scene {
namespace {

constexpr float picked_scale = 1.06F;
constexpr float picked_lift = 0.075F; // of a cell

Rect lifted(const Rect& box) { return box.moved(0, -std::round(picked_lift * box.h)); }

std::vector<Point> points_of(const Layout& layout, const auto& cells) {
    std::vector<Point> points;
    points.reserve(cells.size());
    for (const Cell cell : cells) points.push_back(layout.centre(cell));
    return points;
}

/// A hint's ring and line breathe a little, then stay.
float breath(const Composer& c, const HintShown& hint) {
    const Time all = lasting::breath * lasting::breaths;
    if (!c.ui.settings.motion || c.now >= hint.start + all) return 1;
    const auto t = static_cast<float>((c.now - hint.start).count()) / static_cast<float>(lasting::breath.count());
    return 0.72F + 0.28F * std::cos(t * 2 * std::numbers::pi_v<float>);
}

/// Whether a cell belongs to the area a hint shows first, around one of its tiles.
bool near(Cell tile, Cell cell) {
    constexpr int rows = 1;
    constexpr int cols = 2;
    return std::abs(tile.row - cell.row) <= rows && std::abs(tile.col - cell.col) <= cols;
}

TileLook look_of(const Composer& c, Cell cell) {
    if (c.session.paused()) return TileLook::resting;
    if (c.session.picked() == cell) return TileLook::picked;
    if (const auto& hint = c.ui.effects.hint) {
        const bool one = hint->link.front() == cell;
        const bool other = hint->link.back() == cell;
        switch (hint->step) {
        case game::HintStep::area: return near(hint->link.front(), cell) ? TileLook::resting : TileLook::dimmed;
        case game::HintStep::tile:
            if (one) return TileLook::hinted;
            break;
        case game::HintStep::pair:
            if (one || other) return TileLook::hinted;
            break;
        }
    }
    if (c.ui.lit) return c.session.board().kind(cell) == *c.ui.lit ? TileLook::resting : TileLook::dimmed;
    return c.session.status() == game::Status::stuck ? TileLook::dimmed : TileLook::resting;
}

/// Where a tile is drawn while it slides or shakes, as an offset from its cell.
Point offset_of(const Composer& c, Cell cell) {
    const Effects& effects = c.ui.effects;
    if (!c.ui.settings.motion) return {};
    Point offset;
    for (const Fall& fall : effects.falling) {
        if (fall.to != cell) continue;
        const float left = 1 - ease_out(progress(c.now, fall.start + lasting::fall_delay, lasting::fall));
        const Point from = c.layout.centre(fall.from);
        const Point to = c.layout.centre(fall.to);
        offset = {std::round((from.x - to.x) * left), std::round((from.y - to.y) * left)};
    }
    if (effects.shaking && effects.shaking->cell == cell) {
        const float t = progress(c.now, effects.shaking->start, lasting::shake);
        const float swing = std::sin(t * 3 * 2 * std::numbers::pi_v<float>) * (1 - t);
        offset.x += std::round(swing * 0.07F * static_cast<float>(c.layout.cell_side()));
    }
    return offset;
}

void compose_tiles(Composer& c) {
    const Board& board = c.session.board();
    std::optional<TileItem> on_top;
    for (int row = 1; row <= board.size().rows; ++row) {
        for (int col = 1; col <= board.size().cols; ++col) {
            const Cell cell{row, col};
            if (board.is_empty(cell)) continue;
            TileItem item{.box = c.layout.cell_rect(cell), .face = {}};
            if (board.is_stone(cell)) {
                item.stone = true;
                c.scene.items.emplace_back(item);
                continue;
            }
            const Point offset = offset_of(c, cell);
            item.box = item.box.moved(offset.x, offset.y);
            if (!c.session.paused()) item.face = board.tile(cell).face;
            item.look = look_of(c, cell);
            if (item.look == TileLook::picked) {
                item.scale = picked_scale;
                item.box = lifted(item.box);
                on_top = item;
            } else {
                c.scene.items.emplace_back(item);
            }
        }
    }
    if (on_top) c.scene.items.emplace_back(*on_top);
}

void compose_vanishing(Composer& c) {
    const bool motion = c.ui.settings.motion;
    const float width = std::clamp(0.11F * static_cast<float>(c.layout.cell_side()), 3.0F, 14.0F);
    for (const Vanish& vanish : c.ui.effects.vanishing) {
        const float passed =
            motion ? progress(c.now, vanish.start + lasting::line_drawn, lasting::vanish - lasting::line_drawn) : 0;
        const float gone = ease_out(passed);
        for (const auto& [cell, tile] :
             {std::pair{vanish.link.front(), vanish.first}, {vanish.link.back(), vanish.second}})
            if (motion && gone < 1)
                c.scene.items.emplace_back(TileItem{.box = c.layout.cell_rect(cell),
                                                    .face = tile.face,
                                                    .look = TileLook::picked,
                                                    .scale = picked_scale - 0.5F * gone,
                                                    .alpha = 1 - gone,
                                                    .glow = gone});
        c.scene.items.emplace_back(LineItem{.points = points_of(c.layout, vanish.link),
                                            .look = LineLook::link,
                                            .on_light = !c.ui.settings.dark,
                                            .width = width,
                                            .drawn = motion ? progress(c.now, vanish.start, lasting::line_drawn) : 1,
                                            .alpha = 1 - passed * passed});
    }
}

void compose_help_lines(Composer& c) {
    const auto side = static_cast<float>(c.layout.cell_side());
    if (const auto& hint = c.ui.effects.hint; hint && hint->step == game::HintStep::pair)
        c.scene.items.emplace_back(LineItem{.points = points_of(c.layout, hint->link),
                                            .look = LineLook::hint,
                                            .on_light = !c.ui.settings.dark,
                                            .width = std::clamp(0.09F * side, 3.0F, 10.0F),
                                            .alpha = 0.9F * breath(c, *hint)});
    if (const auto& explained = c.ui.effects.explained) {
        const Time fade = explained->start + lasting::explained - lasting::explained_fade;
        const float alpha = c.ui.settings.motion ? 1 - progress(c.now, fade, lasting::explained_fade) : 1;
        c.scene.items.emplace_back(LineItem{.points = points_of(c.layout, explained->line.points),
                                            .look = LineLook::blocked,
                                            .on_light = !c.ui.settings.dark,
                                            .width = std::clamp(0.07F * side, 3.0F, 8.0F),
                                            .alpha = 0.85F * alpha});
        for (const Cell cell : explained->line.marks)
            c.scene.items.emplace_back(MarkItem{
                .at = c.layout.centre(cell), .size = std::max(14.0F, std::round(0.42F * side)), .alpha = alpha});
    }
}

} // namespace

void compose_board(Composer& c) {
    compose_tiles(c);
    if (!c.session.paused()) {
        compose_help_lines(c);
        compose_vanishing(c);
        if (c.ui.cursor && !c.ui.replay) {
            Rect box = c.layout.cell_rect(*c.ui.cursor);
            if (c.session.picked() == c.ui.cursor) box = lifted(box).grown(std::round(0.05F * box.w));
            c.scene.items.emplace_back(CursorItem{box});
        }
    }
}

} // namespace twoturns::scene
