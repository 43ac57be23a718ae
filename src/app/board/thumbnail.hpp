// Small pictures of what can be chosen.
#pragma once

#include <vector>

#include "scene/scene.hpp"
#include "twoturns/board_layout.hpp"

namespace twoturns::app {

/// The cells of a layout's shape, as it is drawn whatever the gravity: a box each, in the middle of a rectangle. Where
/// the board has more cells than can be told apart there it is drawn with fewer. Cost: in proportion to the rectangle's
/// area in pixels at the most. A drawn layout keeps all of its cells, without gaps where they are small.
void add_cells(std::vector<scene::Item>& items, Size size, const BoardLayout& layout, const ui::Rect& rect,
               ui::Colour colour);
/// So many dots in a row, in the middle of a rectangle. They are as large as leaves room at both sides of `most`.
void add_dots(std::vector<scene::Item>& items, int count, int most, const ui::Rect& rect, ui::Colour colour);

} // namespace twoturns::app
