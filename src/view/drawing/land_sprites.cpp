// Landscapes; these functions are members of Sprites.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

#include "view/drawing/land_bake.hpp"
#include "view/drawing/raster.hpp"
#include "view/drawing/sprites.hpp"

namespace twoturns::view {
namespace {

Surface blank_land(game::World world, int width, int height) {
    const Sky sky = sky_of(world);
    Surface surface = make_surface(width, height);
    for (int y = 0; y < height; ++y) {
        const SDL_Rect row{0, y, width, 1};
        const Colour colour = mixed(sky.top, sky.bottom, (static_cast<float>(y) + 0.5F) / static_cast<float>(height));
        SDL_FillRect(surface.get(), &row, SDL_MapRGBA(surface->format, colour.r, colour.g, colour.b, 255));
    }
    return surface;
}

} // namespace

const Sprite& Sprites::land(const scene::LandItem& item) {
    constexpr int most_pixels = 6'000'000; // 24 MB
    const int width = static_cast<int>(std::lround(item.rect.w));
    const int height = static_cast<int>(std::lround(item.rect.h));
    Land& land = lands_[{item.world, width, height, static_cast<int>(std::lround(item.corner))}];
    land.frame = frame_;
    if (land.sprite.texture) return land.sprite;
    land.sprite = made_land(blank_land(item.world, width, height), item.corner);
    wanted_bakes_.emplace_back(LandPicture{item.world, width, height});
    int pixels = 0;
    for (const auto& [key, one] : lands_) pixels += one.sprite.width * one.sprite.height;
    if (pixels > most_pixels)
        for (auto one = lands_.begin(); one != lands_.end();)
            one = one->second.frame + 2 < frame_ ? lands_.erase(one) : std::next(one);
    return land.sprite;
}

void Sprites::take(const LandPicture& what, BakedPicture& baked) {
    for (auto& [key, land] : lands_) {
        const auto& [world, width, height, corner] = key;
        if (what != LandPicture{world, width, height}) continue;
        const Surface copy = checked<Surface>(SDL_DuplicateSurface(baked.picture.get()), "a landscape");
        land.sprite = made_land(copy, static_cast<float>(corner));
    }
}

Sprite Sprites::made_land(const Surface& surface, float corner) const {
    round_corners(*surface, corner);
    Sprite sprite = made(surface);
    const int round = static_cast<int>(std::ceil(corner));
    sprite.solid = {0, round, surface->w, std::max(0, surface->h - 2 * round)};
    return sprite;
}

} // namespace twoturns::view
