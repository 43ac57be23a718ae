// Estimates the work to draw an SVG before it is drawn: nanosvg, which draws it, cannot be interrupted, and a few
// kilobytes can take minutes.
#pragma once

#include <cstdint>
#include <string>

namespace twoturns::decks {

/// Removes what makes a short SVG slow to draw and is not counted: dashes, miter joins without limit, and in long
/// drawings round joins. Lines become solid and joins pointed.
[[nodiscard]] std::string tamed_drawing(std::string drawing);

/// Returns whether drawing a tamed SVG takes at most this many steps if its longer side has `side` pixels. A step is
/// about a nanosecond of nanosvg's; the count takes no longer than that. Parses the text like nanosvg and moves the
/// edges of all shapes from scan line to scan line, but paints nothing.
[[nodiscard]] bool is_drawn_within(const std::string& tamed, int side, std::int64_t steps);

} // namespace twoturns::decks
