// The pairs of small kinds known to be linkable. While tiles only go, a linkable pair stays so; what is
// found is kept in order, to be forgotten from the back when tiles come back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/pairing/field.hpp"
#include "core/pairing/pair.hpp"
#include "core/pairing/tiles.hpp"
#include "twoturns/random.hpp"

namespace twoturns::pairing {

class OpenPairs {
public:
    explicit OpenPairs(const Tiles& tiles);

    /// Adds the pairs of `kind` that both stand and have become linkable.
    void find(const Field& field, KindId kind);
    /// The first pair of a small kind that both stand and are linkable; none if there is none.
    [[nodiscard]] static Pair first_linked(const Field& field, KindId kind);
    /// For two tiles of a small kind.
    [[nodiscard]] bool known(TileId a, TileId b) const { return known_[row_[a] + b] != 0; }
    /// All pairs found; tiles of some may be gone.
    [[nodiscard]] const std::vector<Pair>& found() const { return found_; }
    /// Forgets all pairs but the first `count` found.
    void undo_to(std::size_t count);

    /// One of the pairs that both stand, each equally likely; none if there is none. Changes the
    /// order of the pairs found, so that only undo_to(0) makes sense after it.
    Pair pick(const Field& field, Random& random);

    /// Looks for an order in which the last two or four tiles of a small kind can go with nothing else
    /// going in between. True: they are in `order`, pair by pair. Call find() first.
    bool finish(Field& field, KindId kind, std::vector<Pair>& order) const;

private:
    void set(Pair pair, bool known) {
        known_[row_[pair.a] + pair.b] = known ? 1 : 0;
        known_[row_[pair.b] + pair.a] = known ? 1 : 0;
    }

    std::vector<std::uint32_t> row_; // of a tile of a small kind: known_[row_ + other]
    std::vector<std::uint8_t> known_;
    std::vector<Pair> found_;
};

} // namespace twoturns::pairing
