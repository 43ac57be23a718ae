// Finds the pairs that can be matched in a position.
#pragma once

#include <vector>

#include "core/gravity_solver/position.hpp"
#include "core/gravity_solver/work.hpp"

namespace twoturns::gravity_solver {

[[nodiscard]] bool linked(const Lanes& lanes, const Position& position, CellIndex a, CellIndex b);

/// Returns one of the legal `pairs` whose removal is never a mistake; an empty pair if there is none. Such a pair is
/// the last two tiles of a kind, with no tiles behind them that would slide. Removing it moves no other tile and only
/// frees cells, so a winning line of moves stays winning if the pair is removed earlier.
[[nodiscard]] Pair harmless(const Lanes& lanes, const Position& position, const std::vector<Pair>& pairs);

/// Lists the legal pairs. Reuses its buffers from one call to the next.
class PairFinder {
public:
    explicit PairFinder(const Lanes& lanes);

    /// Fills `pairs` with the legal pairs. Returns false if the list may be incomplete because there are more than
    /// `most_tests` pairs to test; an empty list then proves nothing.
    bool find(const Lanes& lanes, const Position& position, std::vector<Pair>& pairs);

    /// Returns the work of the last list.
    [[nodiscard]] Work work() const { return work_; }

private:
    /// A tile next to an empty cell, from which a line can start.
    struct Stand {
        TileId tile;
        CellIndex place;
        std::uint8_t sides; // the sides of the board with a free straight way from the tile, one bit each
    };
    struct Tally {
        std::uint16_t out = 0; // the number of this kind's tiles in here_
        TileId last = no_tile; // tiles with higher numbers are not tested against each other
    };

    void see_rows(const Lanes& lanes, const Position& position);
    void share_out(const Lanes& lanes, const Position& position);
    void gather(const Lanes& lanes, const Position& position);
    void find_buried(const Lanes& lanes, const Position& position, std::vector<Pair>& pairs) const;

    Work work_ = 0;
    std::vector<Word> above_;  // indexed by row: the columns that are empty in all rows above it
    std::vector<Word> below_;  // indexed by row: the columns that are empty in all rows below it
    std::vector<Word> low_;    // indexed by row: the row's first occupied cell
    std::vector<Word> high_;   // indexed by row: the row's last occupied cell
    std::vector<Word> buried_; // indexed by row: the row's occupied cells with four occupied neighbours
    std::vector<Stand> here_;
    std::vector<Tally> tallies_; // indexed by kind
    int tests_ = 0;
};

} // namespace twoturns::gravity_solver
