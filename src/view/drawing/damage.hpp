// Which parts of a picture are drawn anew.
#pragma once

#include <cstdint>
#include <vector>

#include "view/sdl.hpp"

namespace twoturns::view {

/// In pixels; 0 for an empty one.
[[nodiscard]] std::int64_t area_of(const SDL_Rect& rect);

/// At most 40 rectangles that cover all of these; empty ones count nothing. Two become one where that has hardly more
/// pixels than they have. They may overlap. Time grows with the square of how many there are.
[[nodiscard]] std::vector<SDL_Rect> gathered(const std::vector<SDL_Rect>& rects);

/// The parts so grown and joined that each of those rectangles lies in one part and in no other, or in none at all.
[[nodiscard]] std::vector<SDL_Rect> without_cutting(const std::vector<SDL_Rect>& rects, std::vector<SDL_Rect> parts);

} // namespace twoturns::view
