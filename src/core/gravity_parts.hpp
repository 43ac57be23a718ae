// Where a gravity lets the tiles of one row or column go: written down once, for settling a board and
// for the solver.
#pragma once

#include <vector>

#include "twoturns/gravity.hpp"

namespace twoturns {

/// A stretch of a row or column, cells counted from 1, whose tiles slide towards its first cell.
struct GravityPart {
    int first;
    int step; ///< 1 or -1
    int length;
};

/// The parts of a row or column of `length` cells: towards its start, its end, inwards or outwards
/// from the midline. None where nothing slides.
[[nodiscard]] std::vector<GravityPart> parts_of(Gravity gravity, int length);

/// Whether tiles slide along rows; along columns otherwise.
[[nodiscard]] bool slides_along_rows(Gravity gravity);

} // namespace twoturns
