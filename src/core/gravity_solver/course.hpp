// Whether a search goes the best way known or the way it always went.
#pragma once

#include <cstdint>

namespace twoturns::gravity_solver {

enum class Course : std::uint8_t {
    steady, // what is decided after how much work never changes from version to version
    bold    // follows slopes
};

} // namespace twoturns::gravity_solver
