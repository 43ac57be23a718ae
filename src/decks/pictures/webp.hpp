// The first picture of an animated WebP. Knows no SDL.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::decks {

/// The bytes of a WebP of its first picture alone; of one that is not animated, or damaged, its own.
[[nodiscard]] std::string still_webp(std::string_view bytes);

} // namespace twoturns::decks
