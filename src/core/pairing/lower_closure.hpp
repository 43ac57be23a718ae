// The lower closure: what the pairs chosen so far clear, in the order in which they go, with the
// rest of a kind wherever it can go at once. When nothing is left, the position is won.
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

    /// A pair variable became true.
    void note(Var var);
    /// False when the work was spent before all was done.
    bool advance();

    [[nodiscard]] const Field& field() const { return field_; }
    [[nodiscard]] const std::vector<Pair>& moves() const { return moves_; }
    /// Where it stands, to come back to.
    struct Mark {
        std::size_t moves;
        std::size_t open;
    };
    [[nodiscard]] Mark mark() const { return {moves_.size(), open_.found().size()}; }
    void undo_to(Mark mark);

    /// The linkable pairs of small kinds; tiles of some may be gone.
    [[nodiscard]] const std::vector<Pair>& open() const { return open_.found(); }

    /// A linkable pair of a large kind that may be chosen and holds `tile`, or none, as far as known. When a
    /// known one no longer holds, the tile is put back to work.
    [[nodiscard]] TileId partner(TileId tile);
    /// Puts all tiles of large kinds to work.
    void touch_large();
    [[nodiscard]] bool idle() const { return field_.idle(); }

private:
    void take(TileId a, TileId b);
    void process_kind(KindId kind);
    void process_tile(TileId tile);

    const Pairs* pairs_;
    Work* work_;
    Field field_;
    OpenPairs open_;
    std::vector<Pair> moves_;
    std::vector<Pair> rest_;
    std::vector<TileId> partners_; // of a tile of a large kind
};

} // namespace twoturns::pairing
