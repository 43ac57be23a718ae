#include "view/drawing/land_bake.hpp"

namespace twoturns::view {

using game::World;
using ui::rgb;

Sky sky_of(World world) {
    switch (world) {
    case World::meadow: return {rgb(0xA9DAE6), rgb(0xF8F1CF)};
    case World::old_town: return {rgb(0xF8E3B9), rgb(0xF2B184)};
    case World::river: return {rgb(0xBFE2E2), rgb(0xEAF3D8)};
    case World::coast: return {rgb(0x7FC4E4), rgb(0xE3F1EC)};
    case World::high_pass: return {rgb(0x8FA5BB), rgb(0xDCE3E6)};
    case World::orchard: return {rgb(0xF4D9A0), rgb(0xEFAE6A)};
    case World::mirror_lake: return {rgb(0x3A2F63), rgb(0xD98FA0)};
    case World::lantern_city: return {rgb(0x11162F), rgb(0x4A2A4E)};
    }
    return {};
}

} // namespace twoturns::view
