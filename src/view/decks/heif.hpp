// Reads HEIC and AVIF photographs with libheif, if the system has this library.
#pragma once

#include <string>

#include "decks/pictures/picture_header.hpp"
#include "twoturns/result.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Returns whether the library is available. Looks for it only once.
[[nodiscard]] bool has_heif();

/// Decodes a picture, upright. If the picture exceeds picture_limits, decodes its embedded thumbnail instead. The error
/// gives the reason: no library, unknown format, too large, damaged. Throws StartError if out of memory.
Result<Surface> read_heif(const std::string& bytes, decks::PictureKind kind);

} // namespace twoturns::view
