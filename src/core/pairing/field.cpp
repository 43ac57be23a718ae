#include "core/pairing/field.hpp"

#include <algorithm>
#include <bit>

namespace twoturns::pairing {
namespace {

using Word = Occupancy::Word;

/// Returns the last set bit of `line` before `at`, or -1.
int before(Word line, int at) { return static_cast<int>(std::bit_width(line & (Occupancy::bit(at) - 1))) - 1; }

/// Returns the first set bit of `line` after `at`, or `limit`.
int after(Word line, int at, int limit) {
    const Word above = line & ~(Occupancy::bit(at) | (Occupancy::bit(at) - 1));
    return above == 0 ? limit : std::countr_zero(above);
}

} // namespace

Field::Field(const Tiles& tiles, Work& work)
    : tiles_(&tiles), work_(&work), occupancy_(tiles.occupancy()), gone_(tiles.count(), 0), left_(tiles.kinds(), 0),
      entry_(tiles.count(), 0), queued_(std::size_t{tiles.kinds()} + tiles.count(), 0) {
    log_.reserve(tiles.count());
    for (TileId tile = 0; tile < tiles.count(); ++tile) {
        const KindId kind = tiles.kind(tile);
        ++left_[kind];
        entry_[tile] = tiles.small(kind) ? kind : tiles.kinds() + tile;
    }
}

void Field::take(TileId tile) {
    occupancy_.free(tiles_->cell(tile));
    gone_[tile] = 1;
    --left_[tiles_->kind(tile)];
    log_.push_back(tile);
}

void Field::undo_to(std::size_t mark) {
    while (log_.size() > mark) {
        const TileId tile = log_.back();
        log_.pop_back();
        occupancy_.fill(tiles_->cell(tile));
        gone_[tile] = 0;
        ++left_[tiles_->kind(tile)];
    }
    forget_work();
}

std::uint32_t Field::next() {
    const std::uint32_t entry = queue_[queue_head_++];
    queued_[entry] = 0;
    if (queue_head_ == queue_.size()) {
        queue_.clear();
        queue_head_ = 0;
    }
    return entry;
}

void Field::touch_all() {
    for (TileId tile = 0; tile < tiles_->count(); ++tile)
        if (!gone(tile)) touch(tile);
}

void Field::forget_work() {
    for (; queue_head_ < queue_.size(); ++queue_head_) queued_[queue_[queue_head_]] = 0;
    queue_.clear();
    queue_head_ = 0;
}

// If a freed cell makes a pair linkable, the pair has a line through this cell. If the cell lies on an end part of the
// line, one end is the nearest tile in that direction. If it lies on the middle part, both ends see a cell of the free
// run around it.
void Field::touch_around(Cell c) {
    const Size size = occupancy_.size();
    const Word row = occupancy_.row(c.row);
    const Word col = occupancy_.col(c.col);
    const int left = before(row, c.col);
    const int right = after(row, c.col, size.cols + 2);
    const int up = before(col, c.row);
    const int down = after(col, c.row, size.rows + 2);
    if (left > 0) touch_cell(c.row, left);
    if (right <= size.cols) touch_cell(c.row, right);
    for (int x = left + 1; x < right; ++x) {
        const Word line = occupancy_.col(x);
        if (line == 0) continue;
        if (const int y = before(line, c.row); y > 0) touch_cell(y, x);
        if (const int y = after(line, c.row, size.rows + 1); y <= size.rows) touch_cell(y, x);
    }
    for (int y = up + 1; y < down; ++y) {
        const Word line = occupancy_.row(y);
        if (line == 0) continue;
        if (const int x = before(line, c.col); x > 0) touch_cell(y, x);
        if (const int x = after(line, c.col, size.cols + 1); x <= size.cols) touch_cell(y, x);
    }
    work_->ticks += static_cast<std::uint64_t>(2 + (right - left + down - up) / 4);
}

} // namespace twoturns::pairing
