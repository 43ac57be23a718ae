// Plays the sounds of the game. Opening a device can take long, and an open one keeps waking the machine, so a separate
// thread opens it for the first sound and closes it soon after the last. Without a device the game is silent, and tries
// again with later sounds.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "app/app.hpp"
#include "platform/worker.hpp"
#include "view/sound/sound_stream.hpp"

namespace twoturns::view {

/// How loud it shall be, and what is heard below the game.
struct SoundWishes {
    sound::Volumes volumes{};
    app::Background background{}; ///< heard if its volume is above 0
    bool visible = true;          ///< the window is; else only sounds are heard
    friend bool operator==(const SoundWishes&, const SoundWishes&) = default;
};

/// Returns when to look again whether a device has carried out an order, `waited` after the order: soon, and ever later
/// if the device hangs.
[[nodiscard]] std::chrono::milliseconds look_again_after(std::chrono::milliseconds waited);

class SoundPlayer {
public:
    struct Options {
        bool threaded = platform::has_threads;
        OpenAudio open = open_audio;
        std::function<void()> changed{};             ///< called on any thread when works() has changed; may be empty
        std::chrono::milliseconds patience{1000};    ///< sounds that waited longer for the device are dropped
        std::chrono::milliseconds close_after{3000}; ///< of silence
        std::chrono::milliseconds retry_after{2000}; ///< when no device could be opened, or it failed at once
    };
    explicit SoundPlayer(Options options);
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    SoundPlayer(SoundPlayer&&) = delete;
    SoundPlayer& operator=(SoundPlayer&&) = delete;
    ~SoundPlayer();

    // Called on the window's thread; none of these waits.

    /// Plays a sound at once, or when a device is open.
    void play(const app::PlaySound& sound);
    void set(const SoundWishes& wishes);
    /// The player has done something: music and ambience go on for 90 s from now.
    void attend();
    /// The device of this number was pulled out.
    void device_removed(std::uint32_t number);

    /// Returns false after no device could be opened, until one was.
    [[nodiscard]] bool works() const { return works_.load(std::memory_order_relaxed); }
    /// Without a thread: does what is due.
    void run_slice() { worker_.run_slice(); }
    /// Closes the device. Returns false if that takes until `end`; the destructor would then wait.
    bool finish(std::chrono::steady_clock::time_point end);

private:
    using Clock = platform::Worker::Clock;

    /// Music and ambience, with what they were made for.
    struct Playing {
        app::Background of{};
        bool music = false;
        bool ambience = false;
        friend bool operator==(const Playing&, const Playing&) = default;
    };
    struct Sources {
        std::unique_ptr<sound::Music> music;
        std::unique_ptr<sound::Ambience> ambience;
    };

    // On the worker's thread:
    platform::Worker::Due turn();
    [[nodiscard]] Playing wanted(Clock::time_point now) const;
    void set_volumes();
    void open(Clock::time_point now);
    void close();
    void free_unwanted();
    void play_background(const Playing& wanted, Clock::time_point now);

    const Options options_;
    SoundStream stream_;
    std::atomic<bool> works_{true};
    std::atomic<Clock::rep> attended_{Clock::time_point::min().time_since_epoch().count()}; ///< the last attend()

    // Of the worker:
    std::unique_ptr<AudioDevice> device_;
    SoundWishes wishes_now_;
    sound::Volumes volumes_; ///< those ordered last
    Clock::time_point ordered_at_{};
    Clock::time_point opened_at_{};
    Clock::time_point retry_at_{};
    Playing playing_;
    Sources sources_;
    Sources retired_; ///< until nothing refers to them any more
    bool faded_in_ = false;
    Clock::time_point faded_out_at_{};

    // Of the window's thread:
    SoundWishes sent_;

    std::mutex mutex_;
    // Shared, under the mutex:
    SoundWishes wishes_;
    std::vector<std::uint32_t> removed_; ///< numbers of devices
    bool stop_ = false;

    platform::Worker worker_; ///< the last member, because it uses the other members
};

} // namespace twoturns::view
