// A full board of tiles in random places, for tests and the benchmark.
#pragma once

#include <cstddef>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/random.hpp"

namespace twoturns {

/// Returns a board with one tile in each cell. The kinds kind_of(0), kind_of(1) ... are shuffled and placed row by row.
template <class KindOf> Board random_deal(Size size, const KindOf& kind_of, Random& random) {
    std::vector<Kind> kinds;
    for (int i = 0; i < size.cells(); ++i) kinds.push_back(static_cast<Kind>(kind_of(i)));
    random.shuffle(kinds);
    Board board{size};
    for (int i = 0; i < size.cells(); ++i) {
        const Kind kind = kinds[static_cast<std::size_t>(i)];
        board.put({1 + i / size.cols, 1 + i % size.cols}, {kind, kind});
    }
    return board;
}

} // namespace twoturns
