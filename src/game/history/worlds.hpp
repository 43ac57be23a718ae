// The eight worlds of the journey, from left to right. Each has nine places and one rule.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace twoturns::game {

enum class World : std::uint8_t {
    meadow,       // straight lines only
    old_town,     // lines of at most one turn
    river,        // lines of two turns
    coast,        // lines around the outside
    high_pass,    // stones
    orchard,      // tiles fall
    mirror_lake,  // the two halves of the board slide in opposite ways
    lantern_city, // wide boards
};
inline constexpr std::array all_worlds{World::meadow,    World::old_town, World::river,       World::coast,
                                       World::high_pass, World::orchard,  World::mirror_lake, World::lantern_city};

inline constexpr std::size_t worlds = all_worlds.size();
inline constexpr std::size_t places_in_world = 9;
inline constexpr std::size_t places = worlds * places_in_world;

[[nodiscard]] constexpr World world_of(std::size_t place) { return static_cast<World>(place / places_in_world); }
/// Returns the number of a place within its world, from 1.
[[nodiscard]] constexpr std::size_t number_of(std::size_t place) { return place % places_in_world + 1; }
/// Returns whether a place is the last of its world, whose board is the largest.
[[nodiscard]] constexpr bool is_boss(std::size_t place) { return number_of(place) == places_in_world; }

} // namespace twoturns::game
