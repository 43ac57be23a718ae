#include "core/pairing/open_pairs.hpp"

#include <array>
#include <utility>

namespace twoturns::pairing {

OpenPairs::OpenPairs(const Tiles& tiles) : row_(tiles.count(), 0) {
    std::uint32_t size = 0;
    for (KindId kind = 0; kind < tiles.kinds(); ++kind) {
        if (!tiles.small(kind)) continue;
        // Rows are indexed by the tile's number, so each row's offset is first(kind) too low, modulo 2^32.
        for (TileId tile = tiles.first(kind); tile < tiles.end(kind); ++tile) {
            row_[tile] = size - tiles.first(kind);
            size += tiles.copies(kind);
        }
    }
    known_.assign(size, 0);
}

namespace {

/// The standing tiles of a small kind and their sights.
struct Standing {
    Standing(const Field& field, KindId kind) {
        for (TileId tile = field.tiles().first(kind); tile < field.tiles().end(kind); ++tile) {
            if (field.gone(tile)) continue;
            tiles[count] = tile;
            sights[count++] = field.see(tile);
        }
        field.count_work(field.tiles().copies(kind));
    }
    std::array<TileId, small_kind> tiles;
    Field::Sights sights;
    std::size_t count = 0;
};

} // namespace

void OpenPairs::find(const Field& field, KindId kind) {
    const Standing standing(field, kind);
    for (std::size_t i = 0; i < standing.count; ++i) {
        for (std::size_t j = i + 1; j < standing.count; ++j) {
            const Pair pair{standing.tiles[i], standing.tiles[j]};
            if (known(pair.a, pair.b) || !field.linked(standing.sights[i], standing.sights[j])) continue;
            found_.push_back(pair);
            set(pair, true);
        }
    }
}

Pair OpenPairs::first_linked(const Field& field, KindId kind) {
    const Standing standing(field, kind);
    for (std::size_t i = 0; i < standing.count; ++i)
        for (std::size_t j = i + 1; j < standing.count; ++j)
            if (field.linked(standing.sights[i], standing.sights[j])) return {standing.tiles[i], standing.tiles[j]};
    return {none, none};
}

void OpenPairs::undo_to(std::size_t count) {
    for (; found_.size() > count; found_.pop_back()) set(found_.back(), false);
}

Pair OpenPairs::pick(const Field& field, Random& random) {
    while (!found_.empty()) {
        const std::size_t at = random.index(found_.size());
        const Pair pair = found_[at];
        if (!field.gone(pair.a) && !field.gone(pair.b)) return pair;
        set(pair, false);
        found_[at] = found_.back();
        found_.pop_back();
    }
    return {none, none};
}

bool OpenPairs::finish(Field& field, KindId kind, std::vector<Pair>& order) const {
    if (field.left(kind) != 2 && field.left(kind) != 4) return false;
    std::array<TileId, 4> rest{};
    std::size_t count = 0;
    for (TileId tile = field.tiles().first(kind); tile < field.tiles().end(kind); ++tile)
        if (!field.gone(tile)) rest[count++] = tile;
    order.clear();
    if (count == 2) {
        if (known(rest[0], rest[1])) order.push_back({rest[0], rest[1]});
        return !order.empty();
    }
    for (std::size_t i = 1; i < 4; ++i) {
        Pair one{rest[0], rest[i]};
        Pair two{rest[i == 1 ? 2 : 1], rest[i == 3 ? 2 : 3]};
        if (!known(one.a, one.b)) std::swap(one, two);
        if (!known(one.a, one.b)) continue;
        bool both = known(two.a, two.b);
        if (!both) {
            field.lift(one.a);
            field.lift(one.b);
            both = field.linked(two.a, two.b);
            field.drop(one.a);
            field.drop(one.b);
        }
        if (!both) continue;
        order.push_back(one);
        order.push_back(two);
        return true;
    }
    return false;
}

} // namespace twoturns::pairing
