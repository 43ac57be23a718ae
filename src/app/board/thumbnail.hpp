// Small pictures of choices.
#pragma once

#include <vector>

#include "scene/scene.hpp"
#include "twoturns/board_layout.hpp"

namespace twoturns::app {

/// Draws the cells of a layout's shape, independent of the gravity: one box per cell, centred in a rectangle. A board
/// with more cells than can be made out is drawn with fewer. A drawn layout keeps all of its cells, without gaps if
/// they are small. Cost: at most proportional to the rectangle's area in pixels.
void add_cells(std::vector<scene::Item>& items, Size size, const BoardLayout& layout, const ui::Rect& rect,
               ui::Colour colour);
/// Draws `count` dots in a row, centred in a rectangle, in a size at which `most` fit.
void add_dots(std::vector<scene::Item>& items, int count, int most, const ui::Rect& rect, ui::Colour colour);

} // namespace twoturns::app
