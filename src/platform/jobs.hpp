// Runs long work outside the event loop: in threads, or without threads one slice per frame.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "platform/worker.hpp"

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
    /// Without threads: returns whether the job is waiting, so that a slice would do nothing. The code that ends the
    /// wait must wake the loop.
    [[nodiscard]] virtual bool waits() const { return false; }
    /// Returns whether the job must finish even after it is cancelled, as a write must.
    [[nodiscard]] virtual bool must_end() const { return false; }
};

/// Runs jobs. A ticket identifies the caller that started a job. Call all functions from one thread only.
template <class Result> class Jobs {
public:
    struct Finished {
        std::uint64_t ticket = 0;
        unsigned kind = 0;
        Result result;
    };

    /// Uses at most `threads` workers; adds one when a job finds all others busy, because a job that hangs on a disk
    /// occupies its worker for ever. With 0, run_slice() does all work. A worker calls `wake` when there is a result to
    /// take.
    Jobs(unsigned threads, std::function<void()> wake) : most_threads_(threads), wake_(std::move(wake)) {}
    Jobs(const Jobs&) = delete;
    Jobs& operator=(const Jobs&) = delete;
    Jobs(Jobs&&) = delete;
    Jobs& operator=(Jobs&&) = delete;
    /// Waits for running slices, and for jobs that must finish.
    ~Jobs() { static_cast<void>(finish({})); }

    /// Starts a job. A `kind` other than 0 cancels the earlier job of the same ticket and kind.
    void start(std::uint64_t ticket, std::unique_ptr<Job<Result>> job, unsigned kind = 0) {
        const std::lock_guard lock(mutex_);
        if (stop_) return;
        if (kind != 0) drop([&](const auto& one) { return one.ticket == ticket && one.kind == kind; });
        jobs_.push_back({ticket, kind, std::move(job)});
        if (jobs_.size() > workers_.size() && workers_.size() < most_threads_)
            workers_.emplace_back([this] { return turn(); });
        for (Worker& worker : workers_) worker.wake();
    }

    /// Suppresses the results of a ticket until another job is started with this ticket. `kind` 0 suppresses all kinds.
    void cancel(std::uint64_t ticket, unsigned kind = 0) {
        const std::lock_guard lock(mutex_);
        drop([&](const auto& one) { return one.ticket == ticket && (kind == 0 || one.kind == kind); });
    }

    /// Without threads: runs one slice of one job, in rotation.
    void run_slice() {
        if (most_threads_ == 0) turn();
    }
    /// Returns whether run_slice() has work.
    [[nodiscard]] bool has_slices() const {
        const std::lock_guard lock(mutex_);
        return most_threads_ == 0 &&
               std::any_of(jobs_.begin(), jobs_.end(), [](const Entry& one) { return !one.job->waits(); });
    }

    /// Returns the results since the last call; the results of one job are in order.
    [[nodiscard]] std::vector<Finished> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(told_, {});
    }

    /// Cancels all jobs except the ones that must finish, and waits up to `patience` for all workers to end. Returns
    /// false on a timeout; the destructor would then block.
    bool finish(std::chrono::milliseconds patience) {
        {
            const std::lock_guard lock(mutex_);
            stop_ = true;
            drop([](const auto& /*one*/) { return true; });
        }
        while (most_threads_ == 0 && turn()) {
        }
        for (Worker& worker : workers_) worker.wake();
        const auto end = Worker::Clock::now() + patience;
        return std::all_of(workers_.begin(), workers_.end(), [end](Worker& worker) { return worker.ends_by(end); });
    }

private:
    struct Entry {
        std::uint64_t ticket;
        unsigned kind;
        std::unique_ptr<Job<Result>> job;
        bool cancelled = false;
        bool running = false; ///< or being freed
        [[nodiscard]] bool dropped() const { return cancelled && !job->must_end(); }
    };

    /// Runs a slice of the first job that waits, unless it was dropped, and puts it at the end of the queue if it is
    /// not finished.
    Worker::Due turn() {
        std::unique_lock lock(mutex_);
        const auto one = std::find_if(jobs_.begin(), jobs_.end(), [](const Entry& each) { return !each.running; });
        if (one == jobs_.end()) return stop_ ? Worker::done : Worker::when_woken;
        one->running = true;
        bool over = one->dropped();
        if (!over) {
            lock.unlock();
            const bool ended = one->job->run();
            auto result = one->job->take();
            lock.lock();
            if (result && !one->cancelled) {
                told_.push_back({one->ticket, one->kind, *std::move(result)});
                lock.unlock();
                wake_();
                lock.lock();
            }
            over = ended || one->dropped();
        }
        if (over) {
            auto job = std::move(one->job);
            lock.unlock();
            job.reset(); // which may take long
            lock.lock();
            jobs_.erase(one);
        } else {
            one->running = false;
            jobs_.splice(jobs_.end(), jobs_, one);
        }
        return Worker::at_once;
    }

    /// Cancels jobs and removes their untaken results. A worker frees the jobs that wait in the queue, so that the
    /// caller need not wait.
    template <class Which> void drop(const Which& which) {
        for (Entry& one : jobs_) one.cancelled = one.cancelled || which(one);
        if (most_threads_ == 0) std::erase_if(jobs_, [](const Entry& one) { return one.dropped(); });
        std::erase_if(told_, which);
    }

    const unsigned most_threads_;
    const std::function<void()> wake_;

    mutable std::mutex mutex_;
    // Shared, guarded by the mutex:
    std::list<Entry> jobs_;
    std::vector<Finished> told_;
    bool stop_ = false;

    std::list<Worker> workers_; ///< the last member, because workers use the other members
};

} // namespace twoturns::platform
