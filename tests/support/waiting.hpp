// Waits in tests for other threads and programs.
#pragma once

#include <chrono>
#include <concepts>
#include <thread>

namespace twoturns::test {

/// The longest wait before a test fails. It is hundreds of times the usual wait, because machines may be busy.
inline constexpr std::chrono::minutes longest_wait{3};

/// Runs `step` until `what` returns true. Returns false if `what` does not become true within longest_wait.
template <std::invocable What, std::invocable Step> bool comes_true(const What& what, const Step& step) {
    const auto end = std::chrono::steady_clock::now() + longest_wait;
    while (!what()) {
        if (std::chrono::steady_clock::now() > end) return false;
        step();
    }
    return true;
}

/// Waits until `what` returns true because of other threads.
template <std::invocable What> bool comes_true(const What& what) {
    return comes_true(what, [] { std::this_thread::sleep_for(std::chrono::milliseconds{2}); });
}

} // namespace twoturns::test
