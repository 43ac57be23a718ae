// Draws threads onto paper, one over the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "scene/weave.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {

/// Where threads lie on a surface.
struct SheetGeometry {
    Point origin;     ///< the upper left corner of the padded board
    float cell = 1;   ///< the side of a cell
    float top = 0;    ///< of the paper, which is shaded from here ...
    float bottom = 1; ///< ... to here
};

/// The paper at that height.
[[nodiscard]] Colour paper_at(const SheetGeometry& geometry, float y);

/// Draws the threads from `first` to before `last`, and gives the rectangle around them, outside of which nothing
/// changed. Costs as much as they cover, and that rectangle once.
SDL_Rect paint_threads(SDL_Surface& surface, const SheetGeometry& geometry, const std::vector<scene::Thread>& threads,
                       std::size_t first, std::size_t last);

} // namespace twoturns::view
