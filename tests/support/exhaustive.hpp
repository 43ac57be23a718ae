// A slow second solver without gravity. It tries every move and stores every position.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "twoturns/board.hpp"

namespace twoturns::testing {

/// The positions of one deal. A position is the set of its removed tiles; the deal has at most 64 tiles.
class Exhaustive {
public:
    explicit Exhaustive(const Board& board);
    /// Returns true if the deal can be won without gravity.
    bool winnable() { return winnable_from(0); }
    /// Returns true if the deal can be won after the tiles at these cells are removed.
    bool winnable_without(Cell a, Cell b);

private:
    bool winnable_from(std::uint64_t gone);

    Board board_;
    std::vector<Cell> cells_;
    std::unordered_map<std::uint64_t, bool> known_;
};

} // namespace twoturns::testing
