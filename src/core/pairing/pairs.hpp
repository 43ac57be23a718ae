// Which variable stands for which pair.
//
// A kind of two has none: its pair is certain. In a kind of four, to choose a pair is to choose the
// pair of the two others too, so both are one variable and the kind has three. In other kinds of at
// most small_kind copies every pair has its own. The pairs of larger kinds get theirs when one is
// first decided on; until then such a pair is forbidden only when one of its tiles has its partner.
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
    /// Adds the variables of all small kinds and what is known of them. `random` gives the order in
    /// which pairs that are equally good are tried.
    Pairs(const Tiles& tiles, Clauses& clauses, Random& random);

    /// These take two tiles of one kind.
    [[nodiscard]] bool forbidden(TileId a, TileId b) const {
        if (row_[a] != no_row) {
            const Var var = table_[row_[a] + b];
            return var != no_var && clauses_->is_false(yes(var));
        }
        return forbidden_in_large(a, b);
    }
    /// True when the pair is certain or has been chosen.
    [[nodiscard]] bool chosen(TileId a, TileId b) const {
        if (row_[a] != no_row) {
            const Var var = table_[row_[a] + b];
            return var == no_var || clauses_->is_true(yes(var));
        }
        return chosen_partner(a) == b;
    }
    /// The variable of the pair, or no_var when it is certain or has none yet.
    [[nodiscard]] Var find(TileId a, TileId b) const;
    /// The same, and a pair that has none yet gets one. The pair must not be forbidden.
    Var make(TileId a, TileId b);
    /// A false literal that says why a forbidden pair cannot be chosen.
    [[nodiscard]] Lit reason(TileId a, TileId b) const;

    /// The pairs a variable stands for: one, or both of a kind of four.
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
    std::vector<std::uint32_t> row_; // of a tile of a small kind: table_[row_ + other] is the variable
    std::vector<Var> table_;
    std::vector<Group> group_; // of a tile of a kind other than two or four
    std::vector<std::array<Pair, 2>> pairs_;
    std::unordered_map<std::uint32_t, Var> large_; // only ever looked up
};

} // namespace twoturns::pairing
