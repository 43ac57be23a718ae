#include "view/drawing/land_bake.hpp"

#include <algorithm>

#include "view/drawing/lands.hpp"

namespace twoturns::view {
namespace {

using game::World;
using ui::rgb;

constexpr float design_height = 100;

FlatShapes shapes_of(const LandPicture& what) {
    const float scale = static_cast<float>(std::max(1, what.height)) / design_height;
    FlatShapes shapes{scale};
    lands::Land land{shapes, static_cast<float>(what.width) / scale, sky_of(what.world),
                     Dice{static_cast<std::uint32_t>(what.world) + 3}};
    shapes.box({-1, -1, land.wide + 2, design_height + 2}, {land.sky.top, land.sky.bottom});
    switch (what.world) {
    case World::meadow: lands::add_meadow(land); break;
    case World::old_town: lands::add_old_town(land); break;
    case World::river: lands::add_river(land); break;
    case World::coast: lands::add_coast(land); break;
    case World::high_pass: lands::add_high_pass(land); break;
    case World::orchard: lands::add_orchard(land); break;
    case World::mirror_lake: lands::add_mirror_lake(land); break;
    case World::lantern_city: lands::add_lantern_city(land); break;
    }
    return shapes;
}

} // namespace

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

LandBake::LandBake(const LandPicture& what) : what_(what), surface_(make_surface(what.width, what.height)) {}

bool LandBake::run() {
    if (painter_) return painter_->paint_band();
    painter_.emplace(shapes_.emplace(shapes_of(what_)), *surface_);
    return false;
}

} // namespace twoturns::view
