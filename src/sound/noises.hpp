// All noises at one sample rate, made together with the mixer, and the gains that make the bodies equally loud.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "sound/strike.hpp"

namespace twoturns::sound {

class Noises {
public:
    explicit Noises(int rate);

    [[nodiscard]] double rate() const noexcept { return rate_; }
    /// Returns the noise of a struck body, at most 1; for a body without modes its whole sound, at most 0.2.
    [[nodiscard]] std::span<const float> of(Body body, int variant) const noexcept;
    /// Returns the gain that gives the knocks of tiles and of the seal a peak of 0.2 on each side.
    [[nodiscard]] double knock_gain(Body body) const noexcept { return gains_[static_cast<std::size_t>(body)]; }
    /// Returns even_gain() for a note as a MIDI number. Computes each value only once.
    [[nodiscard]] double even(Body instrument, int note) noexcept;

private:
    static constexpr int notes = 128;

    double rate_;
    std::array<std::array<std::vector<float>, strike_variants>, body_count> samples_{};
    std::array<double, body_count> gains_{};
    std::array<std::array<double, notes>, all_instruments.size()> even_{}; // 0: not computed yet
};

} // namespace twoturns::sound
