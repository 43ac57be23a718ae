// Draws threads onto paper, one over another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "scene/weave.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {

/// Where threads are on a surface.
struct SheetGeometry {
    Point origin;     ///< the upper left corner of the padded board
    float cell = 1;   ///< the side of a cell
    float top = 0;    ///< of the paper; its shading starts here ...
    float bottom = 1; ///< ... and ends here
};

/// Returns the paper's colour at that height.
[[nodiscard]] Colour paper_at(const SheetGeometry& geometry, float y);

/// Draws the threads from `first` to before `last`, and returns the rectangle around the changes. Takes time
/// proportional to the pixels they cover, plus that rectangle once.
SDL_Rect paint_threads(SDL_Surface& surface, const SheetGeometry& geometry, const std::vector<scene::Thread>& threads,
                       std::size_t first, std::size_t last);

} // namespace twoturns::view
