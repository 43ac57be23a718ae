// Describes the landscapes of the worlds as flat shapes.
#pragma once

#include <array>

#include "view/drawing/flat_shapes.hpp"
#include "view/drawing/land_bake.hpp"
#include "view/drawing/noise.hpp"

namespace twoturns::view::lands {

/// A landscape under construction. Its height is 100 units, independent of its size in pixels.
struct Land {
    FlatShapes& on;
    float wide = 192;
    Sky sky{};
    Dice dice{1};

    /// Returns a point; `share` is its x as a fraction of the width, `y` its distance from the top in units.
    [[nodiscard]] Point at(float share, float y) const { return {share * wide, y}; }
};

// Each function adds the landscape of a world, except the sky, which is painted before.
void add_meadow(Land& land);
void add_old_town(Land& land);
void add_river(Land& land);
void add_coast(Land& land);
void add_high_pass(Land& land);
void add_orchard(Land& land);
void add_mirror_lake(Land& land);
void add_lantern_city(Land& land);

[[nodiscard]] Colour lighter_by(Colour colour, float share);
[[nodiscard]] Colour darker_by(Colour colour, float share);

/// The outline of a range of hills.
class Ridge {
public:
    /// `height` is the mean of at(), `swing` the amplitude, and `waves` a factor for the number of waves.
    Ridge(float height, float swing, unsigned seed, float waves = 1);
    /// Returns the ridge's distance from the top of the landscape, at a fraction of its width.
    [[nodiscard]] float at(float share) const;

private:
    float height_;
    float swing_;
    float waves_;
    std::array<float, 4> phases_{};
};

/// Adds a hill that reaches down to the lower edge; it is lighter at its crest.
void add_hill(Land& land, const Ridge& ridge, Colour colour);
/// Adds a bank of haze between two heights.
void add_haze(Land& land, float from, float to, Colour colour, float strength);
void add_sun(Land& land, Point middle, float radius, Colour colour);
void add_moon(Land& land, Point middle, float radius, Colour glow);
void add_stars(Land& land, int count, float lowest);
void add_cloud(Land& land, Point middle, float size, Colour colour);
void add_bird(Land& land, Point middle, float size, Colour colour);
/// Adds short horizontal strokes on water, finer in the distance.
void add_ripples(Land& land, float from, float to, int count, Colour colour, float left = 0, float right = 1);

/// The next three functions add a tree. `foot` is the bottom of its trunk; the light comes from `sun`, -1 for the left
/// to 1 for the right.
void add_tree(Land& land, Point foot, float size, Colour crown, float sun = -1);
void add_poplar(Land& land, Point foot, float size, Colour crown, float sun = -1);
void add_pine(Land& land, Point foot, float size, Colour colour, float sun = -1);
/// Adds a stalk or a post that leans by `lean` at its top.
void add_stalk(Land& land, Point foot, float height, float lean, float width, Colour colour);
void add_rock(Land& land, Point middle, float size, Colour colour);

struct HouseColours {
    Colour wall;
    Colour roof;
    Colour window;
    Colour shutter{0, 0, 0, 0}; ///< transparent: none
};
/// Adds a house. `corner` is the lower left corner of its wall, `height` the height of the wall without the roof.
void add_house(Land& land, Point corner, float width, float height, const HouseColours& colours);

} // namespace twoturns::view::lands
