#include "view/worker.hpp"

#include <utility>

#include "game/analysis.hpp"

namespace twoturns::view {
namespace {

constexpr std::uint64_t slice = 1000; // about a millisecond

} // namespace

Worker::Worker(std::function<void()> wake) : wake_(std::move(wake)), thread_([this] { run(); }) {}

Worker::~Worker() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
        drop_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void Worker::ask(std::optional<game::Question> question) {
    const auto serial = question ? std::optional{question->serial} : std::nullopt;
    if (serial == asked_) return;
    asked_ = serial;
    {
        const std::lock_guard lock(mutex_);
        question_ = std::move(question);
        drop_ = true;
    }
    changed_.notify_one();
}

std::optional<game::Answer> Worker::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(answer_, std::nullopt);
}

void Worker::run() {
    for (;;) {
        std::optional<game::Analysis> analysis;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return stop_ || question_; });
            if (stop_) return;
            analysis.emplace(*std::exchange(question_, std::nullopt));
            drop_ = false;
        }
        while (!analysis->done()) {
            const bool news = analysis->run(slice);
            {
                const std::lock_guard lock(mutex_);
                if (drop_) break;
                if (!news) continue;
                answer_ = analysis->answer();
            }
            wake_();
        }
    }
}

} // namespace twoturns::view
