// Turns sounds into samples: floats in interleaved stereo. It has no device, no thread and no lock. Call it on one
// thread at a time, which may be the thread of an audio device, because only the constructor allocates.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "sound/cue.hpp"

namespace twoturns::sound {

class Ambience;
class Music;
class Noises;

/// The volumes in the settings, 0 to 100. At 70 a sound is as loud as designed.
struct Volumes {
    float cues = 70;
    float music = 0;
    float ambience = 0;
    friend bool operator==(const Volumes&, const Volumes&) = default;
};

class Mixer {
public:
    static constexpr int voices = 12; ///< the most notes that sound at once; a further note replaces the quietest

    /// Makes the noises, too.
    explicit Mixer(int rate);
    /// The rate is that of the noises.
    explicit Mixer(Noises noises);
    Mixer(const Mixer&) = delete;
    Mixer& operator=(const Mixer&) = delete;
    Mixer(Mixer&&) noexcept;
    Mixer& operator=(Mixer&&) noexcept;
    ~Mixer();

    [[nodiscard]] int rate() const noexcept;

    /// Plays a sound `delay` frames after the samples rendered so far. Drops its notes if hundreds of notes are
    /// waiting.
    void add(const Sound& sound, std::int64_t delay = 0) noexcept;

    /// Changes to these volumes within 20 ms.
    void set_volumes(const Volumes& volumes) noexcept;

    /// Sets the music or the ambience below the cues, null for none. It must exist until the next call. Call it only
    /// while it is faded out, because the change is abrupt.
    void set_music(Music* music) noexcept;
    void set_ambience(Ambience* ambience) noexcept;
    /// Fades music or ambience in or out within `seconds`, more than 0. They start faded out.
    void fade_music(bool in, double seconds) noexcept;
    void fade_ambience(bool in, double seconds) noexcept;

    /// Writes the next samples over `stereo`, left and right alternating; its size must be even. The samples do not
    /// depend on the sizes of the calls. No sample exceeds -4.4 dBFS.
    void render(std::span<float> stereo) noexcept;

    /// Returns true if nothing is heard: no note sounds or waits, the echo is below -80 dBFS, and music and ambience
    /// are off.
    [[nodiscard]] bool silent() const noexcept;

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace twoturns::sound
