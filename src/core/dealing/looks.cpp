#include "core/dealing/looks.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace twoturns::dealing {
namespace {

/// No depth and no distance counts for more: by then tiles are as good as out of each other's reach.
constexpr int far = 6;

} // namespace

Looks::Looks(const Ground& ground) {
    const Occupancy& occupancy = ground.occupancy();
    for (std::size_t t = 0; t < ground.tiles(); ++t) {
        const Cell c = ground.start(t);
        int depth = far;
        for (const Cell step : {Cell{0, 1}, Cell{1, 0}, Cell{0, -1}, Cell{-1, 0}}) {
            int between = 0;
            for (Cell at{c.row + step.row, c.col + step.col}; occupancy.size().contains(at) && between < far;
                 at = {at.row + step.row, at.col + step.col})
                if (occupancy.occupied(at)) ++between;
            depth = std::min(depth, between);
        }
        cells_.push_back(c);
        depth_.push_back(depth);
    }
}

int Looks::steps(std::size_t a, std::size_t b) const {
    return std::abs(cells_[a].row - cells_[b].row) + std::abs(cells_[a].col - cells_[b].col);
}

int Looks::nearest_among(const std::vector<TileId>& tiles) const {
    int sum = 0;
    for (const std::size_t a : tiles) {
        int least = 2 * max_side;
        for (const std::size_t b : tiles)
            if (a != b) least = std::min(least, steps(a, b));
        sum += least;
    }
    return sum;
}

int Looks::nearest(const std::vector<Kind>& kinds, Kind kind) const {
    std::vector<TileId> tiles;
    for (std::size_t t = 0; t < kinds.size(); ++t)
        if (kinds[t] == kind) tiles.push_back(static_cast<TileId>(t));
    return nearest_among(tiles);
}

int Looks::nearest_of_all(const std::vector<Kind>& kinds, std::size_t kinds_end) const {
    std::vector<std::vector<TileId>> tiles(kinds_end);
    for (std::size_t t = 0; t < kinds.size(); ++t) tiles[kinds[t]].push_back(static_cast<TileId>(t));
    int sum = 0;
    for (const auto& of_kind : tiles) sum += nearest_among(of_kind);
    return sum;
}

// Each tile in the way makes a line four times less likely: those between the two, or those
// between both and the ring.
int Looks::ease(const std::vector<Kind>& kinds, std::size_t t, Kind kind, std::size_t except) const {
    int sum = 0;
    for (std::size_t other = 0; other < kinds.size(); ++other) {
        if (kinds[other] != kind || other == t || other == except) continue;
        const int in_the_way = std::min({steps(t, other) - 1, depth_[t] + depth_[other], far});
        sum += 1 << (2 * (far - in_the_way));
    }
    return sum;
}

} // namespace twoturns::dealing
