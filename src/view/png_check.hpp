// A PNG looked at before anything decodes it. Knows no SDL.
#pragma once

#include <string>
#include <string_view>

#include "twoturns/result.hpp"

namespace twoturns::view {

struct Png {
    int width = 0;
    int height = 0;
    std::string bytes; ///< the file without all that the picture can do without: text, profiles, dates
};

/// Takes a PNG apart into its chunks, whose sums must be right, and keeps those that the picture is made of: what
/// decodes them needs no memory but the picture's own. The message says what is wrong, or that the picture is larger
/// than deck_limits allow. Costs a copy and a checksum.
Result<Png> parse_png(std::string_view bytes);

} // namespace twoturns::view
