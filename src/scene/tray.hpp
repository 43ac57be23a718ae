// The shape of a board on which tiles slide: a tray sunk into the table, so that one sees why a tile stays where it is.
#pragma once

#include <vector>

#include "scene/board_geometry.hpp"
#include "scene/scene.hpp"
#include "twoturns/gravity.hpp"

namespace twoturns::scene {

/// Nothing for a board without walls, and none where nothing slides. A few boxes a row.
void add_tray(std::vector<Item>& items, const Board& board, Gravity gravity, const BoardGeometry& place);

} // namespace twoturns::scene
