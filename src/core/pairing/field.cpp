#include "core/pairing/field.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace twoturns::pairing {
namespace {

using Word = Occupancy::Word;

int last(Word line) { return static_cast<int>(std::bit_width(line)) - 1; }

/// Returns the last set bit of `line` before `at`, or -1.
int before(Word line, int at) { return last(line & (Occupancy::bit(at) - 1)); }

/// Returns the first set bit of `line` after `at`, or `limit`.
int after(Word line, int at, int limit) {
    const Word above = line & ~(Occupancy::bit(at) | (Occupancy::bit(at) - 1));
    return above == 0 ? limit : std::countr_zero(above);
}

} // namespace

Field::Field(const Tiles& tiles, Work& work)
    : tiles_(&tiles), work_(&work), occupancy_(tiles.occupancy()), gone_(tiles.count(), 0), left_(tiles.kinds(), 0),
      entry_(tiles.count(), 0), queued_(std::size_t{tiles.kinds()} + tiles.count(), Queued::no),
      queue_(queued_.size() + 1), met_(tiles.kinds(), 0) {
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

void Field::restore() {
    occupancy_ = tiles_->occupancy();
    gone_.assign(gone_.size(), 0);
    for (KindId kind = 0; kind < tiles_->kinds(); ++kind) left_[kind] = tiles_->copies(kind);
    log_.clear();
    forget_work();
}

Field::Task Field::next() {
    const std::uint32_t entry = queue_[queue_head_];
    queue_head_ = next_in_queue(queue_head_);
    return {entry, std::exchange(queued_[entry], Queued::no) == Queued::changed};
}

void Field::touch_all() {
    for (TileId tile = 0; tile < tiles_->count(); ++tile)
        if (!gone(tile)) touch(tile);
}

void Field::forget_work() {
    while (!idle()) next();
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
    if (left > 0) touch_near(c.row, left);
    if (right <= size.cols) touch_near(c.row, right);
    ++removal_;
    const Word lower_rows = Occupancy::bit(c.row) - 1;
    for (int x = left + 1; x < right; ++x) {
        const Word line = occupancy_.col(x);
        if (const Word above = line & lower_rows; above != 0) touch_far(last(above), x);
        if (const Word below = line & ~lower_rows; below != 0) touch_far(std::countr_zero(below), x);
    }
    const Word lower_cols = Occupancy::bit(c.col) - 1;
    for (int y = up + 1; y < down; ++y) {
        const Word line = occupancy_.row(y);
        if (const Word before = line & lower_cols; before != 0) touch_far(y, last(before));
        if (const Word after = line & ~lower_cols; after != 0) touch_far(y, std::countr_zero(after));
    }
    if (up > 0) touch_near(up, c.col);
    if (down <= size.rows) touch_near(down, c.col);
    work_->ticks += static_cast<std::uint64_t>(2 + (right - left + down - up) / 4);
}

} // namespace twoturns::pairing
