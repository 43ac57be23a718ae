#include "platform/worker.hpp"

#include <algorithm>
#include <utility>

namespace twoturns::platform {

Worker::Worker(std::function<Due()> turn, bool threaded) : turn_(std::move(turn)), threaded_(threaded) {}

Worker::~Worker() {
    if (!thread_.joinable()) return;
    wake();
    thread_.join();
}

void Worker::wake() {
    const std::lock_guard lock(mutex_);
    if (!due_) return;
    due_ = at_once;
    if (threaded_ && !thread_.joinable()) thread_ = std::thread([this] { run(); });
    changed_.notify_all();
}

void Worker::run() {
    std::unique_lock lock(mutex_);
    while (due_) {
        if (Clock::now() < *due_)
            sleep_until(*due_, lock);
        else
            take_turn(lock);
    }
}

void Worker::take_turn(std::unique_lock<std::mutex>& lock) {
    due_ = when_woken; // who wakes it from now on wants another turn
    lock.unlock();
    const Due next = turn_();
    lock.lock();
    due_ = next ? std::min(next, due_) : done;
    if (!due_) changed_.notify_all();
}

void Worker::sleep_until(Clock::time_point when, std::unique_lock<std::mutex>& lock) {
    if (when == when_woken)
        changed_.wait(lock); // some libraries cannot wait until the end of time
    else
        changed_.wait_until(lock, when);
}

bool Worker::ends_by(Clock::time_point when) {
    std::unique_lock lock(mutex_);
    while (!threaded_ && due_) take_turn(lock);
    while (due_ && Clock::now() < when) sleep_until(when, lock);
    return !due_;
}

void Worker::run_slice() {
    std::unique_lock lock(mutex_);
    if (!threaded_ && due_) take_turn(lock);
}

std::optional<std::chrono::milliseconds> Worker::until_slice() const {
    const std::lock_guard lock(mutex_);
    if (threaded_ || !due_ || due_ == when_woken) return std::nullopt;
    return std::chrono::ceil<std::chrono::milliseconds>(std::max(*due_ - Clock::now(), Clock::duration{0}));
}

namespace {

struct DetachedThreads {
    std::mutex mutex;
    std::condition_variable ended;
    int running = 0;
};

/// Never destroyed, as a thread can run longer than main().
DetachedThreads& detached_threads() {
    static auto* const threads = new DetachedThreads; // NOLINT(cppcoreguidelines-owning-memory)
    return *threads;
}

} // namespace

void run_detached(std::function<void()> call) {
    if (!has_threads) {
        call();
        return;
    }
    DetachedThreads& threads = detached_threads();
    const std::lock_guard starting(threads.mutex);
    std::thread([call = std::move(call), &threads]() mutable {
        std::exchange(call, {})();
        std::unique_lock lock(threads.mutex);
        --threads.running;
        std::notify_all_at_thread_exit(threads.ended,
                                       std::move(lock)); // after the thread's own variables are destroyed
    }).detach();
    ++threads.running;
}

bool detached_end_by(Worker::Clock::time_point when) {
    DetachedThreads& threads = detached_threads();
    std::unique_lock lock(threads.mutex);
    return threads.ended.wait_until(lock, when, [&] { return threads.running == 0; });
}

} // namespace twoturns::platform
