// Cursor, cross, spark and veil: members of Sprites.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "view/drawing/raster.hpp"
#include "view/drawing/sprites.hpp"

namespace twoturns::view {

using ui::rgb;

const Sprite& Sprites::cursor(int side) {
    Sprite& sprite = cursors_[side];
    if (sprite.texture) return sprite;
    const auto full = static_cast<float>(side);
    const float margin = std::ceil(full * 0.12F) + 2;
    const int whole = side + 2 * static_cast<int>(margin);
    const Surface surface = make_surface(whole, whole);
    const Rect frame{margin, margin, full, full};
    const float thick = std::max(2.5F, full * 0.06F);
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
    fill(*surface, corners(thick + 2 * edge), plain(rgb(0x10231F)));
    fill(*surface, corners(thick), plain(rgb(0xFFFFFF)));
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

} // namespace twoturns::view
