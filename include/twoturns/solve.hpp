// The answer of every solver.
#pragma once

#include <cstdint>

namespace twoturns {

/// `won`: moves that clear the board are known. `lost`: it is proven that no such moves exist. `undecided`: not known
/// yet.
enum class Outcome : std::uint8_t {
    won,
    lost,
    undecided
};

} // namespace twoturns
