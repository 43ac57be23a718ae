// A board from which tiles are removed one by one and restored in reverse order. A queue holds the entries that a
// removal may have changed, so that only these are tested again.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/pairing/tiles.hpp"
#include "core/pairing/work.hpp"
#include "core/sight.hpp"
#include "twoturns/link.hpp"

namespace twoturns::pairing {

class Field {
public:
    Field(const Tiles& tiles, Work& work);

    [[nodiscard]] const Tiles& tiles() const { return *tiles_; }
    [[nodiscard]] bool gone(TileId tile) const { return gone_[tile] != 0; }
    /// Returns the number of tiles still standing: of all kinds, or of one kind.
    [[nodiscard]] TileId left() const { return tiles_->count() - static_cast<TileId>(log_.size()); }
    [[nodiscard]] std::uint32_t left(KindId kind) const { return left_[kind]; }
    [[nodiscard]] bool linked(TileId a, TileId b) const {
        work_->ticks += link_ticks;
        return twoturns::linked(occupancy_, tiles_->cell(a), tiles_->cell(b));
    }

    /// Tests two tiles whose Sight was computed after the last removal. This function and see() count no work.
    [[nodiscard]] bool linked(const Sight& a, const Sight& b) const;
    [[nodiscard]] Sight see(TileId tile) const { return sight_of(occupancy_, tiles_->cell(tile)); }
    void count_work(std::uint64_t ticks) const { work_->ticks += ticks; }
    using Sights = std::array<Sight, small_kind>;

    /// take() and remove() remove a standing tile. remove() also queues the entries around it.
    void take(TileId tile);
    void remove(TileId tile) {
        take(tile);
        touch_around(tiles_->cell(tile));
    }
    /// lift() frees a tile's cell and drop() fills it again; neither changes anything else. They serve to look ahead.
    void lift(TileId tile) { occupancy_.free(tiles_->cell(tile)); }
    void drop(TileId tile) { occupancy_.fill(tiles_->cell(tile)); }

    /// mark() returns the number of removed tiles. undo_to() restores all tiles removed after a mark and empties the
    /// queue.
    [[nodiscard]] std::size_t mark() const { return log_.size(); }
    void undo_to(std::size_t mark);
    /// Does the same as undo_to(0), faster if most tiles are gone.
    void restore();

    /// The queue's entries are small kinds (by kind number) and tiles of other kinds (kinds() + tile).
    [[nodiscard]] bool idle() const { return queue_head_ == queue_end_; }
    struct Task {
        std::uint32_t entry;
        bool changed; // false if no two tiles of the kind have become linkable since its last turn
    };
    Task next();
    [[nodiscard]] std::uint32_t entry(TileId tile) const { return entry_[tile]; }
    void touch(TileId tile) { queue(entry_[tile], Queued::changed); }
    void touch_all();
    void forget_work();

    [[nodiscard]] bool is_kind(std::uint32_t entry) const { return entry < tiles_->kinds(); }
    /// Returns true if no tile of the entry is left.
    [[nodiscard]] bool done(std::uint32_t entry) const {
        return is_kind(entry) ? left_[entry] == 0 : gone(tile_of(entry));
    }
    [[nodiscard]] TileId tile_of(std::uint32_t entry) const { return entry - tiles_->kinds(); }

private:
    static constexpr std::uint64_t link_ticks = 1;

    enum class Queued : std::uint8_t {
        no,
        unchanged,
        changed
    };

    void queue(std::uint32_t entry, Queued how) {
        if (queued_[entry] == Queued::no) {
            queue_[queue_end_] = entry;
            queue_end_ = next_in_queue(queue_end_);
        }
        queued_[entry] = std::max(queued_[entry], how);
    }
    [[nodiscard]] std::size_t next_in_queue(std::size_t at) const { return at + 1 == queue_.size() ? 0 : at + 1; }
    void touch_around(Cell c);
    /// touch_near() queues the nearest tile in a direction, touch_far() a tile at the end of a crossing line.
    void touch_near(int row, int col) {
        if (const TileId tile = tiles_->at(row, col); tile != none) touch(tile);
    }
    void touch_far(int row, int col) {
        const TileId tile = tiles_->at(row, col);
        if (tile == none) return;
        const std::uint32_t entry = entry_[tile];
        // A line whose middle part has become free has both ends here, so of one tile alone nothing has changed.
        const bool alone = is_kind(entry) && met_[entry] != removal_;
        if (alone) met_[entry] = removal_;
        queue(entry, alone ? Queued::unchanged : Queued::changed);
    }

    const Tiles* tiles_;
    Work* work_;
    Occupancy occupancy_;
    std::vector<std::uint8_t> gone_;
    std::vector<std::uint32_t> left_;
    std::vector<TileId> log_;
    std::vector<std::uint32_t> entry_;
    std::vector<Queued> queued_;
    std::vector<std::uint32_t> queue_; // a ring with room for all entries
    std::size_t queue_head_ = 0;
    std::size_t queue_end_ = 0;
    std::vector<std::uint32_t> met_; // indexed by kind: the number of the last removal that touch_far() met it in
    std::uint32_t removal_ = 0;      // the number of the last removal
};

// Returns what linked() in core/sight.hpp returns. That one is faster where most answers are yes, as among the moves of
// a board; here they are hard to predict, so this looks at one column and one row at a time without a branch.
inline bool Field::linked(const Sight& a, const Sight& b) const {
    using Word = Occupancy::Word;
    if (!may_link(a, b)) return false;
    if (occupancy_.most_turns() < 2) [[unlikely]]
        return twoturns::linked(occupancy_, a.cell, b.cell);
    const Size size = occupancy_.size();
    const auto between = [](Word one, Word two) { return ((one - 1) ^ (two - 1)) & ~(one | two); };
    const Word rows_between = between(Occupancy::bit(a.cell.row), Occupancy::bit(b.cell.row));
    const Word cols_between = between(Occupancy::bit(a.cell.col), Occupancy::bit(b.cell.col));
    Word cols = a.row & b.row;
    Word rows = a.col & b.col;
    // Lines of the ring are free along their whole length.
    bool yes = ((cols & (Occupancy::bit(0) | Occupancy::bit(size.cols + 1))) |
                (rows & (Occupancy::bit(0) | Occupancy::bit(size.rows + 1)))) != 0;
    constexpr Word beyond = Occupancy::bit(63); // the bit to test when a set is empty
    for (;;) {
        const Word in_col = occupancy_.col(std::countr_zero(cols | beyond)) & rows_between;
        const Word in_row = occupancy_.row(std::countr_zero(rows | beyond)) & cols_between;
        yes |= ((cols != 0) & (in_col == 0)) | ((rows != 0) & (in_row == 0));
        cols &= cols - 1;
        rows &= rows - 1;
        if (yes | ((cols | rows) == 0)) return yes;
    }
}

} // namespace twoturns::pairing
