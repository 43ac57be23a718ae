// Random numbers for noises, the same on every system.
#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>

#include "core/split_mix.hpp"

namespace twoturns::sound {

class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}

    /// Returns a number of at least 0 and less than 1.
    double unit() { return static_cast<double>(split_mix(state_) >> 11U) * 0x1p-53; }
    double between(double low, double high) { return low + (high - low) * unit(); }
    int below(int n) { return static_cast<int>(unit() * n); }
    double normal() { return std::sqrt(-2 * std::log(1 - unit())) * std::cos(2 * std::numbers::pi * unit()); }
    double log_normal(double mean, double deviation) { return std::exp(mean + deviation * normal()); }
    double exponential(double mean) { return -mean * std::log(1 - unit()); }

private:
    std::uint64_t state_;
};

} // namespace twoturns::sound
