// Boxes and strokes; these functions are members of Sprites.
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "view/drawing/raster.hpp"
#include "view/drawing/sprites.hpp"

namespace twoturns::view {
namespace {

constexpr int box_blur = 28;
constexpr int box_shadow_down = 6;
constexpr float box_softness = 2 * box_blur - 12;

Uint32 key_of(Colour colour) {
    return static_cast<Uint32>(colour.a) << 24U | static_cast<Uint32>(colour.r) << 16U |
           static_cast<Uint32>(colour.g) << 8U | colour.b;
}

int quarters(float pixels) { return static_cast<int>(std::lround(pixels * 4)); }

/// Returns the distance from a box's edge up to which each row and column differs from the next one.
int rim_of(const ui::BoxItem& item) {
    const float shadow = item.shadow ? box_softness / 2 + box_shadow_down : 0;
    return static_cast<int>(std::ceil(std::max({item.radius, item.border_width, shadow}))) + 1;
}

/// Returns the length at which a side is drawn. A short middle is enough, because it is repeated.
int drawn_side(float side, int rim) {
    constexpr int repeated = 128;
    return std::min(static_cast<int>(side), 2 * rim + repeated);
}

Surface draw_box(const ui::BoxItem& item, int width, int height, int margin) {
    Surface surface = make_surface(width + 2 * margin, height + 2 * margin);
    const auto edge = static_cast<float>(margin);
    const Rect rect{edge, edge, static_cast<float>(width), static_cast<float>(height)};
    const auto shape = [&](float inset, float down) {
        return [=, radius = item.radius](Point p) {
            return round_rect_distance(p, rect.grown(-inset).moved(0, down), std::max(0.0F, radius - inset));
        };
    };
    if (item.shadow) fill(*surface, shape(0, box_shadow_down), plain(Colour{0, 0, 0, 120}), box_softness);
    fill(*surface, shape(0, 0), plain(item.fill));
    if (item.border_width > 0) {
        const auto outer = shape(0, 0);
        const auto inner = shape(item.border_width, 0);
        fill(
            *surface, [&](Point p) { return std::max(outer(p), -inner(p)); }, plain(item.border));
    }
    return surface;
}

/// The distance from every pixel to the nearest part of a polyline, up to a maximum. Coordinates are relative to (x,
/// y).
class NearLine {
public:
    NearLine(const std::vector<Point>& points, float width, const SDL_Rect& area)
        : area_(area), least_(static_cast<std::size_t>(area.w) * static_cast<std::size_t>(area.h),
                              std::numeric_limits<float>::max()) {
        for (std::size_t i = 1; i < points.size(); ++i) add(points[i - 1], points[i], width);
    }
    [[nodiscard]] float operator()(Point p) const { return least_[at(static_cast<int>(p.x), static_cast<int>(p.y))]; }

private:
    [[nodiscard]] std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(area_.w) + static_cast<std::size_t>(x);
    }
    /// Adds a segment. Skips pixels that are farther away than the segment's visible width.
    void add(Point a, Point b, float width) {
        const float reach = width / 2 + 1;
        const int left = static_cast<int>(std::floor(std::min(a.x, b.x) - reach)) - area_.x;
        const int right = static_cast<int>(std::ceil(std::max(a.x, b.x) + reach)) - area_.x;
        const int top = static_cast<int>(std::floor(std::min(a.y, b.y) - reach)) - area_.y;
        const int bottom = static_cast<int>(std::ceil(std::max(a.y, b.y) + reach)) - area_.y;
        for (int y = std::max(0, top); y < std::min(area_.h, bottom); ++y)
            for (int x = std::max(0, left); x < std::min(area_.w, right); ++x) {
                const Point p{static_cast<float>(area_.x + x) + 0.5F, static_cast<float>(area_.y + y) + 0.5F};
                float& least = least_[at(x, y)];
                least = std::min(least, segment_distance(p, a, b, width));
            }
    }

    SDL_Rect area_;
    std::vector<float> least_;
};

} // namespace

const Sprite& Sprites::box(const ui::BoxItem& item) {
    if (item.rect.w > longest_side || item.rect.h > longest_side) throw StartError("a box: larger than any window");
    const int rim = rim_of(item);
    const int width = drawn_side(item.rect.w, rim);
    const int height = drawn_side(item.rect.h, rim);
    Sprite& sprite = boxes_[{width, height, quarters(item.radius), key_of(item.fill), key_of(item.border),
                             quarters(item.border_width), item.shadow}];
    if (sprite.texture || !may_make()) return sprite;
    const int margin = item.shadow ? box_blur : 0;
    sprite = made(draw_box(item, width, height, margin), static_cast<float>(margin), static_cast<float>(margin));
    sprite.middle = {margin + rim, margin + rim, width - 2 * rim, height - 2 * rim};
    return sprite;
}

const Sprite& Sprites::stroke(const std::vector<Point>& points, float width) {
    std::vector<int> key{quarters(width)};
    for (const Point& point : points) {
        key.push_back(quarters(point.x));
        key.push_back(quarters(point.y));
    }
    Sprite& sprite = strokes_[key];
    if (sprite.texture || !may_make()) return sprite;
    const auto by_x = [](Point a, Point b) { return a.x < b.x; };
    const auto by_y = [](Point a, Point b) { return a.y < b.y; };
    const auto [left, right] = std::minmax_element(points.begin(), points.end(), by_x);
    const auto [top, bottom] = std::minmax_element(points.begin(), points.end(), by_y);
    const float margin = width / 2 + 1;
    const float x = std::floor(left->x - margin);
    const float y = std::floor(top->y - margin);
    const Surface surface = make_surface(static_cast<int>(std::ceil(right->x + margin - x)),
                                         static_cast<int>(std::ceil(bottom->y + margin - y)));
    const NearLine line{points, width, {static_cast<int>(x), static_cast<int>(y), surface->w, surface->h}};
    fill(*surface, line, plain(ui::rgb(0xFFFFFF)));
    sprite = made(surface, -x, -y);
    return sprite;
}

} // namespace twoturns::view
