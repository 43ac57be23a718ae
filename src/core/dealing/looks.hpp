// How a deal looks before anyone plays it: how near tiles of a kind stand to each other, and how soon
// they are likely to be linked. Both only from where the tiles start.
#pragma once

#include <cstddef>
#include <vector>

#include "core/dealing/ground.hpp"

namespace twoturns::dealing {

class Looks {
public:
    explicit Looks(const Ground& ground);

    /// The sum over all tiles of a kind of the steps to the nearest other one of that kind.
    [[nodiscard]] int nearest(const std::vector<Kind>& kinds, Kind kind) const;
    /// The same for all kinds below `kinds_end`.
    [[nodiscard]] int nearest_of_all(const std::vector<Kind>& kinds, std::size_t kinds_end) const;

    /// How easily tile `t` would find a partner if it were of that kind; `except` is left out.
    [[nodiscard]] int ease(const std::vector<Kind>& kinds, std::size_t t, Kind kind, std::size_t except) const;

private:
    [[nodiscard]] int nearest_among(const std::vector<TileId>& tiles, const std::vector<Kind>& kinds) const;
    [[nodiscard]] int search_around(TileId tile, const std::vector<Kind>& kinds) const;
    [[nodiscard]] int steps(std::size_t a, std::size_t b) const;

    std::vector<Cell> cells_;
    std::vector<TileId> at_; // by place; tiles() where there is none
    std::vector<int> depth_; // how many tiles stand between a tile and the ring, the shortest straight way
};

} // namespace twoturns::dealing
