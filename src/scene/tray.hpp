// The outline of a board whose tiles slide: a tray sunk into the table, which shows why a tile stays where it is.
#pragma once

#include <vector>

#include "scene/board_geometry.hpp"
#include "scene/scene.hpp"
#include "twoturns/gravity.hpp"

namespace twoturns::scene {

/// Adds a few boxes for each row; none for a board without walls or without gravity.
void add_tray(std::vector<Item>& items, const Board& board, Gravity gravity, const BoardGeometry& place);

} // namespace twoturns::scene
