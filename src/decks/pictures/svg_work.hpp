// Estimates the work to draw an SVG before nanosvg draws it. Drawing cannot be interrupted, and a few kilobytes can
// take minutes.
#pragma once

#include <cstdint>
#include <string>

namespace twoturns::decks {

/// Removes features that make a short SVG slow to draw and that is_drawn_within() does not count: dashes, miter joins
/// without limit, and in long drawings round joins. Dashed lines become solid and joins pointed.
[[nodiscard]] std::string tamed_drawing(std::string drawing);

/// Returns whether drawing a tamed SVG takes at most `steps` steps if its longer side has `side` pixels. A step is
/// about a nanosecond of nanosvg's work; counting takes no longer than drawing. Parses the text like nanosvg and moves
/// the edges of all shapes from scan line to scan line, but paints nothing.
[[nodiscard]] bool is_drawn_within(const std::string& tamed, int side, std::int64_t steps);

} // namespace twoturns::decks
