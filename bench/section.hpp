// The sections of the benchmark. A section times one part of the program and prints tables; it may
// also give a number that says what that part computes, whatever the machine.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <ostream>

namespace twoturns::bench {

struct Section {
    const char* name;
    const char* about;
    void (*run)(std::ostream& out);
    std::uint64_t (*signature)(); // null when it has none
};

extern const Section link_section;
extern const Section moves_section;
extern const Section solve_section;
extern const Section gravity_section;
extern const Section deal_section;
extern const Section deal_times_section;
extern const Section hints_section;
extern const Section decks_section; // these seven only where the game is built
extern const Section frame_section;
extern const Section pages_section;
extern const Section stretches_section;
extern const Section play_section;
extern const Section start_section;
extern const Section store_section;

/// A number that depends on every number added to it and on their order.
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

/// Where results go, so that no compiler can leave out the work that made them.
inline volatile std::uint64_t sink = 0;

/// The time of one call in ns, where run() makes `calls` calls and returns a number made from all
/// their results. Warms up with one pass, then takes the fastest of several: on a machine that
/// others use as well, what is slower than that is theirs.
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

} // namespace twoturns::bench
