#include "view/drawing/thread_raster.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace twoturns::view {
namespace {

using scene::Thread;

/// Accumulates the coverage of each pixel part by part, so that overlaps of the parts are invisible. Draws only in
/// `area` of the surface.
class Brush {
public:
    Brush(SDL_Surface& surface, const SDL_Rect& area)
        : surface_(surface), area_(area),
          covered_(static_cast<std::size_t>(area.w) * static_cast<std::size_t>(area.h), 0.0F) {}

    /// Adds all points of `bounds` for which distance(point) < 0.
    template <class Distance> void add(const Rect& bounds, const Distance& distance) {
        const int left = std::max(area_.x, static_cast<int>(std::floor(bounds.x)));
        const int top = std::max(area_.y, static_cast<int>(std::floor(bounds.y)));
        const int right = std::min(area_.x + area_.w, static_cast<int>(std::ceil(bounds.right())));
        const int bottom = std::min(area_.y + area_.h, static_cast<int>(std::ceil(bounds.bottom())));
        for (int y = top; y < bottom; ++y)
            for (int x = left; x < right; ++x) {
                const float d = distance(Point{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F});
                if (d < 0.5F) cover(x, y, std::min(1.0F, 0.5F - d));
            }
    }

    /// Blends colour(y) with the accumulated coverage, then resets the coverage.
    template <class Paint> void lay(const Paint& colour) {
        for (const auto& [x, y] : touched_) {
            float& covered = at(x, y);
            lay_over(row_of(surface_, y)[x], colour(static_cast<float>(y)), covered);
            covered = 0;
        }
        touched_.clear();
    }

private:
    [[nodiscard]] float& at(int x, int y) {
        return covered_[static_cast<std::size_t>(y - area_.y) * static_cast<std::size_t>(area_.w) +
                        static_cast<std::size_t>(x - area_.x)];
    }
    void cover(int x, int y, float share) {
        float& covered = at(x, y);
        if (covered == 0) touched_.emplace_back(x, y);
        covered = std::max(covered, share);
    }

    SDL_Surface& surface_;
    SDL_Rect area_;
    std::vector<float> covered_;
    std::vector<std::pair<int, int>> touched_;
};

/// Returns the smallest rectangle with both points, grown by `more` pixels on every side.
Rect area_around(Point a, Point b, float more) {
    return Rect{std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x), std::abs(a.y - b.y)}.grown(more);
}

/// Adds a quarter circle from one straight part to the next.
void add_turn(Brush& brush, Point from, Point corner, Point to, float width) {
    const Point centre{from.x + to.x - corner.x, from.y + to.y - corner.y};
    const float radius = std::max(std::abs(from.x - to.x), std::abs(from.y - to.y));
    const Point out{corner.x - centre.x, corner.y - centre.y};
    brush.add(area_around(centre, corner, width), [&](Point p) {
        const bool there = (p.x - centre.x) * out.x >= 0 && (p.y - centre.y) * out.y >= 0;
        return there ? std::abs(std::hypot(p.x - centre.x, p.y - centre.y) - radius) - width / 2 : width;
    });
}

Point on_sheet(Point p, const SheetGeometry& geometry) {
    return {geometry.origin.x + p.x * geometry.cell, geometry.origin.y + p.y * geometry.cell};
}

/// Returns the bounds of these threads on the surface, grown by a margin on every side.
SDL_Rect area_around(std::span<const Thread> threads, const SheetGeometry& geometry, float more,
                     const SDL_Surface& surface) {
    Point least{static_cast<float>(surface.w), static_cast<float>(surface.h)};
    Point most{0, 0};
    for (const Thread& thread : threads)
        for (const Point& point : thread.points) {
            const Point p = on_sheet(point, geometry);
            least = {std::min(least.x, p.x - more), std::min(least.y, p.y - more)};
            most = {std::max(most.x, p.x + more), std::max(most.y, p.y + more)};
        }
    const int left = std::max(0, static_cast<int>(std::floor(least.x)));
    const int top = std::max(0, static_cast<int>(std::floor(least.y)));
    const int right = std::min(surface.w, static_cast<int>(std::ceil(most.x)));
    const int bottom = std::min(surface.h, static_cast<int>(std::ceil(most.y)));
    return {left, top, std::max(0, right - left), std::max(0, bottom - top)};
}

void add_thread(Brush& brush, const SheetGeometry& geometry, const Thread& thread, float width, float dot, bool ends) {
    const auto place = [&](Point p) { return on_sheet(p, geometry); };
    const std::vector<scene::Straight> straights = scene::straights_of(thread);
    for (std::size_t i = 0; i < straights.size(); ++i) {
        const Point from = place(straights[i].from);
        const Point to = place(straights[i].to);
        if (i > 0) add_turn(brush, place(straights[i - 1].to), place(thread.points[i]), from, width);
        brush.add(area_around(from, to, width), [&](Point p) { return segment_distance(p, from, to, width); });
    }
    const auto add_dot = [&](Point end) {
        brush.add(area_around(end, end, dot + 1), [&](Point p) { return std::hypot(p.x - end.x, p.y - end.y) - dot; });
    };
    add_dot(place(thread.points.front()));
    if (ends) add_dot(place(thread.points.back()));
}

} // namespace

Colour paper_at(const SheetGeometry& geometry, float y) {
    return mixed(scene::paper_top, scene::paper_bottom,
                 std::clamp((y - geometry.top) / (geometry.bottom - geometry.top), 0.0F, 1.0F));
}

namespace {

/// Returns a width of a thread in pixels.
float in_pixels(float width, const SheetGeometry& geometry) {
    return std::clamp(width * geometry.cell, geometry.least, geometry.most);
}

} // namespace

SDL_Rect threads_area(const SDL_Surface& surface, const SheetGeometry& geometry, std::span<const Thread> threads) {
    return area_around(threads, geometry, 3 * in_pixels(scene::thread_width, geometry) + 1, surface);
}

SDL_Rect paint_threads(SDL_Surface& surface, const SheetGeometry& geometry, const std::vector<Thread>& threads,
                       std::size_t first, std::size_t last, bool ends) {
    const std::size_t end = std::min(last, threads.size());
    const auto painted = std::span{threads}.subspan(std::min(first, end), end - std::min(first, end));
    const SDL_Rect area = threads_area(surface, geometry, painted);
    Brush brush{surface, area};
    for (const Thread& thread : painted) {
        const float width = in_pixels(thread.width, geometry);
        const float edge = std::max(0.4F, scene::thread_edge * width);
        const float dot = geometry.end * width;
        add_thread(brush, geometry, thread, width + 2 * edge, dot + edge, ends);
        brush.lay([&](float y) { return paper_at(geometry, y); });
        add_thread(brush, geometry, thread, width, dot, ends);
        brush.lay([&](float) { return thread.colour; });
        constexpr float least_lit = 3.3F; // a thinner thread has no room for light on it
        if (width < least_lit) continue;
        constexpr float aside = 0.2F; // of the width: the light comes from the upper left
        SheetGeometry lit = geometry;
        lit.origin = {geometry.origin.x - aside * width, geometry.origin.y - aside * width};
        add_thread(brush, lit, thread, 0.3F * width, 0.36F * dot, ends);
        brush.lay([&](float) { return mixed(thread.colour, Colour{255, 255, 255}, 0.38F); });
    }
    return area;
}

} // namespace twoturns::view
