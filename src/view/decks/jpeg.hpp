// Reads JPEG files and scales them down during decoding, which takes many times less time and memory than decoding all
// pixels.
#pragma once

#include <string>
#include <string_view>

#include "twoturns/result.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

struct Jpeg {
    Surface picture;  ///< as made by make_surface(), fully opaque
    std::string exif; ///< the camera's metadata; may be empty
};

/// Decodes at a multiple of one eighth of the full size: the smallest one whose shorter side has at least `least`
/// pixels, or the full size. The error gives the reason: larger than picture_limits, damaged, truncated. Throws
/// StartError if out of memory.
Result<Jpeg> read_jpeg(std::string_view bytes, int least);

} // namespace twoturns::view
