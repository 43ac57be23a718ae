// The eight worlds of the journey, from left to right.
#pragma once

#include <array>
#include <cstdint>

namespace twoturns::game {

enum class World : std::uint8_t {
    meadow,
    old_town,
    river,
    coast,
    high_pass,
    orchard,
    mirror_lake,
    lantern_city,
};
inline constexpr std::array all_worlds{World::meadow,    World::old_town, World::river,       World::coast,
                                       World::high_pass, World::orchard,  World::mirror_lake, World::lantern_city};

} // namespace twoturns::game
