// A worker takes its turns one after another, on its own thread or in slices, and sleeps until one is due.
#include "platform/worker.hpp"

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <vector>

#include "support/catch.hpp"
#include "support/waiting.hpp"

using namespace twoturns;
using platform::Worker;
using test::comes_true;

namespace {

bool has_ended(Worker& worker) { return worker.ends_by(Worker::Clock::now() + test::longest_wait); }

/// Counts its turns, the last of which `stop` makes.
struct TurnCounter {
    std::atomic<bool> stop = false;
    std::atomic<int> turns = 0;
    Worker worker;

    explicit TurnCounter(bool threaded, Worker::Due due = Worker::when_woken)
        : worker(
              [this, due] {
                  ++turns;
                  return stop ? Worker::done : due;
              },
              threaded) {}
    TurnCounter(const TurnCounter&) = delete;
    TurnCounter& operator=(const TurnCounter&) = delete;
    TurnCounter(TurnCounter&&) = delete;
    TurnCounter& operator=(TurnCounter&&) = delete;
    ~TurnCounter() { stop = true; }
};

} // namespace

TEST_CASE("a worker that nobody wakes takes no turn, and its end waits for none", "[worker]") {
    std::atomic<int> turns = 0;
    {
        Worker worker{[&] {
            ++turns;
            return Worker::at_once;
        }};
        CHECK_FALSE(worker.ends_by(Worker::Clock::now()));
    }
    CHECK(turns == 0);
}

TEST_CASE("each wake is followed by a turn, on one other thread", "[worker]") {
    std::mutex mutex;
    int wanted = 0;
    int seen = 0;
    std::vector<std::thread::id> threads;
    bool stop = false;
    Worker worker{[&] {
        const std::lock_guard lock(mutex);
        seen = wanted;
        if (threads.empty() || threads.back() != std::this_thread::get_id())
            threads.push_back(std::this_thread::get_id());
        return stop ? Worker::done : Worker::when_woken;
    }};
    bool all_seen = true;
    for (int i = 1; i <= 300 && all_seen; ++i) {
        {
            const std::lock_guard lock(mutex); // the turn locks it, too
            wanted = i;
            worker.wake();
        }
        all_seen = comes_true([&] {
            const std::lock_guard lock(mutex);
            return seen == i;
        });
    }
    const std::lock_guard lock(mutex);
    stop = true;
    CHECK(all_seen);
    REQUIRE(threads.size() == 1);
    CHECK(threads.front() != std::this_thread::get_id());
}

TEST_CASE("a wake during a turn makes another one", "[worker]") {
    std::atomic<bool> inside = false;
    std::atomic<bool> go = false;
    std::atomic<int> turns = 0;
    Worker worker{[&] {
        inside = true;
        while (!go) std::this_thread::yield();
        return ++turns == 2 ? Worker::done : Worker::when_woken;
    }};
    worker.wake();
    REQUIRE(comes_true([&] { return inside.load(); }));
    worker.wake();
    go = true;
    CHECK(has_ended(worker)); // which the second turn makes
    CHECK(turns == 2);
}

TEST_CASE("a worker takes the turns that are due without a wake", "[worker]") {
    const bool later = GENERATE(false, true);
    int turns = 0;
    Worker worker{[&] {
        if (++turns == 5) return Worker::done;
        return later ? Worker::Due{Worker::Clock::now() + std::chrono::milliseconds{1}} : Worker::at_once;
    }};
    worker.wake();
    CHECK(has_ended(worker));
    CHECK(turns == 5);
}

TEST_CASE("a wake does not wait for the time when a turn is due", "[worker]") {
    TurnCounter counting{true, Worker::Clock::now() + std::chrono::hours{24}};
    counting.worker.wake();
    REQUIRE(comes_true([&] { return counting.turns == 1; }));
    counting.stop = true;
    counting.worker.wake();
    CHECK(has_ended(counting.worker));
    CHECK(counting.turns == 2);
}

TEST_CASE("whoever waits for the end of a worker that hangs waits no longer than wanted", "[worker]") {
    std::atomic<bool> go = false;
    Worker worker{[&] {
        while (!go) std::this_thread::sleep_for(std::chrono::milliseconds{1});
        return Worker::done;
    }};
    worker.wake();
    CHECK_FALSE(worker.ends_by(Worker::Clock::now() + std::chrono::milliseconds{20}));
    go = true;
    CHECK(worker.ends_by(Worker::Clock::time_point::max()));
}

TEST_CASE("after its last turn a worker takes no other", "[worker]") {
    const bool threaded = GENERATE(true, false);
    TurnCounter counting{threaded};
    counting.stop = true;
    counting.worker.wake();
    REQUIRE(has_ended(counting.worker));
    counting.worker.wake();
    counting.worker.run_slice();
    CHECK(has_ended(counting.worker));
    CHECK_FALSE(counting.worker.until_slice());
    CHECK(counting.turns == 1);
}

TEST_CASE("without a thread each slice is a turn, and it is known when the next one is due", "[worker]") {
    const auto hours = std::chrono::hours{24};
    TurnCounter counting{false, Worker::Clock::now() + hours};
    Worker& worker = counting.worker;
    CHECK_FALSE(worker.until_slice());
    worker.wake();
    CHECK(counting.turns == 0);
    REQUIRE(worker.until_slice());
    CHECK(worker.until_slice()->count() == 0);
    worker.run_slice();
    CHECK(counting.turns == 1);
    REQUIRE(worker.until_slice());
    CHECK(*worker.until_slice() > hours / 2);
    worker.run_slice(); // early
    CHECK(counting.turns == 2);
    counting.stop = true;
    CHECK(worker.ends_by(Worker::Clock::now()));
    CHECK(counting.turns == 3);
}

TEST_CASE("with a thread no slice is due", "[worker]") {
    TurnCounter counting{true};
    counting.worker.run_slice();
    CHECK(counting.turns == 0);
    counting.worker.wake();
    CHECK_FALSE(counting.worker.until_slice());
}

TEST_CASE("nobody waits for a detached call but who asks for its end", "[worker]") {
    static std::atomic<bool> go = false; // outlives the call
    static std::atomic<bool> gone = false;
    struct AtThreadExit {
        AtThreadExit() = default;
        AtThreadExit(const AtThreadExit&) = delete;
        AtThreadExit& operator=(const AtThreadExit&) = delete;
        AtThreadExit(AtThreadExit&&) = delete;
        AtThreadExit& operator=(AtThreadExit&&) = delete;
        ~AtThreadExit() {
            std::this_thread::sleep_for(std::chrono::milliseconds{50});
            gone = true;
        }
        void wait() const {
            while (!go) std::this_thread::sleep_for(std::chrono::milliseconds{1});
        }
    };
    const auto ends_within = [](std::chrono::milliseconds time) {
        return platform::detached_end_by(Worker::Clock::now() + time);
    };
    CHECK(ends_within(std::chrono::milliseconds{0})); // there is none yet
    platform::run_detached([] {
        thread_local const AtThreadExit last;
        last.wait();
    });
    CHECK_FALSE(ends_within(std::chrono::milliseconds{20}));
    CHECK_FALSE(gone);
    go = true;
    CHECK(ends_within(test::longest_wait));
    CHECK(gone); // what belongs to the thread is destroyed too
}
