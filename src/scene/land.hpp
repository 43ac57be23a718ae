// The landscapes of the journey's worlds: for each world the road through its nine places, and its kind of stones.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "game/history/worlds.hpp"
#include "ui/geometry.hpp"
#include "ui/look.hpp"

namespace twoturns::scene {

inline constexpr std::size_t places_on_road = 9;

/// The middles of the nine tiles on a landscape, in shares of its width and height.
using Road = std::array<ui::Point, places_on_road>;

/// Returns the road of a world, from left to right; the boss is last. On a landscape of 836 x 436 design pixels, each
/// point has room for a tile of 58 pixels, stars above the tile and a name of 126 pixels below it. The last point has
/// room for a tile of 84 pixels.
[[nodiscard]] Road road_of(game::World world);

/// Returns the road for a narrow landscape: three rows, each from left to right; the boss is last.
[[nodiscard]] Road road_in_rows(game::World world);

/// Returns a smooth curve from each point to the next, as points about `step` apart, both ends included.
[[nodiscard]] std::vector<std::vector<ui::Point>> curves_between(std::span<const ui::Point> points, float step);

/// Returns the kind of stones on the boards of a world.
[[nodiscard]] ui::StoneKind stone_of(game::World world);

} // namespace twoturns::scene
