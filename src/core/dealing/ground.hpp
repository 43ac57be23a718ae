// The cells of a board as a random player sees them: everything that does not depend on the tiles' kinds. Tiles are
// numbered row by row, as they stand on the settled board.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/occupancy.hpp"

namespace twoturns::dealing {

using TileId = std::uint16_t;
using CellIndex = std::uint16_t; // a cell as one number; 0, a corner of the ring, means no cell

[[nodiscard]] constexpr CellIndex place_of(Cell c) { return static_cast<CellIndex>(c.row * 64 + c.col); }
[[nodiscard]] constexpr Cell cell_of(CellIndex p) { return {p / 64, p % 64}; }

class Ground {
public:
    Ground(const Board& settled_board, Gravity gravity);

    [[nodiscard]] std::size_t tiles() const { return start_.size(); }
    [[nodiscard]] Cell start(std::size_t tile) const { return cell_of(start_[tile]); }
    [[nodiscard]] const std::vector<CellIndex>& starts() const { return start_; }
    /// Returns the board passed to the constructor.
    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] Gravity gravity() const { return gravity_; }
    [[nodiscard]] const Occupancy& occupancy() const { return board_.occupancy(); }
    /// Returns the cell whose tile slides into `p` once `p` is free; 0 if no tile does.
    [[nodiscard]] CellIndex behind(CellIndex p) const { return behind_[p]; }

private:
    Board board_;
    Gravity gravity_;
    std::vector<CellIndex> start_;
    std::array<CellIndex, std::size_t{64} * 64> behind_{};
};

} // namespace twoturns::dealing
