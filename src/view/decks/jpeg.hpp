// JPEG, shrunk while it is decoded, which is many times quicker and smaller than all of its pixels.
#pragma once

#include <string>
#include <string_view>

#include "twoturns/result.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

struct Jpeg {
    Surface picture;  ///< as make_surface() makes it, without anything to see through
    std::string exif; ///< what the camera says; empty for nothing
};

/// Decodes it to an eighth of its size, or as many eighths as leave the shorter side at least `least` pixels, if it has
/// so many. The message says why not: larger than picture_limits, damaged, cut short. Throws StartError without memory.
Result<Jpeg> read_jpeg(std::string_view bytes, int least);

} // namespace twoturns::view
