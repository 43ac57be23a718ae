// Reads a player's own picture for a tile: upright and square.
#pragma once

#include <string>

#include "decks/pictures/crop.hpp"
#include "twoturns/result.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Decodes a JPEG, PNG, BMP, SVG or WebP, the first frame of a GIF, or a HEIC or AVIF if the system supports it, within
/// picture_limits, and scales the part selected by `crop` to a square of `side` pixels. On failure the message gives
/// the reason. May be called from any thread; takes up to two seconds and 230 MB beside the bytes, 50 ms and 10 MB for
/// a photograph of 12 megapixels. Throws StartError if out of memory.
Result<Surface> read_picture(const std::string& bytes, int side, const decks::Crop& crop = {});

/// Does the same for the whole picture, its longer side `most` pixels.
Result<Surface> read_whole_picture(const std::string& bytes, int most);

} // namespace twoturns::view
