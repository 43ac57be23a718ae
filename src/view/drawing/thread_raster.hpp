// Draws threads onto paper, one over another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "scene/weave.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {

/// The place of the threads on a surface.
struct SheetGeometry {
    Point origin;     ///< the upper left corner of the padded board
    float cell = 1;   ///< the side of a cell
    float top = 0;    ///< the top of the paper, where its shading starts ...
    float bottom = 1; ///< ... and the bottom, where it ends
    /// The least and the most width of a thread in pixels. On a large board threads would be thinner than a pixel.
    float least = 1.1F;
    float most = 1000;
    float end = scene::thread_end; ///< the radius of the dot at an end, in widths
};

/// Returns the paper's colour at height `y`.
[[nodiscard]] Colour paper_at(const SheetGeometry& geometry, float y);

/// Returns the pixels that the threads cover at most.
[[nodiscard]] SDL_Rect threads_area(const SDL_Surface& surface, const SheetGeometry& geometry,
                                    std::span<const scene::Thread> threads);

/// Draws the threads from `first` to before `last` and returns the rectangle around the changes. Without `ends`, draws
/// a dot only at the first end of each thread. Takes time proportional to the pixels that the threads cover, plus the
/// pixels of the returned rectangle.
SDL_Rect paint_threads(SDL_Surface& surface, const SheetGeometry& geometry, const std::vector<scene::Thread>& threads,
                       std::size_t first, std::size_t last, bool ends = true);

} // namespace twoturns::view
