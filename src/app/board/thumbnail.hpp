// Draws the small pictures on the buttons of choices.
#pragma once

#include <vector>

#include "scene/scene.hpp"
#include "twoturns/board_layout.hpp"

namespace twoturns::app {

/// Draws the cells of a layout's shape, independent of the gravity: one box per cell, centred in a rectangle. Draws
/// fewer cells if they would be too small to see. Draws each cell of a player's own layout, without gaps if cells are
/// small. Cost: at most proportional to the rectangle's area in pixels; to the cells for an own layout.
void add_cells(std::vector<scene::Item>& items, Size size, const BoardLayout& layout, const ui::Rect& rect,
               ui::Colour colour);
/// Draws `count` dots in a row, centred in a rectangle, so small that `most` dots would fit.
void add_dots(std::vector<scene::Item>& items, int count, int most, const ui::Rect& rect, ui::Colour colour);

} // namespace twoturns::app
