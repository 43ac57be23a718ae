// The window's current size, which may differ from the size of the last layout. Query it before reading or keeping the
// window's pixels.
#pragma once

#include "ui/geometry.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Returns the size in pixels; empty if the renderer does not report it.
[[nodiscard]] SDL_Point pixels_of(SDL_Renderer& renderer);

/// Returns the canvas that fills the window.
[[nodiscard]] ui::Canvas canvas_of(SDL_Window& window, SDL_Renderer& renderer);

/// Copies the upper left `size` pixels of the window's content into `pixels`, a picture of that size in RGB888. The
/// content may have grown or shrunk since `size` was queried. The picture stays unchanged where the content is smaller.
/// Throws StartError.
void read_shown(SDL_Renderer& renderer, SDL_Point size, void* pixels, int pitch);

} // namespace twoturns::view
