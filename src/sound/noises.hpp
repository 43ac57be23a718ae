// All noises at one sample rate, and the gains that make the bodies equally loud.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "sound/strike.hpp"

namespace twoturns::sound {

/// Copies share the samples.
class Noises {
public:
    /// Makes all noises. `rate` is clamped to 4000 .. 384,000 frames per second.
    explicit Noises(int rate);

    [[nodiscard]] double rate() const noexcept { return rate_; }
    /// Returns the noise of a struck body, at most 1; for a body without modes its whole sound, at most 0.2.
    [[nodiscard]] std::span<const float> of(Body body, int variant) const noexcept;
    /// Returns the gain that gives the knocks of tiles and of the seal a peak of 0.2 on each side.
    [[nodiscard]] double knock_gain(Body body) const noexcept { return made_->gains[static_cast<std::size_t>(body)]; }
    /// Returns even_gain() for a note as a MIDI number. Computes each value only once.
    [[nodiscard]] double even(Body instrument, int note) noexcept;

private:
    friend class NoiseMaker;
    static constexpr int notes = 128;

    struct Made {
        std::array<std::array<std::vector<float>, strike_variants>, body_count> samples{};
        std::array<double, body_count> gains{};
    };
    Noises(double rate, std::shared_ptr<const Made> made) : rate_(rate), made_(std::move(made)) {}

    double rate_;
    std::shared_ptr<const Made> made_;
    std::array<std::array<double, notes>, all_instruments.size()> even_{}; // 0: not computed yet
};

/// Makes the noises little by little, for a program without threads.
class NoiseMaker {
public:
    /// `rate` as for Noises.
    explicit NoiseMaker(int rate);
    /// Makes the next noise. Returns false if there is none left to make.
    bool make_next();
    /// Makes what is left and returns all.
    [[nodiscard]] Noises all();

private:
    double rate_;
    std::shared_ptr<Noises::Made> made_;
    std::size_t next_ = 0; ///< of all variants of all bodies
};

} // namespace twoturns::sound
