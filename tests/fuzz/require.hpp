// What must hold for every input. A fuzz target that finds otherwise stops where it is, in every build.
#pragma once

#include <cstdlib>

namespace twoturns::fuzz {

inline void require(bool holds) {
    if (!holds) std::abort();
}

} // namespace twoturns::fuzz
