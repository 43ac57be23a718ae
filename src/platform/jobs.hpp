// Runs long work outside the event loop: in threads, or without threads one slice per frame.
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

/// Work done in slices, with results.
template <class Result> class Job {
public:
    Job() = default;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    Job(Job&&) = delete;
    Job& operator=(Job&&) = delete;
    virtual ~Job() = default;

    /// Does about a millisecond of work, or one call that may wait for a disk. Returns true when finished.
    virtual bool run() = 0;
    /// Returns the result of the last slice; nullopt if none.
    virtual std::optional<Result> take() = 0;
    /// Without threads: returns whether a slice could do nothing now. Whoever changes that must wake the loop.
    [[nodiscard]] virtual bool waits() const { return false; }
    /// Returns whether the job must finish even after it is cancelled, as a write must.
    [[nodiscard]] virtual bool must_end() const { return false; }
};

/// Runs jobs; a ticket identifies who started one. Use from one thread only.
template <class Result> class Jobs {
public:
    struct Finished {
        std::uint64_t ticket = 0;
        Result result;
    };

    /// Uses at most `threads` threads; starts one when a job finds all others busy, because a job that hangs on a disk
    /// blocks its thread for ever. With 0, run_slice() does all work. A thread calls `wake` when there is a result to
    /// take.
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

    /// Starts a job. A `kind` other than 0 cancels the earlier job of the same ticket and kind.
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

    /// Suppresses results of a ticket, of one kind or (0) of all, until another job is started with it.
    void cancel(std::uint64_t ticket, unsigned kind = 0) {
        const std::lock_guard lock(mutex_);
        drop([&](const auto& one) { return one.ticket == ticket && (kind == 0 || one.kind == kind); });
    }

    /// Without threads: runs one slice of one job, in rotation.
    void run_slice() {
        std::unique_lock lock(mutex_);
        if (most_threads_ == 0 && !waiting_.empty()) run_next(lock);
    }
    /// Returns whether run_slice() has work.
    [[nodiscard]] bool has_slices() const {
        const std::lock_guard lock(mutex_);
        return most_threads_ == 0 &&
               std::any_of(waiting_.begin(), waiting_.end(), [](const auto& one) { return !one->job->waits(); });
    }

    /// Returns the results since the last call; those of one job are in order.
    [[nodiscard]] std::vector<Finished> take() {
        const std::lock_guard lock(mutex_);
        std::vector<Finished> told;
        for (Answer& one : std::exchange(told_, {})) told.push_back({one.ticket, std::move(one.result)});
        return told;
    }

    /// Cancels all jobs but those that must finish, and waits up to `patience` for all threads to end. Returns false on
    /// a timeout: the destructor would then block.
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
            if (waiting_.empty()) break; // stopping
            run_next(lock);
        }
        ++ended_threads_;
        ended_.notify_all();
    }

    /// Returns the first waiting job that is not cancelled; frees the cancelled ones before it.
    std::shared_ptr<Entry> next(std::unique_lock<std::mutex>& lock) {
        while (!waiting_.empty()) {
            auto entry = std::move(waiting_.front());
            waiting_.pop_front();
            if (!entry->cancelled || entry->job->must_end()) return entry;
            discard(std::move(entry), lock);
        }
        return nullptr;
    }

    /// Takes the first waiting job, runs a slice, and puts it at the end of the queue if it is not finished.
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

    /// Frees an entry without the lock held, as freeing may take long.
    static void discard(std::shared_ptr<Entry> entry, std::unique_lock<std::mutex>& lock) {
        lock.unlock();
        entry.reset();
        lock.lock();
    }

    /// Cancels entries and removes their untaken results. The next thread frees the waiting entries, so that the caller
    /// does not wait for it.
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
    // Shared, guarded by the mutex:
    std::deque<std::shared_ptr<Entry>> waiting_;
    std::deque<std::shared_ptr<Entry>> running_;
    std::vector<Answer> told_;
    std::size_t idle_ = 0;
    std::size_t ended_threads_ = 0;
    bool stop_ = false;
};

} // namespace twoturns::platform
