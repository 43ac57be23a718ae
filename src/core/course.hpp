// Selects the version of a search: the best version, or the version that never changes between releases.
#pragma once

#include <cstdint>

namespace twoturns {

enum class Course : std::uint8_t {
    bold,  // the best version
    steady // the same answer after the same work in every release; dealt boards depend on it
};

} // namespace twoturns
