#include "view/window/window_size.hpp"

namespace twoturns::view {

SDL_Point pixels_of(SDL_Renderer& renderer) {
    SDL_Point size{0, 0};
    if (SDL_GetRendererOutputSize(&renderer, &size.x, &size.y) != 0 || size.x < 1 || size.y < 1) return {0, 0};
    return size;
}

ui::Canvas canvas_of(SDL_Window& window, SDL_Renderer& renderer) {
    const SDL_Point pixels = pixels_of(renderer);
    if (pixels.x == 0) return {};
    int points = 0;
    SDL_GetWindowSize(&window, &points, nullptr);
    ui::Canvas canvas{pixels.x, pixels.y};
    if (points > 0) canvas.scale = static_cast<float>(canvas.width) / static_cast<float>(points);
    return canvas;
}

void read_shown(SDL_Renderer& renderer, SDL_Point size, void* pixels, int pitch) {
    const SDL_Rect corner{0, 0, size.x, size.y}; // otherwise SDL copies everything shown, which may exceed the buffer
    if (SDL_RenderReadPixels(&renderer, &corner, SDL_PIXELFORMAT_RGB888, pixels, pitch) != 0)
        throw StartError(SDL_GetError());
}

} // namespace twoturns::view
