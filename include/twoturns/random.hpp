// Random numbers that are the same on every platform for the same seed; the standard library's distributions and
// shuffle do not promise this.
// Generator: xoshiro256** by Blackman and Vigna (2018), seeded through SplitMix64 (Steele et al. 2014).
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace twoturns {

class Random {
public:
    explicit Random(std::uint64_t seed);
    /// Seeds the generator from the bytes of a text.
    explicit Random(std::string_view seed);

    /// Returns 64 bits, each value equally likely.
    std::uint64_t next();
    /// Returns 0 .. n - 1, each equally likely; n > 0.
    std::uint64_t below(std::uint64_t n);
    [[nodiscard]] std::size_t index(std::size_t n) { return static_cast<std::size_t>(below(n)); }

    /// Shuffles a range with operator[] and size() (Fisher and Yates).
    template <class Range> void shuffle(Range& range) {
        for (std::size_t i = range.size(); i > 1; --i) {
            using std::swap;
            swap(range[i - 1], range[index(i)]);
        }
    }

private:
    std::array<std::uint64_t, 4> state_;
};

} // namespace twoturns
