// Reads one of the player's own pictures for a tile: upright and square.
#pragma once

#include <string>

#include "decks/pictures/crop.hpp"
#include "twoturns/result.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Decodes a JPEG, PNG, BMP, SVG or WebP, the first frame of a GIF, or a HEIC or AVIF if the system supports it, within
/// picture_limits. Scales the part selected by `crop` to a square of `side` pixels. The error gives the reason. May be
/// called from any thread. Takes up to two seconds and 230 MB in addition to the bytes; 50 ms and 10 MB for a
/// photograph of 12 megapixels. Throws StartError if out of memory.
Result<Surface> read_picture(const std::string& bytes, int side, const decks::Crop& crop = {});

/// Does the same for the whole picture and scales its longer side to `most` pixels.
Result<Surface> read_whole_picture(const std::string& bytes, int most);

} // namespace twoturns::view
