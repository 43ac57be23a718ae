#include "support/exhaustive.hpp"

#include <algorithm>
#include <cstddef>

#include "support/replay.hpp"

namespace twoturns::testing {

Exhaustive::Exhaustive(const Board& board) : board_(board), cells_(board.tile_cells()) {}

bool Exhaustive::winnable_without(Cell a, Cell b) {
    std::uint64_t gone = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i)
        if (cells_[i] == a || cells_[i] == b) gone |= std::uint64_t{1} << i;
    return winnable_from(gone);
}

bool Exhaustive::winnable_from(std::uint64_t gone) {
    if (const auto known = known_.find(gone); known != known_.end()) return known->second;
    Board now = board_;
    for (std::size_t i = 0; i < cells_.size(); ++i)
        if ((gone >> i & 1U) != 0) now.clear(cells_[i]);
    bool won = now.won();
    for (std::size_t i = 0; i < cells_.size() && !won; ++i)
        for (std::size_t j = i + 1; j < cells_.size() && !won; ++j)
            if (now.is_tile(cells_[i]) && now.is_tile(cells_[j]) && now.kind(cells_[i]) == now.kind(cells_[j]) &&
                walk_links(now, cells_[i], cells_[j]))
                won = winnable_from(gone | std::uint64_t{1} << i | std::uint64_t{1} << j);
    known_.emplace(gone, won);
    return won;
}

} // namespace twoturns::testing
