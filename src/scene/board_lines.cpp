// Draws lines on the board: of a removed pair, of a hint, of a pair that cannot be matched.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "scene/board_painter.hpp"

namespace twoturns::scene {
namespace {

// Kept lines are thinner than the threads of a weave, whose paper is bare, and fade as others come, five at a time: to
// draw all of them anew after every pair would take too long.
constexpr float kept_width = 0.85F;
constexpr float kept_strength = 0.62F;
constexpr float kept_least = 0.36F;
constexpr float kept_fades = 0.13F;
constexpr std::size_t kept_group = 5;
constexpr float kept_ring = 0.62F; // they lie nearer to the tiles than a weave's, and so keep off the bar

/// Returns where a place of a thread lies along one axis, in cells; the board has `count` cells there.
float near_board(float at, int count) {
    const float last = static_cast<float>(count) + 1;
    return at < 1 ? 1 - (1 - at) * kept_ring : at > last ? last + (at - last) * kept_ring : at;
}

std::vector<Point> middles(const BoardGeometry& place, const auto& cells) {
    std::vector<Point> points;
    points.reserve(cells.size());
    for (const Cell cell : cells) points.push_back(place.centre(cell));
    return points;
}

/// Animates a hint's ring and line, which pulse briefly, then stay.
float breath(const Painter& c, const HintShown& hint) {
    const Time all = durations::breath * durations::breaths;
    if (!c.look.motion || c.now >= hint.start + all) return 1;
    const auto t = static_cast<float>((c.now - hint.start).count()) / static_cast<float>(durations::breath.count());
    return 0.72F + 0.28F * std::cos(t * 2 * pi);
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

std::vector<Point> points_of(const BoardGeometry& place, const Link& link) { return middles(place, link); }

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

void add_kept_lines(Painter& c) {
    const auto side = static_cast<float>(c.place.cell_side());
    const Rect corner = c.place.cell_rect({0, 0});
    const std::vector<Thread>& threads = c.view.kept.threads(c.session.timeline());
    const Size size = c.place.seen_size();
    for (std::size_t i = 0; i < threads.size(); ++i) {
        const Thread& thread = threads[i];
        const std::size_t later = (threads.size() - 1) / kept_group - i / kept_group;
        LineItem line{.look = LineStyle::kept,
                      .on_light = c.look.on_light,
                      .width = c.line_width(std::max(2.0F, std::round(kept_width * thread.width * side))),
                      .alpha = std::max(kept_least, kept_strength - kept_fades * static_cast<float>(later)),
                      .colour = thread.colour};
        for (const Point point : thread.points) {
            const Point at = c.place.as_seen(point);
            line.points.push_back(
                {corner.x + near_board(at.x, size.cols) * side, corner.y + near_board(at.y, size.rows) * side});
        }
        c.items.emplace_back(std::move(line));
    }
}

void add_lines(Painter& c) {
    const auto side = static_cast<float>(c.place.cell_side());
    if (const auto& hint = c.view.animations.hint; hint && hint->step == game::HintStep::pair)
        c.items.emplace_back(LineItem{.points = points_of(c.place, hint->link),
                                      .look = LineStyle::hint,
                                      .on_light = c.look.on_light,
                                      .width = c.line_width(std::clamp(0.09F * side, 3.0F, 10.0F)),
                                      .alpha = 0.9F * breath(c, *hint)});
    const float width = c.line_width(std::clamp(6.5F * c.unit(), 3.0F, 20.0F));
    const bool motion = c.look.motion;
    for (const Vanish& vanish : c.view.animations.vanishing) {
        if (!motion && c.now >= vanish.start + durations::line_still) continue;
        constexpr Time fades = durations::vanish - durations::line_drawn;
        const float passed = motion ? progress(c.now, vanish.start + durations::line_drawn, fades) : 0;
        c.items.emplace_back(LineItem{.points = points_of(c.place, vanish.link),
                                      .look = vanish.by == game::Side::blue ? LineStyle::link_of_blue : LineStyle::link,
                                      .on_light = c.look.on_light,
                                      .width = width,
                                      .drawn = motion ? progress(c.now, vanish.start, durations::line_drawn) : 1,
                                      .alpha = 1 - passed * passed});
    }
    if (!motion) return;
    for (const Return& one : c.view.animations.returning) {
        if (c.now < one.start || c.now >= one.end()) continue;
        const float passed = progress(c.now, one.start + durations::undone / 2, durations::undone / 2);
        c.items.emplace_back(LineItem{.points = points_of(c.place, one.link),
                                      .look = LineStyle::undo,
                                      .on_light = c.look.on_light,
                                      .width = width,
                                      .alpha = 1 - passed * passed});
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
                        .fill = ui::rgb(0x0F2724).with_alpha(0.94F * alpha)});
        c.items.emplace_back(ui::TextItem{.text = words,
                                          .at = at,
                                          .size = letters,
                                          .colour = ui::rgb(0xFFC15A).with_alpha(alpha),
                                          .align = ui::Align::centre,
                                          .bold = true});
    }
}

void add_explained(Painter& c) {
    const auto side = static_cast<float>(c.place.cell_side());
    if (const auto& explained = c.view.animations.explained) {
        const Time fade = explained->start + durations::explained - durations::explained_fade;
        const float alpha = c.look.motion ? 1 - progress(c.now, fade, durations::explained_fade) : 1;
        c.items.emplace_back(LineItem{.points = middles(c.place, explained->line.points),
                                      .look = LineStyle::blocked,
                                      .on_light = c.look.on_light,
                                      .width = c.line_width(std::clamp(0.07F * side, 3.0F, 8.0F)),
                                      .alpha = 0.85F * alpha});
        for (const Cell cell : explained->line.marks)
            c.items.emplace_back(MarkItem{
                .at = c.place.centre(cell), .size = std::max(14.0F, std::round(0.42F * side)), .alpha = alpha});
    }
}

} // namespace twoturns::scene
