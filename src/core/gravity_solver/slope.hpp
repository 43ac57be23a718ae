// How far the rows of a position form a slope, short at one end of the board and long at the other.
//
// On a slope the ends of all rows look out to one side, so there is most to be linked. Nothing of it
// is proven; it is what won games have in common: a third of the way into random 18x8 deals that slide
// to the left the rows of those won by beams that did not look for slopes measure 6, 9, 11, 13, 15, 14,
// 15, 14 in the mean, the shorter half first.
#pragma once

#include <cstdint>
#include <vector>

#include "core/gravity_solver/position.hpp"

namespace twoturns::gravity_solver {

class Slope {
public:
    explicit Slope(const Layout& layout) : lengths_(static_cast<std::size_t>(layout.rows() + 1)) {}

    /// Looks at each row once.
    void see(const Layout& layout, const Position& position);
    /// How steep the rows are when a pair of the position seen is gone, in thousandths of a pair that can go.
    [[nodiscard]] std::int64_t without(const Layout& layout, const Position& position, Pair pair) const;

private:
    std::vector<int> lengths_;
    std::int64_t tilt_ = 0;  // the lengths, weighed by how far below or above the middle their rows are
    std::int64_t steps_ = 0; // from one row to the next, all together
};

} // namespace twoturns::gravity_solver
