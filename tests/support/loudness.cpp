#include "support/loudness.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace twoturns::test {
namespace {

/// A filter of second order.
class Biquad {
public:
    Biquad(std::array<double, 3> b, std::array<double, 2> a) : b_(b), a_(a) {}
    double next(double x) {
        const double y = b_[0] * x + first_;
        first_ = b_[1] * x - a_[0] * y + second_;
        second_ = b_[2] * x - a_[1] * y;
        return y;
    }

private:
    std::array<double, 3> b_;
    std::array<double, 2> a_;
    double first_ = 0;
    double second_ = 0;
};

constexpr std::size_t window = meter_rate * 2 / 5;

double lufs(double mean_square) { return -.691 + 10 * std::log10(std::max(mean_square, 1e-12)); }

/// Returns the sums of the weighted squares of both sides, before each frame and after the last, with a window of
/// silence before the sound and after it.
std::vector<double> sums_of(std::span<const float> stereo, std::size_t silence) {
    const std::size_t frames = stereo.size() / 2;
    std::vector<double> sums(frames + 2 * silence + 1);
    for (std::size_t side = 0; side < 2; ++side) {
        Biquad shelf({1.53512485958697, -2.69169618940638, 1.19839281085285}, {-1.69065929318241, .73248077421585});
        Biquad high_pass({1, -2, 1}, {-1.99004745483398, .99007225036621});
        for (std::size_t i = silence; i + 1 < sums.size(); ++i) {
            const double in = i < silence + frames ? static_cast<double>(stereo[2 * (i - silence) + side]) : 0;
            const double y = high_pass.next(shelf.next(in));
            sums[i + 1] += y * y;
        }
    }
    for (std::size_t i = 1; i < sums.size(); ++i) sums[i] += sums[i - 1];
    return sums;
}

} // namespace

double loudest(std::span<const float> stereo, double hop) {
    const auto sums = sums_of(stereo, window);
    double most = 0;
    for (std::size_t i = 0; i + window < sums.size(); i += static_cast<std::size_t>(hop * meter_rate))
        most = std::max(most, sums[i + window] - sums[i]);
    return lufs(most / window);
}

double integrated(std::span<const float> stereo) {
    constexpr double absolute_gate = -70;
    const auto sums = sums_of(stereo, 0);
    std::vector<double> blocks;
    for (std::size_t i = 0; i + window < sums.size(); i += window / 4)
        blocks.push_back((sums[i + window] - sums[i]) / window);
    const auto mean_above = [&](double gate) {
        double sum = 0;
        int count = 0;
        for (const double block : blocks) {
            if (lufs(block) <= gate) continue;
            sum += block;
            ++count;
        }
        return count > 0 ? lufs(sum / count) : absolute_gate;
    };
    return mean_above(std::max(absolute_gate, mean_above(absolute_gate) - 10));
}

double true_peak(std::span<const float> stereo) {
    constexpr std::size_t reach = 12; // samples on each side of a point
    constexpr std::size_t phases = 4;
    std::array<std::array<double, 2 * reach>, phases> taps{};
    for (std::size_t phase = 0; phase < phases; ++phase) {
        for (std::size_t i = 0; i < 2 * reach; ++i) {
            const double middle = reach - 1 + static_cast<double>(phase) / phases;
            const double x = std::numbers::pi * (static_cast<double>(i) - middle);
            const double hann = std::pow(std::cos(x / (2 * reach)), 2);
            taps[phase][i] = x == 0 ? 1 : std::sin(x) / x * hann;
        }
    }
    const std::size_t frames = stereo.size() / 2;
    double peak = 1e-12;
    std::vector<double> side(frames + 4 * reach); // between two stretches of silence
    for (std::size_t channel = 0; channel < 2; ++channel) {
        for (std::size_t i = 0; i < frames; ++i) side[2 * reach + i] = static_cast<double>(stereo[2 * i + channel]);
        for (std::size_t first = 0; first + 2 * reach <= side.size(); ++first) {
            const double* const samples = side.data() + first;
            for (const auto& phase : taps)
                peak = std::max(peak, std::abs(std::inner_product(phase.begin(), phase.end(), samples, 0.0)));
        }
    }
    return 20 * std::log10(peak);
}

double largest_step(std::span<const float> stereo) {
    constexpr std::size_t silence = 4; // samples
    std::vector<float> whole(silence);
    whole.insert(whole.end(), stereo.begin(), stereo.end());
    whole.resize(whole.size() + silence);
    return largest_step_within(whole);
}

double largest_step_within(std::span<const float> stereo) {
    double most = 0;
    for (std::size_t i = 4; i < stereo.size(); ++i) {
        const auto before = [&](std::size_t frames) { return static_cast<double>(stereo[i - 2 * frames]); };
        most = std::max(most, std::abs(before(0) - 2 * before(1) + before(2)));
    }
    return most;
}

} // namespace twoturns::test
