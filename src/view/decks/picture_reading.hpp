// A player's own picture as it stands on a tile: upright, and square.
#pragma once

#include <string>

#include "decks/pictures/crop.hpp"
#include "twoturns/result.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Decodes a picture, JPEG, PNG, BMP, SVG, the first of a GIF or a WebP, and HEIC and AVIF where the system can, within
/// picture_limits, and makes a square of
/// `side` pixels of what `crop` shows of it. The message says why not. Any thread may do it; costs up to two seconds
/// and 230 MB beside the bytes, for a photograph of 12 megapixels 50 ms and 10 MB. Throws StartError when there is no
/// memory.
Result<Surface> read_picture(const std::string& bytes, int side, const decks::Crop& crop = {});

/// The same of the whole picture, its longer side `most` pixels.
Result<Surface> read_whole_picture(const std::string& bytes, int most);

} // namespace twoturns::view
