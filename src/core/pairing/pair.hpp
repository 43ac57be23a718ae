// Two tiles of one kind.
#pragma once

#include "core/pairing/tiles.hpp"

namespace twoturns::pairing {

struct Pair {
    TileId a;
    TileId b;
};

} // namespace twoturns::pairing
