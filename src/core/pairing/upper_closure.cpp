#include "core/pairing/upper_closure.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace twoturns::pairing {
namespace {

constexpr std::uint64_t bold_shrink_ticks = 1'300;
constexpr std::uint64_t steady_shrink_ticks = 1'500;

/// If releasing a pair removes more tiles than this, it nearly always removes all tiles.
constexpr TileId avalanche = 12;

/// The pairs of a kind of four as indices of its tiles. The two pairs of a matching are adjacent.
constexpr std::array<std::array<std::uint32_t, 2>, 6> pairs_of_four{
    {{{0, 1}}, {{2, 3}}, {{0, 2}}, {{1, 3}}, {{0, 3}}, {{1, 2}}}};

/// For each set of those pairs, the number of tiles in them.
constexpr std::array<std::uint8_t, 64> tiles_in = [] {
    std::array<std::uint8_t, 64> counts{};
    for (std::uint32_t set = 0; set < counts.size(); ++set) {
        std::uint32_t tiles = 0;
        for (std::uint32_t p = 0; p < pairs_of_four.size(); ++p)
            if ((set >> p & 1U) != 0) tiles |= 1U << pairs_of_four[p][0] | 1U << pairs_of_four[p][1];
        counts[set] = static_cast<std::uint8_t>(std::popcount(tiles));
    }
    return counts;
}();

/// For each set of the four tiles, the pairs of which it holds both tiles.
constexpr std::array<std::uint8_t, 16> pairs_in = [] {
    std::array<std::uint8_t, 16> sets{};
    for (std::uint32_t set = 0; set < sets.size(); ++set)
        for (std::uint32_t p = 0; p < pairs_of_four.size(); ++p)
            if ((set >> pairs_of_four[p][0] & set >> pairs_of_four[p][1] & 1U) != 0)
                sets[set] = static_cast<std::uint8_t>(sets[set] | 1U << p);
    return sets;
}();

/// Returns the set of those pairs that may be linkable.
std::uint32_t may_link_of_four(const std::array<Sight, 4>& sights) {
    const auto test = [&]<std::size_t... p>(std::index_sequence<p...>) {
        return ((std::uint32_t{may_link(sights[pairs_of_four[p][0]], sights[pairs_of_four[p][1]])} << p) | ...);
    };
    return test(std::make_index_sequence<pairs_of_four.size()>{});
}

std::uint32_t lowest(std::uint32_t bits) { return static_cast<std::uint32_t>(std::countr_zero(bits)); }

} // namespace

UpperClosure::UpperClosure(const Tiles& tiles, const Pairs& pairs, const Clauses& clauses, Work& work, Course course)
    : pairs_(&pairs), clauses_(&clauses), work_(&work), course_(course), field_(tiles, work) {
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

bool UpperClosure::released(TileId a, TileId b) const {
    const Var var = pairs_->find(a, b);
    return var != no_var && var < released_.size() && released_[var] != 0;
}

bool UpperClosure::try_pair(TileId a, TileId b) {
    if (field_.gone(a) && field_.gone(b)) return false;
    if (!field_.linked(a, b) || !allowed(a, b)) return false;
    take(a, b);
    return true;
}

/// Removes the tiles of a pair that still stand.
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
        if (field_.gone(a) && field_.gone(b)) continue;
        if (!pairs_->forbidden(a, b)) {
            if (field_.linked(a, b)) take(a, b);
        } else if (course_ == Course::bold && field_.is_kind(field_.entry(a))) {
            try_kind(field_.entry(a)); // other tiles of the kind may go too
        }
    }
    begin_rounds();
}

