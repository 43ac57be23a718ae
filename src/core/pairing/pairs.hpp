// Maps pairs of tiles to variables.
//
// A kind of two has no variable: its pair is certain. In a kind of four, choosing a pair also chooses the pair of the
// other two tiles, so both pairs share one variable and the kind has three variables. In other kinds of at most
// small_kind copies every pair has a variable. A pair of a larger kind gets its variable when the search first decides
// on it; until then it is forbidden only if one of its tiles already has a partner.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/pairing/clauses.hpp"
#include "core/pairing/pair.hpp"
#include "core/pairing/tiles.hpp"
#include "twoturns/random.hpp"

namespace twoturns::pairing {

class Pairs {
public:
    /// Adds the variables of all small kinds and the clauses known for them. `random` sets the order in which equally
    /// good pairs are tried.
    Pairs(const Tiles& tiles, Clauses& clauses, Random& random);

    /// The functions below take two tiles of the same kind.
    [[nodiscard]] bool forbidden(TileId a, TileId b) const {
        if (row_[a] != no_row) {
            const Var var = table_[row_[a] + b];
            return var != no_var && clauses_->is_false(yes(var));
        }
        return forbidden_in_large(a, b);
    }
    /// Returns true if the pair is certain or chosen.
    [[nodiscard]] bool chosen(TileId a, TileId b) const {
        if (row_[a] != no_row) {
            const Var var = table_[row_[a] + b];
            return var == no_var || clauses_->is_true(yes(var));
        }
        return chosen_partner(a) == b;
    }
    /// Returns the variable of the pair, or no_var if the pair is certain or has no variable yet.
    [[nodiscard]] Var find(TileId a, TileId b) const;
    /// Returns the variable of the pair and creates it if needed. The pair must not be forbidden.
    Var make(TileId a, TileId b);
    /// Returns a false literal that explains why a forbidden pair cannot be chosen.
    [[nodiscard]] Lit reason(TileId a, TileId b) const;

    /// Returns the pairs of a variable: one pair, or both pairs of a kind of four.
    [[nodiscard]] const std::array<Pair, 2>& pairs_of(Var var) const { return pairs_[var]; }
    [[nodiscard]] static bool is_double(const std::array<Pair, 2>& pairs) { return pairs[1].a != none; }

private:
    static constexpr std::uint32_t no_row = 0xFFFFFFFFU;

    [[nodiscard]] static std::uint32_t key(TileId a, TileId b) { return a < b ? (a << 16U) | b : (b << 16U) | a; }
    [[nodiscard]] bool forbidden_in_large(TileId a, TileId b) const;
    [[nodiscard]] TileId chosen_partner(TileId tile) const;
    void add_four(TileId first);
    void add_small(TileId first, std::uint32_t copies);
    Var add(Pair pair, Pair other, Group group, Group second);
    void enter(Pair pair, Var var);
    [[nodiscard]] double small_activity() { return static_cast<double>(random_->below(1024)) / 1024.0 * 1e-3; }

    Clauses* clauses_;
    Random* random_;
    std::vector<std::uint32_t> row_; // indexed by tile of a small kind: table_[row_ + other] is the variable
    std::vector<Var> table_;
    std::vector<Group> group_; // indexed by tile of a kind other than two or four
    std::vector<std::array<Pair, 2>> pairs_;
    std::unordered_map<std::uint32_t, Var> large_; // never iterated, so its order does not matter
};

} // namespace twoturns::pairing
