// Waiting in tests for what threads and other programs do.
#pragma once

#include <chrono>
#include <concepts>
#include <thread>

namespace twoturns::test {

/// What does not come in this time never comes: hundreds of times what it takes, for machines that are busy.
inline constexpr std::chrono::minutes longest_wait{3};

/// Runs `step` until `what` is so; false when it never is.
template <std::invocable What, std::invocable Step> bool comes_true(const What& what, const Step& step) {
    const auto end = std::chrono::steady_clock::now() + longest_wait;
    while (!what()) {
        if (std::chrono::steady_clock::now() > end) return false;
        step();
    }
    return true;
}

/// For what other threads do meanwhile.
template <std::invocable What> bool comes_true(const What& what) {
    return comes_true(what, [] { std::this_thread::sleep_for(std::chrono::milliseconds{2}); });
}

} // namespace twoturns::test
