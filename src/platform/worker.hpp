// A thread that takes turns and sleeps in between. Every thread of the program is started here.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace twoturns::platform {

/// If false, as in a browser's page, nothing starts a thread or blocks: long work runs one slice per frame.
#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
inline constexpr bool has_threads = false;
#else
inline constexpr bool has_threads = true;
#endif

/// Calls a function, the turn, whenever it is due. A mutex of the owner guards the data that the turn shares with other
/// threads.
class Worker {
public:
    using Clock = std::chrono::steady_clock;
    /// When the next turn is due if nothing wakes the worker earlier; nullopt: no turn follows, and the thread ends.
    using Due = std::optional<Clock::time_point>;
    static constexpr Due at_once = Clock::time_point{};
    static constexpr Due when_woken = Clock::time_point::max();
    static constexpr Due done = std::nullopt;

    /// `turn` returns when it is due next. Without a thread, the owner calls run_slice().
    explicit Worker(std::function<Due()> turn, bool threaded = has_threads);
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    Worker(Worker&&) = delete;
    Worker& operator=(Worker&&) = delete;
    /// Wakes the thread and waits for its end. The owner must first make sure that the next turn returns `done`.
    ~Worker();

    /// Makes a turn due at once, or after the current one. The first call starts the thread. May be called from any
    /// thread, even with the owner's mutex locked.
    void wake();
    /// Waits until `when` for a turn that returns `done`; without a thread, runs the turns. Returns false on a timeout.
    bool ends_by(Clock::time_point when);

    /// Without a thread: takes a turn, due or not.
    void run_slice();
    /// Without a thread: returns how long until a turn is due; nullopt if none is. With a thread: returns nullopt.
    [[nodiscard]] std::optional<std::chrono::milliseconds> until_slice() const;

private:
    void run();
    void take_turn(std::unique_lock<std::mutex>& lock);
    void sleep_until(Clock::time_point when, std::unique_lock<std::mutex>& lock);

    const std::function<Due()> turn_;
    const bool threaded_;
    mutable std::mutex mutex_;        ///< never locked during a turn
    std::condition_variable changed_; ///< signals that a turn is due earlier, or that no turn follows
    Due due_ = when_woken;
    std::thread thread_;
};

/// Calls a function on a detached thread, so that the program can end even if the function hangs on a disk. Without
/// threads, calls the function directly.
void run_detached(std::function<void()> call);
/// Waits until `when` for the ends of all detached threads. Returns false if one still runs: the program must then end
/// by std::_Exit(), as the thread may use what a usual end destroys.
[[nodiscard]] bool detached_end_by(Worker::Clock::time_point when);

} // namespace twoturns::platform
