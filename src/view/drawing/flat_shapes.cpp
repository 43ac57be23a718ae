#include "view/drawing/flat_shapes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

constexpr int band_height = 16; // a wide band fits the processor's cache

float cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

struct Levels { // a colour before rounding
    float r, g, b, a;
};

Levels levels_at(Colour top, Colour bottom, float t) {
    const auto mix = [t](std::uint8_t from, std::uint8_t to) {
        return static_cast<float>(from) + (static_cast<float>(to) - static_cast<float>(from)) * t;
    };
    return {mix(top.r, bottom.r), mix(top.g, bottom.g), mix(top.b, bottom.b), mix(top.a, bottom.a) / 255};
}

} // namespace

void FlatShapes::add_polygon(std::span<const Point> points) {
    if (points.size() < 3) return;
    const Contour contour{points_.size(), points.size()};
    float area = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        area += cross(points[i], points[(i + 1) % points.size()]);
        points_.push_back({points[i].x * scale_, points[i].y * scale_});
    }
    // All turn the same way, so that parts add up.
    if (area < 0) std::reverse(points_.begin() + static_cast<std::ptrdiff_t>(contour.first), points_.end());
    contours_.push_back(contour);
}

void FlatShapes::add_oval(Point middle, float half_width, float half_height) {
    const float size = std::max(half_width, half_height) * scale_;
    const int corners = std::clamp(static_cast<int>(6 * std::sqrt(size) + 6), 8, 160);
    std::vector<Point> points;
    for (int i = 0; i < corners; ++i) {
        const float way = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(corners);
        points.push_back({middle.x + half_width * std::cos(way), middle.y + half_height * std::sin(way)});
    }
    add_polygon(points);
}

void FlatShapes::add_box(const Rect& rect, float radius) {
    radius = std::min({radius, rect.w / 2, rect.h / 2});
    if (radius <= 0)
        return add_polygon(std::array{Point{rect.x, rect.y}, Point{rect.right(), rect.y},
                                      Point{rect.right(), rect.bottom()}, Point{rect.x, rect.bottom()}});
    constexpr int chords = 6; // of each corner
    const std::array middles{Point{rect.right() - radius, rect.bottom() - radius},
                             Point{rect.x + radius, rect.bottom() - radius}, Point{rect.x + radius, rect.y + radius},
                             Point{rect.right() - radius, rect.y + radius}};
    std::vector<Point> points;
    for (std::size_t corner = 0; corner < middles.size(); ++corner)
        for (int i = 0; i <= chords; ++i) {
            const float quarter = static_cast<float>(corner) + static_cast<float>(i) / chords;
            const float way = quarter * std::numbers::pi_v<float> / 2;
            points.push_back(
                {middles.at(corner).x + radius * std::cos(way), middles.at(corner).y + radius * std::sin(way)});
        }
    add_polygon(points);
}

void FlatShapes::add_line(std::span<const Point> points, float from_width, float to_width) {
    if (points.size() < 2) return;
    std::vector<Point> outline;
    std::vector<Point> back;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point before = points[i > 0 ? i - 1 : i];
        const Point after = points[i + 1 < points.size() ? i + 1 : i];
        const Point along{after.x - before.x, after.y - before.y};
        const float length = std::max(1e-6F, std::hypot(along.x, along.y));
        const float t = static_cast<float>(i) / static_cast<float>(points.size() - 1);
        const float half = (from_width + (to_width - from_width) * t) / 2;
        const Point out{-along.y / length * half, along.x / length * half};
        outline.push_back({points[i].x + out.x, points[i].y + out.y});
        back.push_back({points[i].x - out.x, points[i].y - out.y});
    }
    outline.insert(outline.end(), back.rbegin(), back.rend());
    add_polygon(outline);
}

void FlatShapes::finish(const Ramp& ramp) {
    const std::size_t first = begun_;
    begun_ = contours_.size();
    if (first == begun_) return;
    Point least{1e9F, 1e9F};
    Point most{-1e9F, -1e9F};
    for (std::size_t i = contours_[first].first; i < points_.size(); ++i) {
        least = {std::min(least.x, points_[i].x), std::min(least.y, points_[i].y)};
        most = {std::max(most.x, points_[i].x), std::max(most.y, points_[i].y)};
    }
    shapes_.push_back(
        {{least.x, least.y, most.x - least.x, most.y - least.y}, ramp.top, ramp.bottom, first, begun_ - first});
}

