// SplitMix64 (Steele, Lea and Flood 2014): a generator of one word of state, good enough for a game or a seed.
#pragma once

#include <cstdint>

namespace twoturns {

[[nodiscard]] constexpr std::uint64_t split_mix(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

} // namespace twoturns
