#include "twoturns/knot.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "twoturns/link.hpp"
#include "twoturns/random.hpp"

namespace twoturns {
namespace {

/// Returns whether the tiles that `standing` still has are a knot. `kinds` has all tiles of the board.
bool is_knot(const Occupancy& standing, const std::vector<std::vector<Cell>>& kinds) {
    for (const auto& cells : kinds)
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t k = i + 1; k < cells.size(); ++k)
                if ((standing.occupied(cells[i]) || standing.occupied(cells[k])) &&
                    linked(standing, cells[i], cells[k]))
                    return false;
    return true;
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
        // A tile that was needed may be left out once others are.
        for (std::size_t before = 0; tiles.size() != before && tiles.size() > 1;) {
            before = tiles.size();
            for (std::size_t i = 0; i < tiles.size() && tiles.size() > 1;) {
                standing.free(tiles[i]);
                if (is_knot(standing, kinds)) {
                    tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(i));
                } else {
                    standing.fill(tiles[i]);
                    ++i;
                }
            }
        }
        if (tiles.size() < knot.size()) knot = std::move(tiles);
    }
    std::sort(knot.begin(), knot.end());
    return knot;
}

} // namespace twoturns
