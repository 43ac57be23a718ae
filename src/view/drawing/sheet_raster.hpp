// Draws the paper under a weave.
#pragma once

#include "scene/scene.hpp"
#include "view/drawing/thread_raster.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Where a sheet is on its own surface, which has space for its shadow.
struct SheetPlace {
    Rect paper; ///< whole pixels
    SheetGeometry geometry;
    int width = 0; ///< of the surface
    int height = 0;
};
[[nodiscard]] SheetPlace place_of(const scene::SheetItem& item);

/// Returns the paper with its lip and shadow, and the cells of the board, without threads.
[[nodiscard]] Surface blank_sheet(const scene::SheetItem& item, const SheetPlace& place);

} // namespace twoturns::view
