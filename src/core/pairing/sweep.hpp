// A random greedy playout: takes pairs that look harmless at once, otherwise a random pair, until no pair is left. It
// is cheap, finds most of the easy wins and proves nothing.
#pragma once

#include <vector>

#include "core/pairing/field.hpp"
#include "core/pairing/open_pairs.hpp"
#include "core/pairing/progress.hpp"
#include "twoturns/random.hpp"

namespace twoturns::pairing {

class Sweep {
public:
    Sweep(const Tiles& tiles, Work& work) : work_(&work), field_(tiles, work), open_(tiles) {}

    /// Restores all tiles.
    void begin(Random& random);
    /// Takes a linkable pair before the sweep starts; call it after begin().
    void play(Pair pair);
    /// Returns `cleared` if moves() wins, `stuck` if this sweep failed.
    Progress advance(Random& random);
    [[nodiscard]] const std::vector<Pair>& moves() const { return moves_; }

private:
    void take(TileId a, TileId b);
    void process_tile(TileId tile);
    void process_kind(KindId kind, bool changed);

    Work* work_;
    Field field_;
    std::vector<Pair> moves_;
    OpenPairs open_;
    std::vector<Pair> rest_;
};

} // namespace twoturns::pairing
