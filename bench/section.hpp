// The sections of the benchmark. A section times one part of the program and prints tables. It may also compute a
// number from that part's results, which is the same on every machine.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <ostream>

namespace twoturns::bench {

struct Section {
    const char* name;
    const char* about;
    void (*run)(std::ostream& out);
    std::uint64_t (*signature)(); // null if the section has no signature
};

extern const Section link_section;
extern const Section moves_section;
extern const Section solve_section;
extern const Section gravity_section;
extern const Section deal_section;
extern const Section deal_times_section;
extern const Section hints_section;
extern const Section knowledge_section;
extern const Section sight_section;
extern const Section par_section;
extern const Section records_section;
extern const Section sound_section;
extern const Section ways_section;
extern const Section bakes_section; // these eight exist only in builds with the game
extern const Section decks_section;
extern const Section frame_section;
extern const Section pages_section;
extern const Section stretches_section;
extern const Section play_section;
extern const Section start_section;
extern const Section store_section;

/// A number that depends on all numbers added to it and on their order.
class Signature {
public:
    void add(std::uint64_t number) {
        value_ = (value_ ^ number) * 0x9E3779B97F4A7C15U;
        value_ ^= value_ >> 32U;
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0;
};

/// Results are written here, so that no compiler can remove the work that computes them.
inline volatile std::uint64_t sink = 0;

/// Returns the time of one call in ns. run() makes `calls` calls and returns a number computed from all their results.
/// Warms up with one pass, then takes the fastest of several passes, because slower passes are due to other load on the
/// machine.
template <class Run> double ns_per_call(std::size_t calls, const Run& run) {
    using Clock = std::chrono::steady_clock;
    using Ns = std::chrono::duration<double, std::nano>;
    constexpr int least_passes = 5;
    constexpr Ns enough = std::chrono::milliseconds(40);
    sink = run();
    Ns fastest = Ns::max();
    Ns total{0};
    for (int pass = 0; pass < least_passes || total < enough; ++pass) {
        const auto start = Clock::now();
        sink = run();
        const Ns time = Clock::now() - start;
        total += time;
        if (time < fastest) fastest = time;
    }
    return fastest.count() / static_cast<double>(calls);
}

/// Times a slow function with as many of `calls` calls as fit into a few milliseconds, but at least `least`: run(n)
/// makes the first n calls.
template <class Run> double ns_per_slow_call(std::size_t least, std::size_t calls, const Run& run) {
    constexpr double few_ms = 4e6;
    double fit = 0;
    for (int taste = 0; taste < 3; ++taste) { // one of them is hardly disturbed by other load on the machine
        const auto start = std::chrono::steady_clock::now();
        sink = run(least);
        const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
        fit = std::max(fit, few_ms * static_cast<double>(least) / std::max(1.0, time.count()));
    }
    const std::size_t count = std::clamp(static_cast<std::size_t>(fit), least, calls);
    return ns_per_call(count, [&] { return run(count); });
}

} // namespace twoturns::bench
