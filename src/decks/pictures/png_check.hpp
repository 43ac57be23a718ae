// Checks a PNG before any decoder sees it. Independent of SDL.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "decks/deck_limits.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct Png {
    int width = 0;
    int height = 0;
    std::string bytes; ///< the file without optional chunks: text, profiles, dates
};

/// The limits for an accepted PNG.
struct PngLimits {
    std::size_t bytes = deck_limits::picture_bytes;
    int side = deck_limits::picture_side;
    std::int64_t pixels = deck_limits::picture_pixels;
};

/// Checks the chunks of a PNG and their checksums. Keeps only the chunks of the picture itself, so that decoding needs
/// no memory beyond the picture's own. Returns a message if the file is faulty or larger than the limits allow. Cost: a
/// copy and a checksum.
Result<Png> parse_png(std::string_view bytes, const PngLimits& limits = {});

} // namespace twoturns::decks
