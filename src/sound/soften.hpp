// Softens the peaks of a mix.
#pragma once

#include <cmath>

namespace twoturns::sound {

/// Returns a sample as it is up to `knee`, then bent towards `top`.
[[nodiscard]] inline double softened(double x, double knee, double top) {
    const double size = std::abs(x);
    if (size <= knee) return x;
    return std::copysign(knee + (top - knee) * std::tanh((size - knee) / (top - knee)), x);
}

} // namespace twoturns::sound
