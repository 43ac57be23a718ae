// Rotates pictures upright according to the camera's metadata.
#pragma once

#include <string_view>

#include "view/sdl.hpp"

namespace twoturns::view {

/// Returns the orientation, 1 (upright) to 8, from Exif data with or without the "Exif" prefix; 1 if it is missing or
/// invalid.
[[nodiscard]] int orientation_of(std::string_view exif);

/// Returns whether this orientation swaps width and height.
[[nodiscard]] constexpr bool lies(int orientation) { return orientation >= 5; }

/// Rotates and mirrors a surface from make_surface() so that it is upright.
[[nodiscard]] Surface upright(Surface picture, int orientation);

} // namespace twoturns::view
