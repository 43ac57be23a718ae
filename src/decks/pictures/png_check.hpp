// A PNG looked at before anything decodes it. Knows no SDL.
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
    std::string bytes; ///< the file without all that the picture can do without: text, profiles, dates
};

/// How much of one is taken.
struct PngLimits {
    std::size_t bytes = deck_limits::picture_bytes;
    int side = deck_limits::picture_side;
    std::int64_t pixels = deck_limits::picture_pixels;
};

/// Checks the chunks of a PNG and their checksums, and leaves only those with the picture itself, so that decoding it
/// takes no memory but the picture's own. The message says what is wrong, or that the picture is larger
/// than the limits allow. Costs a copy and a checksum.
Result<Png> parse_png(std::string_view bytes, const PngLimits& limits = {});

} // namespace twoturns::decks
