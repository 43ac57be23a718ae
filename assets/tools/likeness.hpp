// How unlike two pictures look when they lie side by side as tiles: at several sizes, for eyes with all three kinds of
// cones and for those that lack one.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "picture.hpp"

namespace twoturns::assets {

enum class Sight {
    normal,
    protanopia,
    deuteranopia,
    tritanopia
};
inline constexpr std::array sights = {Sight::normal, Sight::protanopia, Sight::deuteranopia, Sight::tritanopia};
[[nodiscard]] const char* name_of(Sight sight);

/// The sides of the squares, in pixels, at which pictures are compared: a phone's tile, a window's, a large screen's.
inline constexpr std::array sides = {32, 48, 96};

/// A colour of light, 0..1.
using Light = std::array<float, 3>;
/// CIE L*a*b* of a colour seen in daylight.
using Lab = std::array<float, 3>;

/// The light that gives normal eyes the impression which `light` gives to these. G. M. Machado, M. M. Oliveira,
/// L. A. F. Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE Transactions on
/// Visualization and Computer Graphics 15 (6), 2009, 1291-1298; the tables for severity 1.0 at
/// https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html
[[nodiscard]] Light as_seen(const Light& light, Sight sight);
/// A picture on the ground of the tiles, in the colours these eyes see. Opaque.
[[nodiscard]] Picture as_seen(const Picture& picture, Sight sight);

/// What the comparison needs to know of a picture at one size.
struct Look {
    int side = 0;
    std::vector<std::uint8_t>
        figure; // what stands out: alpha, or on a block that fills its square what is on the block
    std::array<std::vector<Lab>, sights.size()> patches; // mean colours on ivory, an eighth of the side wide
};
/// Looks at a picture as a square of `side` pixels.
[[nodiscard]] Look look_at(const Picture& picture, int side);

/// Each part runs from 0, the same, to about 1, nothing in common.
struct Distance {
    double shape = 0;     // share of the joint figure that only one of them covers
    double luminance = 0; // mean difference of lightness
    double colour = 0;    // mean difference of colour, lightness included
    [[nodiscard]] double total() const { return (shape + luminance + 2 * colour) / 4; }
};
/// One distance for each of `sights`.
using Distances = std::array<Distance, sights.size()>;
[[nodiscard]] Distances distances(const Look& a, const Look& b);

/// A picture at all of `sides`.
using Looks = std::array<Look, sides.size()>;
[[nodiscard]] Looks look_at(const Picture& picture);
/// For each of `sights` the least distance that two pictures have at any size.
using Totals = std::array<double, sights.size()>;
[[nodiscard]] Totals least_totals(const Looks& a, const Looks& b);

} // namespace twoturns::assets
