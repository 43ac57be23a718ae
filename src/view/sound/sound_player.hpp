// Plays the sounds of the game. Opening a device can take long, and an open device keeps waking the machine. So a
// separate thread opens the device for the first sound and closes it soon after the last. Without a device the game is
// silent, and later sounds try again to open one.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "app/app.hpp"
#include "platform/worker.hpp"
#include "view/sound/sound_stream.hpp"

namespace twoturns::view {

/// The volumes, and the music and ambience below the game.
struct SoundWishes {
    sound::Volumes volumes{};
    app::Background background{}; ///< heard if its volume is above 0
    bool visible = true;          ///< the window is visible; otherwise only sounds are played
    friend bool operator==(const SoundWishes&, const SoundWishes&) = default;
};

/// Returns the time to wait before checking again whether the device has carried out an order that was given `waited`
/// ago: 20 ms to 10 s, longer for a device that hangs.
[[nodiscard]] std::chrono::milliseconds look_again_after(std::chrono::milliseconds waited);

class SoundPlayer {
public:
    struct Options {
        bool threaded = platform::has_threads;
        OpenAudio open = open_audio;
        std::function<void()> changed{};             ///< called when works() has changed, on any thread; may be empty
        std::chrono::milliseconds patience{1000};    ///< sounds that wait longer for the device are dropped
        std::chrono::milliseconds close_after{3000}; ///< the silence before the device closes; without threads it rests
        std::chrono::milliseconds give_up_after{20'000}; ///< after the last sound, for a device that stands still
        std::chrono::milliseconds retry_after{2000}; ///< how long to wait before opening a device again after a failure
    };
    explicit SoundPlayer(Options options);
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    SoundPlayer(SoundPlayer&&) = delete;
    SoundPlayer& operator=(SoundPlayer&&) = delete;
    ~SoundPlayer();

    // Called on the window's thread; none of these waits.

    /// Plays a sound at once, or as soon as a device is open.
    void play(const app::PlaySound& sound);
    void set(const SoundWishes& wishes);
    /// Records an action of the player: music and ambience play until 90 s after the last one.
    void attend();
    /// Records that the device with this number in SDL's events was removed.
    void device_removed(std::uint32_t number);

    /// Returns false if the last attempt to open a device failed.
    [[nodiscard]] bool works() const { return works_.load(std::memory_order_relaxed); }
    /// Without a thread: does everything that is due.
    void run_slice() { worker_.run_slice(); }
    /// Without a thread: returns how long until something is due; nullopt if nothing is.
    [[nodiscard]] std::optional<std::chrono::milliseconds> until_slice() const { return worker_.until_slice(); }
    /// Closes the device. Returns false if that is not finished at `end`; the destructor would then wait for it.
    bool finish(std::chrono::steady_clock::time_point end);

private:
    using Clock = platform::Worker::Clock;

    /// Which of music and ambience are to be heard.
    struct Wanted {
        bool music = false;
        bool ambience = false;
        [[nodiscard]] bool any() const { return music || ambience; }
    };
    struct Sources {
        std::unique_ptr<sound::Tune> tune; ///< of the music
        std::unique_ptr<sound::Music> music;
        std::unique_ptr<sound::Ambience> ambience;
    };

    // Called on the worker's thread:
    platform::Worker::Due turn();
    [[nodiscard]] Wanted wanted(Clock::time_point now) const;
    [[nodiscard]] bool prepares();
    void set_volumes();
    void open(Clock::time_point now);
    void close();
    void free_unwanted();
    void play_music(bool wanted);
    void play_ambience(bool wanted, Clock::time_point now);

    const Options options_;
    SoundStream stream_;
    std::atomic<bool> works_{true};
    std::atomic<Clock::rep> asked_{0};                                                      ///< the last play()
    std::atomic<Clock::rep> attended_{Clock::time_point::min().time_since_epoch().count()}; ///< the last attend()

    // Used on the worker's thread:
    sound::NoiseMaker noises_{audio_rate};
    std::unique_ptr<AudioDevice> device_;
    bool rests_ = false; ///< the device does
    SoundWishes wishes_now_;
    sound::Volumes volumes_; ///< the volumes ordered last
    Clock::time_point ordered_at_{};
    Clock::time_point opened_at_{};
    Clock::time_point retry_at_{};
    app::Background tune_of_;         ///< the background for which the tune was made
    sound::Instrument ambience_of_{}; ///< the table for which the ambience was made
    Sources sources_;
    Sources retired_; ///< replaced sources, kept until the stream no longer refers to them
    bool music_faded_in_ = false;
    bool ambience_faded_in_ = false;
    Clock::time_point ambience_out_at_{}; ///< when the ambience is faded out for certain

    // Used on the window's thread:
    SoundWishes sent_;

    std::mutex mutex_;
    // Shared, under the mutex:
    SoundWishes wishes_;
    std::vector<std::uint32_t> removed_; ///< numbers of devices
    bool stop_ = false;

    platform::Worker worker_; ///< the last member, because it uses the other members
};

} // namespace twoturns::view
