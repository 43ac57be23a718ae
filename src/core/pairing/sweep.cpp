#include "core/pairing/sweep.hpp"

#include <numeric>

namespace twoturns::pairing {
void Sweep::begin(Random& random) {
    field_.restore();
    moves_.clear();
    open_.undo_to(0);
    std::vector<TileId> order(field_.tiles().count());
    std::iota(order.begin(), order.end(), TileId{0});
    random.shuffle(order);
    for (const TileId tile : order) field_.touch(tile);
    work_->ticks += order.size();
}

void Sweep::play(Pair pair) { take(pair.a, pair.b); }

void Sweep::take(TileId a, TileId b) {
    moves_.push_back({a, b});
    field_.remove(a);
    field_.remove(b);
}

void Sweep::process_tile(TileId tile) {
    if (field_.gone(tile)) return;
    const Tiles& tiles = field_.tiles();
    const KindId kind = tiles.kind(tile);
    for (TileId other = tiles.first(kind); other < tiles.end(kind); ++other) {
        if (other == tile || field_.gone(other) || !field_.linked(tile, other)) continue;
        take(tile, other);
        return;
    }
}

void Sweep::process_kind(KindId kind, bool changed) {
    if (field_.left(kind) == 0) return;
    if (field_.left(kind) > 4) {
        // For a kind with many copies the choice matters little, so this takes the kind's first linkable pair.
        if (const auto [a, b] = open_.first_linked(field_, kind); a != none) {
            take(a, b);
            field_.touch(a);
        }
        return;
    }
    open_.find(field_, kind, changed);
    if (open_.finish(field_, kind, rest_))
        for (const auto [a, b] : rest_) take(a, b);
}

Progress Sweep::advance(Random& random) {
    while (field_.left() != 0) {
        if (work_->spent()) return Progress::paused;
        if (field_.idle()) {
            const auto [a, b] = open_.pick(field_, random);
            if (a == none) return Progress::stuck;
            take(a, b);
            continue;
        }
        const auto [entry, changed] = field_.next();
        if (field_.is_kind(entry))
            process_kind(entry, changed);
        else
            process_tile(field_.tile_of(entry));
    }
    return Progress::cleared;
}

} // namespace twoturns::pairing
