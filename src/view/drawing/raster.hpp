// Draws shapes that are sharp at any size: each shape is a signed distance to its edge, which is converted to coverage.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "ui/geometry.hpp"
#include "ui/theme.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

using ui::Colour;
using ui::Point;
using ui::Rect;

/// Returns a row of pixels of a surface from make_surface().
[[nodiscard]] inline std::uint32_t* row_of(SDL_Surface& surface, int y) {
    return reinterpret_cast<std::uint32_t*>(static_cast<std::uint8_t*>(surface.pixels) +
                                            static_cast<std::ptrdiff_t>(y) * surface.pitch);
}

/// Returns grain of 0 .. 1, which prevents banding when it is added to a level before the level is cut to a whole
/// number.
[[nodiscard]] inline float grain_at(std::size_t x, int y) {
    const auto grain = static_cast<std::uint32_t>(x) * 2654435761U + static_cast<std::uint32_t>(y) * 2246822519U;
    return static_cast<float>((grain ^ (grain >> 15U)) * 2654435769U >> 24U) / 256.0F;
}

/// Blends `colour` over a pixel, with its alpha multiplied by `coverage` (0 .. 1).
void lay_over(std::uint32_t& pixel, Colour colour, float coverage);

[[nodiscard]] Colour mixed(Colour from, Colour to, float t);

// Distances to an edge in pixels, negative inside.
[[nodiscard]] inline float round_rect_distance(Point p, const Rect& rect, float radius) {
    const float dx = std::abs(p.x - rect.x - rect.w / 2) - rect.w / 2 + radius;
    const float dy = std::abs(p.y - rect.y - rect.h / 2) - rect.h / 2 + radius;
    return (dx > 0 && dy > 0 ? std::hypot(dx, dy) : std::max(dx, dy)) -
           radius; // takes a square root only at corners, which are few
}
/// Returns round_rect_distance() as a function of the point alone.
[[nodiscard]] inline auto round_rect(const Rect& rect, float radius) {
    return [rect, radius](Point p) { return round_rect_distance(p, rect, radius); };
}
[[nodiscard]] inline float segment_distance(Point p, Point a, Point b, float width) {
    const Point along{b.x - a.x, b.y - a.y};
    const Point out{p.x - a.x, p.y - a.y};
    const float length = along.x * along.x + along.y * along.y;
    const float t = length > 0 ? std::clamp((out.x * along.x + out.y * along.y) / length, 0.0F, 1.0F) : 0;
    return std::hypot(out.x - along.x * t, out.y - along.y * t) - width / 2;
}

/// Fills the pixels of `area` whose centre has distance(point) < 0 with colour(point). Smooths the edge over `softness`
/// pixels. `area` must be within the surface.
template <class Distance, class Paint>
void fill(SDL_Surface& surface, const SDL_Rect& area, const Distance& distance, const Paint& colour, float softness) {
    for (int y = area.y; y < area.y + area.h; ++y) {
        std::uint32_t* row = row_of(surface, y);
        for (int x = area.x; x < area.x + area.w; ++x) {
            const Point p{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
            const float t = std::clamp(0.5F - distance(p) / softness, 0.0F, 1.0F);
            if (t > 0) lay_over(row[x], colour(p), softness > 1.5F ? t * t * (3 - 2 * t) : t);
        }
    }
}

/// Does the same as fill() above for the whole surface.
template <class Distance, class Paint>
void fill(SDL_Surface& surface, const Distance& distance, const Paint& colour, float softness = 1) {
    fill(surface, {0, 0, surface.w, surface.h}, distance, colour, softness);
}

/// Returns a function that returns the same colour for every point, for fill().
[[nodiscard]] inline auto plain(Colour colour) {
    return [colour](Point) { return colour; };
}

/// Makes the corners of an opaque picture round.
void round_corners(SDL_Surface& surface, float radius);

/// Returns the pixels that a shape in `rect` may touch.
[[nodiscard]] SDL_Rect bounds_of(const SDL_Surface& surface, const Rect& rect, float more = 1);
void fill_box(SDL_Surface& surface, const Rect& rect, float radius, Colour colour);
/// Casts the shadow of a box, blurred by `blur` pixels.
void cast_shadow(SDL_Surface& surface, const Rect& box, float blur, float strength);

/// Draws `part` of a picture into `place`. Every pixel becomes the mean of the source pixels that it covers.
void draw_picture(SDL_Surface& onto, const Rect& place, SDL_Surface& picture, const SDL_Rect& part);

/// A resized picture, and the position on it of the point `middle` of the original.
struct Resized {
    Surface surface;
    Point middle;
};
/// Resizes a picture by the factors `across` and `down`; every pixel becomes the mean of the source pixels that it
/// covers. If `degrees` is not 0, only turns the picture around `middle`, with interpolation.
[[nodiscard]] Resized resized(SDL_Surface& picture, Point middle, float across, float down, int degrees);

/// Returns the smallest rectangle around all pixels that are not transparent; the whole surface if all pixels are
/// transparent.
[[nodiscard]] SDL_Rect ink_of(SDL_Surface& surface);
[[nodiscard]] Surface part_of(SDL_Surface& surface, const SDL_Rect& part);

/// Returns the fully opaque middle of a tile, relative to the upper left corner of `ink`, the tile's ink_of().
[[nodiscard]] SDL_Rect solid_of(SDL_Surface& tile, const SDL_Rect& ink);

/// Greys and darkens the picture, for tiles that are currently inactive.
void dim(SDL_Surface& surface);

/// Returns the mean colour of a picture, in which vivid pixels count more than grey ones; white if the picture is
/// empty.
[[nodiscard]] Colour vivid_mean(SDL_Surface& surface);

/// Returns the three main colours of a picture, the most frequent first: the means of its largest groups of similar
/// pixels, in which vivid pixels count more. If the picture has fewer colours, some are repeated; if it is empty, all
/// are white.
[[nodiscard]] std::array<Colour, 3> main_colours(SDL_Surface& surface);

/// Returns the middle of the light on a table.
[[nodiscard]] inline Point light_of(const Rect& table) { return {table.x + table.w / 2, table.y + table.h * 0.46F}; }
/// Returns how much a table is darkened, 0 .. 1. `squared` is the squared distance from the middle of the light, where
/// 1 is half the diagonal of the table.
[[nodiscard]] inline float darkness_at(float squared) {
    const float away = std::min(1.0F, std::sqrt(squared));
    return away * away * (3 - 2 * away);
}

/// Paints the table without its texture: lighter in the middle, with invisible grain that prevents banding.
void paint_table(SDL_Surface& surface, Colour middle, Colour edge);

} // namespace twoturns::view
