// A thread that answers questions about positions while the player plays. It is asked one question
// at a time; another one drops the one before, between two slices of a millisecond.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "game/knowledge.hpp"

namespace twoturns::view {

class Worker {
public:
    /// `wake` is called from the thread when there is something to take.
    explicit Worker(std::function<void()> wake);
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    Worker(Worker&&) = delete;
    Worker& operator=(Worker&&) = delete;
    /// Stops at once, whatever it is at.
    ~Worker();

    /// Asks, unless that very position is what it is at. No question lets it rest.
    void ask(std::optional<game::Question> question);
    /// The newest answer that was not taken yet.
    [[nodiscard]] std::optional<game::Answer> take();

private:
    void run();

    std::function<void()> wake_;
    std::optional<std::uint64_t> asked_; ///< the position of the question it was given last

    std::mutex mutex_;
    std::condition_variable changed_;
    // Shared, under the mutex:
    std::optional<game::Question> question_; ///< not begun yet
    std::optional<game::Answer> answer_;
    bool drop_ = false; ///< leave what it is at
    bool stop_ = false;

    std::thread thread_;
};

} // namespace twoturns::view
