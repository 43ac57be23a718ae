// Background jobs: whatever one does, the others continue, and cancelled requests get no more results.
#include "platform/jobs.hpp"

#include <atomic>
#include <chrono>
#include <thread>

#include "support/catch.hpp"
#include "support/waiting.hpp"

using namespace twoturns;
using platform::Job;
using platform::Jobs;
using test::comes_true;

namespace {

/// Runs `slices` slices and reports the count after each.
class Counting final : public Job<int> {
public:
    explicit Counting(int slices, std::atomic<int>* destroyed = nullptr) : left_(slices), destroyed_(destroyed) {}
    Counting(const Counting&) = delete;
    Counting& operator=(const Counting&) = delete;
    Counting(Counting&&) = delete;
    Counting& operator=(Counting&&) = delete;
    ~Counting() override {
        if (destroyed_ != nullptr) ++*destroyed_;
    }
    bool run() override {
        ++done_;
        return --left_ == 0;
    }
    std::optional<int> take() override { return done_; }

private:
    int left_;
    int done_ = 0;
    std::atomic<int>* destroyed_;
};

/// Never ends by itself.
class Endless final : public Job<int> {
public:
    bool run() override {
        std::this_thread::yield();
        return false;
    }
    std::optional<int> take() override { return std::nullopt; }
};

/// One slice that waits, as for a disk.
class Waiting final : public Job<int> {
public:
    Waiting(std::atomic<bool>& go, std::atomic<int>& done, bool must_end) : go_(go), done_(done), must_end_(must_end) {}
    bool run() override {
        while (!go_) std::this_thread::sleep_for(std::chrono::milliseconds{1});
        ++done_;
        return true;
    }
    std::optional<int> take() override { return 0; }
    [[nodiscard]] bool must_end() const override { return must_end_; }

private:
    std::atomic<bool>& go_;
    std::atomic<int>& done_;
    bool must_end_;
};

/// Collects `count` reports.
std::vector<Jobs<int>::Finished> gathered(Jobs<int>& jobs, std::size_t count) {
    std::vector<Jobs<int>::Finished> all;
    static_cast<void>(comes_true([&] {
        jobs.run_slice();
        for (const auto& one : jobs.take()) all.push_back(one);
        return all.size() >= count;
    }));
    return all;
}

} // namespace

TEST_CASE("a job tells after each slice, with the ticket of who asked", "[jobs]") {
    const unsigned threads = GENERATE(0U, 1U, 3U);
    std::atomic<int> wakes = 0;
    Jobs<int> jobs{threads, [&] { ++wakes; }};
    jobs.start(7, std::make_unique<Counting>(3));
    const auto told = gathered(jobs, 3);
    REQUIRE(told.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(told[i].ticket == 7);
        CHECK(told[i].result == static_cast<int>(i) + 1);
    }
    CHECK(comes_true([&] { return wakes == 3; }));
    CHECK(jobs.take().empty());
}

TEST_CASE("without threads each call does one slice of one job, in turn, until none is left", "[jobs]") {
    Jobs<int> jobs{0, [] {}};
    CHECK_FALSE(jobs.has_slices());
    jobs.start(1, std::make_unique<Counting>(2));
    jobs.start(2, std::make_unique<Counting>(1));
    for (int i = 0; i < 2; ++i) {
        CHECK(jobs.has_slices());
        jobs.run_slice();
    }
    auto told = jobs.take();
    REQUIRE(told.size() == 2);
    CHECK(told[0].ticket == 1);
    CHECK(told[1].ticket == 2);
    jobs.run_slice();
    CHECK_FALSE(jobs.has_slices());
    told = jobs.take();
    REQUIRE(told.size() == 1);
    CHECK(told[0].result == 2);
}

