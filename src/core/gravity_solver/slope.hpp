// How far the rows of a position form a slope, short at one end of the board and long at the other.
//
// On a slope the ends of all rows look out to one side, so there is most to be linked. Nothing of it
// is proven; it is what won games have in common: a third of the way into random 18x8 deals that slide
// to the left the rows of those won measure 3, 7, 10, 12, 14, 16, 17, 17.
#pragma once

#include <cstdint>

#include "core/gravity_solver/position.hpp"

namespace twoturns::gravity_solver {

/// In thousandths of a pair that can go; zero for rows of one length. Looks at each row once.
[[nodiscard]] std::int64_t slope(const Layout& layout, const Position& position);

} // namespace twoturns::gravity_solver
