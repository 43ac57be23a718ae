// A board from which tiles are removed one by one and restored in reverse order. A queue holds the entries that a
// removal may have changed, so that only these are tested again.
#pragma once

#include <array>
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
    [[nodiscard]] bool linked(const Sight& a, const Sight& b) const { return twoturns::linked(occupancy_, a, b); }
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

    /// The queue's entries are small kinds (by kind number) and tiles of other kinds (kinds() + tile).
    [[nodiscard]] bool idle() const { return queue_head_ == queue_.size(); }
    std::uint32_t next();
    [[nodiscard]] std::uint32_t entry(TileId tile) const { return entry_[tile]; }
    void touch(TileId tile) { touch_entry(entry_[tile]); }
    void touch_entry(std::uint32_t entry) {
        if (queued_[entry] != 0) return;
        queued_[entry] = 1;
        queue_.push_back(entry);
    }
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

    void touch_around(Cell c);
    void touch_cell(int row, int col) {
        if (const TileId tile = tiles_->at(row, col); tile != none) touch(tile);
    }

    const Tiles* tiles_;
    Work* work_;
    Occupancy occupancy_;
    std::vector<std::uint8_t> gone_;
    std::vector<std::uint32_t> left_;
    std::vector<TileId> log_;
    std::vector<std::uint32_t> entry_;
    std::vector<std::uint8_t> queued_;
    std::vector<std::uint32_t> queue_;
    std::size_t queue_head_ = 0;
};

} // namespace twoturns::pairing
