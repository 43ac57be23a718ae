// One sounding note: decaying sines, computed sample by sample, and a noise.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "sound/strike.hpp"

namespace twoturns::sound {

/// A note with everything that a voice needs. Times are in frames.
struct VoiceNote {
    std::array<Partial, Tone::most> partials{};
    std::size_t count = 0;
    double rate = 48'000;
    double gain = 1; ///< the gain of partials and noise
    std::span<const float> noise;
    double noise_gain = 1;
    std::int64_t frames = 0;
    std::int64_t attack = 0;  ///< the length of the fade-in
    std::int64_t release = 0; ///< the length of the fade-out
    bool backwards = false;
    // `attack` and `release` are reversed with a note that is played backwards. These fades are not:
    std::int64_t swell = 0; ///< the length of the fade-in when the note starts to sound
    std::int64_t close = 0; ///< the length of the fade-out before it ends
    float left = 1;
    float right = 1;
};
/// Returns the note for a tone and its noise.
[[nodiscard]] VoiceNote voice_note(const Tone& tone, std::span<const float> noise, double rate);
/// Makes the note play its first `seconds` backwards.
void turn_backwards(VoiceNote& note, double seconds);

class Voice {
public:
    void start(const VoiceNote& note) noexcept;
    /// Fades out within `frames` frames, then ends.
    void steal(std::int64_t frames) noexcept;
    void stop() noexcept { note_.frames = 0; }

    [[nodiscard]] bool sounds() const noexcept { return age_ < note_.frames; }
    [[nodiscard]] bool stolen() const noexcept { return fade_ > 0; }
    [[nodiscard]] std::int64_t age() const noexcept { return age_; }
    /// Returns a rough measure of the present power: the sum of the squared amplitudes.
    [[nodiscard]] double energy() const noexcept;
    [[nodiscard]] float left() const noexcept { return note_.left; }
    [[nodiscard]] float right() const noexcept { return note_.right; }

    /// Writes the next samples to `out`; zeros after the end of the note.
    void render(std::span<double> out) noexcept;

private:
    /// Returns the gain of the fades at an age in frames.
    [[nodiscard]] double envelope(std::int64_t age) const noexcept;

    VoiceNote note_{};
    std::int64_t age_ = 0;
    std::int64_t fade_ = 0; ///< the length of the fade by steal(); 0: not stolen
    std::int64_t faded_ = 0;
    // The recurrence of all partials at once: y[n] = a y[n-1] - b y[n-2].
    std::array<double, Tone::most> a_{};
    std::array<double, Tone::most> b_{};
    std::array<double, Tone::most> last_{};
    std::array<double, Tone::most> before_{};
};

} // namespace twoturns::sound
