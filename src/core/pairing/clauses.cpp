#include "core/pairing/clauses.hpp"

#include <algorithm>
#include <cassert>

namespace twoturns::pairing {
namespace {

constexpr double bump_growth = 1.0 / 0.95;
constexpr double activity_limit = 1e100;

} // namespace

Group Clauses::add_group() {
    members_.emplace_back();
    chosen_.push_back(no_var);
    return static_cast<Group>(members_.size() - 1);
}

Var Clauses::add_variable(Group group, Group second, double activity) {
    const Var var = variables();
    values_.insert(values_.end(), 2, static_cast<std::uint8_t>(Value::open));
    levels_.push_back(0);
    reasons_.push_back(no_reason);
    activities_.push_back(activity * bump_);
    groups_of_.push_back({group, second});
    seen_.push_back(0);
    watches_.resize(watches_.size() + 2);
    for (const Group g : groups_of_.back())
        if (g != no_var) members_[g].push_back(var);
    return var;
}

void Clauses::add_fact(std::span<const Lit> lits) {
    assert(level() == 0);
    if (lits.size() == 1) {
        if (is_false(lits[0])) contradictory_ = true;
        if (value(var_of(lits[0])) == Value::open) assign(lits[0], no_reason);
        return;
    }
    const Ref ref = store(lits, false);
    watch(ref);
}

Clauses::Ref Clauses::store(std::span<const Lit> lits, bool learnt) {
    const Ref ref = static_cast<Ref>(store_.size());
    store_.push_back(static_cast<std::uint32_t>(lits.size()));
    store_.push_back(static_cast<std::uint32_t>(conflicts_));
    store_.insert(store_.end(), lits.begin(), lits.end());
    (learnt ? learnts_ : facts_).push_back(ref);
    return ref;
}

void Clauses::watch(Ref ref) {
    const auto lits = lits_of(ref);
    watches_[lits[0]].push_back({ref, lits[1]});
    watches_[lits[1]].push_back({ref, lits[0]});
}

void Clauses::assign(Lit lit, std::uint32_t reason) {
    const Var var = var_of(lit);
    values_[lit] = 0;
    values_[negated(lit)] = 1;
    levels_[var] = level();
    reasons_[var] = reason;
    trail_.push_back(lit);
    if (lit == yes(var))
        for (const Group g : groups_of_[var])
            if (g != no_var && chosen_[g] == no_var) chosen_[g] = var;
}

void Clauses::decide(Lit lit) {
    level_starts_.push_back(static_cast<std::uint32_t>(trail_.size()));
    assign(lit, no_reason);
}

bool Clauses::propagate() {
    while (head_ < trail_.size()) {
        const Lit lit = trail_[head_++];
        if (lit == yes(var_of(lit)) && !exclude_group(var_of(lit))) return false;
        if (!propagate_watches(negated(lit))) return false;
    }
    return true;
}

/// Handles `var` becoming true: all other variables of its groups become false.
bool Clauses::exclude_group(Var var) {
    for (const Group g : groups_of_[var]) {
        if (g == no_var) continue;
        work_->ticks += 1 + members_[g].size() / 4;
        for (const Var other : members_[g]) {
            if (other == var || is_false(yes(other))) continue;
            if (is_true(yes(other))) {
                conflict_ = {no(var), no(other)};
                return false;
            }
            assign(no(other), group_reason | var);
        }
    }
    return true;
}

bool Clauses::propagate_watches(Lit falsified) {
    auto& list = watches_[falsified];
    work_->ticks += 1 + list.size() / 2;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Watch entry = list[i];
        if (is_true(entry.blocker)) {
            list[kept++] = entry;
            continue;
        }
        const auto lits = lits_of(entry.clause);
        if (lits[0] == falsified) std::swap(lits[0], lits[1]);
        const Watch renewed{entry.clause, lits[0]};
        if (is_true(lits[0])) {
            list[kept++] = renewed;
            continue;
        }
        std::size_t k = 2;
        while (k < lits.size() && is_false(lits[k])) ++k;
        work_->ticks += k / 8;
        if (k < lits.size()) {
            std::swap(lits[1], lits[k]);
            watches_[lits[1]].push_back(renewed);
            continue;
        }
        list[kept++] = renewed;
        if (is_false(lits[0])) {
            conflict_.assign(lits.begin(), lits.end());
            while (++i < list.size()) list[kept++] = list[i];
            list.resize(kept);
            return false;
        }
        assign(lits[0], entry.clause);
    }
    list.resize(kept);
    return true;
}

void Clauses::set_conflict(std::span<const Lit> lits) {
    conflict_.assign(lits.begin(), lits.end());
    conflict_is_new_ = true;
}

void Clauses::bump(Var var) {
    activities_[var] += bump_;
    if (activities_[var] < activity_limit) return;
    for (double& activity : activities_) activity /= activity_limit;
    bump_ /= activity_limit;
}

template <class Visit> void Clauses::visit_reason(Var var, const Visit& visit) {
    const std::uint32_t reason = reasons_[var];
    if ((reason & group_reason) != 0) {
        visit(no(reason & ~group_reason));
        return;
    }
    if (store_[reason + 1] != 0) store_[reason + 1] = static_cast<std::uint32_t>(conflicts_);
    for (const Lit lit : lits_of(reason))
        if (var_of(lit) != var) visit(lit);
}

/// Visits one literal of a clause during resolution. A literal of the current level is resolved further; a literal of
/// an earlier level goes into the learnt clause.
void Clauses::visit(Lit lit, std::uint32_t& open) {
    const Var var = var_of(lit);
    if (seen_[var] != 0 || levels_[var] == 0) return;
    seen_[var] = 1;
    to_clear_.push_back(var);
    bump(var);
    if (levels_[var] == level())
        ++open;
    else
        learnt_.push_back(lit);
}

