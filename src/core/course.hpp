// Which version of a search to run: the best one, or the one that never changes.
#pragma once

#include <cstdint>

namespace twoturns {

enum class Course : std::uint8_t {
    bold,  // the best version
    steady // always the same answer after the same work, in every version: dealt boards depend on it
};

} // namespace twoturns
