#include "core/dealing/looks.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace twoturns::dealing {
namespace {

/// Larger depths and distances count as this value, because the tiles are out of each other's reach in any case.
constexpr int far = 6;

/// For a kind with more tiles than this, the nearest tile is searched around each tile. For a smaller kind, all tiles
/// are compared.
constexpr std::size_t few = 64;

} // namespace

Looks::Looks(const Ground& ground) {
    const Occupancy& occupancy = ground.occupancy();
    at_.assign(std::size_t{64} * 64, static_cast<TileId>(ground.tiles()));
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
        at_[place_of(c)] = static_cast<TileId>(t);
        cells_.push_back(c);
        depth_.push_back(depth);
    }
}

int Looks::steps(std::size_t a, std::size_t b) const {
    return std::abs(cells_[a].row - cells_[b].row) + std::abs(cells_[a].col - cells_[b].col);
}

/// Returns the distance to the nearest other tile of the same kind, which must exist. Fast for kinds with many tiles.
int Looks::search_around(TileId tile, const std::vector<Kind>& kinds) const {
    const Cell c = cells_[tile];
    const auto is_there = [&](int row, int col) {
        if (row < 1 || row > max_side || col < 1 || col > max_side) return false;
        const TileId other = at_[place_of({row, col})];
        return other < kinds.size() && kinds[other] == kinds[tile];
    };
    for (int steps = 1;; ++steps) {
        for (int down = -steps; down <= steps; ++down) {
            const int across = steps - std::abs(down);
            if (is_there(c.row + down, c.col - across) || is_there(c.row + down, c.col + across)) return steps;
        }
    }
}

int Looks::nearest_among(const std::vector<TileId>& tiles, const std::vector<Kind>& kinds) const {
    int sum = 0;
    if (tiles.size() > few) {
        for (const TileId tile : tiles) sum += search_around(tile, kinds);
        return sum;
    }
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
    return nearest_among(tiles, kinds);
}

int Looks::nearest_of_all(const std::vector<Kind>& kinds, std::size_t kinds_end) const {
    std::vector<std::vector<TileId>> tiles(kinds_end);
    for (std::size_t t = 0; t < kinds.size(); ++t) tiles[kinds[t]].push_back(static_cast<TileId>(t));
    int sum = 0;
    for (const auto& of_kind : tiles) sum += nearest_among(of_kind, kinds);
    return sum;
}

// Each tile in the way makes a line four times less likely. Counts the tiles between the two ends, or the tiles between
// each end and the ring.
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
