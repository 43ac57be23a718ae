// Draws the lines of a scene: a member of Drawer.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "view/drawing/drawer.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {

using scene::Point;

namespace {

/// Returns the first part of a line, where `drawn` is the fraction of its length, 0 .. 1.
std::vector<Point> first_part(const std::vector<Point>& points, float drawn) {
    if (drawn >= 1) return points;
    float left = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        left += std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
    left *= drawn;
    std::vector<Point> part{points.front()};
    for (std::size_t i = 1; i < points.size() && left > 0; ++i) {
        const Point from = points[i - 1];
        const Point to = points[i];
        const float length = std::hypot(to.x - from.x, to.y - from.y);
        const float share = length > 0 ? std::min(1.0F, left / length) : 1;
        part.push_back({from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share});
        left -= length;
    }
    return part;
}

/// Returns 0 .. 3 for right, down, left, up: the index into the line pieces.
std::size_t direction(Point from, Point to) {
    if (std::abs(to.x - from.x) >= std::abs(to.y - from.y)) return to.x >= from.x ? 0 : 2;
    return to.y >= from.y ? 1 : 3;
}

constexpr std::array<Point, 4> steps{Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}};

/// Returns the colour in which a kept line is drawn: lighter on a dark table, where the dark threads of a weave would
/// be lost.
ui::Colour tint_of(const scene::LineItem& line) {
    constexpr float lighter = 0.35F;
    return line.on_light ? line.colour : mixed(line.colour, ui::rgb(0xFFFFFF), lighter);
}

} // namespace

void Drawer::item(const scene::LineItem& line) {
    if (whole(line.width) < 1) return;
    const LinePieces& pieces = sprites_.line(line.look, line.on_light, whole(line.width));
    std::vector<Point> points = first_part(line.points, line.drawn);
    for (Point& point : points) point = {std::round(point.x), std::round(point.y)};
    if (points.size() < 2) return;
    const bool tinted = line.look == scene::LineStyle::kept;
    const auto prepare = [&](const Sprite& sprite) {
        if (tinted) tint(sprite, tint_of(line));
        fade(sprite, line.alpha);
    };
    const auto piece = [&](const Sprite& sprite, Point at) {
        prepare(sprite);
        copy(sprite, at.x, at.y);
    };
    const float half = pieces.width / 2;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const std::size_t way = direction(points[i - 1], points[i]);
        const Point step = steps[way];
        const bool bends = i + 1 < points.size();
        const float before = i > 1 ? pieces.radius : 0;
        const float after = bends ? pieces.radius : 0;
        const Point from{points[i - 1].x + step.x * before, points[i - 1].y + step.y * before};
        const Point to{points[i].x - step.x * after, points[i].y - step.y * after};
        const bool level = step.y == 0;
        const Sprite& profile = level ? pieces.across : pieces.down;
        const float length = (to.x - from.x) * step.x + (to.y - from.y) * step.y;
        if (length > 0) {
            const float left = std::min(from.x, to.x);
            const float top = std::min(from.y, to.y);
            prepare(profile);
            copy(profile, level ? SDL_Rect{whole(left), whole(top - half), whole(length), whole(pieces.width)}
                                : SDL_Rect{whole(left - half), whole(top), whole(pieces.width), whole(length)});
        }
        if (i == 1) piece(pieces.cap[way], points[0]);
        if (!bends) {
            piece(pieces.cap[(way + 2) % 4], length > 0 ? to : from);
            continue;
        }
        // A joint opens back to where the line comes from and on to where it goes.
        const std::size_t back = (way + 2) % 4;
        const std::size_t on = direction(points[i], points[i + 1]);
        piece(pieces.bend[(back + 1) % 4 == on ? back : on], points[i]);
    }
}

} // namespace twoturns::view
