// Draws the paper under the threads of a woven sheet.
#pragma once

#include "scene/scene.hpp"
#include "view/drawing/thread_raster.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// The place of a sheet on its surface, which has space for the sheet's shadow.
struct SheetPlace {
    Rect paper; ///< in whole pixels
    SheetGeometry geometry;
    int width = 0; ///< the width of the surface
    int height = 0;
};
[[nodiscard]] SheetPlace place_of(const scene::SheetItem& item);

/// Returns a picture of the paper with its edge, golden or plain, and shadow.
[[nodiscard]] Surface blank_paper(const SheetPlace& place, float corner, bool gold = false);
/// Returns a picture of the paper with its edge and shadow and of the board's cells, without threads.
[[nodiscard]] Surface blank_sheet(const scene::SheetItem& item, const SheetPlace& place);

} // namespace twoturns::view
