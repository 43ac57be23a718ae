// Reads JPEG files scaled down during decoding, which is many times faster and smaller than decoding all pixels.
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

/// Decodes at the smallest number of eighths of the full size that leaves the shorter side at least `least` pixels, if
/// it has so many. On failure the message gives the reason: larger than picture_limits, damaged, truncated. Throws
/// StartError if out of memory.
Result<Jpeg> read_jpeg(std::string_view bytes, int least);

} // namespace twoturns::view
