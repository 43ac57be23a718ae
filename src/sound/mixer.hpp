// Turns sounds into samples: interleaved stereo, floats. It has no device, no thread and no lock: the owner calls it
// from one thread at a time, which may be the one of an audio device, because only the constructor allocates.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "sound/cue.hpp"

namespace twoturns::sound {

class Ambience;
class Music;

/// The sliders of the settings, from 0 to 100. At 70 a sound is as loud as designed.
struct Volumes {
    float cues = 70;
    float music = 0;
    float ambience = 0;
    friend bool operator==(const Volumes&, const Volumes&) = default;
};

class Mixer {
public:
    static constexpr int voices = 12; ///< sound at once; one more takes the place of the quietest

    /// Prepares noises and delay lines for `rate` frames a second, which takes some milliseconds. Rates outside of 4000
    /// to 384,000 are clamped.
    explicit Mixer(int rate);
    Mixer(const Mixer&) = delete;
    Mixer& operator=(const Mixer&) = delete;
    Mixer(Mixer&&) noexcept;
    Mixer& operator=(Mixer&&) noexcept;
    ~Mixer();

    [[nodiscard]] int rate() const noexcept;

    /// Plays a sound `delay` frames after the samples rendered so far. Its notes are dropped when hundreds already
    /// wait.
    void add(const Sound& sound, std::int64_t delay = 0) noexcept;

    /// Goes to these volumes within 20 ms.
    void set_volumes(const Volumes& volumes) noexcept;

    /// Plays these below the cues, null for none. The owner keeps them until the next call and sets others only while
    /// they are faded out, because the change is abrupt.
    void set_background(Music* music, Ambience* ambience) noexcept;
    /// Fades music and ambience in or out within 4 s. They start faded out.
    void fade_background(bool in) noexcept;

    /// Writes the next samples over `stereo`, left and right in turn; its size must be even. Any sizes give the same
    /// samples. None is beyond -9.1 dBFS.
    void render(std::span<float> stereo) noexcept;

    /// Returns true if nothing sounds or waits: no voice, and room and background below -80 dBFS.
    [[nodiscard]] bool silent() const noexcept;

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace twoturns::sound
