// The clause-learning engine alone, without boards: compared with trying all assignments, and on problems whose answer
// is known and that take thousands of conflicts.
#include "core/pairing/clauses.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::pairing;

namespace {

using Clause = std::vector<Lit>;

/// Clauses over some variables, and sets of variables of which at most one is true.
struct Formula {
    std::size_t variables = 0;
    std::vector<std::vector<Group>> groups_of; // one or two groups for each variable
    std::vector<Clause> clauses;

    [[nodiscard]] bool holds(const std::vector<bool>& truth) const {
        for (Var one = 0; one < variables; ++one)
            for (Var two = 0; two < one; ++two)
                for (const Group group : groups_of[one])
                    if (truth[one] && truth[two] && std::ranges::count(groups_of[two], group) > 0) return false;
        return std::ranges::all_of(clauses, [&](const Clause& clause) { return holds_in(clause, truth); });
    }

    static bool holds_in(const Clause& clause, const std::vector<bool>& truth) {
        return std::ranges::any_of(clause, [&](Lit lit) { return truth[var_of(lit)] == (lit == yes(var_of(lit))); });
    }

    /// Returns all assignments that fulfil the formula.
    [[nodiscard]] std::vector<std::vector<bool>> models() const {
        std::vector<std::vector<bool>> models;
        for (std::uint32_t bits = 0; bits < 1U << variables; ++bits) {
            std::vector<bool> truth;
            for (std::size_t var = 0; var < variables; ++var) truth.push_back((bits >> var & 1U) != 0);
            if (holds(truth)) models.push_back(truth);
        }
        return models;
    }
};

Formula random_formula(Random& random) {
    Formula formula;
    formula.variables = 3 + random.index(8);
    const std::size_t groups = 1 + random.index(formula.variables);
    for (std::size_t var = 0; var < formula.variables; ++var) {
        formula.groups_of.push_back({static_cast<Group>(random.below(groups))});
        const auto second = static_cast<Group>(random.below(2 * groups));
        if (second < groups && second != formula.groups_of[var][0]) formula.groups_of[var].push_back(second);
    }
    std::vector<Var> order;
    for (Var var = 0; var < formula.variables; ++var) order.push_back(var);
    for (std::size_t wanted = random.index(5 * formula.variables); wanted > 0; --wanted) {
        random.shuffle(order);
        const std::size_t length = random.below(12) == 0 ? 1 : 2 + random.index(2);
        Clause clause;
        for (std::size_t i = 0; i < length; ++i) clause.push_back(2 * order[i] + static_cast<Lit>(random.below(2)));
        formula.clauses.push_back(clause);
    }
    return formula;
}

/// Searches for a model. The clauses from `first_late` on are given to the engine only when they are violated.
class Solving {
public:
    Solving(const Formula& formula, std::size_t first_late) : formula_(&formula), first_late_(first_late) {
        for (const auto& groups : formula.groups_of)
            for (const Group group : groups)
                while (groups_ <= group) groups_ = engine_.add_group() + 1;
        for (const auto& groups : formula.groups_of)
            engine_.add_variable(groups[0], groups.size() > 1 ? groups[1] : no_var, 0.0);
        for (std::size_t i = 0; i < first_late; ++i) engine_.add_fact(formula.clauses[i]);
    }

    /// Returns whether there is a model.
    bool run() {
        for (;;) {
            if (engine_.contradictory()) return false;
            if (!engine_.propagate()) {
                learn();
                continue;
            }
            if (engine_.contradictory()) return false;
            if (engine_.level() == 0) engine_.tidy();
            if (give_late_clause()) continue;
            Var best = no_var;
            for (Var var = 0; var < engine_.variables(); ++var)
                if (engine_.value(var) == Value::open &&
                    (best == no_var || engine_.activity(var) > engine_.activity(best)))
                    best = var;
            if (best == no_var) return true;
            engine_.decide(yes(best));
        }
    }

    [[nodiscard]] const Clauses& engine() const { return engine_; }
    [[nodiscard]] Group groups() const { return groups_; }
    [[nodiscard]] const std::vector<Clause>& learnt() const { return learnt_; }
    [[nodiscard]] std::vector<bool> model() const {
        std::vector<bool> truth;
        for (Var var = 0; var < engine_.variables(); ++var) truth.push_back(engine_.value(var) == Value::yes);
        return truth;
    }

private:
    void learn() {
        engine_.learn();
        if (engine_.contradictory()) return;
        learnt_.push_back(engine_.learnt());
        if (engine_.conflicts() % 100 == 0) engine_.back_to(0);
    }

    /// Returns whether a clause was violated.
    bool give_late_clause() {
        for (std::size_t i = first_late_; i < formula_->clauses.size(); ++i) {
            const Clause& clause = formula_->clauses[i];
            if (!std::ranges::all_of(clause, [&](Lit lit) { return engine_.is_false(lit); })) continue;
            engine_.set_conflict(clause);
            learn();
            return true;
        }
        return false;
    }

