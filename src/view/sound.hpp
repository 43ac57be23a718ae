// Plays short synthesised tones on a separate thread. Opening a sound device can take long, and an open device keeps
// waking the machine, so the device is opened for a sound and closed soon after it. Without threads the first sound
// opens the device, and it stays open. Without a device the game is silent.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "app/effect.hpp"
#include "platform/worker.hpp"

namespace twoturns::view {

/// Returns the sound's samples at 44,100 Hz.
[[nodiscard]] std::vector<std::int16_t> samples_of(const app::PlaySound& sound);

/// Returns the samples of a sound that replaces a sound with the samples `left` still unplayed. The old sound fades out
/// under the new one within 8 ms, because an abrupt end clicks.
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

    /// Plays the sound at once; it replaces the current sound. Never waits.
    void play(app::PlaySound sound);

private:
    class Device;
    platform::Worker::Due turn();

    std::unique_ptr<Device> device_;               ///< used by turn() only
    platform::Worker::Clock::time_point close_at_; ///< when to close the device

    std::mutex mutex_;
    // Shared, under the mutex:
    std::optional<app::PlaySound> next_;
    bool stop_ = false;

    platform::Worker worker_; ///< the last member, because it uses the other members
};

} // namespace twoturns::view
