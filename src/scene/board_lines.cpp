// Lines on the board: of a pair that goes, of a hint, of a pair that cannot go.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "scene/board_painter.hpp"
#include "twoturns/random.hpp"

namespace twoturns::scene {
namespace {

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

} // namespace

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
                                      .look = vanish.by == game::Side::blue ? LineStyle::link_of_blue : LineStyle::link,
                                      .on_light = c.look.on_light,
                                      .width = width,
                                      .drawn = motion ? progress(c.now, vanish.start, durations::line_drawn) : 1,
                                      .alpha = 1 - passed * passed});
        if (!motion) continue;
        add_light(c, vanish, line);
        if (i + most_with_sparks >= all.size()) add_sparks(c, vanish, line);
    }
}

void add_points(Painter& c) {
    const float letters = std::clamp(std::round(0.23F * static_cast<float>(c.place.cell_side())), 12.0F, 26.0F);
    for (const PointsShown& told : c.view.animations.points) {
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
                                      .look = LineStyle::hint,
                                      .on_light = c.look.on_light,
                                      .width = std::clamp(0.09F * side, 3.0F, 10.0F),
                                      .alpha = 0.9F * breath(c, *hint)});
    if (const auto& explained = c.view.animations.explained) {
        const Time fade = explained->start + durations::explained - durations::explained_fade;
        const float alpha = c.look.motion ? 1 - progress(c.now, fade, durations::explained_fade) : 1;
        c.items.emplace_back(LineItem{.points = points_of(c.place, explained->line.points),
                                      .look = LineStyle::blocked,
                                      .on_light = c.look.on_light,
                                      .width = std::clamp(0.07F * side, 3.0F, 8.0F),
                                      .alpha = 0.85F * alpha});
        for (const Cell cell : explained->line.marks)
            c.items.emplace_back(MarkItem{
                .at = c.place.centre(cell), .size = std::max(14.0F, std::round(0.42F * side)), .alpha = alpha});
    }
}

} // namespace twoturns::scene
