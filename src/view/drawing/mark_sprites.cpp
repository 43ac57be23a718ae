// Cursor, cross, spark and veil: members of Sprites.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "view/drawing/face_raster.hpp"
#include "view/drawing/raster.hpp"
#include "view/drawing/sprites.hpp"
#include "view/drawing/tile_bake.hpp"

namespace twoturns::view {

using ui::rgb;

const Sprite& Sprites::cursor(int side) {
    Sprite& sprite = cursors_[side];
    if (sprite.texture) return sprite;
    const auto full = static_cast<float>(side);
    const float times = thick_ ? 2 : 1;
    const float margin = std::ceil(full * 0.12F * times) + 2;
    const int whole = side + 2 * static_cast<int>(margin);
    const Surface surface = make_surface(whole, whole);
    const Rect frame{margin, margin, full, full};
    const float thick = std::max(2.5F, full * 0.06F) * times;
    const float edge = std::max(1.0F, full * 0.025F);
    const Point middle = frame.centre();
    // Only the corners of a frame: the lines of both rings differ from it.
    const auto corners = [&](float width) {
        return [&, width](Point p) {
            const float outline = std::abs(round_rect_distance(p, frame, full * tile_radius)) - width / 2;
            const float reach = full * 0.24F - (width - thick) / 2;
            const float away = std::max(reach - std::abs(p.x - middle.x), reach - std::abs(p.y - middle.y));
            return std::max(outline, away);
        };
    };
    if (table_ == ui::TableKind::contrast) {
        // White outside and black inside: one of the two differs from whatever is beside it.
        const float wide = std::max(2.0F, full * 0.05F) * times;
        const Rect outer = frame.grown(wide);
        const auto ring = [&](const Rect& rect) {
            return [&, rect](Point p) { return std::abs(round_rect_distance(p, rect, full * tile_radius)) - wide / 2; };
        };
        fill(*surface, ring(outer.grown(-wide / 2)), plain(rgb(0xFFFFFF)));
        fill(*surface, ring(outer.grown(-wide * 1.5F)), plain(rgb(0x000000)));
    } else {
        fill(*surface, corners(thick + 2 * edge), plain(rgb(0x10231F)));
        fill(*surface, corners(thick), plain(rgb(0xFFFFFF)));
    }
    sprite = made(surface, margin, margin);
    return sprite;
}

const Sprite& Sprites::mark(int side) {
    Sprite& sprite = marks_[side];
    if (sprite.texture) return sprite;
    const Surface surface = make_surface(side + 2, side + 2);
    const float middle = static_cast<float>(side + 2) / 2;
    const float arm = static_cast<float>(side) * 0.19F;
    const auto disc = [&](float radius) {
        return [=](Point p) { return std::hypot(p.x - middle, p.y - middle) - radius; };
    };
    fill(*surface, disc(static_cast<float>(side) / 2), plain(rgb(0xFFFFFF)));
    fill(*surface, disc(static_cast<float>(side) * 0.43F), plain(rgb(0xC62F35)));
    const auto stroke = [&](float sign) {
        return [=](Point p) {
            return segment_distance(p, {middle - arm, middle - sign * arm}, {middle + arm, middle + sign * arm},
                                    static_cast<float>(side) * 0.12F);
        };
    };
    fill(*surface, stroke(1), plain(rgb(0xFFFFFF)));
    fill(*surface, stroke(-1), plain(rgb(0xFFFFFF)));
    sprite = made(surface, middle, middle);
    return sprite;
}

const Sprite& Sprites::veil(Colour colour) {
    constexpr int side = 256;
    const std::uint32_t pixel =
        std::uint32_t{colour.r} << 16U | std::uint32_t{colour.g} << 8U | std::uint32_t{colour.b};
    Sprite& sprite = veils_[pixel];
    if (sprite.texture) return sprite;
    auto texture = checked<Texture>(
        SDL_CreateTexture(&renderer_, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STATIC, side, side), "a texture");
    const std::vector<std::uint32_t> pixels(std::size_t{side} * side, pixel);
    SDL_UpdateTexture(texture.get(), nullptr, pixels.data(), side * static_cast<int>(sizeof pixel));
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    sprite = {std::move(texture), side, side};
    return sprite;
}

const Sprite& Sprites::spark(int side) {
    Sprite& sprite = sparks_[side];
    if (sprite.texture) return sprite;
    const Surface surface = make_surface(side + 2, side + 2);
    const float middle = static_cast<float>(side + 2) / 2;
    const float radius = static_cast<float>(side) / 2;
    for (int y = 0; y < surface->h; ++y)
        for (int x = 0; x < surface->w; ++x) {
            const float away =
                std::hypot(static_cast<float>(x) + 0.5F - middle, static_cast<float>(y) + 0.5F - middle) / radius;
            const float light = std::clamp(1 - away, 0.0F, 1.0F);
            lay_over(row_of(*surface, y)[x], rgb(0xFFFFFF), std::min(1.0F, 1.6F * light * light));
        }
    sprite = made(surface, middle, middle);
    return sprite;
}

const Sprite& Sprites::ray(int degrees, int length, int width) {
    Sprite& sprite = rays_[{degrees, length, width}];
    if (sprite.texture) return sprite;
    const float angle = static_cast<float>(degrees) * std::numbers::pi_v<float> / 180;
    const float half = static_cast<float>(length) / 2;
    const int side = length + width + 2;
    const Surface surface = make_surface(side, side);
    const float middle = static_cast<float>(side) / 2;
    const Point out{half * std::cos(angle), half * std::sin(angle)};
    fill(
        *surface,
        [&](Point p) {
            return segment_distance(p, {middle - out.x, middle - out.y}, {middle + out.x, middle + out.y},
                                    static_cast<float>(width));
        },
        plain(rgb(0xFFFFFF)));
    const SDL_Rect ink = ink_of(*surface);
    sprite = made(part_of(*surface, ink), middle - static_cast<float>(ink.x), middle - static_cast<float>(ink.y));
    return sprite;
}

const Sprite& Sprites::picture(int face, int side) {
    constexpr std::size_t most = 200;
    if (pictures_.size() > most) pictures_.clear();
    Sprite& sprite = pictures_[{face, side}];
    if (sprite.texture) return sprite;
    const Surface surface = make_surface(side, side);
    draw_face(*surface, {0, 0, static_cast<float>(side), static_cast<float>(side)}, deck_, face, fonts_);
    return sprite = made(surface);
}

namespace {

/// Returns the distance to the edge of a star with five points, one of them up.
float star_distance(Point p, Point middle, float radius) {
    constexpr float pi = std::numbers::pi_v<float>;
    constexpr float inner = 0.46F; // of the radius, between two points
    const float angle = std::atan2(p.x - middle.x, middle.y - p.y);
    const float sector = std::abs(angle - std::round(angle / (2 * pi / 5)) * (2 * pi / 5)); // from a point, 0 .. pi/5
    const float away = std::hypot(p.x - middle.x, p.y - middle.y);
    const Point q{away * std::cos(sector), away * std::sin(sector)};
    const Point dent{radius * inner * std::cos(pi / 5), radius * inner * std::sin(pi / 5)};
    const Point edge{dent.x - radius, dent.y};
    const Point out{q.x - radius, q.y};
    const float length = std::hypot(edge.x, edge.y);
    const float t = std::clamp((out.x * edge.x + out.y * edge.y) / (length * length), 0.0F, 1.0F);
    const float distance = std::hypot(out.x - edge.x * t, out.y - edge.y * t);
    const bool outside = edge.x * out.y - edge.y * out.x < 0;
    return outside ? distance : -distance;
}

} // namespace

const Sprite& Sprites::star(bool won, int side) {
    Sprite& sprite = stars_[{won, side}];
    if (sprite.texture) return sprite;
    const auto size = static_cast<float>(side);
    const int margin = static_cast<int>(std::ceil(size * 0.12F)) + 1;
    const int whole = side + 2 * margin;
    const Surface surface = make_surface(whole, whole);
    const Point middle{static_cast<float>(whole) / 2, static_cast<float>(whole) / 2};
    const float radius = size * 0.47F;
    const float round = size * 0.045F; // of the corners
    const float lip = std::max(1.0F, std::round(size * 0.05F));
    const auto star = [&](float inset, float down) {
        return [=](Point p) { return star_distance({p.x, p.y - down}, middle, radius - round) - round + inset; };
    };
    if (!won) {
        fill(*surface, star(0, 0), plain(Colour{255, 255, 255, 46}));
        fill(*surface, star(-lip / 2, lip / 2), plain(Colour{0, 0, 0, 40}));
        fill(*surface, star(std::max(1.5F, size * 0.025F), 0), plain(rgb(0x10231F).with_alpha(0.62F)));
        return sprite = made(surface, middle.x, middle.y);
    }
    fill(*surface, star(0, size * 0.07F), plain(Colour{0, 0, 0, 70}), size * 0.09F);
    fill(*surface, star(0, lip), plain(rgb(0xC76A00)));
    fill(*surface, star(0, 0), plain(rgb(0xFFE9B0)));
    const float top = middle.y - radius;
    const auto facet = [&](Point p) { // each point has a light side and a dark side
        const float angle = std::atan2(p.x - middle.x, middle.y - p.y) / (2 * std::numbers::pi_v<float> / 5);
        const bool dark = angle > std::round(angle);
        const float down = (p.y - top) / (2 * radius);
        return dark ? mixed(rgb(0xF7B23C), rgb(0xE58A12), down) : mixed(rgb(0xFFD98C), rgb(0xFFB640), down);
    };
    fill(*surface, star(std::max(1.5F, size * 0.045F), 0), facet);
    return sprite = made(surface, middle.x, middle.y);
}

} // namespace twoturns::view
