#include "twoturns/knot.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "twoturns/link.hpp"
#include "twoturns/random.hpp"

namespace twoturns {
namespace {

/// Returns the largest knot within `standing`, which may be empty. The union of two knots is a knot, so a tile that can
/// be matched while the others stand is in none. `kinds` has all tiles of the board.
Occupancy largest_knot(Occupancy standing, const std::vector<std::vector<Cell>>& kinds) {
    for (bool shrunk = true; shrunk;) {
        shrunk = false;
        for (const auto& cells : kinds)
            for (std::size_t i = 0; i < cells.size(); ++i)
                for (std::size_t k = i + 1; k < cells.size(); ++k) {
                    if (!standing.occupied(cells[i]) && !standing.occupied(cells[k])) continue;
                    if (!linked(standing, cells[i], cells[k])) continue;
                    standing.free(cells[i]);
                    standing.free(cells[k]);
                    shrunk = true;
                }
    }
    return standing;
}

} // namespace

std::vector<Cell> knot_of(const Board& stuck) {
    constexpr std::uint64_t orders = 16; // another order of leaving tiles out may end at a smaller knot
    const auto kinds = stuck.cells_by_kind();
    std::vector<Cell> knot = stuck.tile_cells();
    for (std::uint64_t seed = 0; seed < orders; ++seed) {
        std::vector<Cell> tiles = stuck.tile_cells();
        Random{seed}.shuffle(tiles);
        Occupancy standing = stuck.occupancy();
        const auto stands = [&standing](Cell cell) { return standing.occupied(cell); };
        for (const Cell tile : tiles) {
            if (!stands(tile)) continue;
            Occupancy fewer = standing;
            fewer.free(tile);
            fewer = largest_knot(fewer, kinds);
            const auto is_left = [&fewer](Cell cell) { return fewer.occupied(cell); };
            if (std::any_of(tiles.begin(), tiles.end(), is_left)) standing = fewer;
        }
        std::erase_if(tiles, [&](Cell cell) { return !stands(cell); });
        if (tiles.size() < knot.size()) knot = std::move(tiles);
    }
    std::sort(knot.begin(), knot.end());
    return knot;
}

} // namespace twoturns
