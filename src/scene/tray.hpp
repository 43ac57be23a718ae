// Draws the outline of a board whose tiles slide: a tray sunk into the table, which shows where tiles stop sliding.
#pragma once

#include <vector>

#include "scene/board_geometry.hpp"
#include "scene/scene.hpp"
#include "twoturns/gravity.hpp"

namespace twoturns::scene {

/// Adds a few boxes for each row; adds none for a board without walls or without gravity. `outlined` draws a line on
/// every side in place of shadows, which a black table would hide.
void add_tray(std::vector<Item>& items, const Board& board, Gravity gravity, const BoardGeometry& place, bool outlined);

} // namespace twoturns::scene
