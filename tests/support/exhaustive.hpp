// A slow second solver without gravity: tries every move and remembers every position.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "twoturns/board.hpp"

namespace twoturns::testing {

/// The positions of one deal as the set of its removed tiles; at most 64 tiles.
class Exhaustive {
public:
    explicit Exhaustive(const Board& board);
    /// Returns true if the deal can be won without gravity.
    bool winnable() { return winnable_from(0); }
    /// Returns true if it can be won after the tiles at these cells are removed.
    bool winnable_without(Cell a, Cell b);

private:
    bool winnable_from(std::uint64_t gone);

    Board board_;
    std::vector<Cell> cells_;
    std::unordered_map<std::uint64_t, bool> known_;
};

} // namespace twoturns::testing