    const Formula* formula_;
    std::size_t first_late_;
    Work work_;
    Clauses engine_{work_};
    Group groups_ = 0;
    std::vector<Clause> learnt_;
};

/// Puts `pigeons` into `holes`, each into at least one hole, at most one into each hole.
Formula pigeons_in_holes(std::size_t pigeons, std::size_t holes) {
    Formula formula;
    formula.variables = pigeons * holes;
    for (std::size_t pigeon = 0; pigeon < pigeons; ++pigeon) {
        Clause somewhere;
        for (std::size_t hole = 0; hole < holes; ++hole) {
            somewhere.push_back(yes(static_cast<Var>(pigeon * holes + hole)));
            formula.groups_of.push_back({static_cast<Group>(pigeon), static_cast<Group>(pigeons + hole)});
        }
        formula.clauses.push_back(somewhere);
    }
    return formula;
}

/// Fixes the parity of random sets of variables as it is in a random assignment.
Formula parities(std::size_t variables, std::size_t sets, std::size_t size, Random& random) {
    Formula formula;
    formula.variables = variables;
    std::vector<bool> planted;
    std::vector<Var> order;
    for (std::size_t var = 0; var < variables; ++var) {
        formula.groups_of.push_back({static_cast<Group>(var)});
        planted.push_back(random.below(2) == 0);
        order.push_back(static_cast<Var>(var));
    }
    for (; sets > 0; --sets) {
        random.shuffle(order);
        bool odd = false;
        for (std::size_t i = 0; i < size; ++i) odd = odd != planted[order[i]];
        for (Lit signs = 0; signs < 1U << size; ++signs) {
            // The clause forbids the one assignment that makes all its literals false: true where the sign is set.
            if ((std::popcount(signs) % 2 == 1) == odd) continue;
            Clause clause;
            for (std::size_t i = 0; i < size; ++i) clause.push_back(2 * order[i] + (signs >> i & 1U));
            formula.clauses.push_back(clause);
        }
    }
    return formula;
}

} // namespace

TEST_CASE("the engine finds a model exactly where trying all assignments does", "[clauses][property]") {
    Random random(41);
    int without = 0;
    const int count = scaled(4'000);
    for (int round = 0; round < count; ++round) {
        CAPTURE(round);
        const Formula formula = random_formula(random);
        const auto models = formula.models();
        const std::size_t first_late =
            round % 2 == 0 ? formula.clauses.size() : random.index(formula.clauses.size() + 1);
        Solving solving(formula, first_late);
        REQUIRE(solving.run() == !models.empty());
        without += models.empty() ? 1 : 0;
        for (const Clause& clause : solving.learnt())
            for (const auto& model : models) REQUIRE(Formula::holds_in(clause, model));
        if (models.empty()) continue;
        REQUIRE(formula.holds(solving.model()));
        for (Group group = 0; group < solving.groups(); ++group) {
            Var chosen = no_var;
            for (Var var = 0; var < formula.variables; ++var)
                if (solving.engine().value(var) == Value::yes && std::ranges::count(formula.groups_of[var], group) > 0)
                    chosen = var;
            REQUIRE(solving.engine().chosen(group) == chosen);
        }
    }
    CHECK(without > count / 20);
    CHECK(without < count - count / 20);
}

TEST_CASE("facts of one literal that contradict each other are a contradiction at once", "[clauses]") {
    Work work;
    Clauses clauses(work);
    const Var var = clauses.add_variable(clauses.add_group(), no_var, 0.0);
    const Clause holds{yes(var)};
    const Clause fails{no(var)};
    clauses.add_fact(holds);
    clauses.add_fact(holds);
    CHECK_FALSE(clauses.contradictory());
    CHECK(clauses.value(var) == Value::yes);
    CHECK(clauses.trail().size() == 1);
    clauses.add_fact(fails);
    CHECK(clauses.contradictory());
}

TEST_CASE("long searches stay right, also after clauses were forgotten", "[clauses]") {
    SECTION("nine pigeons have no room in eight holes") {
        const Formula formula = pigeons_in_holes(9, 8);
        Solving solving(formula, formula.clauses.size());
        CHECK_FALSE(solving.run());
        CHECK(solving.engine().conflicts() > 5'000); // the engine keeps fewer clauses than these conflicts teach
    }
    SECTION("parities that agree are fulfilled") {
        Random random(42);
        const Formula formula = parities(64, 60, 5, random);
        Solving solving(formula, formula.clauses.size());
        REQUIRE(solving.run());
        CHECK(formula.holds(solving.model()));
        CHECK(solving.engine().conflicts() > 1'000);
    }
}
