// Estimates for a deal from the tiles' starting positions alone: how near to each other tiles of a kind stand, and how
// soon they are likely to be linked.
#pragma once

#include <cstddef>
#include <vector>

#include "core/dealing/ground.hpp"

namespace twoturns::dealing {

class Looks {
public:
    explicit Looks(const Ground& ground);

    /// Returns the sum, over all tiles of a kind, of the steps to the nearest other tile of that kind.
    [[nodiscard]] int nearest(const std::vector<Kind>& kinds, Kind kind) const;
    /// Returns the sum of nearest() over all kinds below `kinds_end`.
    [[nodiscard]] int nearest_of_all(const std::vector<Kind>& kinds, std::size_t kinds_end) const;

    /// Returns how easily tile `t` would find a partner if it were of `kind`, ignoring tile `except`.
    [[nodiscard]] int ease(const std::vector<Kind>& kinds, std::size_t t, Kind kind, std::size_t except) const;

private:
    [[nodiscard]] int nearest_among(const std::vector<TileId>& tiles, const std::vector<Kind>& kinds) const;
    [[nodiscard]] int search_around(TileId tile, const std::vector<Kind>& kinds) const;
    [[nodiscard]] int steps(std::size_t a, std::size_t b) const;

    std::vector<Cell> cells_;
    std::vector<TileId> at_; // indexed by place; tiles() where no tile stands
    std::vector<int> depth_; // the number of tiles between a tile and the ring along the shortest straight way
};

} // namespace twoturns::dealing
