// Implements Play for boards whose rows hold blocks of tiles, as BlockPlay does (block_play.hpp explains the
// stretches), and keeps all links up to date while moves are made and unmade. A move changes what a tile reaches only
// for the tiles that slide and for their nearest neighbours in a few columns, so on large boards this is several times
// faster than BlockPlay, which looks at all tiles anew.
//
// Tiles to the right of the midline stand in the right half of their row, the others in the left half. Both halves are
// filled from the midline outwards; where all tiles slide to one side, one half has no cells.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/gravity_solver/play.hpp"
#include "core/gravity_solver/relaxation.hpp"
#include "core/gravity_solver/slope.hpp"
#include "twoturns/random.hpp"

namespace twoturns::gravity_solver {

class LivePlay final : public Play {
public:
    /// Returns true if the board has that form: no stones, no walls but behind the blocks, lines of two turns, and at
    /// most 64 tiles of a kind.
    [[nodiscard]] static bool fits(const Lanes& lanes);

    /// The seed breaks ties.
    LivePlay(const Lanes& lanes, std::uint64_t seed);

    void make(Pair pair) override;
    void unmake() override;
    [[nodiscard]] int tiles() const override { return lanes_->tiles() - 2 * static_cast<int>(made_.size()); }
    [[nodiscard]] std::uint64_t key() const override { return key_; }
    bool list(std::vector<Pair>& pairs, const KeySet& exhausted) override;
    bool hopeless() override;
    /// Includes the work of the moves since the last list().
    [[nodiscard]] Work work() const override { return work_; }

private:
    enum Half : std::size_t {
        left,
        right
    };
    static constexpr std::array both_halves{left, right};

    /// The stretches of free cells that a tile reaches: bit r of a word for the one in that half of row r, the highest
    /// bit for the column of the ring on that side.
    struct Reach {
        std::array<Word, 2> in{};
        [[nodiscard]] bool meets(const Reach& other) const {
            return ((in[left] & other.in[left]) | (in[right] & other.in[right])) != 0;
        }
        friend bool operator==(const Reach&, const Reach&) = default;
    };
    /// What is known of a tile. The twins are sets of tiles of its kind, counted from the kind's first tile.
    struct Links {
        Reach reach;
        Word meeting = 0;  // the twins that reach a stretch in common
        Word touching = 0; // the twins in neighbouring cells
    };
    struct Change {
        TileId tile;
        Links before;
    };
    struct Made {
        Pair pair;
        std::uint16_t a; // the places of the tiles just before each was taken
        std::uint16_t b;
        std::size_t changes; // the size of changes_ before the move
    };

    [[nodiscard]] std::size_t block(std::size_t half, int row) const {
        return half * row_count_ + static_cast<std::size_t>(row);
    }
    [[nodiscard]] int row_of(TileId t) const { return row_of_[t]; }
    [[nodiscard]] std::size_t block_of(TileId t) const { return block(half_of_[t], row_of(t)); }
    [[nodiscard]] int col_at(std::size_t half, int place) const {
        return half == right ? middle_ + place : middle_ + 1 - place;
    }
    [[nodiscard]] TileId& at(std::size_t block, std::size_t place) { return at_[block * width_ + place]; }
    [[nodiscard]] TileId at(std::size_t block, std::size_t place) const { return at_[block * width_ + place]; }
    [[nodiscard]] TileId tile_at(int row, int col) const;
    [[nodiscard]] TileId first_twin(TileId t) const { return lanes_->first_of_kind(lanes_->kind_of(t)); }
    [[nodiscard]] Word twin_bit(TileId t) const { return Occupancy::bit(t - first_twin(t)); }
    [[nodiscard]] bool two_sided() const { return middle_ > 0 && middle_ < lanes_->cols(); }
    [[nodiscard]] std::uint64_t key_after(Pair pair) const { return key_ ^ key_of(pair.a) ^ key_of(pair.b); }
    [[nodiscard]] std::uint64_t key_of(TileId t) const { return lanes_->place_key(lanes_->start_of(t)); }

    [[nodiscard]] Reach see(TileId t) const;
    [[nodiscard]] Word meeting_with(TileId t) const;
    [[nodiscard]] Word touching_with(TileId t) const;
    void set_links(TileId t, Word Links::*which, Word twins);
    void keep(TileId t);
    void note_warm(TileId t);

    void take(TileId t);
    void put_back(TileId t, std::size_t place);
    void touch(TileId t);
    void touch_in_column(int row, int col);
    [[nodiscard]] bool is_harmless(Pair pair) const;

    const Lanes* lanes_;
    std::size_t row_count_; // including the two rows of the ring
    std::size_t width_;
    int middle_;                        // the last column of the left half
    std::vector<std::uint8_t> row_of_;  // indexed by tile
    std::vector<std::uint8_t> half_of_; // indexed by tile

    std::vector<TileId> at_;            // indexed by block and place; places count from 1 at the midline
    std::vector<std::uint16_t> place_;  // indexed by tile
    std::vector<std::uint16_t> length_; // indexed by block
    std::vector<Word> columns_;         // the occupied cells
    std::vector<std::uint8_t> there_;   // indexed by tile
    std::vector<int> left_of_;          // indexed by kind
    Word joined_ = 0;                   // the rows without tiles, whose halves are one stretch
    std::uint64_t key_ = 0;

    std::vector<Links> links_; // indexed by tile
    std::vector<Word> warm_;   // the tiles linked to a twin with a higher number, one bit each

    std::vector<Made> made_;
    std::vector<Change> changes_;     // the links that the moves changed
    std::uint32_t now_ = 1;           // counts the moves
    std::vector<std::uint32_t> kept_; // indexed by tile: the move in which its links were kept
    std::vector<std::uint32_t> seen_; // indexed by tile: the move in which it was touched
    std::vector<TileId> touched_;
    std::vector<TileId> changed_;
    Slope slope_;
    Relaxation relaxation_;
    Random random_;
    Work making_ = 0; // the work of the moves since the last list()
    Work work_ = 0;
};

} // namespace twoturns::gravity_solver
