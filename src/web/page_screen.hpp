// The screen of a page: its canvas, which takes parts of a picture.
#pragma once

#include <SDL_video.h>

#include <vector>

namespace twoturns::web {

/// Shows the parts of the window's surface that have changed, in pixels.
void show_parts(SDL_Window& window, const std::vector<SDL_Rect>& changed);

} // namespace twoturns::web
