// Work is counted in nanoseconds as a two-year-old core would take, never measured, so that every
// platform takes the same course.
#pragma once

#include <cstdint>

namespace twoturns::gravity_solver {

using Work = std::uint64_t;

inline constexpr Work work_per_unit = 1000;

} // namespace twoturns::gravity_solver
