// Landscapes; these functions are members of Sprites.
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
    const int width = static_cast<int>(std::lround(item.rect.w));
    const int height = static_cast<int>(std::lround(item.rect.h));
    Sprite& sprite = lands_[{item.world, width, height, static_cast<int>(std::lround(item.corner))}];
    if (sprite.texture) return sprite;
    const Surface surface = blank_land(item.world, width, height);
    round_corners(*surface, item.corner);
    sprite = made(surface);
    return sprite;
}

} // namespace twoturns::view
