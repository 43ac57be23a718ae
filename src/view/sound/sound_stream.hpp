// What leads to the device's thread: sounds from the window's, orders from the worker's. Nobody waits for another.
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
#include "view/sound/audio_device.hpp"
#include "view/sound/ring_buffer.hpp"

namespace twoturns::view {

class SoundStream {
public:
    /// A sound that waits longer than `patience` for the device is dropped: nobody connects it with what was done.
    explicit SoundStream(std::chrono::milliseconds patience) : patience_(patience) {}

    /// Called on the window's thread. A sound is dropped when many wait already.
    void play(const app::PlaySound& sound) noexcept { sounds_.push({sound, Clock::now()}); }

    // Called on the worker's thread, with a device or without. Orders are given only once the ones before are done():
    // their queue has room for a few.

    void set_volumes(const sound::Volumes& volumes) noexcept;
    /// Music and ambience must outlive the next ones, until done() returns true. Set them only while they are not
    /// heard.
    void set_background(sound::Music* music, sound::Ambience* ambience) noexcept;
    void fade_background(bool in) noexcept;
    /// Returns whether all orders have been carried out.
    [[nodiscard]] bool done() const noexcept { return carried_out_.load(std::memory_order_acquire) == ordered_; }
    /// Returns whether sounds wait to be played.
    [[nodiscard]] bool waits() const noexcept { return !sounds_.empty(); }
    /// Returns for how many frames there has been nothing to hear.
    [[nodiscard]] std::int64_t silent_frames() const noexcept { return silent_frames_.load(std::memory_order_acquire); }

    // Called on the worker's thread while no device is open.

    /// Gets ready for a device: makes the mixer, at the volumes ordered.
    void prepare();
    void drop_sounds() noexcept;
    void carry_out_orders() noexcept;

    /// Called on the device's thread.
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
            background,
            fade,
        };
        Kind kind = Kind::volumes;
        sound::Volumes volumes{};
        sound::Music* music = nullptr;
        sound::Ambience* ambience = nullptr;
        bool in = false;
    };
    void order(const Order& order) noexcept;

    const std::chrono::milliseconds patience_;
    RingBuffer<Waiting, 64> sounds_;
    RingBuffer<Order, 8> orders_;
    std::uint32_t ordered_ = 0; ///< of the worker
    std::atomic<std::uint32_t> carried_out_{0};
    std::atomic<std::int64_t> silent_frames_{0};
    std::unique_ptr<sound::Mixer> mixer_;
};

} // namespace twoturns::view
