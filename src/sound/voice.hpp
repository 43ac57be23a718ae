// One note that sounds: sines that decay, computed sample by sample, and a noise.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "sound/strike.hpp"

namespace twoturns::sound {

/// A note with all that a voice needs, in frames.
struct VoiceNote {
    std::array<Partial, Tone::most> partials{};
    std::size_t count = 0;
    double rate = 48'000;
    double gain = 1; ///< of partials and noise
    std::span<const float> noise;
    double noise_gain = 1;
    std::int64_t frames = 0;
    std::int64_t attack = 0;  ///< of these frames
    std::int64_t release = 0; ///< of the last ones
    bool backwards = false;
    // Faded in and out so in the order in which it is heard, too:
    std::int64_t swell = 0;
    std::int64_t close = 0;
    float left = 1;
    float right = 1;
};
/// Returns the note of a tone and its noise.
[[nodiscard]] VoiceNote voice_note(const Tone& tone, std::span<const float> noise, double rate);
/// Makes the note its own beginning of so many seconds, backwards.
void turn_backwards(VoiceNote& note, double seconds);

class Voice {
public:
    void start(const VoiceNote& note) noexcept;
    /// Fades out within so many frames and ends.
    void steal(std::int64_t frames) noexcept;
    void stop() noexcept { note_.frames = 0; }

    [[nodiscard]] bool sounds() const noexcept { return age_ < note_.frames; }
    [[nodiscard]] bool stolen() const noexcept { return fade_ > 0; }
    [[nodiscard]] std::int64_t age() const noexcept { return age_; }
    /// Returns the energy of the next 20 ms, roughly.
    [[nodiscard]] double energy() const noexcept;
    [[nodiscard]] float left() const noexcept { return note_.left; }
    [[nodiscard]] float right() const noexcept { return note_.right; }

    /// Writes the next samples, zeros after the end.
    void render(std::span<double> out) noexcept;

private:
    /// Returns how loud the frame is that is heard at this age.
    [[nodiscard]] double envelope(std::int64_t age) const noexcept;

    VoiceNote note_{};
    std::int64_t age_ = 0;
    std::int64_t fade_ = 0; ///< its length, 0 if none
    std::int64_t faded_ = 0;
    // y[n] = a y[n-1] - b y[n-2], for all partials at once:
    std::array<double, Tone::most> a_{};
    std::array<double, Tone::most> b_{};
    std::array<double, Tone::most> last_{};
    std::array<double, Tone::most> before_{};
};

} // namespace twoturns::sound
