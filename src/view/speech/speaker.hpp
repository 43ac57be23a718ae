// Says the game's sentences with a voice of the system. A service may take long to start and to answer, so a separate
// thread uses it, from the first sentence on. Without a service the game is silent, and later sentences try again.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/speech/utterance.hpp"
#include "platform/worker.hpp"
#include "view/speech/voice.hpp"

namespace twoturns::view {

class Speaker {
public:
    struct Options {
        bool threaded = platform::has_threads;
        OpenVoice open = open_voice;
        std::function<void()> changed{};             ///< called when works() has changed, on any thread; may be empty
        std::chrono::milliseconds retry_after{5000}; ///< how long to wait before opening a voice again after a failure
    };
    explicit Speaker(Options options);
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;
    Speaker(Speaker&&) = delete;
    Speaker& operator=(Speaker&&) = delete;
    ~Speaker();

    // Called on the window's thread; none of these waits.

    void say(const app::Utterance& what);
    /// Sets how sentences are spoken from now on.
    void form(const VoiceForm& form);
    /// Returns false if the last attempt to open a voice failed.
    [[nodiscard]] bool works() const { return works_.load(std::memory_order_relaxed); }
    /// Without a thread: does everything that is due.
    void run_slice() { worker_.run_slice(); }
    /// Without a thread: returns how long until something is due; nullopt if nothing is.
    [[nodiscard]] std::optional<std::chrono::milliseconds> until_slice() const { return worker_.until_slice(); }
    /// Ends all. Returns false if that is not finished at `end`; the destructor would then wait for it.
    bool finish(std::chrono::steady_clock::time_point end);

private:
    using Clock = platform::Worker::Clock;

    /// What the window's thread asks for, since the last turn.
    struct Orders {
        std::vector<std::string> words;
        bool stop = false;
        bool end = false;
        VoiceForm form{};
    };

    // Called on the worker's thread:
    platform::Worker::Due turn();
    bool opens();
    void tell(bool works);

    const Options options_;
    std::atomic<bool> works_{true};

    // Used on the worker's thread:
    std::unique_ptr<Voice> voice_;
    VoiceForm formed_; ///< of the voice
    Clock::time_point retry_at_{};

    std::mutex mutex_;
    Orders orders_; ///< under the mutex

    platform::Worker worker_; ///< the last member, because it uses the other members
};

} // namespace twoturns::view
