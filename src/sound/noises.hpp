// All noises at one rate, made when the mixer is made, and how loud each body is when it is struck.
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
    /// Returns the noise of a strike, at most 1, or the whole sound of a body without modes, at most 0.2.
    [[nodiscard]] std::span<const float> of(Body body, int variant) const noexcept;
    /// Returns the factor by which tiles and the seal are multiplied, so that their peak is 0.2 on a side.
    [[nodiscard]] double knock_gain(Body body) const noexcept { return gains_[static_cast<std::size_t>(body)]; }
    /// Returns even_gain() of a note of a piano, quickly the second time.
    [[nodiscard]] double even(Body instrument, int note) noexcept;

private:
    static constexpr int notes = 128;

    double rate_;
    std::array<std::array<std::vector<float>, strike_variants>, body_count> samples_{};
    std::array<double, body_count> gains_{};
    std::array<std::array<double, notes>, all_instruments.size()> even_{}; // 0 if not yet computed
};

} // namespace twoturns::sound
