// A voice of the system.
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace twoturns::view {

/// How sentences are spoken.
struct VoiceForm {
    std::string language; ///< a code such as "de" or "zh_CN"
    int rate = 100;       ///< in percent of the usual rate
    friend bool operator==(const VoiceForm&, const VoiceForm&) = default;
};

/// Used on one thread. Any call may take long.
class Voice {
public:
    virtual ~Voice() = default;
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;
    Voice(Voice&&) = delete;
    Voice& operator=(Voice&&) = delete;

    virtual void form(const VoiceForm& form) = 0;
    /// Speaks after what is being spoken. Does not wait for its end. Returns false if the service is gone.
    [[nodiscard]] virtual bool say(const std::string& words) = 0;
    /// Ends what is being spoken, and forgets what waits.
    virtual void stop() = 0;

protected:
    Voice() = default;
};

/// Opens a voice; null if there is none. Called on the thread that uses the voice.
using OpenVoice = std::function<std::unique_ptr<Voice>()>;

/// Opens the system's: Speech Dispatcher on Linux, SAPI on Windows.
[[nodiscard]] std::unique_ptr<Voice> open_voice();

} // namespace twoturns::view
