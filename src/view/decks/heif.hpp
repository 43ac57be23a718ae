// Reads HEIC and AVIF photographs from phones with libheif, if the system has it.
#pragma once

#include <string>

#include "decks/pictures/picture_header.hpp"
#include "twoturns/result.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Returns whether the library is available; looks for it once.
[[nodiscard]] bool has_heif();

/// Decodes a picture, upright; if it exceeds picture_limits, its embedded thumbnail. On failure the message gives the
/// reason: no library, unknown format, too large, damaged. Throws StartError if out of memory.
Result<Surface> read_heif(const std::string& bytes, decks::PictureKind kind);

} // namespace twoturns::view
