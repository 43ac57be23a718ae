// Work is counted in nanoseconds of a two-year-old core. It is never measured with a clock, so that every platform
// deals the same boards.
#pragma once

#include <cstdint>

namespace twoturns::dealing {

using Work = std::uint64_t;

inline constexpr Work work_per_unit = 1000;

} // namespace twoturns::dealing
