// A table that glows at its edges: how strongly each pixel glows, and the pixels at each step of the heat.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "scene/scene.hpp"
#include "view/drawing/table_bake.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// The glow of a table at its hottest: the share of the hot colour in each pixel, 0 .. 255, row by row. Nothing glows
/// under the board, and beside it the glow begins softly.
[[nodiscard]] std::vector<std::uint8_t> glow_of(const TablePicture& what, const SDL_Rect& board);

/// Returns the pixels of the scene's board.
[[nodiscard]] SDL_Rect board_of(const scene::Heat& heat);

/// Returns the parts of a table outside the board: above, below, left and right of it. Some may be empty.
[[nodiscard]] std::array<SDL_Rect, 4> parts_around(const SDL_Rect& board, int width, int height);

/// Returns the pixels of a part of the table, row by row, at a step of the heat.
[[nodiscard]] std::vector<std::uint32_t> heated(const SDL_Surface& cold, const std::vector<std::uint8_t>& glow,
                                                int step, const SDL_Rect& part);

} // namespace twoturns::view
