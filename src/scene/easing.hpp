// How a motion is spread over its time.
#pragma once

#include <chrono>

#include "game/clock.hpp"

namespace twoturns::scene {

using game::Time;

/// 0 at the start of a stretch of time and 1 at its end, and never outside.
[[nodiscard]] float progress(Time now, Time start, Time length);

/// The curve of a cubic Bezier from (0, 0) to (1, 1) with these points between, as CSS has it
/// (https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions): x is the time, y how far it is.
struct Easing {
    float x1 = 0;
    float y1 = 0;
    float x2 = 1;
    float y2 = 1;
    /// For t in 0 .. 1, to less than a thousandth.
    [[nodiscard]] float operator()(float t) const;
};

// Those of Material 3 but for the last.
inline constexpr Easing standard{0.2F, 0, 0, 1};
inline constexpr Easing decelerate{0, 0, 0, 1};
inline constexpr Easing emphasized{0.05F, 0.7F, 0.1F, 1};
inline constexpr Easing accelerate{0.3F, 0, 1, 1};
inline constexpr Easing sliding{0.3F, 0, 0.2F, 1};

} // namespace twoturns::scene
