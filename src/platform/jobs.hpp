// What takes long is done beside the window: in threads, or where there are none a slice a frame.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace twoturns::platform {

/// Something to be done a slice at a time, which tells what came of it.
template <class Result> class Job {
public:
    Job() = default;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    Job(Job&&) = delete;
    Job& operator=(Job&&) = delete;
    virtual ~Job() = default;

    /// Does about a millisecond of it, or one call that may wait for a disk; true when it has come to its end.
    virtual bool run() = 0;
    /// What there is to tell after that slice, if anything.
    virtual std::optional<Result> take() = 0;
    /// Without threads: whether a slice could do nothing just now. Whoever changes that has to wake the loop.
    [[nodiscard]] virtual bool waits() const { return false; }
    /// Whether it is done even when nobody waits for it any more, as what is to be written is.
    [[nodiscard]] virtual bool must_end() const { return false; }
};

/// Runs jobs; the ticket says who asked for one. To be used from one thread.
template <class Result> class Jobs {
public:
    struct Told {
        std::uint64_t ticket = 0;
        Result result;
    };

    /// At most so many threads, each started when a job finds all others busy: a job that hangs on a disk
    /// occupies one for ever. With 0 everything is done by run_slice(). `wake` is called from a thread when there is
    /// something to take.
    Jobs(unsigned threads, std::function<void()> wake) : most_threads_(threads), wake_(std::move(wake)) {}
    Jobs(const Jobs&) = delete;
    Jobs& operator=(const Jobs&) = delete;
    Jobs(Jobs&&) = delete;
    Jobs& operator=(Jobs&&) = delete;
    /// Waits for running slices, and for jobs that must finish.
    ~Jobs() {
        static_cast<void>(finish({}));
        for (std::thread& thread : threads_) thread.join();
    }

    /// A `kind` other than 0 takes the place of an earlier job of the same ticket and kind, which is cancelled.
    void start(std::uint64_t ticket, std::unique_ptr<Job<Result>> job, unsigned kind = 0) {
        {
            const std::lock_guard lock(mutex_);
            if (stop_) return;
            if (kind != 0) drop([&](const auto& one) { return one.ticket == ticket && one.kind == kind; });
            waiting_.push_back(std::make_shared<Entry>(ticket, kind, std::move(job)));
            if (waiting_.size() > idle_ && threads_.size() < most_threads_) threads_.emplace_back([this] { work(); });
        }
        changed_.notify_one();
    }

    /// No more results for that ticket, of one kind or (0) of all, until something else is started with it.
    void cancel(std::uint64_t ticket, unsigned kind = 0) {
        const std::lock_guard lock(mutex_);
        drop([&](const auto& one) { return one.ticket == ticket && (kind == 0 || one.kind == kind); });
    }

    /// Without threads: does one slice of one job, each in its turn.
    void run_slice() {
        std::unique_lock lock(mutex_);
        if (most_threads_ == 0 && !waiting_.empty()) run_next(lock);
    }
    /// Whether run_slice() has anything to do.
    [[nodiscard]] bool has_slices() const {
        const std::lock_guard lock(mutex_);
        return most_threads_ == 0 &&
               std::any_of(waiting_.begin(), waiting_.end(), [](const auto& one) { return !one->job->waits(); });
    }

    /// The results since the last call; those of one job in order.
    [[nodiscard]] std::vector<Told> take() {
        const std::lock_guard lock(mutex_);
        std::vector<Told> told;
        for (Answer& one : std::exchange(told_, {})) told.push_back({one.ticket, std::move(one.result)});
        return told;
    }

    /// Drops all but what must end. False when that was not done in time: to destroy this would wait for it.
    bool finish(std::chrono::milliseconds patience) {
        std::unique_lock lock(mutex_);
        stop_ = true;
        drop([](const auto& /*one*/) { return true; });
        while (most_threads_ == 0 && !waiting_.empty()) run_next(lock);
        changed_.notify_all();
        return ended_.wait_for(lock, patience, [this] { return ended_threads_ == threads_.size(); });
    }

private:
    struct Entry {
        Entry(std::uint64_t of, unsigned what, std::unique_ptr<Job<Result>> made)
            : ticket(of), kind(what), job(std::move(made)) {}
        std::uint64_t ticket;
        unsigned kind;
        std::unique_ptr<Job<Result>> job;
        bool cancelled = false;
    };
    struct Answer {
        std::uint64_t ticket;
        unsigned kind;
        Result result;
    };

    void work() {
        std::unique_lock lock(mutex_);
        for (;;) {
            ++idle_;
            changed_.wait(lock, [this] { return stop_ || !waiting_.empty(); });
            --idle_;
            if (waiting_.empty()) break; // to stop
            run_next(lock);
        }
        ++ended_threads_;
        ended_.notify_all();
    }

    /// The first that waits and is to be done; those before it are freed.
    std::shared_ptr<Entry> next(std::unique_lock<std::mutex>& lock) {
        while (!waiting_.empty()) {
            auto entry = std::move(waiting_.front());
            waiting_.pop_front();
            if (!entry->cancelled || entry->job->must_end()) return entry;
            discard(std::move(entry), lock);
        }
        return nullptr;
    }

    /// Takes the first that waits, does a slice of it, and lets it wait behind the others if there is more.
    void run_next(std::unique_lock<std::mutex>& lock) {
        auto entry = next(lock);
        if (!entry) return;
        running_.push_back(entry);
        lock.unlock();
        const bool ended = entry->job->run();
        auto result = entry->job->take();
        lock.lock();
        std::erase(running_, entry);
        const bool tell = result && !entry->cancelled;
        if (tell) told_.push_back({entry->ticket, entry->kind, *std::move(result)});
        if (!ended && (!entry->cancelled || entry->job->must_end())) waiting_.push_back(std::move(entry));
        discard(std::move(entry), lock);
        if (!tell) return;
        lock.unlock();
        wake_();
        lock.lock();
    }

    /// Outside of the lock, as there may be much to free.
    static void discard(std::shared_ptr<Entry> entry, std::unique_lock<std::mutex>& lock) {
        lock.unlock();
        entry.reset();
        lock.lock();
    }

    /// Cancels entries, and answers that were not taken yet. What waits is freed by the thread whose turn it is:
    /// whoever cancels does not wait for that.
    template <class Which> void drop(const Which& which) {
        for (auto* some : {&running_, &waiting_})
            for (const auto& one : *some) one->cancelled = one->cancelled || which(*one);
        if (most_threads_ == 0)
            std::erase_if(waiting_, [](const auto& one) { return one->cancelled && !one->job->must_end(); });
        std::erase_if(told_, which);
    }

    const unsigned most_threads_;
    const std::function<void()> wake_;
    std::vector<std::thread> threads_;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::condition_variable ended_;
    // Shared, under the mutex:
    std::deque<std::shared_ptr<Entry>> waiting_;
    std::deque<std::shared_ptr<Entry>> running_;
    std::vector<Answer> told_;
    std::size_t idle_ = 0;
    std::size_t ended_threads_ = 0;
    bool stop_ = false;
};

} // namespace twoturns::platform
