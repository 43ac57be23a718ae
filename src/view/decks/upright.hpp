// Which way up a picture is, by what the camera wrote.
#pragma once

#include <string_view>

#include "view/sdl.hpp"

namespace twoturns::view {

/// The EXIF orientation, 1 (as it is) to 8, of EXIF data with or without the word "Exif" in front; 1 where they say
/// nothing, or make no sense.
[[nodiscard]] int orientation_of(std::string_view exif);

/// Whether width and height change places.
[[nodiscard]] constexpr bool lies(int orientation) { return orientation >= 5; }

/// A surface of make_surface(), turned and mirrored so that it is upright.
[[nodiscard]] Surface upright(Surface picture, int orientation);

} // namespace twoturns::view
