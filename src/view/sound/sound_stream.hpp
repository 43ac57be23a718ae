// Passes sounds from the window's thread, and orders from the worker's thread, to the thread of the audio device. No
// thread ever waits for another.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>

#include "app/effect.hpp"
#include "sound/ambience.hpp"
#include "sound/mixer.hpp"
#include "sound/music.hpp"
#include "sound/noises.hpp"
#include "view/sound/audio_device.hpp"
#include "view/sound/ring_buffer.hpp"

namespace twoturns::view {

class SoundStream {
public:
    /// Drops a sound that waits longer than `patience` for the device, because the player would not connect it with its
    /// cause.
    explicit SoundStream(std::chrono::milliseconds patience) : patience_(patience) {}

    /// Queues a sound. Drops it if 64 sounds are waiting already. Called on the window's thread.
    void play(const app::PlaySound& sound) noexcept { sounds_.push({sound, Clock::now()}); }

    // Called on the worker's thread, with or without a device. Give a new order only after done() has returned true for
    // the orders before it, because the queue has room for eight orders only.

    void set_volumes(const sound::Volumes& volumes) noexcept;
    /// Sets the music or the ambience, null for none. It must exist until a later call has replaced it and done() has
    /// returned true. Call it only while it is faded out.
    void set_music(sound::Music* music) noexcept;
    void set_ambience(sound::Ambience* ambience) noexcept;
    /// Lets the music go on with another tune from its next bar on. The tune before may go once done() returns true.
    void set_tune(sound::Music& music, const sound::Tune& tune) noexcept;
    void fade_music(bool in, double seconds) noexcept;
    void fade_ambience(bool in, double seconds) noexcept;
    /// Returns whether all orders have been carried out.
    [[nodiscard]] bool done() const noexcept { return carried_out_.load(std::memory_order_acquire) == ordered_; }
    /// Returns whether sounds wait to be played.
    [[nodiscard]] bool waits() const noexcept { return !sounds_.empty(); }
    /// Returns the length of the current silence, in audio frames; 0 while anything is heard.
    [[nodiscard]] std::int64_t silent_frames() const noexcept { return silent_frames_.load(std::memory_order_acquire); }

    // Called on the worker's thread while no device is open.

    /// Makes the mixer before a device opens, if there is none, and carries out the waiting orders. The mixer begins at
    /// its final volumes. The noises are at `audio_rate`.
    void prepare(const sound::Noises& noises);
    void drop_sounds() noexcept;
    void carry_out_orders() noexcept;

    /// Renders the next samples. Called on the device's thread.
    void fill(std::span<float> samples) noexcept;

private:
    using Clock = std::chrono::steady_clock;

    struct Waiting {
        app::PlaySound what;
        Clock::time_point since{};
    };
    struct Order {
        enum class Kind : std::uint8_t {
            volumes,
            music,
            ambience,
            tune,
            fade_music,
            fade_ambience,
        };
        Kind kind = Kind::volumes;
        sound::Volumes volumes{};
        sound::Music* music = nullptr;
        sound::Ambience* ambience = nullptr;
        const sound::Tune* tune = nullptr;
        bool in = false;
        double seconds = 1; ///< of a fade
    };
    void order(const Order& order) noexcept;

    const std::chrono::milliseconds patience_;
    RingBuffer<Waiting, 64> sounds_;
    RingBuffer<Order, 8> orders_;
    std::uint32_t ordered_ = 0; ///< used by the worker's thread only
    std::atomic<std::uint32_t> carried_out_{0};
    std::atomic<std::int64_t> silent_frames_{0};
    std::unique_ptr<sound::Mixer> mixer_;
};

} // namespace twoturns::view
