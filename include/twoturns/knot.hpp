// Finds what makes a stuck board hopeless: the few tiles that lock each other.
#pragma once

#include <vector>

#include "twoturns/board.hpp"

namespace twoturns {

/// Returns a small knot of a board without gravity on which no pair can be matched: a set of tiles none of which can
/// ever go, whatever becomes of the tiles outside the set. It contains no smaller knot, but another one may have fewer
/// tiles. The cells follow row by row; there are none if the board is cleared.
///
/// A set is a knot if no pair with a tile of the set can be matched while only the set and the stones stand. The first
/// of its tiles to go would have to be such a pair, as removing tiles never blocks a line. So this is a `cut` without
/// pairs as in certificate.hpp.
///
/// Costs up to 10 ms for 120 tiles.
[[nodiscard]] std::vector<Cell> knot_of(const Board& stuck);

} // namespace twoturns
