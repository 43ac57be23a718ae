#include "web/page_screen.hpp"

#include <cstddef>
#include <cstdint>

#include "web/page.hpp"

namespace twoturns::web {

void show_parts(SDL_Window& window, const std::vector<SDL_Rect>& changed) {
    const SDL_Surface* const surface = SDL_GetWindowSurface(&window);
    if (surface == nullptr) return;
    const SDL_Rect all{0, 0, surface->w, surface->h};
    std::vector<std::uint32_t> pixels;
    constexpr int size = sizeof pixels[0];
    for (const SDL_Rect& part : changed) {
        SDL_Rect seen;
        if (SDL_IntersectRect(&part, &all, &seen) == SDL_FALSE) continue;
        pixels.resize(static_cast<std::size_t>(seen.w) * static_cast<std::size_t>(seen.h));
        const auto* const from =
            static_cast<const std::uint8_t*>(surface->pixels) + seen.y * surface->pitch + seen.x * size;
        if (SDL_ConvertPixels(seen.w, seen.h, surface->format->format, from, surface->pitch, SDL_PIXELFORMAT_ABGR8888,
                              pixels.data(), seen.w * size) == 0)
            show_pixels(pixels.data(), seen);
    }
}

} // namespace twoturns::web
