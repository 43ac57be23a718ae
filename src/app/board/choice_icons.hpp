// Draws the small pictures on the buttons that offer choices.
#pragma once

#include <vector>

#include "scene/scene.hpp"
#include "twoturns/board_layout.hpp"

namespace twoturns::app {

/// Draws the cells of a layout's shape, without the effect of gravity: one box per cell, centred in a rectangle. Draws
/// fewer cells if they would be too small to see. Draws every cell of a player's own layout, without gaps if cells are
/// small. Cost: at most proportional to the rectangle's area in pixels; for a player's own layout, proportional to the
/// number of cells.
void add_cells(std::vector<scene::Item>& items, Size size, const BoardLayout& layout, const ui::Rect& rect,
               ui::Colour colour);
/// Draws `count` dots in a row, centred in a rectangle. The dots are so small that `most` dots would fit.
void add_dots(std::vector<scene::Item>& items, int count, int most, const ui::Rect& rect, ui::Colour colour);

} // namespace twoturns::app