void FlatShapes::polygon(std::span<const Point> points, const Ramp& ramp) {
    add_polygon(points);
    finish(ramp);
}

void FlatShapes::oval(Point middle, float half_width, float half_height, const Ramp& ramp) {
    add_oval(middle, half_width, half_height);
    finish(ramp);
}

void FlatShapes::box(const Rect& rect, const Ramp& ramp, float radius) {
    add_box(rect, radius);
    finish(ramp);
}

void FlatShapes::line(Point from, Point to, float width, Colour colour) {
    add_line(std::array{from, to}, width, width);
    finish(colour);
}

void FlatShapes::glow(Point middle, float half_width, float half_height, Colour colour) {
    const Rect bounds{middle.x - half_width, middle.y - half_height, 2 * half_width, 2 * half_height};
    shapes_.push_back({{bounds.x * scale_, bounds.y * scale_, bounds.w * scale_, bounds.h * scale_}, colour, colour});
}

// Painting ------------------------------------------------------------------------------------------------

FlatPainter::FlatPainter(const FlatShapes& shapes, SDL_Surface& surface)
    : shapes_(shapes), surface_(surface), width_(static_cast<std::size_t>(surface.w)) {
    const std::size_t pixels = width_ * band_height;
    red_.resize(pixels);
    green_.resize(pixels);
    blue_.resize(pixels);
    edges_.resize((width_ + 2) * band_height);
}

bool FlatPainter::paint_band() {
    const int top = rows_;
    const int bottom = rows_ = std::min(surface_.h, rows_ + band_height);
    std::fill(red_.begin(), red_.end(), 0.0F);
    std::fill(green_.begin(), green_.end(), 0.0F);
    std::fill(blue_.begin(), blue_.end(), 0.0F);
    for (const FlatShapes::Shape& shape : shapes_.shapes_) {
        if (shape.bounds.bottom() <= static_cast<float>(top) || shape.bounds.y >= static_cast<float>(bottom) ||
            shape.bounds.right() <= 0 || shape.bounds.x >= static_cast<float>(width_))
            continue;
        shape.count > 0 ? lay(shape, top, bottom) : lay_light(shape, top, bottom);
    }
    write(top, bottom);
    return rows_ == surface_.h;
}

/// Notes how an edge changes the coverage: each pixel that it passes is covered to its right.
void FlatPainter::trace(Point from, Point to, int top, int bottom) {
    if (from.y == to.y) return;
    const float way = from.y < to.y ? -1.0F : 1.0F;
    if (from.y > to.y) std::swap(from, to);
    const float slope = (to.x - from.x) / (to.y - from.y);
    const auto most = static_cast<float>(width_);
    const int first = std::max(top, static_cast<int>(std::floor(from.y)));
    const int end = std::min(bottom, static_cast<int>(std::ceil(to.y)));
    for (int y = first; y < end; ++y) {
        const float begin_y = std::max(from.y, static_cast<float>(y));
        const float end_y = std::min(to.y, static_cast<float>(y + 1));
        const float a = std::clamp(from.x + (begin_y - from.y) * slope, 0.0F, most);
        const float b = std::clamp(from.x + (end_y - from.y) * slope, 0.0F, most);
        const float left = std::min(a, b);
        const float right = std::max(a, b);
        const float height = way * (end_y - begin_y);
        float* const row = &edges_[static_cast<std::size_t>(y - top) * (width_ + 2)];
        for (auto column = static_cast<std::size_t>(left); static_cast<float>(column) <= right; ++column) {
            const auto x = static_cast<float>(column);
            const float in = std::max(left, x);
            const float out = std::min(right, x + 1);
            if (out <= in && right > left) break;
            const float part = right > left ? height * (out - in) / (right - left) : height;
            const float passed = (in + out) / 2 - x; // on average, to the left of the edge
            row[column] += part * (1 - passed);
            row[column + 1] += part * passed;
            if (right <= left) break;
        }
    }
}

