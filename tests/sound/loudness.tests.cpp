// The meter itself, with the signals and figures of EBU Tech 3341, which come with the standard.
#include "support/loudness.hpp"
#include "support/catch.hpp"

#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

using namespace twoturns::test;

namespace {

/// Appends a sine to both sides.
void append_sine(std::vector<float>& stereo, double dbfs, double seconds, double hz = 1000, double degrees = 0) {
    const double peak = std::pow(10, dbfs / 20);
    const double phase = degrees * std::numbers::pi / 180;
    for (int i = 0; i < static_cast<int>(seconds * meter_rate); ++i) {
        const auto x = static_cast<float>(peak * std::sin(2 * std::numbers::pi * hz * i / meter_rate + phase));
        stereo.insert(stereo.end(), 2, x);
    }
}

std::vector<float> sines(const std::vector<std::pair<double, double>>& parts) {
    std::vector<float> stereo;
    for (const auto& [dbfs, seconds] : parts) append_sine(stereo, dbfs, seconds);
    return stereo;
}

} // namespace

TEST_CASE("the meter reads the loudness of the standard's sines") {
    CHECK(integrated(sines({{-23, 20}})) == Approx(-23).margin(.1));
    CHECK(integrated(sines({{-33, 20}})) == Approx(-33).margin(.1));
    CHECK(integrated(sines({{-36, 10}, {-23, 60}, {-36, 10}})) == Approx(-23).margin(.1));
    CHECK(integrated(sines({{-72, 10}, {-36, 10}, {-23, 60}, {-36, 10}, {-72, 10}})) == Approx(-23).margin(.1));
    CHECK(integrated(sines({{-26, 20}, {-20, 20.1}, {-26, 20}})) == Approx(-23).margin(.1));
    CHECK(loudest(sines({{-20, 1}})) == Approx(-20).margin(.1));
    CHECK(loudest(sines({{-20, .2}})) == Approx(-23).margin(.15)); // half a window
}

TEST_CASE("the meter reads one side, silence and low tones as the standard does") {
    auto left = sines({{0, 5}});
    for (std::size_t i = 1; i < left.size(); i += 2) left[i] = 0;
    CHECK(integrated(left) == Approx(-3.01).margin(.1));
    CHECK(integrated(std::vector<float>(96'000)) == Approx(-70));
    CHECK(integrated({}) == Approx(-70));
    CHECK(loudest({}) < -100);
    std::vector<float> low;
    append_sine(low, -20, 5, 40);
    CHECK(integrated(low) < -23); // the weighting takes some 5 dB there
}

TEST_CASE("the meter reads the peaks between samples") {
    const auto peak = [](double amplitude, double parts, double degrees) {
        std::vector<float> stereo;
        append_sine(stereo, 20 * std::log10(amplitude), .5, meter_rate / parts, degrees);
        constexpr std::size_t fade = 960; // a sudden start has a higher peak
        for (std::size_t i = 0; i < fade; ++i) {
            stereo[i] *= static_cast<float>(i) / fade;
            stereo[stereo.size() - 1 - i] *= static_cast<float>(i) / fade;
        }
        return true_peak(stereo);
    };
    CHECK(peak(.5, 4, 0) == Approx(-6).margin(.4));
    CHECK(peak(.5, 4, 45) == Approx(-6).margin(.4));
    CHECK(peak(.5, 6, 60) == Approx(-6).margin(.4));
    CHECK(peak(.5, 8, 67.5) == Approx(-6).margin(.4));
    CHECK(peak(1.41, 4, 45) == Approx(3).margin(.4));
    CHECK(true_peak({}) == Approx(-240));
}

TEST_CASE("a step is the distance from the line through the two samples before") {
    CHECK(largest_step(std::vector<float>{0, 0, .25F, 0, .5F, 0, .25F, 0, 0, 0}) == Approx(.5));
    CHECK(largest_step(std::vector<float>{0, .125F}) == Approx(.25)); // it is 0 again after it
    CHECK(largest_step({}) == 0);
}
