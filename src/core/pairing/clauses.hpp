// A clause-learning search engine: variables, clauses with two watched literals, groups with at most one true
// variable, a trail of decisions and consequences, and conflict analysis to the first unique implication point
// (Marques-Silva and Sakallah 1999; Moskewicz et al. 2001; Een and Soerensson 2003). It does not depend on boards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/pairing/work.hpp"

namespace twoturns::pairing {

using Var = std::uint32_t;
/// A literal: 2 * variable, plus one if negated.
using Lit = std::uint32_t;
using Group = std::uint32_t;
inline constexpr std::uint32_t no_var = 0xFFFFFFFFU;

constexpr Lit yes(Var var) { return 2 * var; }
constexpr Lit no(Var var) { return 2 * var + 1; }
constexpr Lit negated(Lit lit) { return lit ^ 1U; }
constexpr Var var_of(Lit lit) { return lit / 2; }

enum class Value : std::uint8_t {
    yes,
    no,
    open
};

class Clauses {
public:
    explicit Clauses(Work& work) : work_(&work) {}

    /// Adds a group: a set of variables with at most one of them true.
    Group add_group();
    /// Adds a variable to one or two groups (`second` may be no_var).
    Var add_variable(Group group, Group second, double activity);
    /// Adds a clause that always holds. Call it at level 0, before the search.
    void add_fact(std::span<const Lit> lits);

    [[nodiscard]] Value value(Var var) const { return static_cast<Value>(values_[yes(var)]); }
    [[nodiscard]] bool is_true(Lit lit) const { return values_[lit] == 0; }
    [[nodiscard]] bool is_false(Lit lit) const { return values_[lit] == 1; }
    /// Returns the true variable of the group, or no_var.
    [[nodiscard]] Var chosen(Group group) const { return chosen_[group]; }
    [[nodiscard]] std::uint32_t variables() const { return static_cast<std::uint32_t>(levels_.size()); }
    [[nodiscard]] std::uint32_t level() const { return static_cast<std::uint32_t>(level_starts_.size()); }
    [[nodiscard]] std::uint32_t level_of(Var var) const { return levels_[var]; }
    [[nodiscard]] const std::vector<Lit>& trail() const { return trail_; }
    [[nodiscard]] double activity(Var var) const { return activities_[var]; }
    /// Returns true if the clauses contradict each other without any decision.
    [[nodiscard]] bool contradictory() const { return contradictory_; }

    void decide(Lit lit);
    /// Does unit propagation. Returns false on a conflict and keeps the conflict for learn().
    bool propagate();
    /// Adds a clause that always holds but is false under the current trail; it becomes the conflict.
    void set_conflict(std::span<const Lit> lits);
    /// Learns a clause from the conflict and backtracks to the level where the clause has a consequence. learnt()
    /// returns the clause. If no clause can be learnt, the clauses are contradictory.
    void learn();
    [[nodiscard]] const std::vector<Lit>& learnt() const { return learnt_; }
    void back_to(std::uint32_t level);
    [[nodiscard]] std::uint64_t conflicts() const { return conflicts_; }
    /// Removes half of the learnt clauses if there are too many. Call it at level 0.
    void tidy();

private:
    using Ref = std::uint32_t; // the index of a clause in store_
    // The reason of a value is a clause, the chosen member of a group, or none.
    static constexpr std::uint32_t no_reason = 0xFFFFFFFFU;
    static constexpr std::uint32_t group_reason = 0x80000000U;

    struct Watch {
        Ref clause;
        Lit blocker; // another literal of the clause; while it is true, the clause needs no visit
    };

    // The layout of a clause in store_: length, activity, literals.
    static constexpr std::uint32_t head = 2;
    [[nodiscard]] std::span<Lit> lits_of(Ref ref) { return {store_.data() + ref + head, store_[ref]}; }

    Ref store(std::span<const Lit> lits, bool learnt);
    void watch(Ref ref);
    void assign(Lit lit, std::uint32_t reason);
    bool exclude_group(Var var);
    bool propagate_watches(Lit falsified);
    void keep_conflict();
    void bump(Var var);
    void visit(Lit lit, std::uint32_t& open);
    template <class Visit> void visit_reason(Var var, const Visit& visit);
    [[nodiscard]] bool redundant(Lit lit);
    void shorten();

    Work* work_;
    std::vector<std::uint8_t> values_; // indexed by literal: 0 true, 1 false, 2 open
    std::vector<std::uint32_t> levels_;
    std::vector<std::uint32_t> reasons_;
    std::vector<double> activities_;
    std::vector<std::array<Group, 2>> groups_of_;
    std::vector<std::uint8_t> seen_;
    std::vector<std::vector<Watch>> watches_; // indexed by literal: the clauses to visit when it becomes false
    std::vector<std::vector<Var>> members_;
    std::vector<Var> chosen_;
    std::vector<std::uint32_t> store_;
    std::vector<Ref> facts_;
    std::vector<Ref> learnts_;
    std::vector<Lit> trail_;
    std::vector<std::uint32_t> level_starts_;
    std::size_t head_ = 0;
    std::vector<Lit> conflict_;
    std::vector<Lit> learnt_;
    std::vector<Var> to_clear_;
    std::vector<Lit> stack_;
    double bump_ = 1.0;
    std::uint64_t conflicts_ = 0;
    std::size_t allowed_ = 4000;
    bool contradictory_ = false;
    bool conflict_is_new_ = false;
};

} // namespace twoturns::pairing
