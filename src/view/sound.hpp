// Short tones, made here and played by a thread of their own: opening a sound device can take long,
// and one that is open wakes the machine all the time, so it is opened for a sound and closed soon
// after. Without a device the game is silent.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "app/effect.hpp"

namespace twoturns::view {

/// Its samples, 44,100 a second.
[[nodiscard]] std::vector<std::int16_t> samples_of(const app::PlaySound& sound);

class SoundPlayer {
public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    SoundPlayer(SoundPlayer&&) = delete;
    SoundPlayer& operator=(SoundPlayer&&) = delete;
    ~SoundPlayer();

    /// Plays it at once, in place of what may still sound. Never waits.
    void play(app::PlaySound sound);

private:
    void run();

    std::mutex mutex_;
    std::condition_variable wake_;
    std::optional<app::PlaySound> next_;
    bool stop_ = false;
    std::thread thread_; ///< started by the first sound
};

} // namespace twoturns::view
