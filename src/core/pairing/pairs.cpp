#include "core/pairing/pairs.hpp"

#include <cassert>

namespace twoturns::pairing {

Pairs::Pairs(const Tiles& tiles, Clauses& clauses, Random& random)
    : clauses_(&clauses), random_(&random), row_(tiles.count(), no_row), group_(tiles.count(), no_var) {
    for (KindId kind = 0; kind < tiles.kinds(); ++kind) {
        const TileId first = tiles.first(kind);
        const std::uint32_t copies = tiles.copies(kind);
        if (copies != 4 && copies != 2)
            for (TileId tile = first; tile < tiles.end(kind); ++tile) group_[tile] = clauses.add_group();
        if (!tiles.small(kind)) continue;
        // Rows are indexed by the tile's number, so each row's offset is `first` too low. The subtraction wraps modulo
        // 2^32, and adding the number wraps back.
        for (TileId tile = first; tile < tiles.end(kind); ++tile)
            row_[tile] = static_cast<std::uint32_t>(table_.size()) + (tile - first) * copies - first;
        table_.insert(table_.end(), std::size_t{copies} * copies, no_var);
        if (copies == 4)
            add_four(first);
        else if (copies > 4)
            add_small(first, copies);
    }
}

void Pairs::enter(Pair pair, Var var) {
    table_[row_[pair.a] + pair.b] = var;
    table_[row_[pair.b] + pair.a] = var;
}

Var Pairs::add(Pair pair, Pair other, Group group, Group second) {
    pairs_.push_back({pair, other});
    return clauses_->add_variable(group, second, small_activity());
}

void Pairs::add_four(TileId first) {
    const Group group = clauses_->add_group();
    std::array<Lit, 3> one{};
    for (std::uint32_t i = 1; i < 4; ++i) {
        const Pair pair{first, first + i};
        const Pair other{first + (i == 1 ? 2 : 1), first + (i == 3 ? 2 : 3)};
        const Var var = add(pair, other, group, no_var);
        enter(pair, var);
        enter(other, var);
        one[i - 1] = yes(var);
    }
    clauses_->add_fact(one);
}

void Pairs::add_small(TileId first, std::uint32_t copies) {
    for (TileId a = first; a < first + copies; ++a)
        for (TileId b = a + 1; b < first + copies; ++b) enter({a, b}, add({a, b}, {none, none}, group_[a], group_[b]));
    std::vector<Lit> one;
    for (TileId a = first; a < first + copies; ++a) {
        one.clear();
        for (TileId b = first; b < first + copies; ++b)
            if (b != a) one.push_back(yes(table_[row_[a] + b]));
        clauses_->add_fact(one);
    }
}

TileId Pairs::chosen_partner(TileId tile) const {
    const Var var = clauses_->chosen(group_[tile]);
    if (var == no_var) return none;
    const Pair pair = pairs_[var][0];
    return pair.a == tile ? pair.b : pair.a;
}

bool Pairs::forbidden_in_large(TileId a, TileId b) const {
    if (const TileId partner = chosen_partner(a); partner != none) return partner != b;
    if (chosen_partner(b) != none) return true;
    const auto known = large_.find(key(a, b));
    return known != large_.end() && clauses_->is_false(yes(known->second));
}

Var Pairs::find(TileId a, TileId b) const {
    if (row_[a] != no_row) return table_[row_[a] + b];
    const auto known = large_.find(key(a, b));
    return known == large_.end() ? no_var : known->second;
}

Var Pairs::make(TileId a, TileId b) {
    assert(!forbidden(a, b));
    const Var known = find(a, b);
    if (known != no_var || row_[a] != no_row) return known;
    const Var var = add({a, b}, {none, none}, group_[a], group_[b]);
    large_.emplace(key(a, b), var);
    return var;
}

Lit Pairs::reason(TileId a, TileId b) const {
    const Var var = find(a, b);
    if (var != no_var) return yes(var);
    const Var instead = clauses_->chosen(group_[a]);
    return no(instead != no_var ? instead : clauses_->chosen(group_[b]));
}

} // namespace twoturns::pairing
