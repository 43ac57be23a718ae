// Where the places lie on a landscape.
#include "app/journey/land_map.hpp"

#include <algorithm>
#include <cmath>

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using game::World;

TEST_CASE("places on a landscape lie inside it, apart from each other, and from left to right", "[journey]") {
    for (const bool rows : {false, true})
        for (const World world : game::all_worlds) {
            const ui::Point size = rows ? ui::Point{568, 560} : ui::Point{836, 436};
            const LandMap map{world, size, rows};
            for (std::size_t i = 0; i < game::places_in_world; ++i) {
                const std::size_t place = map.first() + i;
                CAPTURE(rows, place);
                const ui::Point at = map.centre(place);
                const float half = map.side(place, true) / 2;
                CHECK(at.x - half > 0);
                CHECK(at.y - half > 0);
                CHECK(at.x + half < size.x);
                CHECK(at.y + half < size.y);
                if (i > 0 && (!rows || i % 3 != 0)) CHECK(at.x > map.centre(place - 1).x);
                for (std::size_t other = map.first(); other < place; ++other) {
                    const ui::Point there = map.centre(other);
                    const float apart = (map.side(place, false) + map.side(other, false)) / 2;
                    CHECK(std::max(std::abs(there.x - at.x), std::abs(there.y - at.y)) > apart);
                }
            }
        }
}
