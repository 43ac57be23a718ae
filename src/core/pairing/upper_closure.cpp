#include "core/pairing/upper_closure.hpp"

#include <algorithm>

namespace twoturns::pairing {

UpperClosure::UpperClosure(const Tiles& tiles, const Pairs& pairs, const Clauses& clauses, Work& work)
    : pairs_(&pairs), clauses_(&clauses), work_(&work), field_(tiles, work) {
    steps_.reserve(tiles.count());
    for (KindId kind = 0; kind < tiles.kinds(); ++kind) {
        if (tiles.small(kind)) {
            order_.push_back(kind);
            continue;
        }
        for (TileId tile = tiles.first(kind); tile < tiles.end(kind); ++tile) order_.push_back(tiles.kinds() + tile);
    }
    listed_.assign(std::size_t{tiles.kinds()} + tiles.count(), 0);
    begin_rounds();
}

bool UpperClosure::allowed(TileId a, TileId b) const {
    if (!pairs_->forbidden(a, b)) return true;
    if (!shrinking_) return false;
    const Var var = pairs_->find(a, b);
    return var != no_var && var < released_.size() && released_[var] != 0;
}

bool UpperClosure::try_pair(TileId a, TileId b) {
    if (field_.gone(a) && field_.gone(b)) return false;
    if (!field_.linked(a, b) || !allowed(a, b)) return false;
    take(a, b);
    return true;
}

/// Takes what stands of a pair.
void UpperClosure::take(TileId a, TileId b) {
    if (!shrinking_) steps_.push_back({{a, b}, field_.mark()});
    if (!field_.gone(a)) field_.take(a);
    if (!field_.gone(b)) field_.take(b);
}

void UpperClosure::begin() {
    const auto broken = std::find_if(steps_.begin(), steps_.end(),
                                     [this](const Step& s) { return pairs_->forbidden(s.pair.a, s.pair.b); });
    work_->ticks += steps_.size() / 16;
    if (broken == steps_.end()) return begin_rounds();
    old_.assign(broken, steps_.end());
    field_.undo_to(broken->mark);
    steps_.erase(broken, steps_.end());
    for (const Step& step : old_) {
        const auto [a, b] = step.pair;
        went_.push_back(field_.entry(a));
        if ((field_.gone(a) && field_.gone(b)) || pairs_->forbidden(a, b) || !field_.linked(a, b)) continue;
        take(a, b);
    }
    begin_rounds();
}

void UpperClosure::begin_rounds() {
    round_.clear();
    at_ = 0;
    unchanged_ = 0;
    if (field_.left() == 0) return;
    // In the order in which things went the last time: then one round often does it all.
    std::size_t kept = 0;
    for (const std::uint32_t entry : went_) {
        if (listed_[entry] != 0) continue;
        listed_[entry] = 1;
        went_[kept++] = entry;
    }
    went_.resize(kept);
    for (const std::uint32_t entry : order_)
        if (listed_[entry] == 0) went_.push_back(entry);
    for (std::size_t i = 0; i < kept; ++i) listed_[went_[i]] = 0;
    order_.swap(went_);
    went_.clear();
    for (const std::uint32_t entry : order_)
        if (!field_.done(entry)) round_.push_back(entry);
    work_->ticks += order_.size() / 8;
}

/// True when something went.
bool UpperClosure::try_entry(std::uint32_t entry) {
    const Tiles& tiles = field_.tiles();
    if (field_.is_kind(entry)) return try_kind(entry);
    bool changed = false;
    const TileId a = field_.tile_of(entry);
    const KindId kind = tiles.kind(a);
    for (TileId b = tiles.first(kind); b < tiles.end(kind) && !changed; ++b) changed = b != a && try_pair(a, b);
    return changed;
}

bool UpperClosure::try_kind(KindId kind) {
    const TileId first = field_.tiles().first(kind);
    const TileId end = field_.tiles().end(kind);
    Field::Sights sights;
    std::uint32_t looked = 0; // bit i: the sight of tile first + i is up to date
    const auto look = [&](TileId tile) {
        const std::uint32_t bit = 1U << (tile - first);
        if ((looked & bit) == 0) sights[tile - first] = field_.sight(tile);
        looked |= bit;
        return tile - first;
    };
    bool changed = false;
    const auto try_tiles = [&](TileId a, TileId b) {
        if (field_.gone(a) && field_.gone(b)) return;
        const std::uint32_t i = look(a);
        const std::uint32_t j = look(b);
        if (!field_.linked(sights[i], sights[j])) return;
        take(a, b);
        changed = true;
        looked = 0;
    };
    if (end - first == 4) {
        for (TileId i = 1; i < 4; ++i) {
            if (!allowed(first, first + i)) continue; // and so is the pair of the two others
            try_tiles(first, first + i);
            try_tiles(first + (i == 1 ? 2 : 1), first + (i == 3 ? 2 : 3));
        }
        return changed;
    }
    for (TileId a = first; a < end; ++a)
        for (TileId b = a + 1; b < end; ++b)
            if (allowed(a, b)) try_tiles(a, b);
    return changed;
}

Progress UpperClosure::advance() {
    while (field_.left() != 0 && unchanged_ < round_.size()) {
        if (work_->spent() && !shrinking_) return Progress::paused;
        if (at_ == round_.size()) at_ = 0;
        const std::uint32_t entry = round_[at_];
        ++at_;
        if (field_.done(entry) || !try_entry(entry)) {
            ++unchanged_;
        } else {
            unchanged_ = 0;
            went_.push_back(entry);
        }
    }
    return field_.left() == 0 ? Progress::cleared : Progress::stuck;
}

/// The variables whose being false keeps the tiles that are left, the last assigned first.
void UpperClosure::collect_reasons() {
    reasons_.clear();
    ++stamp_now_;
    stamp_.resize(clauses_->variables(), 0);
    const Tiles& tiles = field_.tiles();
    for (KindId kind = 0; kind < tiles.kinds(); ++kind) {
        if (field_.left(kind) == 0 || !tiles.small(kind)) continue;
        for (TileId a = tiles.first(kind); a < tiles.end(kind); ++a) {
            for (TileId b = a + 1; b < tiles.end(kind); ++b) {
                if (field_.gone(a) && field_.gone(b)) continue;
                const Var var = pairs_->find(a, b);
                if (var == no_var || stamp_[var] == stamp_now_ || !field_.linked(a, b)) continue;
                stamp_[var] = stamp_now_;
                reasons_.push_back(var);
            }
        }
    }
    std::sort(reasons_.begin(), reasons_.end(), [this](Var a, Var b) {
        return clauses_->level_of(a) != clauses_->level_of(b) ? clauses_->level_of(a) > clauses_->level_of(b) : a < b;
    });
}

void UpperClosure::shrink(std::uint64_t ticks) {
    shrinking_ = true;
    stuck_mark_ = field_.mark();
    released_.assign(clauses_->variables(), 0);
    const std::uint64_t until = work_->ticks + ticks;
    collect_reasons();
    for (const Var var : reasons_) {
        if (work_->ticks > until) break;
        if (clauses_->level_of(var) == 0) continue; // costs the clause nothing
        const std::size_t before = field_.mark();
        released_[var] = 1;
        bool changed = false;
        for (const Pair pair : pairs_->pairs_of(var))
            if (pair.a != none) changed = try_pair(pair.a, pair.b) || changed;
        if (!changed) continue;
        begin_rounds();
        if (advance() == Progress::cleared) {
            field_.undo_to(before);
            released_[var] = 0;
        }
    }
}

void UpperClosure::end_shrink() {
    field_.undo_to(stuck_mark_);
    shrinking_ = false;
}

} // namespace twoturns::pairing
