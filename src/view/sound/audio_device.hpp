// A device that plays samples, as SDL opens it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

namespace twoturns::view {

inline constexpr int audio_rate = 48'000;

/// Fills stereo samples, left and right in turn. Called on the device's thread, which must not be kept waiting.
using FillSamples = std::function<void(std::span<float>)>;

/// Open as long as it lives. All members are called on one thread, and may take long.
class AudioDevice {
public:
    AudioDevice() = default;
    AudioDevice(const AudioDevice&) = delete;
    AudioDevice& operator=(const AudioDevice&) = delete;
    AudioDevice(AudioDevice&&) = delete;
    AudioDevice& operator=(AudioDevice&&) = delete;
    virtual ~AudioDevice() = default;

    /// Begins to play.
    virtual void start() = 0;
    /// Returns the device's number in SDL's events.
    [[nodiscard]] virtual std::uint32_t number() const = 0;
};

/// Opens a device of audio_rate; null if there is none.
using OpenAudio = std::function<std::unique_ptr<AudioDevice>(FillSamples)>;

/// Opens SDL's usual device, whatever its own rate and channels are.
[[nodiscard]] std::unique_ptr<AudioDevice> open_audio(FillSamples fill);

} // namespace twoturns::view
