// The lower closure: removes all tiles that the chosen pairs clear, in order, and also the rest of a kind wherever it
// can be cleared at once. The position is won when no tile is left.
#pragma once

#include <cstddef>
#include <vector>

#include "core/pairing/field.hpp"
#include "core/pairing/open_pairs.hpp"
#include "core/pairing/pairs.hpp"

namespace twoturns::pairing {

class LowerClosure {
public:
    LowerClosure(const Tiles& tiles, const Pairs& pairs, Work& work);

    /// Handles a pair variable becoming true.
    void note(Var var);
    /// Returns false if the work limit was reached before the closure was complete.
    bool advance();

    [[nodiscard]] const Field& field() const { return field_; }
    [[nodiscard]] const std::vector<Pair>& moves() const { return moves_; }
    /// The current state, for undo_to().
    struct Mark {
        std::size_t moves;
        std::size_t open;
    };
    [[nodiscard]] Mark mark() const { return {moves_.size(), open_.found().size()}; }
    void undo_to(Mark mark);

    /// Returns the linkable pairs of small kinds; tiles of some pairs may be gone.
    [[nodiscard]] const std::vector<Pair>& open() const { return open_.found(); }

    /// Returns the known partner for `tile` of a large kind: the two tiles are a linkable pair that may be chosen.
    /// Returns none if no partner is known. If the known partner no longer fits, puts the tile back in the queue.
    [[nodiscard]] TileId partner(TileId tile);
    /// Queues all tiles of large kinds.
    void touch_large();
    [[nodiscard]] bool idle() const { return field_.idle(); }

private:
    void take(TileId a, TileId b);
    void process_kind(KindId kind, bool changed);
    void process_tile(TileId tile);

    const Pairs* pairs_;
    Work* work_;
    Field field_;
    OpenPairs open_;
    std::vector<Pair> moves_;
    std::vector<Pair> rest_;
    std::vector<TileId> partners_; // indexed by tile, for large kinds
};

} // namespace twoturns::pairing
