// Which pairs can go in a position.
#pragma once

#include <vector>

#include "core/gravity_solver/position.hpp"
#include "core/gravity_solver/work.hpp"

namespace twoturns::gravity_solver {

[[nodiscard]] bool linked(const Lanes& lanes, const Position& position, Place a, Place b);

/// A pair among `pairs`, which can go, whose going first is never a mistake; an empty one when there is none.
/// It is so for the last two tiles of a kind with nothing behind them that would slide: no other tile
/// moves, cells only become empty, so any winning line stays one when they go first instead of later.
[[nodiscard]] Pair harmless(const Lanes& lanes, const Position& position, const std::vector<Pair>& pairs);

/// Lists the pairs that can go, and keeps the room it needs from one call to the next.
class PairFinder {
public:
    explicit PairFinder(const Lanes& lanes);

    /// Fills `pairs` with those that can go. Returns false when the list may be cut short because
    /// there are more than `most_tests` pairs to test; nothing can be concluded from it being empty then.
    bool find(const Lanes& lanes, const Position& position, std::vector<Pair>& pairs);

    /// What the last list took.
    [[nodiscard]] Work work() const { return work_; }

private:
    /// A tile with a way out: next to an empty cell.
    struct Stand {
        TileId tile;
        Place place;
        std::uint8_t sides; // of the board to which the way is clear, a bit each
    };
    struct Tally {
        std::uint16_t out = 0; // tiles with a way out: so many of here_
        TileId last = no_tile; // tiles with higher numbers are not tested against each other
    };

    void see_rows(const Lanes& lanes, const Position& position);
    void share_out(const Lanes& lanes, const Position& position);
    void gather(const Lanes& lanes, const Position& position);
    void find_buried(const Lanes& lanes, const Position& position, std::vector<Pair>& pairs) const;

    Work work_ = 0;
    std::vector<Word> above_;  // by row: the columns that are empty in all rows above it
    std::vector<Word> below_;  // and below it
    std::vector<Word> low_;    // its first cell that is taken
    std::vector<Word> high_;   // its last
    std::vector<Word> buried_; // its taken cells among four taken neighbours
    std::vector<Stand> here_;
    std::vector<Tally> tallies_; // by kind
    int tests_ = 0;
};

} // namespace twoturns::gravity_solver