void FlatPainter::lay(const FlatShapes::Shape& shape, int top, int bottom) {
    for (std::size_t i = shape.first; i < shape.first + shape.count; ++i) {
        const FlatShapes::Contour& contour = shapes_.contours_[i];
        const Point* const points = &shapes_.points_[contour.first];
        for (std::size_t k = 0; k < contour.count; ++k)
            trace(points[k], points[k + 1 < contour.count ? k + 1 : 0], top, bottom);
    }
    const auto left = static_cast<std::size_t>(std::max(0.0F, std::floor(shape.bounds.x)));
    const std::size_t right =
        std::min(width_, static_cast<std::size_t>(std::max(0.0F, std::ceil(shape.bounds.right()))) + 1);
    const int first = std::max(top, static_cast<int>(std::floor(shape.bounds.y)));
    const int end = std::min(bottom, static_cast<int>(std::ceil(shape.bounds.bottom())));
    for (int y = first; y < end; ++y) {
        const float down = (static_cast<float>(y) + 0.5F - shape.bounds.y) / std::max(1.0F, shape.bounds.h);
        const Levels colour = levels_at(shape.top, shape.bottom, std::clamp(down, 0.0F, 1.0F));
        float* const edges = &edges_[static_cast<std::size_t>(y - top) * (width_ + 2)];
        const std::size_t row = static_cast<std::size_t>(y - top) * width_;
        float sum = 0;
        for (std::size_t x = left; x < right; ++x) {
            sum += edges[x];
            edges[x] = 0;
            if (sum < 0.002F) continue;
            const float t = std::min(1.0F, sum) * colour.a;
            red_[row + x] += (colour.r - red_[row + x]) * t;
            green_[row + x] += (colour.g - green_[row + x]) * t;
            blue_[row + x] += (colour.b - blue_[row + x]) * t;
        }
        edges[width_] = edges[width_ + 1] = 0;
    }
}

void FlatPainter::lay_light(const FlatShapes::Shape& shape, int top, int bottom) {
    const Levels colour = levels_at(shape.top, shape.top, 0);
    const Point middle = shape.bounds.centre();
    const auto left = static_cast<std::size_t>(std::max(0.0F, std::floor(shape.bounds.x)));
    const std::size_t right =
        std::min(width_, static_cast<std::size_t>(std::max(0.0F, std::ceil(shape.bounds.right()))));
    const int first = std::max(top, static_cast<int>(std::floor(shape.bounds.y)));
    const int end = std::min(bottom, static_cast<int>(std::ceil(shape.bounds.bottom())));
    for (int y = first; y < end; ++y) {
        const float dy = (static_cast<float>(y) + 0.5F - middle.y) / (shape.bounds.h / 2);
        const std::size_t row = static_cast<std::size_t>(y - top) * width_;
        for (std::size_t x = left; x < right; ++x) {
            const float dx = (static_cast<float>(x) + 0.5F - middle.x) / (shape.bounds.w / 2);
            const float near = std::max(0.0F, 1 - dx * dx - dy * dy);
            const float t = near * near * colour.a;
            red_[row + x] += (colour.r - red_[row + x]) * t;
            green_[row + x] += (colour.g - green_[row + x]) * t;
            blue_[row + x] += (colour.b - blue_[row + x]) * t;
        }
    }
}

void FlatPainter::write(int top, int bottom) {
    for (int y = top; y < bottom; ++y) {
        std::uint32_t* const pixels = row_of(surface_, y);
        const std::size_t row = static_cast<std::size_t>(y - top) * width_;
        for (std::size_t x = 0; x < width_; ++x) {
            const float round = grain_at(x, y); // prevents banding
            const auto level = [round](float value) {
                return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::clamp(value + round, 0.0F, 255.0F)));
            };
            pixels[x] =
                0xFF000000U | level(red_[row + x]) << 16U | level(green_[row + x]) << 8U | level(blue_[row + x]);
        }
    }
}

} // namespace twoturns::view
