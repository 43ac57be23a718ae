// The slow second answer to "can this be won?": tries everything, keeps every position it has seen.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "twoturns/board.hpp"

namespace twoturns::testing {

/// Positions of one deal, by which of its tiles are gone; at most 64 tiles.
class Exhaustive {
public:
    explicit Exhaustive(const Board& board);
    /// Whether the deal can be won without gravity.
    bool winnable() { return winnable_from(0); }
    /// The same once the tiles at these cells are gone.
    bool winnable_without(Cell a, Cell b);

private:
    bool winnable_from(std::uint64_t gone);

    Board board_;
    std::vector<Cell> cells_;
    std::unordered_map<std::uint64_t, bool> known_;
};

} // namespace twoturns::testing
