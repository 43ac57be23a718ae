// How large the window is now, whatever was composed last: whoever reads or keeps its pixels asks here.
#pragma once

#include "ui/geometry.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// In pixels; empty when the renderer does not say.
[[nodiscard]] SDL_Point pixels_of(SDL_Renderer& renderer);

/// The canvas that fills the window.
[[nodiscard]] ui::Canvas canvas_of(SDL_Window& window, SDL_Renderer& renderer);

/// Copies the left upper corner of what is shown into a picture of that size and no other, in RGB888: what is shown may
/// have become larger or smaller since. Where it is smaller the picture is left as it was. Throws StartError.
void read_shown(SDL_Renderer& renderer, SDL_Point size, void* pixels, int pitch);

} // namespace twoturns::view
