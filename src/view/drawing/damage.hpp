// Determines which parts of a picture are redrawn.
#pragma once

#include <cstdint>
#include <vector>

#include "view/sdl.hpp"

namespace twoturns::view {

/// Returns the area in pixels; 0 for an empty rectangle.
[[nodiscard]] std::int64_t area_of(const SDL_Rect& rect);

/// Returns at most 40 rectangles that cover all of these, ignoring empty ones. Two are joined if the result has hardly
/// more pixels than both. The results may overlap. Takes time quadratic in the number of rectangles.
[[nodiscard]] std::vector<SDL_Rect> gathered(const std::vector<SDL_Rect>& rects);

/// Grows and joins the parts so that each of those rectangles is within exactly one part or outside all of them.
[[nodiscard]] std::vector<SDL_Rect> without_cutting(const std::vector<SDL_Rect>& rects, std::vector<SDL_Rect> parts);

} // namespace twoturns::view
