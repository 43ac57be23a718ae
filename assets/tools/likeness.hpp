// How unlike two pictures look when they lie side by side as tiles, for eyes with and without red-green vision.
#pragma once

#include <array>
#include <vector>

#include "picture.hpp"

namespace twoturns::assets {

/// CIE L*a*b* of a colour seen in daylight.
using Lab = std::array<float, 3>;

/// What the comparison needs to know of a picture: its outline, and its colours on ivory.
struct Look {
    int side = 0;
    std::vector<float> mask;       // alpha
    std::vector<Lab> colours;      // as most people see them
    std::vector<Lab> deuteranopic; // without the cones for green, after Machado, Oliveira and Fernandes (2009)
};
/// Looks at a picture as a square of `side` pixels.
[[nodiscard]] Look look_at(const Picture& picture, int side);

/// Each part runs from 0, the same, to about 1, nothing in common.
struct Distance {
    double shape = 0;                   // share of the joint outline that only one of them covers
    double luminance = 0;               // mean difference of lightness
    double colour = 0;                  // mean difference of colour
    double deuteranopic = 0;            // the same, without red-green vision
    [[nodiscard]] double total() const; // judged by the eyes that see less of the difference
};
[[nodiscard]] Distance distance(const Look& a, const Look& b);

} // namespace twoturns::assets
