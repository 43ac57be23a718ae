#include "view/drawing/noise.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace twoturns::view {
namespace {

/// The coefficients of a cubic curve (Catmull-Rom) from the second to the third of four numbers.
std::array<float, 4> curve(float before, float from, float to, float after) {
    return {from, 0.5F * (to - before), before - 2.5F * from + 2 * to - 0.5F * after,
            0.5F * (after - before) + 1.5F * (from - to)};
}

} // namespace

Noise::Noise(int width, int height, ui::Point period, std::uint32_t seed, int octaves) : width_(width) {
    Dice dice{seed};
    float share = 1;
    float all = 0;
    for (int i = 0; i < octaves; ++i) {
        const int columns = static_cast<int>(static_cast<float>(width) / period.x) + 4;
        const int rows = static_cast<int>(static_cast<float>(height) / period.y) + 4;
        Octave octave{period, columns, share, {}};
        octave.numbers.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
        for (float& number : octave.numbers) number = dice.between(-1, 1);
        octaves_.push_back(std::move(octave));
        all += share;
        share /= 2;
        period = {period.x / 2, period.y / 2};
    }
    for (Octave& octave : octaves_) octave.share /= all;
}

void Noise::add_row(int y, float strength, std::vector<float>& onto) {
    for (Octave& octave : octaves_) {
        const float down = static_cast<float>(y) / octave.period.y;
        const auto cell = static_cast<std::size_t>(down);
        const float t = down - static_cast<float>(cell);
        const auto columns = static_cast<std::size_t>(octave.columns);
        const float* const top = &octave.numbers[cell * columns];
        octave.row.resize(columns);
        for (std::size_t i = 0; i < columns; ++i) {
            const auto c = curve(top[i], top[i + columns], top[i + 2 * columns], top[i + 3 * columns]);
            octave.row[i] = strength * octave.share * (c[0] + t * (c[1] + t * (c[2] + t * c[3])));
        }
        const float step = 1 / octave.period.x;
        int x = 0;
        for (std::size_t i = 0; x < width_; ++i) {
            const auto c = curve(octave.row[i], octave.row[i + 1], octave.row[i + 2], octave.row[i + 3]);
            const int end = std::min(width_, static_cast<int>(std::ceil(static_cast<float>(i + 1) * octave.period.x)));
            const float start = static_cast<float>(x) * step - static_cast<float>(i);
            float* const out = onto.data() + x;
            const int count = end - x;
            for (int k = 0; k < count; ++k) {
                const float along = start + static_cast<float>(k) * step;
                out[k] += c[0] + along * (c[1] + along * (c[2] + along * c[3]));
            }
            x = std::max(x, end);
        }
    }
}

} // namespace twoturns::view
