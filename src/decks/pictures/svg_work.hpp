// How much work it is to draw a drawing, counted before it is drawn: nanosvg, which draws it, cannot be interrupted,
// and a few kilobytes can ask for minutes.
#pragma once

#include <cstdint>
#include <string>

namespace twoturns::decks {

/// Takes out what makes much of little, and what is not counted: dashes, pointed corners without end, and in long
/// drawings round corners. Without them lines are whole and corners pointed.
[[nodiscard]] std::string tamed_drawing(std::string drawing);

/// Whether a tamed one is drawn with at most so many steps where its longer side has `side` pixels. A step is about a
/// nanosecond of nanosvg's; to count them takes no more. Reads the text as nanosvg does and moves the edges of all
/// shapes from scan line to scan line, but paints nothing.
[[nodiscard]] bool is_drawn_within(const std::string& tamed, int side, std::int64_t steps);

} // namespace twoturns::decks
