// The restart sequence of Luby, Sinclair and Zuckerman (1993): up to a constant factor, no fixed sequence of budgets is
// better.
#pragma once

#include <bit>
#include <cstdint>

namespace twoturns {

/// Returns element i, counted from 1, of 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...
[[nodiscard]] constexpr std::uint64_t luby(std::uint64_t i) {
    for (;;) {
        const auto width = static_cast<unsigned>(std::bit_width(i));
        if (i == (std::uint64_t{1} << width) - 1) return std::uint64_t{1} << (width - 1);
        i -= (std::uint64_t{1} << (width - 1)) - 1;
    }
}

} // namespace twoturns