void UpperClosure::begin_rounds() {
    round_.clear();
    at_ = 0;
    unchanged_ = 0;
    if (field_.left() == 0) return;
    // Starts with the entries that succeeded last time, in their order; one round is then often enough.
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

/// Returns true if a tile was removed.
bool UpperClosure::try_entry(std::uint32_t entry) {
    const Tiles& tiles = field_.tiles();
    if (field_.is_kind(entry)) return try_kind(entry);
    bool changed = false;
    const TileId a = field_.tile_of(entry);
    const KindId kind = tiles.kind(a);
    for (TileId b = tiles.first(kind); b < tiles.end(kind) && !changed; ++b) changed = b != a && try_pair(a, b);
    return changed;
}

/// Most kinds have four tiles. This function finds the pairs worth testing without a branch.
bool UpperClosure::try_four(KindId kind) {
    const TileId first = field_.tiles().first(kind);
    std::uint32_t pairs = 0;       // the pairs still to be tested, one bit each
    for (TileId i = 1; i < 4; ++i) // choosing a pair also chooses the pair of the other two tiles
        pairs |= (allowed(first, first + i) ? 3U : 0U) << (2 * (i - 1));
    bool changed = false;
    for (;;) {
        std::uint32_t gone = 0;
        for (TileId i = 0; i < 4; ++i) gone |= std::uint32_t{field_.gone(first + i)} << i;
        pairs &= ~std::uint32_t{pairs_in[gone]};
        if (pairs == 0) return changed;
        std::array<Sight, 4> sights;
        for (TileId i = 0; i < 4; ++i) sights[i] = field_.see(first + i);
        std::uint32_t maybe = may_link_of_four(sights);
        const auto link = [&](std::uint32_t p) {
            return field_.linked(sights[pairs_of_four[p][0]], sights[pairs_of_four[p][1]]);
        };
        for (maybe &= pairs; maybe != 0 && !link(lowest(maybe)); maybe &= maybe - 1) {
        }
        const std::uint32_t looked = maybe == 0 ? pairs : pairs & (maybe ^ (maybe - 1));
        field_.count_work(tiles_in[looked]);
        if (maybe == 0) return changed;
        const auto [i, j] = pairs_of_four[lowest(maybe)];
        take(first + i, first + j);
        changed = true;
        pairs &= ~looked;
    }
}

bool UpperClosure::try_kind(KindId kind) {
    if (field_.tiles().copies(kind) == 4) return try_four(kind);
    const TileId first = field_.tiles().first(kind);
    const TileId end = field_.tiles().end(kind);
    Field::Sights sights;
    std::uint32_t looked = 0; // bit i: the sight of tile first + i is up to date
    const auto look = [&](TileId tile) {
        const std::uint32_t bit = 1U << (tile - first);
        if ((looked & bit) == 0) {
            sights[tile - first] = field_.see(tile);
            field_.count_work(1);
        }
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
    for (TileId a = first; a < end; ++a)
        for (TileId b = a + 1; b < end; ++b)
            if (allowed(a, b)) try_tiles(a, b);
    return changed;
}

Progress UpperClosure::advance() {
    while (field_.left() > enough_ && unchanged_ < round_.size()) {
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
    return field_.left() <= enough_ ? Progress::cleared : Progress::stuck;
}

/// Collects the variables that keep the tiles which are left by being false, the last assigned first.
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

void UpperClosure::shrink() {
    shrinking_ = true;
    stuck_mark_ = field_.mark();
    released_.assign(clauses_->variables(), 0);
    const std::uint64_t until = work_->ticks + (course_ == Course::bold ? bold_shrink_ticks : steady_shrink_ticks);
    collect_reasons();
    for (const Var var : reasons_) {
        if (work_->ticks > until) break;
        if (clauses_->level_of(var) == 0) continue; // adds no literal to the clause
        const std::size_t before = field_.mark();
        if (course_ == Course::bold) enough_ = std::max(field_.left(), avalanche) - avalanche;
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
    enough_ = 0;
}

void UpperClosure::end_shrink() {
    field_.undo_to(stuck_mark_);
    shrinking_ = false;
}

} // namespace twoturns::pairing
