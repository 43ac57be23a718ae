// Whether a search goes the best way known, or the way it always went.
#pragma once

#include <cstdint>

namespace twoturns {

enum class Course : std::uint8_t {
    bold,  // the best way known
    steady // always the same answer after the same work, in every version: dealt boards depend on it
};

} // namespace twoturns
