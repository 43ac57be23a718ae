#include "scene/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <optional>
#include <string>
#include <vector>

namespace twoturns::scene {
namespace {

/// What every part of a board is drawn from and into.
struct Painter {
    std::vector<Item>& items;
    const BoardView& view;
    const game::Session& session;
    BoardGeometry place;
    const BoardLook& look;
    Time now;
};

constexpr float picked_scale = 1.06F;
constexpr float picked_lift = 0.075F; // of a cell

Rect lifted(const Rect& box) { return box.moved(0, -std::round(picked_lift * box.h)); }

std::vector<Point> points_of(const BoardGeometry& layout, const auto& cells) {
    std::vector<Point> points;
    points.reserve(cells.size());
    for (const Cell cell : cells) points.push_back(layout.centre(cell));
    return points;
}

/// A hint's ring and line breathe a little, then stay.
float breath(const Painter& c, const HintShown& hint) {
    const Time all = durations::breath * durations::breaths;
    if (!c.look.motion || c.now >= hint.start + all) return 1;
    const auto t = static_cast<float>((c.now - hint.start).count()) / static_cast<float>(durations::breath.count());
    return 0.72F + 0.28F * std::cos(t * 2 * std::numbers::pi_v<float>);
}

/// Whether a cell belongs to the area a hint shows first, around one of its tiles.
bool near(Cell tile, Cell cell) {
    constexpr int rows = 1;
    constexpr int cols = 2;
    return std::abs(tile.row - cell.row) <= rows && std::abs(tile.col - cell.col) <= cols;
}

bool touch(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

TileLook look_of(const Painter& c, Cell cell) {
    if (!c.look.faces) return TileLook::resting;
    if (c.session.picked() == cell) return TileLook::picked;
    if (const auto& hint = c.view.effects.hint) {
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
    const auto& change = c.view.effects.change;
    if (change && std::find(change->brought.begin(), change->brought.end(), cell) != change->brought.end())
        return TileLook::hinted;
    if (c.view.lit) return c.session.board().kind(cell) == *c.view.lit ? TileLook::resting : TileLook::dimmed;
    if (c.session.status() == game::Status::stuck) return TileLook::dimmed;
    return c.view.pointed == cell ? TileLook::pointed : TileLook::resting;
}

/// Where a tile is drawn while it slides or shakes, as an offset from its cell.
Point offset_of(const Painter& c, Cell cell) {
    const Effects& effects = c.view.effects;
    if (!c.look.motion) return {};
    Point offset;
    for (const Fall& fall : effects.falling) {
        if (fall.to != cell) continue;
        const float left = 1 - ease_out(progress(c.now, fall.start + durations::fall_delay, durations::fall));
        const Point from = c.place.centre(fall.from);
        const Point to = c.place.centre(fall.to);
        offset = {std::round((from.x - to.x) * left), std::round((from.y - to.y) * left)};
    }
    if (effects.shaking && effects.shaking->cell == cell) {
        const float t = progress(c.now, effects.shaking->start, durations::shake);
        const float swing = std::sin(t * 3 * 2 * std::numbers::pi_v<float>) * (1 - t);
        offset.x += std::round(swing * 0.07F * static_cast<float>(c.place.cell_side()));
    }
    return offset;
}

void add_tiles(Painter& c) {
    const Board& board = c.session.board();
    std::optional<TileItem> on_top;
    for (int row = 1; row <= board.size().rows; ++row) {
        for (int col = 1; col <= board.size().cols; ++col) {
            const Cell cell{row, col};
            if (board.is_empty(cell)) continue;
            TileItem item{.box = c.place.cell_rect(cell), .face = {}};
            if (!touch(item.box, c.place.area())) continue;
            if (board.is_stone(cell)) {
                item.stone = true;
                c.items.emplace_back(item);
                continue;
            }
            const Point offset = offset_of(c, cell);
            item.box = item.box.moved(offset.x, offset.y);
            if (c.look.faces) item.face = board.tile(cell).face;
            item.look = look_of(c, cell);
            if (item.look == TileLook::picked) {
                item.scale = picked_scale;
                item.box = lifted(item.box);
                on_top = item;
            } else {
                c.items.emplace_back(item);
            }
        }
    }
    if (on_top) c.items.emplace_back(*on_top);
}

/// Tiles that a redo took, on their way out.
void add_removed(Painter& c) {
    const auto& change = c.view.effects.change;
    if (!change || !c.look.motion) return;
    const float gone = ease_out(progress(c.now, change->start, durations::changed));
    if (gone >= 1) return;
    for (const auto& [cell, tile] : change->removed)
        c.items.emplace_back(
            TileItem{.box = c.place.cell_rect(cell), .face = tile.face, .scale = 1, .alpha = 1 - gone});
}

void add_vanishing(Painter& c) {
    const bool motion = c.look.motion;
    const float width = std::clamp(0.11F * static_cast<float>(c.place.cell_side()), 3.0F, 14.0F);
    for (const Vanish& vanish : c.view.effects.vanishing) {
        const float passed =
            motion ? progress(c.now, vanish.start + durations::line_drawn, durations::vanish - durations::line_drawn)
                   : 0;
        const float gone = ease_out(passed);
        for (const auto& [cell, tile] :
             {std::pair{vanish.link.front(), vanish.first}, {vanish.link.back(), vanish.second}})
            if (motion && gone < 1)
                c.items.emplace_back(TileItem{.box = c.place.cell_rect(cell),
                                              .face = tile.face,
                                              .look = TileLook::picked,
                                              .scale = picked_scale - 0.5F * gone,
                                              .alpha = 1 - gone,
                                              .glow = gone});
        c.items.emplace_back(LineItem{.points = points_of(c.place, vanish.link),
                                      .look = LineLook::link,
                                      .on_light = c.look.on_light,
                                      .width = width,
                                      .drawn = motion ? progress(c.now, vanish.start, durations::line_drawn) : 1,
                                      .alpha = 1 - passed * passed});
    }
}

/// Points lie on the middle of the longest part of their line, where it is level if there is a choice.
Point middle_of(const BoardGeometry& place, const Link& link) {
    const std::vector<Point> points = points_of(place, link);
    Point middle = points.front();
    float longest = -1;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Point a = points[i];
        const Point b = points[i + 1];
        const float length = std::abs(a.x - b.x) + 0.99F * std::abs(a.y - b.y);
        if (length <= longest) continue;
        longest = length;
        middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    }
    return middle;
}

void add_points(Painter& c) {
    const float letters = std::clamp(std::round(0.23F * static_cast<float>(c.place.cell_side())), 12.0F, 26.0F);
    for (const PointsTold& told : c.view.effects.points) {
        const Time fade = told.start + durations::points - durations::points_fade;
        const float alpha = c.look.motion ? 1 - progress(c.now, fade, durations::points_fade) : 1;
        const float up = c.look.motion ? ease_out(progress(c.now, told.start, durations::points)) : 0;
        const std::string words = "+ " + std::to_string(told.points);
        const Point middle = middle_of(c.place, told.link);
        const Point at{std::round(middle.x), std::round(middle.y - 0.4F * letters * up)};
        const float width = std::round(letters * (1.6F + 0.62F * static_cast<float>(words.size())));
        const float height = std::round(1.7F * letters);
        c.items.emplace_back(
            ui::BoxItem{.rect = {std::round(at.x - width / 2), std::round(at.y - height / 2), width, height},
                        .radius = height / 2,
                        .fill = ui::rgb(0x0F2724).with_alpha(0.86F * alpha),
                        .border = {}});
        c.items.emplace_back(ui::TextItem{.text = words,
                                          .at = at,
                                          .size = letters,
                                          .colour = ui::rgb(0xFFC15A).with_alpha(alpha),
                                          .align = ui::Align::centre,
                                          .bold = true});
    }
}

void add_help_lines(Painter& c) {
    const auto side = static_cast<float>(c.place.cell_side());
    if (const auto& hint = c.view.effects.hint; hint && hint->step == game::HintStep::pair)
        c.items.emplace_back(LineItem{.points = points_of(c.place, hint->link),
                                      .look = LineLook::hint,
                                      .on_light = c.look.on_light,
                                      .width = std::clamp(0.09F * side, 3.0F, 10.0F),
                                      .alpha = 0.9F * breath(c, *hint)});
    if (const auto& explained = c.view.effects.explained) {
        const Time fade = explained->start + durations::explained - durations::explained_fade;
        const float alpha = c.look.motion ? 1 - progress(c.now, fade, durations::explained_fade) : 1;
        c.items.emplace_back(LineItem{.points = points_of(c.place, explained->line.points),
                                      .look = LineLook::blocked,
                                      .on_light = c.look.on_light,
                                      .width = std::clamp(0.07F * side, 3.0F, 8.0F),
                                      .alpha = 0.85F * alpha});
        for (const Cell cell : explained->line.marks)
            c.items.emplace_back(MarkItem{
                .at = c.place.centre(cell), .size = std::max(14.0F, std::round(0.42F * side)), .alpha = alpha});
    }
}

void add_cursor(Painter& c) {
    if (!c.view.cursor) return;
    Rect box = c.place.cell_rect(*c.view.cursor);
    if (c.session.picked() == c.view.cursor) box = lifted(box).grown(std::round(0.05F * box.w));
    c.items.emplace_back(CursorItem{box});
}

} // namespace

void add_board(std::vector<Item>& items, const BoardView& view, const game::Session& session, const Rect& area,
               const BoardLook& look, Time now) {
    Painter painter{items, view, session, {area, session.board().size(), view.camera}, look, now};
    const bool cut = painter.place.is_cut();
    if (cut) items.emplace_back(ui::ClipItem{area});
    add_tiles(painter);
    if (look.faces) {
        add_help_lines(painter);
        add_removed(painter);
        add_vanishing(painter);
        add_points(painter);
        add_cursor(painter);
    }
    if (cut) items.emplace_back(ui::ClipItem{});
}

} // namespace twoturns::scene
