// The tiles of a position, numbered so that tiles of one kind are consecutive. Immutable.
#pragma once

#include <cstdint>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/occupancy.hpp"

namespace twoturns::pairing {

using TileId = std::uint32_t;
using KindId = std::uint32_t;
inline constexpr std::uint32_t none = 0xFFFFFFFFU;

/// The most copies of a small kind. Larger kinds get their pair variables when these are first needed, not all at the
/// start, because the number of pairs grows with the square of the copies.
inline constexpr std::uint32_t small_kind = 12;

class Tiles {
public:
    explicit Tiles(const Board& board);

    [[nodiscard]] TileId count() const { return static_cast<TileId>(cells_.size()); }
    [[nodiscard]] KindId kinds() const { return static_cast<KindId>(first_.size()) - 1; }
    [[nodiscard]] Cell cell(TileId tile) const { return cells_[tile]; }
    [[nodiscard]] KindId kind(TileId tile) const { return kinds_[tile]; }
    /// The tiles of `kind` are first(kind) .. end(kind) - 1.
    [[nodiscard]] TileId first(KindId kind) const { return first_[kind]; }
    [[nodiscard]] TileId end(KindId kind) const { return first_[kind + 1]; }
    [[nodiscard]] std::uint32_t copies(KindId kind) const { return end(kind) - first(kind); }
    [[nodiscard]] bool small(KindId kind) const { return copies(kind) <= small_kind; }
    /// Returns the tile in a cell of the padded board; none if the cell has no tile.
    [[nodiscard]] TileId at(int row, int col) const {
        return at_[static_cast<std::size_t>(row) * static_cast<std::size_t>(occupancy_.size().cols + 2) +
                   static_cast<std::size_t>(col)];
    }
    /// Returns the cells of the tiles and stones at the start.
    [[nodiscard]] const Occupancy& occupancy() const { return occupancy_; }
    /// Returns a kind with an odd number of copies, which cannot be cleared; none if there is no such kind.
    [[nodiscard]] KindId odd_kind() const;

private:
    Occupancy occupancy_;
    std::vector<Cell> cells_;
    std::vector<KindId> kinds_;
    std::vector<TileId> first_;
    std::vector<TileId> at_;
};

} // namespace twoturns::pairing
