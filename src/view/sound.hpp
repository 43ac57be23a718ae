// Short tones, made here and played by a thread of their own: opening a sound device can take long,
// and one that is open wakes the machine all the time, so it is opened for a sound and closed soon
// after. Where there are no threads the first sound opens it, and it stays open. Without a device the game is silent.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "app/effect.hpp"
#include "platform/threads.hpp"

namespace twoturns::view {

/// Its samples, 44,100 a second.
[[nodiscard]] std::vector<std::int16_t> samples_of(const app::PlaySound& sound);

/// The samples of a sound that takes the place of another one, of which these are left: that one fades away beneath it
/// within 8 ms, as what ends at once clicks.
[[nodiscard]] std::vector<std::int16_t> in_place_of(const std::vector<std::int16_t>& left,
                                                    std::vector<std::int16_t> samples);

class SoundPlayer {
public:
    explicit SoundPlayer(bool threaded = platform::has_threads);
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    SoundPlayer(SoundPlayer&&) = delete;
    SoundPlayer& operator=(SoundPlayer&&) = delete;
    ~SoundPlayer();

    /// Plays it at once, in place of what may still sound. Never waits.
    void play(app::PlaySound sound);

private:
    class Device;
    void run();
    /// Plays it on the device. False when there is none.
    bool play_on(std::unique_ptr<Device>& device, const app::PlaySound& sound);

    const bool threaded_;
    std::unique_ptr<Device> device_; ///< without a thread

    std::mutex mutex_;
    std::condition_variable wake_;
    std::optional<app::PlaySound> next_;
    bool stop_ = false;
    std::thread thread_; ///< started by the first sound
};

} // namespace twoturns::view
