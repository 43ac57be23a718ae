#include "web/page_screen.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "web/page.hpp"

namespace twoturns::web {

namespace {

constexpr int most_pixels = 1 << 16; // converted at a time, few enough for the processor's cache

} // namespace

void show_parts(SDL_Window& window, const std::vector<SDL_Rect>& changed) {
    const SDL_Surface* const surface = SDL_GetWindowSurface(&window);
    if (surface == nullptr) return;
    const SDL_Rect all{0, 0, surface->w, surface->h};
    std::vector<std::uint32_t> pixels;
    constexpr int size = sizeof pixels[0];
    for (const SDL_Rect& part : changed) {
        SDL_Rect seen;
        if (SDL_IntersectRect(&part, &all, &seen) == SDL_FALSE) continue;
        const int rows = std::clamp(most_pixels / seen.w, 1, seen.h);
        pixels.resize(std::max(pixels.size(), static_cast<std::size_t>(rows) * static_cast<std::size_t>(seen.w)));
        for (int row = 0; row < seen.h; row += rows) {
            const SDL_Rect band{seen.x, seen.y + row, seen.w, std::min(rows, seen.h - row)};
            const auto* const from =
                static_cast<const std::uint8_t*>(surface->pixels) + band.y * surface->pitch + band.x * size;
            if (SDL_ConvertPixels(band.w, band.h, surface->format->format, from, surface->pitch,
                                  SDL_PIXELFORMAT_ABGR8888, pixels.data(), band.w * size) == 0)
                show_pixels(pixels.data(), band);
        }
    }
}

} // namespace twoturns::web
