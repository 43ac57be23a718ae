// Finds the pairs that can be matched in a position.
#pragma once

#include <vector>

#include "core/gravity_solver/position.hpp"
#include "core/gravity_solver/work.hpp"

namespace twoturns::gravity_solver {

[[nodiscard]] bool linked(const Lanes& lanes, const Position& position, CellIndex a, CellIndex b);

/// Returns one of the legal `pairs` whose removal is never a mistake; an empty pair if there is none. This holds for
/// the last two tiles of a kind with no tiles behind them that would slide: no other tile moves and cells only become
/// empty, so any winning line stays winning if the pair goes first instead of later.
[[nodiscard]] Pair harmless(const Lanes& lanes, const Position& position, const std::vector<Pair>& pairs);

/// Lists the legal pairs, and keeps its buffers from one call to the next.
class PairFinder {
public:
    explicit PairFinder(const Lanes& lanes);

    /// Fills `pairs` with the legal pairs. Returns false if the list may be incomplete because there are more than
    /// `most_tests` pairs to test; an empty list then proves nothing.
    bool find(const Lanes& lanes, const Position& position, std::vector<Pair>& pairs);

    /// Returns the work of the last list.
    [[nodiscard]] Work work() const { return work_; }

private:
    /// A tile with a way out: it is next to an empty cell.
    struct Stand {
        TileId tile;
        CellIndex place;
        std::uint8_t sides; // the sides of the board to which the way is clear, one bit each
    };
    struct Tally {
        std::uint16_t out = 0; // the number of tiles with a way out, in here_
        TileId last = no_tile; // tiles with higher numbers are not tested against each other
    };

    void see_rows(const Lanes& lanes, const Position& position);
    void share_out(const Lanes& lanes, const Position& position);
    void gather(const Lanes& lanes, const Position& position);
    void find_buried(const Lanes& lanes, const Position& position, std::vector<Pair>& pairs) const;

    Work work_ = 0;
    std::vector<Word> above_;  // indexed by row: the columns that are empty in all rows above it
    std::vector<Word> below_;  // indexed by row: the columns that are empty in all rows below it
    std::vector<Word> low_;    // indexed by row: its first occupied cell
    std::vector<Word> high_;   // indexed by row: its last occupied cell
    std::vector<Word> buried_; // indexed by row: its occupied cells with four occupied neighbours
    std::vector<Stand> here_;
    std::vector<Tally> tallies_; // indexed by kind
    int tests_ = 0;
};

} // namespace twoturns::gravity_solver
