// Extracts the first picture of an animated WebP. Independent of SDL.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::decks {

/// Returns a WebP of the first picture only. Returns the bytes unchanged if they are not animated or are damaged.
[[nodiscard]] std::string still_webp(std::string_view bytes);

} // namespace twoturns::decks
