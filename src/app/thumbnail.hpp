// Small pictures of what can be chosen.
#pragma once

#include <vector>

#include "scene/scene.hpp"
#include "twoturns/board_layout.hpp"

namespace twoturns::app {

/// A board's cells with tiles, a box each, in the middle of a rectangle. Where the board has more cells than can be
/// told apart there it is drawn with fewer. Cost: in proportion to the rectangle's area in pixels at the most.
void add_cells(std::vector<scene::Item>& items, Size size, BoardLayout layout, const ui::Rect& rect, ui::Colour colour);
/// So many dots in a row, in the middle of a rectangle.
void add_dots(std::vector<scene::Item>& items, int count, const ui::Rect& rect, ui::Colour colour);

} // namespace twoturns::app