TEST_CASE("without threads a job that waits for somebody else makes nobody call, and ends once that is done",
          "[jobs]") {
    class Asking final : public Job<int> {
    public:
        explicit Asking(const bool& answered) : answered_(&answered) {}
        bool run() override { return *answered_; }
        std::optional<int> take() override { return *answered_ ? std::optional{7} : std::nullopt; }
        [[nodiscard]] bool waits() const override { return !*answered_; }

    private:
        const bool* answered_;
    };
    bool answered = false;
    Jobs<int> jobs{0, [] {}};
    jobs.start(1, std::make_unique<Asking>(answered));
    CHECK_FALSE(jobs.has_slices());
    jobs.run_slice();
    CHECK(jobs.take().empty());
    jobs.start(2, std::make_unique<Counting>(1)); // queued behind it
    CHECK(jobs.has_slices());
    while (jobs.has_slices()) jobs.run_slice();
    CHECK(jobs.take().size() == 1);
    answered = true;
    CHECK(jobs.has_slices());
    jobs.run_slice();
    const auto told = jobs.take();
    REQUIRE(told.size() == 1);
    CHECK(told[0].result == 7);
    CHECK_FALSE(jobs.has_slices());
}

TEST_CASE("a job that was cancelled tells nothing more, and is dropped", "[jobs]") {
    std::atomic<int> destroyed = 0;
    SECTION("while it runs in a thread") {
        Jobs<int> jobs{2, [] {}};
        jobs.start(1, std::make_unique<Counting>(1'000'000'000, &destroyed));
        REQUIRE_FALSE(gathered(jobs, 1).empty());
        jobs.cancel(1);
        CHECK(jobs.take().empty());
        CHECK(comes_true([&] { return destroyed == 1; }));
        CHECK(jobs.take().empty());
    }
    SECTION("while it waits for its turn, and what it told is not taken yet") {
        Jobs<int> jobs{0, [] {}};
        jobs.start(1, std::make_unique<Counting>(2, &destroyed));
        jobs.start(2, std::make_unique<Counting>(1));
        jobs.run_slice();
        jobs.cancel(1);
        CHECK(destroyed == 1);
        CHECK(jobs.take().empty());
        jobs.run_slice();
        CHECK(jobs.take().size() == 1);
    }
    SECTION("alone of its kind") {
        Jobs<int> jobs{0, [] {}};
        jobs.start(1, std::make_unique<Counting>(1), 1);
        jobs.start(1, std::make_unique<Counting>(1, &destroyed), 2);
        jobs.cancel(1, 2);
        CHECK(destroyed == 1);
        jobs.run_slice();
        CHECK(jobs.take().size() == 1);
    }
}

namespace {

/// Records which thread freed it.
class Heavy final : public Job<int> {
public:
    explicit Heavy(std::atomic<std::thread::id>& freed_by) : freed_by_(freed_by) {}
    Heavy(const Heavy&) = delete;
    Heavy& operator=(const Heavy&) = delete;
    Heavy(Heavy&&) = delete;
    Heavy& operator=(Heavy&&) = delete;
    ~Heavy() override { freed_by_ = std::this_thread::get_id(); }
    bool run() override { return true; }
    std::optional<int> take() override { return 0; }

private:
    std::atomic<std::thread::id>& freed_by_;
};

} // namespace

TEST_CASE("who cancels a job that waits does not have to free it", "[jobs]") {
    std::atomic<bool> go = false;
    std::atomic<int> done = 0;
    std::atomic<std::thread::id> freed_by;
    Jobs<int> jobs{1, [] {}};
    jobs.start(1, std::make_unique<Waiting>(go, done, false));
    jobs.start(2, std::make_unique<Heavy>(freed_by));
    jobs.cancel(2);
    CHECK(freed_by.load() == std::thread::id{});
    go = true;
    REQUIRE(comes_true([&] { return freed_by.load() != std::thread::id{}; }));
    CHECK(freed_by.load() != std::this_thread::get_id());
}

TEST_CASE("a job takes the place of one of the same ticket and kind, and of no other", "[jobs]") {
    Jobs<int> jobs{0, [] {}};
    std::atomic<int> destroyed = 0;
    jobs.start(1, std::make_unique<Counting>(9, &destroyed), 5);
    jobs.start(1, std::make_unique<Counting>(9), 6);
    jobs.start(2, std::make_unique<Counting>(9), 5);
    jobs.start(1, std::make_unique<Counting>(9));
    jobs.start(1, std::make_unique<Counting>(9));
    jobs.run_slice();
    CHECK(destroyed == 0);
    jobs.start(1, std::make_unique<Counting>(1), 5);
    CHECK(destroyed == 1);
    CHECK(jobs.take().empty()); // including the first one's reports
    for (int i = 0; i < 5; ++i) jobs.run_slice();
    CHECK(jobs.take().size() == 5);
}

TEST_CASE("a job that hangs does not stop the others", "[jobs]") {
    std::atomic<bool> go = false;
    std::atomic<int> done = 0;
    Jobs<int> jobs{4, [] {}};
    for (std::uint64_t i = 0; i < 3; ++i) jobs.start(i, std::make_unique<Waiting>(go, done, false));
    jobs.start(10, std::make_unique<Endless>());
    jobs.start(11, std::make_unique<Counting>(1));
    const auto told = gathered(jobs, 1);
    REQUIRE(told.size() == 1);
    CHECK(told[0].ticket == 11);
    jobs.cancel(0);
    CHECK_FALSE(jobs.finish(std::chrono::milliseconds{20}));
    go = true;
    CHECK(jobs.finish(std::chrono::seconds{20}));
}

TEST_CASE("a job whose freeing hangs does not stop the others", "[jobs]") {
    class Freed final : public Job<int> {
    public:
        Freed(std::atomic<bool>& go, std::atomic<bool>& reached) : go_(go), reached_(reached) {}
        Freed(const Freed&) = delete;
        Freed& operator=(const Freed&) = delete;
        Freed(Freed&&) = delete;
        Freed& operator=(Freed&&) = delete;
        ~Freed() override {
            reached_ = true;
            while (!go_) std::this_thread::sleep_for(std::chrono::milliseconds{1});
        }
        bool run() override { return true; }
        std::optional<int> take() override { return std::nullopt; }

    private:
        std::atomic<bool>& go_;
        std::atomic<bool>& reached_;
    };
    std::atomic<bool> go = false;
    std::atomic<bool> reached = false;
    Jobs<int> jobs{2, [] {}};
    jobs.start(1, std::make_unique<Freed>(go, reached));
    REQUIRE(comes_true([&] { return reached.load(); }));
    jobs.start(2, std::make_unique<Counting>(1));
    CHECK(gathered(jobs, 1).size() == 1);
    go = true;
}

TEST_CASE("the end waits only for slices that are running", "[jobs]") {
    const unsigned threads = GENERATE(0U, 2U);
    std::atomic<int> destroyed = 0;
    {
        Jobs<int> jobs{threads, [] {}};
        jobs.start(1, std::make_unique<Endless>());
        for (int i = 0; i < 5; ++i) jobs.start(2, std::make_unique<Counting>(1'000'000'000, &destroyed));
    }
    CHECK(destroyed == 5);
}

TEST_CASE("what must end is done even if it was cancelled, or everything ends", "[jobs]") {
    const unsigned threads = GENERATE(0U, 1U);
    std::atomic<bool> go = true;
    std::atomic<int> done = 0;
    {
        Jobs<int> jobs{threads, [] {}};
        for (int i = 0; i < 3; ++i) jobs.start(1, std::make_unique<Waiting>(go, done, true));
        jobs.cancel(1);
        CHECK(jobs.take().empty());
        jobs.start(2, std::make_unique<Waiting>(go, done, true));
    }
    CHECK(done == 4);
}
