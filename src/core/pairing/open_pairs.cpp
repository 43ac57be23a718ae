#include "core/pairing/open_pairs.hpp"

#include <array>
#include <bit>
#include <utility>

namespace twoturns::pairing {

OpenPairs::OpenPairs(const Tiles& tiles)
    : tiles_(&tiles), pairs_(tiles.kinds(), 0), bit_(tiles.count(), 0), known_(tiles.count(), 0) {
    for (KindId kind = 0; kind < tiles.kinds(); ++kind) {
        if (!tiles.small(kind)) continue;
        for (TileId tile = tiles.first(kind); tile < tiles.end(kind); ++tile)
            bit_[tile] = static_cast<std::uint16_t>(1U << (tile - tiles.first(kind)));
    }
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
    }
    /// Returns a bit for each later tile that may be linkable with tile `i`. The test that rules out most pairs is hard
    /// to predict, so this takes no branch.
    [[nodiscard]] std::uint32_t maybe_linked(std::size_t i) const {
        std::uint32_t tiles_after = 0;
        for (std::size_t j = i + 1; j < count; ++j) tiles_after |= std::uint32_t{may_link(sights[i], sights[j])} << j;
        return tiles_after;
    }
    std::array<TileId, small_kind> tiles;
    Field::Sights sights;
    std::size_t count = 0;
};

} // namespace

void OpenPairs::find(const Field& field, KindId kind, bool changed) {
    field.count_work(field.tiles().copies(kind));
    if (!changed) return;
    const Standing standing(field, kind);
    for (std::size_t i = 0; i < standing.count; ++i) {
        for (std::uint32_t maybe = standing.maybe_linked(i); maybe != 0; maybe &= maybe - 1) {
            const auto j = static_cast<std::size_t>(std::countr_zero(maybe));
            const Pair pair{standing.tiles[i], standing.tiles[j]};
            if (known(pair.a, pair.b) || !field.linked(standing.sights[i], standing.sights[j])) continue;
            add(pair);
        }
    }
}

Pair OpenPairs::first_linked(const Field& field, KindId kind) {
    field.count_work(field.tiles().copies(kind));
    const Standing standing(field, kind);
    for (std::size_t i = 0; i < standing.count; ++i) {
        for (std::uint32_t maybe = standing.maybe_linked(i); maybe != 0; maybe &= maybe - 1) {
            const auto j = static_cast<std::size_t>(std::countr_zero(maybe));
            if (field.linked(standing.sights[i], standing.sights[j])) return {standing.tiles[i], standing.tiles[j]};
        }
    }
    return {none, none};
}

void OpenPairs::undo_to(std::size_t count) {
    for (; found_.size() > count; found_.pop_back()) forget(found_.back());
}

Pair OpenPairs::pick(const Field& field, Random& random) {
    while (!found_.empty()) {
        const std::size_t at = random.index(found_.size());
        const Pair pair = found_[at];
        if (!field.gone(pair.a) && !field.gone(pair.b)) return pair;
        forget(pair);
        found_[at] = found_.back();
        found_.pop_back();
    }
    return {none, none};
}

bool OpenPairs::finish(Field& field, KindId kind, std::vector<Pair>& order) const {
    if (pairs_[kind] == 0 || (field.left(kind) != 2 && field.left(kind) != 4)) return false;
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
