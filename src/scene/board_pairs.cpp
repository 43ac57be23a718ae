// Draws the pairs that were removed and the pairs that an undo restored.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "scene/board_painter.hpp"
#include "twoturns/random.hpp"

namespace twoturns::scene {
namespace {

constexpr int most_sparks = 40; // at once, rays included
constexpr int rays_each = 10;
constexpr int sparks_each = 12;
constexpr Time pale_from{95}; // the line is drawn by then

/// One of the two tiles of a removed pair.
struct Half {
    Cell cell;
    Tile tile;
    Point way; ///< from its cell along the line, one pixel long
};

std::array<Half, 2> halves_of(const Painter& c, const Vanish& vanish) {
    const std::vector<Point> line = points_of(c.place, vanish.link);
    const auto way = [](Point from, Point to) {
        const float length = std::max(1.0F, std::hypot(to.x - from.x, to.y - from.y));
        return Point{(to.x - from.x) / length, (to.y - from.y) / length};
    };
    return {Half{vanish.link.front(), vanish.first, way(line[0], line[1])},
            Half{vanish.link.back(), vanish.second, way(line[line.size() - 1], line[line.size() - 2])}};
}

/// Returns the box of a tile that has been pulled towards its twin.
Rect pulled_box(const Painter& c, const Vanish& vanish, const Half& half) {
    const float far = 7 * c.unit() * pulling(progress(c.now, vanish.start + durations::pull_begin, durations::pull));
    return lifted(c.place.cell_rect(half.cell)).moved(std::round(half.way.x * far), std::round(half.way.y * far));
}

/// Draws both tiles: the second springs up, both pull towards each other, then turn over.
void add_leaving(Painter& c, const Vanish& vanish) {
    if (c.now >= vanish.start + durations::gone) return;
    const std::array<Half, 2> halves = halves_of(c, vanish);
    for (std::size_t i = 0; i < halves.size(); ++i) {
        TileItem item{.box = pulled_box(c, vanish, halves[i]), .face = {}};
        c.show(item, halves[i].tile);
        if (c.now >= vanish.start + durations::flip_begin) {
            item.scale = picked_scale;
            item.width = flip_width(progress(c.now, vanish.start + durations::flip_begin, durations::flip));
        } else if (c.now >= vanish.start + pale_from) {
            item.look = matched_by(vanish.by);
            item.scale = 1.14F;
        } else {
            item.look = picked_by(vanish.by);
            item.scale = i == 0 ? picked_scale : pick_scale(c.now, vanish.start);
        }
        c.items.emplace_back(item);
    }
}

/// Draws the remains of both tiles: the picture, small, in a burst of rays in its main colours.
void add_pop(Painter& c, const Vanish& vanish) {
    const float t = progress(c.now, vanish.start + durations::gone, durations::pop);
    if (c.now < vanish.start + durations::gone || t >= 1) return;
    const float unit = c.unit();
    const float away = decelerate(t);
    const float size = std::round(0.3F * design_cell * unit * (t < 0.6F ? 1.0F : 0.7F));
    for (const Half& half : halves_of(c, vanish)) {
        const Point middle = pulled_box(c, vanish, half).centre();
        const int face = c.picture_of(half.tile);
        c.items.emplace_back(PictureItem{
            .rect = {std::round(middle.x - size / 2), std::round(middle.y - size / 2), size, size}, .face = face});
        for (int ray = 0; ray < rays_each; ++ray)
            c.items.emplace_back(RayItem{.middle = middle,
                                         .degrees = ray * 360 / rays_each + 12,
                                         .from = (14 + 9 * away) * unit,
                                         .length = std::max(2.0F, std::round((10 - 6 * t) * unit)),
                                         .width = std::max(2.0F, std::round(3 * unit)),
                                         .face = face,
                                         .shade = ray % 3,
                                         .alpha = 1 - t * t});
    }
}

/// Draws the spark that runs ahead of the line.
void add_light(Painter& c, const Vanish& vanish, const std::vector<Point>& line) {
    const float t = progress(c.now, vanish.start, durations::line_drawn);
    if (t >= 1) return;
    c.items.emplace_back(SparkItem{.at = along(line, t),
                                   .size = std::round(0.6F * static_cast<float>(c.place.cell_side())),
                                   .colour = c.look.on_light ? ui::accent : ui::line_core,
                                   .alpha = 0.9F});
}

/// Draws a few sparks which leave the line and sink.
void add_sparks(Painter& c, const Vanish& vanish, const std::vector<Point>& line) {
    constexpr Time length = durations::vanish - durations::sparks;
    const float t = progress(c.now, vanish.start + durations::sparks, length);
    if (t <= 0 || t >= 1) return;
    const float unit = c.unit();
    const float seconds = t * static_cast<float>(length.count()) / 1000;
    const Cell first = vanish.link.front();
    Random chance{static_cast<std::uint64_t>(vanish.start.count()) << 16U |
                  static_cast<std::uint64_t>(first.row << 8 | first.col)};
    const auto between = [&](float low, float high) {
        return low + (high - low) * static_cast<float>(chance.below(1024)) / 1023;
    };
    for (int i = 0; i < sparks_each; ++i) {
        const Point from = along(line, between(0, 1));
        const float angle = between(0, 2 * pi);
        const float away = between(6, 30) * unit * (1 - (1 - t) * (1 - t) * (1 - t));
        const float sunk = 20 * unit * seconds * seconds; // 40 px/s²
        c.items.emplace_back(SparkItem{.at = {from.x + away * std::cos(angle), from.y + away * std::sin(angle) + sunk},
                                       .size = std::max(3.0F, std::round(between(4.5F, 9) * unit)),
                                       .colour = ui::line_core,
                                       .face = i % 2 == 0 ? std::nullopt : std::optional{c.picture_of(vanish.first)},
                                       .alpha = 1 - t * t});
    }
}

} // namespace

void add_vanishing(Painter& c) {
    if (!c.look.motion) return;
    const std::vector<Vanish>& all = c.view.animations.vanishing;
    for (const Vanish& vanish : all) add_leaving(c, vanish);
    int left = c.look.sparks ? most_sparks : 0;
    for (auto vanish = all.rbegin(); vanish != all.rend(); ++vanish) { // the newest first
        const std::vector<Point> line = points_of(c.place, vanish->link);
        if (left > 0) add_light(c, *vanish, line), --left;
        const bool pops =
            c.now >= vanish->start + durations::gone && c.now < vanish->start + durations::gone + durations::pop;
        if (pops && left >= 2 * rays_each) add_pop(c, *vanish), left -= 2 * rays_each;
        if (left >= sparks_each) add_sparks(c, *vanish, line), left -= sparks_each;
    }
}

void add_returning(Painter& c) {
    if (!c.look.motion) return;
    const Board& board = c.session.board();
    for (const Return& one : c.view.animations.returning) {
        const std::vector<Point> line = points_of(c.place, one.link);
        const float t = progress(c.now, one.start, durations::undone);
        const float run = standard(t);
        const bool waits = c.now < one.start;
        for (const bool first : {true, false}) {
            const Cell cell = first ? one.link.front() : one.link.back();
            if (!board.is_tile(cell)) continue;
            const Rect box = c.place.cell_rect(cell);
            const float side = box.w;
            c.items.emplace_back(ui::BoxItem{.rect = box.grown(-std::round(0.04F * side)),
                                             .radius = std::round(0.13F * side),
                                             .fill = ui::hint_colour.with_alpha(0.08F),
                                             .border = ui::hint_colour.with_alpha(0.7F),
                                             .border_width = std::max(1.0F, std::round(0.03F * side))});
            if (waits) continue;
            const Point at = along(line, first ? 0.5F * (1 - run) : 0.5F + 0.5F * run);
            TileItem item{.box = {std::round(at.x - side / 2), std::round(at.y - side / 2), side, side},
                          .face = {},
                          .scale = run < 0.7F    ? 0.72F
                                   : run < 0.93F ? 0.86F
                                                 : 1.0F};
            c.show(item, board.tile(cell));
            c.items.emplace_back(std::move(item));
        }
    }
}

} // namespace twoturns::scene
