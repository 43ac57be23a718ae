// Work is counted and never measured with a clock, so that every platform gives the same result.
#pragma once

#include <cstdint>

namespace twoturns::pairing {

struct Work {
    /// About the number of ticks that one core does in a microsecond.
    static constexpr std::uint64_t ticks_per_unit = 30;

    /// Returns the ticks for `units`, at least one.
    [[nodiscard]] static constexpr std::uint64_t ticks_for(std::uint64_t units) {
        constexpr std::uint64_t most = std::uint64_t{1} << 48U;
        return units == 0 ? 1 : (units < most ? units : most) * ticks_per_unit;
    }

    std::uint64_t ticks = 0;
    std::uint64_t limit = 0;

    [[nodiscard]] bool spent() const { return ticks >= limit; }
};

} // namespace twoturns::pairing
