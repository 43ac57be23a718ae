// A player's own picture as it stands on a tile: upright, and square.
#pragma once

#include <string>

#include "twoturns/result.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// The square of a picture of that size, upright, that is shown: of a wide one the middle, of a high one a bit above
/// the middle, as that is where faces are: a third of what is cut off is cut off above.
[[nodiscard]] SDL_Rect square_of(int width, int height);

/// Decodes a picture, JPEG, PNG, WebP, BMP, SVG or the first of a GIF, within picture_limits, and makes a square of
/// `side` pixels of it. The message says why not. Any thread may do it; costs up to two seconds and 230 MB beside the
/// bytes, for a photograph of 12 megapixels 50 ms and 10 MB. Throws StartError when there is no memory.
Result<Surface> read_picture(const std::string& bytes, int side);

} // namespace twoturns::view
