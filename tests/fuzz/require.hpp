// Checks an invariant for every input. If the invariant is violated, the fuzz target aborts, in every build.
#pragma once

#include <cstdlib>

namespace twoturns::fuzz {

inline void require(bool holds) {
    if (!holds) std::abort();
}

} // namespace twoturns::fuzz
