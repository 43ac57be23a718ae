// Implements Play for boards whose rows each hold one block of tiles without a gap: tiles slide to one side, or from
// both sides to the middle. The board has no stones, and no walls except behind the blocks. BlockPlay takes half the
// time of OpenPlay and lists the same pairs.
//
// The ends of the blocks determine which cells are occupied. The free cells of a row are one stretch before its block
// and one stretch behind it; a row without tiles is one stretch, and so is each row of the ring. Two tiles link when
// they touch, or when a straight line leads from each of them
//   - into the same stretch: the line between them runs along it, or
//   - to the same column of the ring, left or right.
// No other line is needed. A line with its middle part in a column of the board leaves both rows on the same side,
// because the stretch before one block and the stretch behind another share no column; a line over the ring serves as
// well.
//
// So everything that a tile reaches fits into a set of a few bits. Pairs are found by comparing every tile with the
// tiles one, two and three places further on in the order of kinds, in loops without branches that a compiler
// vectorizes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/gravity_solver/play.hpp"
#include "core/gravity_solver/relaxation.hpp"
#include "core/gravity_solver/slope.hpp"
#include "twoturns/random.hpp"

namespace twoturns::gravity_solver {

/// The spots whose tiles slide when one tile is removed, and how much their numbers decrease.
template <class Spot> struct Tail {
    Spot first;
    Spot count;
    Spot step;
};

/// A `Spot` is the number of a cell; a `Reach` has a bit for each stretch.
template <class Spot, class Reach> class BlockPlay final : public Play {
public:
    /// Returns true if the board has the form described above and is small enough.
    [[nodiscard]] static bool fits(const Lanes& lanes);

    BlockPlay(const Lanes& lanes, std::uint64_t seed);

    void make(Pair pair) override;
    void unmake() override;
    [[nodiscard]] int tiles() const override { return lanes_->tiles() - 2 * static_cast<int>(made_.size()); }
    [[nodiscard]] std::uint64_t key() const override { return key_; }
    bool list(std::vector<Pair>& pairs, const KeySet& exhausted) override;
    bool hopeless() override;
    [[nodiscard]] Work work() const override { return work_; }

private:
    /// The columns of the first and the last tile of a row; in an empty row, first > last.
    struct Block {
        int first;
        int last;
        [[nodiscard]] int length() const { return last - first + 1; }
    };

    [[nodiscard]] const Spot* spots() const { return spots_.data() + slid_ * padded_; }
    [[nodiscard]] const Block* blocks() const { return blocks_.data() + slid_ * row_count_; }
    [[nodiscard]] std::size_t row_of(TileId t) const { return row_of_[spots()[t]]; }
    [[nodiscard]] int col_of(TileId t) const { return static_cast<int>(spots()[t] - row_of(t) * width_); }
    [[nodiscard]] Tail<Spot> tail_of(TileId t) const;
    [[nodiscard]] bool is_harmless(Pair pair) const;
    [[nodiscard]] std::uint64_t key_after(Pair pair) const { return key_ ^ tile_key_[pair.a] ^ tile_key_[pair.b]; }

    void lay_out_cells();
    void place_tiles();
    void slide(Pair pair);
    void see_cells();
    void see_tiles();
    void list_links(std::vector<Pair>& pairs);

    const Lanes* lanes_;
    std::size_t row_count_; // including the two rows of the ring
    std::size_t width_;     // of a row: the spot in row r and column c is r * width_ + c
    int middle_;            // tiles up to this column slide to the right, the others to the left
    std::size_t tiles_;     // rounded up to whole vectors
    std::size_t padded_;    // tiles_ plus the largest distance at which tiles are compared
    std::size_t ahead_;     // the largest distance in the order of kinds between tiles of one kind
    Reach left_;            // the bits of the ring's columns
    Reach right_;

    std::vector<Pair> made_;
    std::size_t slid_ = 0;      // the number of moves whose tiles have slid; the others wait until list() is called
    std::vector<Spot> spots_;   // indexed by move and tile; 0, a corner of the ring, for removed tiles
    std::vector<Block> blocks_; // indexed by move and row
    std::vector<int> left_of_;  // indexed by kind
    std::uint64_t key_ = 0;
    std::vector<std::uint64_t> tile_key_;

    std::vector<std::uint8_t> row_of_; // indexed by spot
    std::vector<Reach> cols_;          // 0, 1, 2, ...
    std::vector<Reach> stretch_;       // indexed by spot: the stretch that contains the spot when it is free
    std::vector<Reach> up_;            // indexed by spot: the stretches reached upwards; 0 if a tile is in the way
    std::vector<Reach> down_;
    std::vector<Reach> reach_; // indexed by spot: the stretches that a tile there reaches
    std::vector<Reach> tile_reach_;
    std::vector<std::uint8_t> same_;   // indexed by distance ahead and tile: whether the two tiles are of one kind
    std::vector<std::uint8_t> linked_; // with the same indices: whether the two tiles can be matched
    Slope slope_;
    Relaxation relaxation_;
    Random random_;
    Work work_ = 0;
};

using SmallBlockPlay = BlockPlay<std::uint8_t, std::uint16_t>;
using LargeBlockPlay = BlockPlay<std::uint16_t, std::uint32_t>;
extern template class BlockPlay<std::uint8_t, std::uint16_t>;
extern template class BlockPlay<std::uint16_t, std::uint32_t>;

} // namespace twoturns::gravity_solver
