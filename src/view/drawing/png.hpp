// Pictures as the bytes of a PNG file.
#pragma once

#include <string>

#include "view/sdl.hpp"

namespace twoturns::view {

/// Throws StartError when there is not the memory for it. Takes as much again as the picture, and about 0.2 s a
/// million pixels.
[[nodiscard]] std::string png_of(SDL_Surface& picture);

} // namespace twoturns::view
