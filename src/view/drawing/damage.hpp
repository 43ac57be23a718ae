// Determines which parts of a picture are redrawn.
#pragma once

#include <cstdint>
#include <vector>

#include "view/sdl.hpp"

namespace twoturns::view {

/// Returns the area in pixels; 0 for an empty rectangle.
[[nodiscard]] std::int64_t area_of(const SDL_Rect& rect);

/// Returns at most 12 rectangles that cover all of `rects`, ignoring empty ones. Joins two rectangles if the result has
/// hardly more pixels than both together. The results may overlap. Takes time quadratic in the number of rectangles.
[[nodiscard]] std::vector<SDL_Rect> gathered(const std::vector<SDL_Rect>& rects);

/// Grows and joins the parts so that each of `rects` is inside exactly one part or outside all parts.
[[nodiscard]] std::vector<SDL_Rect> without_cutting(const std::vector<SDL_Rect>& rects, std::vector<SDL_Rect> parts);

} // namespace twoturns::view
