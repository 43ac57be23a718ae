#include "core/pairing/lower_closure.hpp"

namespace twoturns::pairing {

LowerClosure::LowerClosure(const Tiles& tiles, const Pairs& pairs, Work& work)
    : pairs_(&pairs), work_(&work), field_(tiles, work), open_(tiles), partners_(tiles.count(), none) {
    moves_.reserve(tiles.count() / 2);
    field_.touch_all();
}

void LowerClosure::note(Var var) {
    const Pair pair = pairs_->pairs_of(var)[0];
    if (!field_.gone(pair.a)) field_.touch(pair.a);
}

void LowerClosure::take(TileId a, TileId b) {
    moves_.push_back({a, b});
    field_.remove(a);
    field_.remove(b);
}

void LowerClosure::process_kind(KindId kind, bool changed) {
    const Tiles& tiles = field_.tiles();
    if (field_.left(kind) == 0) return;
    open_.find(field_, kind, changed);
    for (TileId a = tiles.first(kind); a < tiles.end(kind); ++a)
        for (TileId b = a + 1; b < tiles.end(kind) && !field_.gone(a); ++b)
            if (!field_.gone(b) && open_.known(a, b) && pairs_->chosen(a, b)) take(a, b);
    if (open_.finish(field_, kind, rest_))
        for (const auto [a, b] : rest_) take(a, b);
}

void LowerClosure::process_tile(TileId tile) {
    if (field_.gone(tile)) return;
    const Tiles& tiles = field_.tiles();
    const KindId kind = tiles.kind(tile);
    partners_[tile] = none;
    for (TileId other = tiles.first(kind); other < tiles.end(kind); ++other) {
        if (other == tile || field_.gone(other) || !field_.linked(tile, other) || pairs_->forbidden(tile, other))
            continue;
        if (pairs_->chosen(tile, other)) {
            take(tile, other);
            return;
        }
        partners_[tile] = other;
        return;
    }
}

bool LowerClosure::advance() {
    while (!field_.idle()) {
        if (work_->spent()) return false;
        const auto [entry, changed] = field_.next();
        if (field_.is_kind(entry))
            process_kind(entry, changed);
        else
            process_tile(field_.tile_of(entry));
    }
    return true;
}

void LowerClosure::undo_to(Mark mark) {
    moves_.resize(mark.moves);
    field_.undo_to(2 * mark.moves);
    open_.undo_to(mark.open);
    if (mark.moves == 0) field_.touch_all();
}

TileId LowerClosure::partner(TileId tile) {
    const TileId other = partners_[tile];
    if (other == none) return none;
    if (!field_.gone(other) && !pairs_->forbidden(tile, other) && field_.linked(tile, other)) return other;
    field_.touch(tile);
    return none;
}

void LowerClosure::touch_large() {
    const Tiles& tiles = field_.tiles();
    for (TileId tile = 0; tile < tiles.count(); ++tile)
        if (!field_.gone(tile) && !tiles.small(tiles.kind(tile))) field_.touch(tile);
}

} // namespace twoturns::pairing
