#include "scene/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numbers>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/learning/cards.hpp"
#include "scene/tray.hpp"
#include "twoturns/random.hpp"

namespace twoturns::scene {
namespace {

/// The input and output of every function that draws part of a board.
struct Painter {
    std::vector<Item>& items;
    const BoardView& view;
    const game::Session& session;
    BoardGeometry place;
    const BoardLook& look;
    Time now;

    [[nodiscard]] int picture_of(Tile tile) const {
        const auto seed = view.cards_seed.value_or(session.timeline().cards_seed());
        return game::picture_of(tile.face, {look.two_sided, seed, look.chosen});
    }
};

constexpr float pi = std::numbers::pi_v<float>;
constexpr float land_dip = 0.035F; // in cells
constexpr float picked_scale = 1.06F;
constexpr float picked_lift = 0.075F; // in cells

Rect lifted(const Rect& box) { return box.moved(0, -std::round(picked_lift * box.h)); }

std::vector<Point> points_of(const BoardGeometry& layout, const auto& cells) {
    std::vector<Point> points;
    points.reserve(cells.size());
    for (const Cell cell : cells) points.push_back(layout.centre(cell));
    return points;
}

/// Animates a hint's ring and line, which pulse briefly, then stay.
float breath(const Painter& c, const HintShown& hint) {
    const Time all = durations::breath * durations::breaths;
    if (!c.look.motion || c.now >= hint.start + all) return 1;
    const auto t = static_cast<float>((c.now - hint.start).count()) / static_cast<float>(durations::breath.count());
    return 0.72F + 0.28F * std::cos(t * 2 * pi);
}

/// Returns whether a cell is in the area around a tile that a hint shows first.
bool near(Cell tile, Cell cell) {
    constexpr int rows = 1;
    constexpr int cols = 2;
    return std::abs(tile.row - cell.row) <= rows && std::abs(tile.col - cell.col) <= cols;
}

TileLook picked_by(std::optional<game::Side> side) {
    return side == game::Side::blue ? TileLook::picked_by_blue : TileLook::picked;
}

/// Returns the look of a tile that someone has picked.
std::optional<TileLook> picked_look(const Painter& c, Cell cell) {
    if (c.session.picked() == cell) return TileLook::picked;
    for (const OwnedCell& pick : c.view.picks)
        if (pick.cell == cell) return picked_by(pick.by);
    return std::nullopt;
}

TileLook look_of(const Painter& c, Cell cell) {
    if (!c.look.faces) return TileLook::resting;
    if (const auto picked = picked_look(c, cell)) return *picked;
    if (const auto& hint = c.view.animations.hint) {
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
    const auto& change = c.view.animations.change;
    const auto has = [&](const std::vector<Cell>& cells) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    if (change && (has(change->brought) || (!c.look.motion && has(change->slid)))) return TileLook::hinted;
    if (c.view.lit) return c.session.board().kind(cell) == *c.view.lit ? TileLook::resting : TileLook::dimmed;
    if (c.session.status() == game::Status::stuck) return TileLook::dimmed;
    return c.view.pointed == cell ? TileLook::pointed : TileLook::resting;
}

/// Returns the offset of a sliding, landing or shaking tile from its cell.
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
            if ((item.look == TileLook::picked || item.look == TileLook::picked_by_blue) && item.alpha == 1) {
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

// Two players on one board -------------------------------------------------------------------------------

Rect around(Point middle, float side) {
    return {std::round(middle.x - side / 2), std::round(middle.y - side / 2), side, side};
}

/// Draws the colour and sign of the player who took the tile of an empty cell.
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

float sign_size(const Painter& c) {
    return std::max(12.0F, std::round(0.34F * static_cast<float>(c.place.cell_side())));
}

void add_sign(Painter& c, game::Side side, Point middle) {
    const Rect sign = around(middle, sign_size(c));
    c.items.emplace_back(full_sign_of(side, sign, ui::rgb(0x10231F)));
    c.items.emplace_back(sign_of(side, sign, colour_of(side, false)));
}

/// Draws the sign of the player who picked a tile, at its upper right corner.
void add_signs(Painter& c) {
    const float in = 0.25F * sign_size(c);
    for (const OwnedCell& pick : c.view.picks) {
        const Point offset = offset_of(c, pick.cell);
        const Rect box = lifted(c.place.cell_rect(pick.cell).moved(offset.x, offset.y));
        add_sign(c, pick.by, {box.right() - in, box.y + in});
    }
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

/// Returns the point of a line at `share` of its length.
Point along(const std::vector<Point>& points, float share) {
    float length = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        length += std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
    float left = length * share;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const float part = std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
        if (left <= part && part > 0) {
            const float t = left / part;
            return {points[i - 1].x + (points[i].x - points[i - 1].x) * t,
                    points[i - 1].y + (points[i].y - points[i - 1].y) * t};
        }
        left -= part;
    }
    return points.back();
}

/// Draws the light that runs from tile to tile.
void add_light(Painter& c, const Vanish& vanish, const std::vector<Point>& line) {
    const float t = progress(c.now, vanish.start, durations::light);
    if (t >= 1) return;
    c.items.emplace_back(SparkItem{.at = along(line, t),
                                   .size = std::round(0.6F * static_cast<float>(c.place.cell_side())),
                                   .colour = c.look.on_light ? ui::accent : ui::line_core,
                                   .alpha = 0.8F * std::min(1.0F, 4 * (1 - t))});
}

/// Draws a few sparks in the colours of the two tiles, which leave the line and sink.
void add_sparks(Painter& c, const Vanish& vanish, const std::vector<Point>& line) {
    constexpr int sparks = 12;
    constexpr Time length = durations::vanish - durations::sparks;
    const float t = progress(c.now, vanish.start + durations::sparks, length);
    if (t <= 0 || t >= 1) return;
    const float unit = static_cast<float>(c.place.cell_side()) / 57;
    const float seconds = t * static_cast<float>(length.count()) / 1000;
    const Cell first = vanish.link.front();
    Random chance{static_cast<std::uint64_t>(vanish.start.count()) << 16U |
                  static_cast<std::uint64_t>(first.row << 8 | first.col)};
    const auto between = [&](float low, float high) {
        return low + (high - low) * static_cast<float>(chance.below(1024)) / 1023;
    };
    for (int i = 0; i < sparks; ++i) {
        const Point from = along(line, between(0, 1));
        const float angle = between(0, 2 * pi);
        const float away = between(13, 30) * unit * (1 - (1 - t) * (1 - t) * (1 - t));
        const float sunk = 20 * unit * seconds * seconds; // 40 px/s²
        c.items.emplace_back(SparkItem{.at = {from.x + away * std::cos(angle), from.y + away * std::sin(angle) + sunk},
                                       .size = std::max(3.0F, std::round(between(4.5F, 9) * unit)),
                                       .colour = ui::line_core,
                                       .face = c.picture_of(i % 2 == 0 ? vanish.first : vanish.second),
                                       .alpha = 1 - t * t});
    }
}

/// Draws both tiles of a pair: first lighter, then shrinking.
void add_leaving(Painter& c, const Vanish& vanish) {
    if (c.now >= vanish.start + durations::gone) return;
    const float lighter = progress(c.now, vanish.start, durations::lighter);
    const float gone =
        accelerate(progress(c.now, vanish.start + durations::lighter, durations::gone - durations::lighter));
    for (const auto& [cell, tile] : {std::pair{vanish.link.front(), vanish.first}, {vanish.link.back(), vanish.second}})
        c.items.emplace_back(TileItem{.box = c.place.cell_rect(cell),
                                      .face = c.picture_of(tile),
                                      .look = picked_by(vanish.by),
                                      .scale = (picked_scale + 0.02F * lighter) * (1 - gone),
                                      .alpha = std::min(0.99F, 1 - gone),
                                      .glow = 0.13F * lighter});
}

void add_vanishing(Painter& c) {
    constexpr std::size_t most_with_sparks = 3; // no more than forty sparks at once
    const bool motion = c.look.motion;
    const float width = std::clamp(0.11F * static_cast<float>(c.place.cell_side()), 3.0F, 14.0F);
    const std::vector<Vanish>& all = c.view.animations.vanishing;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Vanish& vanish = all[i];
        const float passed =
            motion ? progress(c.now, vanish.start + durations::line_drawn, durations::vanish - durations::line_drawn)
                   : 0;
        if (motion) add_leaving(c, vanish);
        const std::vector<Point> line = points_of(c.place, vanish.link);
        c.items.emplace_back(LineItem{.points = line,
                                      .look = vanish.by == game::Side::blue ? LineLook::link_of_blue : LineLook::link,
                                      .on_light = c.look.on_light,
                                      .width = width,
                                      .drawn = motion ? progress(c.now, vanish.start, durations::line_drawn) : 1,
                                      .alpha = 1 - passed * passed});
        if (!motion) continue;
        add_light(c, vanish, line);
        if (i + most_with_sparks >= all.size()) add_sparks(c, vanish, line);
    }
}

/// Returns where to show points: the middle of the line's longest segment, a horizontal one if possible.
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
    for (const PointsTold& told : c.view.animations.points) {
        const Time fade = told.start + durations::points - durations::points_fade;
        const float alpha = c.look.motion ? 1 - progress(c.now, fade, durations::points_fade) : 1;
        const float up = c.look.motion ? decelerate(progress(c.now, told.start, durations::points)) : 0;
        const std::string words = "+ " + std::to_string(told.points);
        const Point middle = middle_of(c.place, told.link);
        const Point at{std::round(middle.x), std::round(middle.y - 0.4F * letters * up)};
        const float width = std::round(letters * (1.6F + 0.62F * static_cast<float>(words.size())));
        const float height = std::round(1.7F * letters);
        c.items.emplace_back(
            ui::BoxItem{.rect = {std::round(at.x - width / 2), std::round(at.y - height / 2), width, height},
                        .radius = height / 2,
                        .fill = ui::rgb(0x0F2724).with_alpha(0.86F * alpha)});
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
    if (const auto& hint = c.view.animations.hint; hint && hint->step == game::HintStep::pair)
        c.items.emplace_back(LineItem{.points = points_of(c.place, hint->link),
                                      .look = LineLook::hint,
                                      .on_light = c.look.on_light,
                                      .width = std::clamp(0.09F * side, 3.0F, 10.0F),
                                      .alpha = 0.9F * breath(c, *hint)});
    if (const auto& explained = c.view.animations.explained) {
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

/// Draws both sides of a matched card, or the side of a tile being read, in their own area.
void add_cards(Painter& c) {
    const Rect room = c.look.card;
    if (c.look.two_sided == 0 || room.w <= 0 || room.h <= 0) return;
    const auto ground = [&](float alpha) {
        c.items.emplace_back(ui::BoxItem{.rect = room,
                                         .radius = std::round(std::min(0.2F * room.h, 0.06F * room.w)),
                                         .fill = ui::rgb(0x0F2724).with_alpha(0.86F * alpha)});
    };
    const float margin = std::round(0.06F * std::min(room.w, room.h));
    const Rect inside = room.grown(-margin);
    if (c.view.read && c.session.board().is_tile(*c.view.read)) {
        ground(1);
        c.items.emplace_back(CardItem{.rect = inside, .face = c.picture_of(c.session.board().tile(*c.view.read))});
        return;
    }
    const auto& told = c.view.animations.cards;
    if (!told) return;
    const Time fade = told->start + durations::cards - durations::cards_fade;
    const float alpha = c.look.motion ? 1 - progress(c.now, fade, durations::cards_fade) : 1;
    ground(alpha);
    // Side by side in a strip, else one above the other.
    const bool strip = inside.w > 3 * inside.h;
    const float gap = std::round(strip ? 0.6F * inside.h : 0.12F * inside.h);
    Rect first = inside;
    Rect second = inside;
    std::vector<Point> line;
    if (strip) {
        first.w = second.w = std::floor((inside.w - gap) / 2);
        second.x = inside.right() - second.w;
        line = {{first.right(), inside.centre().y}, {second.x, inside.centre().y}};
    } else {
        first.h = second.h = std::floor((inside.h - gap) / 2);
        second.y = inside.bottom() - second.h;
        line = {{inside.centre().x, first.bottom()}, {inside.centre().x, second.y}};
    }
    c.items.emplace_back(
        LineItem{.points = std::move(line), .width = std::clamp(0.09F * first.h, 3.0F, 9.0F), .alpha = alpha});
    c.items.emplace_back(CardItem{.rect = first, .face = c.picture_of(told->first), .alpha = alpha});
    c.items.emplace_back(CardItem{.rect = second, .face = c.picture_of(told->second), .alpha = alpha});
}

Rect cursor_box(const Painter& c, Cell cell) {
    const Rect box = c.place.cell_rect(cell);
    return picked_look(c, cell) ? lifted(box).grown(std::round(0.05F * box.w)) : box;
}

void add_cursor(Painter& c) {
    const auto& blue = c.view.cursor;
    const auto& orange = c.view.orange_cursor;
    if (!orange) {
        if (blue) c.items.emplace_back(CursorItem{.box = cursor_box(c, *blue)});
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

} // namespace

void add_board(std::vector<Item>& items, const BoardView& view, const game::Session& session, const Rect& area,
               const BoardLook& look, Time now) {
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
