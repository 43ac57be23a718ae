// Estimates a board's difficulty from the tiles' starting positions alone: how near to each other the tiles of each
// kind stand, and how soon they are likely to be linked.
#pragma once

#include <cstddef>
#include <vector>

#include "core/dealing/ground.hpp"

namespace twoturns::dealing {

class Looks {
public:
    explicit Looks(const Ground& ground);

    /// Returns the sum, over all tiles of the kind, of the steps from a tile to the nearest other tile of the kind.
    [[nodiscard]] int nearest(const std::vector<Kind>& kinds, Kind kind) const;
    /// Returns the sum of nearest() over all kinds below `kinds_end`.
    [[nodiscard]] int nearest_of_all(const std::vector<Kind>& kinds, std::size_t kinds_end) const;

    /// Returns how easily tile `t` would find a partner if its kind were `kind`, ignoring tile `except`.
    [[nodiscard]] int ease(const std::vector<Kind>& kinds, std::size_t t, Kind kind, std::size_t except) const;

private:
    [[nodiscard]] int nearest_among(const std::vector<TileId>& tiles, const std::vector<Kind>& kinds) const;
    [[nodiscard]] int search_around(TileId tile, const std::vector<Kind>& kinds) const;
    [[nodiscard]] int steps(std::size_t a, std::size_t b) const;

    std::vector<Cell> cells_;
    std::vector<TileId> at_; // indexed by place; tiles() marks a place without a tile
    std::vector<int> depth_; // the number of tiles on the shortest straight way from a tile to the ring
};

} // namespace twoturns::dealing
