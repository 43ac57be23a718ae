// Photographs as telephones take them, HEIC and AVIF, by libheif where the system has it.
#pragma once

#include <string>

#include "decks/pictures/picture_header.hpp"
#include "twoturns/result.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Whether the library is there; it is looked for once.
[[nodiscard]] bool has_heif();

/// Decodes one, upright; of one that is larger than picture_limits the small picture that telephones put into it. The
/// message says why not: no library, a format that it does not know, too large, damaged. Throws StartError without
/// memory.
Result<Surface> read_heif(const std::string& bytes, decks::PictureKind kind);

} // namespace twoturns::view
