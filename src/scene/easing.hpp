// Easing curves of animations.
#pragma once

#include <chrono>

#include "game/clock.hpp"

namespace twoturns::scene {

using game::Time;

/// Returns the elapsed fraction of `length` since `start`, limited to 0 .. 1.
[[nodiscard]] float progress(Time now, Time start, Time length);

/// A cubic Bezier curve from (0, 0) to (1, 1) with these control points, as in CSS
/// (https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions): x is the time, y the progress.
struct Easing {
    float x1 = 0;
    float y1 = 0;
    float x2 = 1;
    float y2 = 1;
    /// Returns the progress at time t, 0 .. 1; the error is below 0.001.
    [[nodiscard]] float operator()(float t) const;
};

/// Returns a spring from 0 to 1 that overshoots once: it reaches `peak` half way. t is 0 .. 1.
[[nodiscard]] float springing(float t, float peak);

// Curves of Material 3, except the last two.
inline constexpr Easing standard{0.2F, 0, 0, 1};
inline constexpr Easing decelerate{0, 0, 0, 1};
inline constexpr Easing emphasized{0.05F, 0.7F, 0.1F, 1};
inline constexpr Easing accelerate{0.3F, 0, 1, 1};
inline constexpr Easing pulling{0.3F, 0, 0.8F, 0.2F};
inline constexpr Easing sliding{0.3F, 0, 0.2F, 1};

} // namespace twoturns::scene
