// An audio device that SDL has opened.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

namespace twoturns::view {

inline constexpr int audio_rate = 48'000;

/// Fills stereo samples, left and right alternating. Called on the device's thread, so it must never wait.
using FillSamples = std::function<void(std::span<float>)>;

/// The device is open during the lifetime of the object. Call all members, which may take long, on one thread.
class AudioDevice {
public:
    AudioDevice() = default;
    AudioDevice(const AudioDevice&) = delete;
    AudioDevice& operator=(const AudioDevice&) = delete;
    AudioDevice(AudioDevice&&) = delete;
    AudioDevice& operator=(AudioDevice&&) = delete;
    virtual ~AudioDevice() = default;

    /// Starts playing.
    virtual void start() = 0;
    /// Stops playing until start(), so that nothing keeps a processor busy. Returns false if the device cannot do that.
    virtual bool rest() { return false; }
    /// Returns the device's number in SDL's events.
    [[nodiscard]] virtual std::uint32_t number() const = 0;
};

/// Opens a device with the rate audio_rate. Returns null if there is none.
using OpenAudio = std::function<std::unique_ptr<AudioDevice>(FillSamples)>;

/// Opens SDL's default device. SDL converts the samples if the device has another rate or other channels.
[[nodiscard]] std::unique_ptr<AudioDevice> open_audio(FillSamples fill);

} // namespace twoturns::view
