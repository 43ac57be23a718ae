// Checks an invariant for every input. A fuzz target aborts at the violation, in every build.
#pragma once

#include <cstdlib>

namespace twoturns::fuzz {

inline void require(bool holds) {
    if (!holds) std::abort();
}

} // namespace twoturns::fuzz
