// Measures play time. The caller passes the current time; the clock never reads it.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace twoturns::game {

/// A moment of a monotonic clock, counted from an arbitrary start.
using Time = std::chrono::milliseconds;

class Clock {
public:
    Clock() = default;
    /// Creates a stopped clock that has already run for `elapsed`.
    explicit Clock(Time elapsed) : elapsed_(elapsed) {}
    void start(Time now) {
        if (!since_) since_ = now;
    }
    void stop(Time now) {
        elapsed_ = elapsed(now);
        since_.reset();
    }
    [[nodiscard]] bool running() const { return since_.has_value(); }
    [[nodiscard]] Time elapsed(Time now) const {
        return since_ ? elapsed_ + std::max(now - *since_, Time{0}) : elapsed_;
    }

private:
    Time elapsed_{0};
    std::optional<Time> since_;
};

} // namespace twoturns::game
