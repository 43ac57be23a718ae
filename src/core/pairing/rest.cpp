#include "core/pairing/rest.hpp"

#include <array>
#include <span>
#include <utility>

namespace twoturns::pairing {
namespace {

struct Rest {
    std::array<TileId, small_kind> tiles{};
    std::uint32_t count = 0;
};

/// Moves tiles i < j behind the first count - 2.
void put_last(Rest& rest, std::uint32_t i, std::uint32_t j) {
    std::swap(rest.tiles[j], rest.tiles[rest.count - 1]);
    std::swap(rest.tiles[i], rest.tiles[rest.count - 2]);
}

/// Frees the cells of `rest` pair by pair until all are free or no pair is linkable, and orders the
/// tiles so that the pairs went from the back. Returns how many tiles are left.
std::uint32_t lift_all(Field& field, Rest rest, Rest& order) {
    bool found = true;
    while (rest.count > 0 && found) {
        found = false;
        for (std::uint32_t i = 0; i < rest.count && !found; ++i) {
            for (std::uint32_t j = i + 1; j < rest.count && !found; ++j) {
                if (!field.linked(rest.tiles[i], rest.tiles[j])) continue;
                put_last(rest, i, j);
                field.lift(rest.tiles[rest.count - 1]);
                field.lift(rest.tiles[rest.count - 2]);
                rest.count -= 2;
                found = true;
            }
        }
    }
    order = rest;
    return rest.count;
}

} // namespace

bool take_rest(Field& field, KindId kind, std::vector<Pair>& moves) {
    const Tiles& tiles = field.tiles();
    Rest rest;
    for (TileId tile = tiles.first(kind); tile < tiles.end(kind); ++tile)
        if (!field.gone(tile)) rest.tiles[rest.count++] = tile;
    if (rest.count == 0) return false;
    const std::uint32_t all = rest.count;
    Rest order;
    bool done = false;
    if (all == 2) {
        done = field.linked(rest.tiles[0], rest.tiles[1]);
        order = rest;
    } else if (all == 4) {
        for (std::uint32_t i = 0; i < 4 && !done; ++i) {
            for (std::uint32_t j = i + 1; j < 4 && !done; ++j) {
                if (!field.linked(rest.tiles[i], rest.tiles[j])) continue;
                order = rest;
                put_last(order, i, j);
                field.lift(order.tiles[3]);
                field.lift(order.tiles[2]);
                done = field.linked(order.tiles[0], order.tiles[1]);
                field.drop(order.tiles[3]);
                field.drop(order.tiles[2]);
            }
        }
    } else {
        const std::uint32_t stay = lift_all(field, rest, order);
        for (std::uint32_t i = stay; i < all; ++i) field.drop(order.tiles[i]);
        done = stay == 0;
    }
    if (!done) return false;
    for (std::uint32_t i = all; i >= 2; i -= 2) {
        moves.push_back({order.tiles[i - 2], order.tiles[i - 1]});
        field.remove(order.tiles[i - 2]);
        field.remove(order.tiles[i - 1]);
    }
    return true;
}

} // namespace twoturns::pairing
