// Measures how different two pictures look side by side as tiles: at several sizes, for normal colour vision and for
// each missing kind of cone.
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

/// The sides in pixels at which pictures are compared: the tiles of a phone, a window, a large screen.
inline constexpr std::array sides = {32, 48, 96};

/// Linear colour, 0..1.
using Light = std::array<float, 3>;
/// CIE L*a*b* of a colour in daylight.
using Lab = std::array<float, 3>;

/// Returns the light that gives normal vision the same impression as `light` gives to `sight`. G. M. Machado, M. M.
/// Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE
/// Transactions on Visualization and Computer Graphics 15 (6), 2009, 1291-1298; the tables for severity 1.0 at
/// https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html
[[nodiscard]] Light as_seen(const Light& light, Sight sight);
/// Returns an opaque picture on the tiles' background, in the colours seen with `sight`.
[[nodiscard]] Picture as_seen(const Picture& picture, Sight sight);

/// The features of a picture at one size.
struct Look {
    int side = 0;
    std::vector<std::uint8_t>
        figure; // the salient part: alpha, or for a block that fills its square the drawing on the block
    std::array<std::vector<Lab>, sights.size()> patches; // mean colours on ivory, an eighth of the side wide
};
/// Computes the features of a picture scaled to a square of `side` pixels.
[[nodiscard]] Look look_at(const Picture& picture, int side);

/// Each part ranges from 0, identical, to about 1, nothing in common.
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
/// For each of `sights` the smallest distance of two pictures at any size.
using Totals = std::array<double, sights.size()>;
[[nodiscard]] Totals least_totals(const Looks& a, const Looks& b);

} // namespace twoturns::assets
