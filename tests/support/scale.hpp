// The amount of work in property tests. The variable TWOTURNS_TEST_SCALE, a percentage, reduces it for slow builds.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace twoturns {

/// Returns TWOTURNS_TEST_SCALE percent of `count`, at least 1.
inline int scaled(int count) {
    const char* const text = std::getenv("TWOTURNS_TEST_SCALE");
    const int percent = text == nullptr ? 100 : std::clamp(std::atoi(text), 1, 1000);
    return std::max(1, static_cast<int>(static_cast<long long>(count) * percent / 100));
}

/// Returns whether TWOTURNS_TEST_SCALE asks for so little that figures which no build changes, such as the loudness of
/// a sound, are measured for one of several alike.
inline bool only_samples() { return scaled(100) < 40; }

/// Returns all elements, or the first ones in a slow build.
template <class T> std::vector<T> some_of(std::vector<T> all) {
    all.resize(std::min(all.size(), static_cast<std::size_t>(scaled(static_cast<int>(all.size())))));
    return all;
}

} // namespace twoturns
