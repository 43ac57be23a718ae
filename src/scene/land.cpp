#include "scene/land.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace twoturns::scene {
namespace {

using game::World;
using ui::Point;

/// Returns how low the places of a world are, in shares of its height.
std::array<float, places_on_road> heights_of(World world) {
    switch (world) {
    case World::meadow: return {0.82F, 0.52F, 0.80F, 0.51F, 0.78F, 0.50F, 0.77F, 0.47F, 0.79F};
    case World::old_town: return {0.80F, 0.50F, 0.83F, 0.46F, 0.80F, 0.52F, 0.82F, 0.48F, 0.79F};
    case World::river: return {0.74F, 0.44F, 0.80F, 0.53F, 0.84F, 0.55F, 0.82F, 0.46F, 0.78F};
    case World::coast: return {0.81F, 0.53F, 0.80F, 0.52F, 0.79F, 0.50F, 0.81F, 0.47F, 0.79F};
    case World::high_pass: return {0.53F, 0.83F, 0.51F, 0.81F, 0.48F, 0.79F, 0.45F, 0.77F, 0.40F};
    case World::orchard: return {0.78F, 0.50F, 0.83F, 0.54F, 0.82F, 0.50F, 0.80F, 0.46F, 0.78F};
    case World::mirror_lake: return {0.76F, 0.47F, 0.80F, 0.52F, 0.84F, 0.55F, 0.82F, 0.47F, 0.78F};
    case World::lantern_city: return {0.80F, 0.51F, 0.82F, 0.48F, 0.79F, 0.45F, 0.80F, 0.48F, 0.79F};
    }
    return {};
}

float distance(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// Returns the point of a smooth curve from `b` to `c`, which comes from `a` and goes on to `d`.
Point on_curve(Point a, Point b, Point c, Point d, float t) {
    const auto mix = [t](float before, float from, float to, float after) {
        const float start = (to - before) / 2; // the slopes at both ends
        const float end = (after - from) / 2;
        const float s = 1 - t;
        return from * (1 + 2 * t) * s * s + start * t * s * s + to * t * t * (3 - 2 * t) - end * t * t * s;
    };
    return {mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y)};
}

} // namespace

Road road_of(World world) {
    constexpr float first = 0.094F;
    constexpr float step = 0.0985F;
    constexpr float boss = 0.905F;
    const auto heights = heights_of(world);
    Road road{};
    for (std::size_t i = 0; i < road.size(); ++i)
        road.at(i) = {i + 1 == road.size() ? boss : first + step * static_cast<float>(i), heights.at(i)};
    return road;
}

Road road_in_rows(World world) {
    constexpr std::size_t in_row = 3;
    constexpr float middle = 0.65F; // of the heights on the long road
    const auto heights = heights_of(world);
    Road road{};
    for (std::size_t i = 0; i < road.size(); ++i) {
        const std::size_t row = i / in_row;
        const std::size_t column = i % in_row;
        road.at(i) = {0.17F + 0.33F * static_cast<float>(column),
                      0.22F + 0.285F * static_cast<float>(row) + 0.14F * (heights.at(i) - middle)};
    }
    return road;
}

std::vector<std::vector<Point>> curves_between(std::span<const Point> points, float step) {
    std::vector<std::vector<Point>> curves;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point from = points[i - 1];
        const Point to = points[i];
        const Point before = i > 1 ? points[i - 2] : from;
        const Point after = i + 1 < points.size() ? points[i + 1] : to;
        const int parts = std::max(1, static_cast<int>(std::lround(distance(from, to) / std::max(0.5F, step))));
        std::vector<Point> curve{from};
        for (int part = 1; part < parts; ++part)
            curve.push_back(on_curve(before, from, to, after, static_cast<float>(part) / static_cast<float>(parts)));
        curve.push_back(to);
        curves.push_back(std::move(curve));
    }
    return curves;
}

ui::StoneKind stone_of(World world) {
    switch (world) {
    case World::meadow: return ui::StoneKind::hedge;
    case World::old_town: return ui::StoneKind::brick;
    case World::river: return ui::StoneKind::wet_stone;
    case World::coast: return ui::StoneKind::sandstone;
    case World::high_pass: return ui::StoneKind::boulder;
    case World::orchard: return ui::StoneKind::stump;
    case World::mirror_lake: return ui::StoneKind::ice;
    case World::lantern_city: return ui::StoneKind::lantern;
    }
    return ui::StoneKind::boulder;
}

} // namespace twoturns::scene
