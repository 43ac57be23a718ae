// The glow at the edges of a table: its strength at each pixel, and the pixels at each step of the heat.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "scene/scene.hpp"
#include "view/drawing/table_bake.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Returns the glow of a table at the hottest step: for each pixel, row by row, the share of the hot colour, 0 .. 255.
/// Nothing glows under the board; around the board the glow begins softly.
[[nodiscard]] std::vector<std::uint8_t> glow_of(const TablePicture& what, const SDL_Rect& board);

/// Returns the rectangle of the scene's board in whole pixels.
[[nodiscard]] SDL_Rect board_of(const scene::Heat& heat);

/// Returns the parts of a table outside the board: the halves above it, the halves below it, left and right of it. Some
/// may be empty.
[[nodiscard]] std::array<SDL_Rect, scene::Heat::parts> parts_around(const SDL_Rect& board, int width, int height);

/// Returns the pixels of a part of the table, row by row, 0 to scene::Heat::warmest warm.
[[nodiscard]] std::vector<std::uint32_t> heated(const SDL_Surface& cold, const std::vector<std::uint8_t>& glow,
                                                int warmth, const SDL_Rect& part);

} // namespace twoturns::view
