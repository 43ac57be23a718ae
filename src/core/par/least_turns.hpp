// The least turns that the tiles of one kind take without gravity.
#pragma once

#include <vector>

#include "twoturns/cell.hpp"

namespace twoturns::par_search {

/// Returns a bound that is exact, as far as rows and columns say it, for up to six tiles. The number of cells must be
/// even.
[[nodiscard]] int least_turns_of_kind(const std::vector<Cell>& cells);

} // namespace twoturns::par_search