/// Stores the conflict, if it is new, in addition to the clause learnt from it, unless both are the same.
void Clauses::keep_conflict() {
    if (!conflict_is_new_) return;
    conflict_is_new_ = false;
    std::size_t here = 0; // the number of literals of the current level; two of them are watched
    for (std::size_t i = 0; i < conflict_.size() && here < 2; ++i)
        if (levels_[var_of(conflict_[i])] == level()) std::swap(conflict_[here++], conflict_[i]);
    if (here == 2 && conflict_.size() > 2) watch(store(conflict_, true));
}

void Clauses::learn() {
    ++conflicts_;
    learnt_.clear();
    std::uint32_t highest = 0;
    for (const Lit lit : conflict_) highest = std::max(highest, levels_[var_of(lit)]);
    back_to(highest);
    if (highest == 0) {
        contradictory_ = true;
        return;
    }
    keep_conflict();
    learnt_.push_back(0); // reserved for the asserting literal
    std::uint32_t open = 0;
    for (const Lit lit : conflict_) visit(lit, open);
    std::size_t at = trail_.size();
    for (;;) {
        while (seen_[var_of(trail_[--at])] == 0) {
        }
        if (--open == 0) break;
        visit_reason(var_of(trail_[at]), [&](Lit lit) { visit(lit, open); });
    }
    learnt_[0] = negated(trail_[at]);
    work_->ticks += to_clear_.size();
    shorten();
    for (const Var var : to_clear_) seen_[var] = 0;
    to_clear_.clear();
    bump_ *= bump_growth;

    if (learnt_.size() == 1) {
        back_to(0);
        assign(learnt_[0], no_reason);
        return;
    }
    const auto second = std::max_element(learnt_.begin() + 1, learnt_.end(),
                                         [this](Lit a, Lit b) { return level_of(var_of(a)) < level_of(var_of(b)); });
    std::swap(learnt_[1], *second);
    back_to(level_of(var_of(learnt_[1])));
    const Ref ref = store(learnt_, true);
    watch(ref);
    assign(learnt_[0], ref);
}

/// Drops the literals of the learnt clause that follow from the others.
void Clauses::shorten() {
    std::size_t kept = 1;
    for (std::size_t i = 1; i < learnt_.size(); ++i)
        if (!redundant(learnt_[i])) learnt_[kept++] = learnt_[i];
    learnt_.resize(kept);
}

/// Returns true if every path of reasons from `lit` ends in seen variables or at level 0.
bool Clauses::redundant(Lit lit) {
    if (reasons_[var_of(lit)] == no_reason) return false;
    const std::size_t clear_from = to_clear_.size();
    stack_.assign(1, lit);
    bool holds = true;
    while (holds && !stack_.empty()) {
        const Var var = var_of(stack_.back());
        stack_.pop_back();
        visit_reason(var, [&](Lit cause) {
            const Var other = var_of(cause);
            if (seen_[other] != 0 || levels_[other] == 0) return;
            if (reasons_[other] == no_reason) {
                holds = false;
                return;
            }
            seen_[other] = 1;
            to_clear_.push_back(other);
            stack_.push_back(cause);
        });
        work_->ticks += 1;
    }
    if (!holds) {
        for (std::size_t i = clear_from; i < to_clear_.size(); ++i) seen_[to_clear_[i]] = 0;
        to_clear_.resize(clear_from);
    }
    return holds;
}

void Clauses::back_to(std::uint32_t level) {
    if (level >= this->level()) return;
    const std::size_t keep = level_starts_[level];
    while (trail_.size() > keep) {
        const Lit lit = trail_.back();
        const Var var = var_of(lit);
        trail_.pop_back();
        values_[lit] = static_cast<std::uint8_t>(Value::open);
        values_[negated(lit)] = static_cast<std::uint8_t>(Value::open);
        for (const Group g : groups_of_[var])
            if (g != no_var && chosen_[g] == var) chosen_[g] = no_var;
    }
    level_starts_.resize(level);
    head_ = std::min(head_, keep);
}

void Clauses::tidy() {
    if (learnts_.size() < allowed_ && store_.size() < 20'000'000) return;
    assert(level() == 0);
    // Removes the less recently used half, but keeps short clauses. Literals that are true at level 0 need no reason.
    for (const Lit lit : trail_) reasons_[var_of(lit)] = no_reason;
    std::vector<Ref> by_use = learnts_;
    std::sort(by_use.begin(), by_use.end(),
              [this](Ref a, Ref b) { return store_[a + 1] != store_[b + 1] ? store_[a + 1] > store_[b + 1] : a > b; });
    by_use.resize(by_use.size() / 2);
    std::sort(by_use.begin(), by_use.end());
    std::vector<std::uint32_t> old = std::move(store_);
    store_.clear();
    for (auto& list : watches_) list.clear();
    const auto move_over = [&](std::vector<Ref>& refs) {
        for (Ref& ref : refs) {
            const Ref from = ref;
            ref = static_cast<Ref>(store_.size());
            store_.insert(store_.end(), old.begin() + from, old.begin() + from + head + old[from]);
        }
    };
    move_over(facts_);
    learnts_ = std::move(by_use);
    move_over(learnts_);
    for (const Ref ref : facts_) watch(ref);
    for (const Ref ref : learnts_) watch(ref);
    work_->ticks += store_.size() / 4;
    allowed_ += allowed_ / 10;
}

} // namespace twoturns::pairing
