#include "scene/easing.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace twoturns::scene {
namespace {

/// Returns one coordinate of the curve. `a` and `b` are the same coordinate of the two control points.
float along(float a, float b, float s) {
    const float r = 1 - s;
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s;
}

} // namespace

float progress(Time now, Time start, Time length) {
    const auto t = static_cast<float>((now - start).count()) / static_cast<float>(length.count());
    return std::clamp(t, 0.0F, 1.0F);
}

float Easing::operator()(float t) const {
    if (t <= 0 || t >= 1) return t <= 0 ? 0.0F : 1.0F;
    float low = 0;
    float high = 1;
    for (int i = 0; i < 14; ++i) { // x rises along the curve, so bisection finds it
        const float middle = (low + high) / 2;
        (along(x1, x2, middle) < t ? low : high) = middle;
    }
    return along(y1, y2, (low + high) / 2);
}

float springing(float t, float peak) {
    constexpr float half_turn = std::numbers::pi_v<float>;
    if (t <= 0 || t >= 1) return t <= 0 ? 0.0F : 1.0F;
    if (t < 0.5F) return peak * std::sin(half_turn * t);
    return 1 + (peak - 1) * (1 + std::cos(2 * half_turn * (t - 0.5F))) / 2;
}

} // namespace twoturns::scene
