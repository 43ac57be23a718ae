// The pairs of small kinds known to be linkable. While tiles are only removed, a linkable pair stays linkable. The
// pairs are kept in the order of discovery and removed from the back when tiles are restored.
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

    /// Adds the pairs of `kind` whose tiles both stand and have become linkable. If nothing has `changed` for the kind
    /// since the last call, only counts the work.
    void find(const Field& field, KindId kind, bool changed);
    /// Returns the first linkable pair of standing tiles of the small kind; {none, none} if there is no such pair.
    [[nodiscard]] static Pair first_linked(const Field& field, KindId kind);
    /// Returns true for a pair already found. Both tiles must be of one small kind.
    [[nodiscard]] bool known(TileId a, TileId b) const { return (known_[a] & bit_[b]) != 0; }
    /// Returns all pairs found; tiles of some pairs may be gone.
    [[nodiscard]] const std::vector<Pair>& found() const { return found_; }
    /// Removes all pairs except the first `count`.
    void undo_to(std::size_t count);

    /// Returns a random found pair whose tiles both stand, each pair with equal probability; {none, none} if there is
    /// no such pair. Changes the order of the pairs, so that only undo_to(0) is valid afterwards.
    Pair pick(const Field& field, Random& random);

    /// Searches for an order in which the last two or four tiles of a small kind can be cleared one pair after the
    /// other. If it returns true, `order` contains the pairs in that order. Call find() first.
    bool finish(Field& field, KindId kind, std::vector<Pair>& order) const;

private:
    void add(Pair pair) {
        found_.push_back(pair);
        ++pairs_[tiles_->kind(pair.a)];
        flip(pair);
    }
    void forget(Pair pair) {
        --pairs_[tiles_->kind(pair.a)];
        flip(pair);
    }
    void flip(Pair pair) {
        known_[pair.a] ^= bit_[pair.b];
        known_[pair.b] ^= bit_[pair.a];
    }

    const Tiles* tiles_;
    std::vector<std::uint32_t> pairs_; // indexed by kind: the number of its known pairs
    // Both are indexed by tile of a small kind.
    std::vector<std::uint16_t> bit_;   // one bit, different for each tile of the kind
    std::vector<std::uint16_t> known_; // the bits of the tiles with which it is linkable
    std::vector<Pair> found_;
};

} // namespace twoturns::pairing
