// Divides room among elements side by side: spare room goes to elements with `grow`; missing room is taken from
// elements with `shrink`, and from all elements once the elements with `shrink` are at their minimum. The model is the
// flexible box of CSS, without its special cases. All sizes are in window pixels.
#pragma once

#include <limits>
#include <span>
#include <vector>

namespace twoturns::ui {

struct SizeHint {
    float least = 0;
    float natural = 0;
    float grow = 0;   ///< the element's share of the spare room, up to `most`
    float shrink = 0; ///< the element's share of the missing room, down to `least`; weighted by the size above `least`
    float most = std::numeric_limits<float>::max();
};

/// Divides `room`: returns sizes in whole pixels whose sum never exceeds it. The sum equals `room` if the elements need
/// more than `room`, or if growing elements can take the rest.
[[nodiscard]] std::vector<float> distribute(float room, std::span<const SizeHint> hints);

} // namespace twoturns::ui
