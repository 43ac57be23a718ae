// Work is counted in nanoseconds of a two-year-old core and never measured, so that every platform searches in the same
// way.
#pragma once

#include <cstdint>

namespace twoturns::gravity_solver {

using Work = std::uint64_t;

inline constexpr Work work_per_unit = 1000;

} // namespace twoturns::gravity_solver
