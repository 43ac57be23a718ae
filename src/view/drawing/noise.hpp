// Value noise, the texture of tables and tiles: random numbers on a grid, joined by smooth curves.
#pragma once

#include <cstdint>
#include <vector>

#include "ui/geometry.hpp"

namespace twoturns::view {

/// Random numbers that are the same on every system.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : state_(seed * 747796405U + 2891336453U) {}
    /// Returns a number in 0 .. 1.
    float next() {
        state_ = state_ * 747796405U + 2891336453U;
        const std::uint32_t word = ((state_ >> ((state_ >> 28U) + 4U)) ^ state_) * 277803737U;
        return static_cast<float>(((word >> 22U) ^ word) >> 8U) / 16777216.0F;
    }
    float between(float from, float to) { return from + (to - from) * next(); }

private:
    std::uint32_t state_;
};

/// Noise for the rows of a picture, from the top to the bottom or in any order.
class Noise {
public:
    /// `period` is the distance between the random numbers in pixels. Each further octave has half the period and half
    /// the strength of the previous octave.
    Noise(int width, int height, ui::Point period, std::uint32_t seed, int octaves = 1);

    /// Adds `strength` times the noise of row `y`. The noise is between -1 and 1, except for rare peaks.
    void add_row(int y, float strength, std::vector<float>& onto);

private:
    struct Octave {
        ui::Point period;
        int columns;
        float share; ///< the octave's share of the strength
        std::vector<float> numbers;
        std::vector<float> row{}; ///< the numbers interpolated between two rows of the grid
    };
    int width_;
    std::vector<Octave> octaves_;
};

} // namespace twoturns::view
