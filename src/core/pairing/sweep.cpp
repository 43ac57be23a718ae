#include "core/pairing/sweep.hpp"

#include <numeric>

#include "core/pairing/rest.hpp"

namespace twoturns::pairing {

void Sweep::begin(Random& random) {
    field_.undo_to(0);
    moves_.clear();
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

/// Takes one of the pairs that can go, each equally likely.
bool Sweep::choose(Random& random) {
    const Tiles& tiles = field_.tiles();
    choices_.clear();
    for (KindId kind = 0; kind < tiles.kinds(); ++kind) {
        if (field_.left(kind) == 0 || !tiles.small(kind)) continue;
        for (TileId a = tiles.first(kind); a < tiles.end(kind); ++a)
            for (TileId b = a + 1; b < tiles.end(kind) && !field_.gone(a); ++b)
                if (!field_.gone(b) && field_.linked(a, b)) choices_.push_back({a, b});
    }
    if (choices_.empty()) return false;
    const Pair pair = choices_[random.index(choices_.size())];
    take(pair.a, pair.b);
    return true;
}

Progress Sweep::advance(Random& random) {
    while (field_.left() != 0) {
        if (work_->spent()) return Progress::paused;
        if (field_.idle()) {
            if (!choose(random)) return Progress::stuck;
            continue;
        }
        const std::uint32_t entry = field_.next();
        if (!field_.is_kind(entry))
            process_tile(field_.tile_of(entry));
        else if (field_.left(entry) != 0)
            take_rest(field_, entry, moves_);
    }
    return Progress::cleared;
}

} // namespace twoturns::pairing
