// Reflects what is drawn, for languages that run from right to left. Places change sides; pictures, boards and text
// stay as they are.
#pragma once

#include <cstddef>
#include <vector>

#include "scene/scene.hpp"

namespace twoturns::scene {

/// Reflects the items from index `first` on across the vertical line in the middle of `room`. Text changes its
/// alignment, signs that point to a side are flipped, and a sheet keeps its weave.
void mirror(std::vector<Item>& items, std::size_t first, const Rect& room);

} // namespace twoturns::scene
