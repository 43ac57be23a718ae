// A round of Arcade: a bar of time runs down while a game is played, and each matched pair refills it. Like the score,
// the bar is computed from the actions and their play times alone. docs/arcade.md explains the numbers.
//
// - The bar is full until the first action, then loses a second each second. It never exceeds its full length. A round
//   whose bar has run out stays over.
// - A pair refills the bar by refill_of(). The refill of the n-th pair counts from the first time that n pairs were
//   gone. Undo removes the refill, and the next pair that becomes the n-th restores the same amount. So matching a pair
//   twice gains nothing.
// - Hints and reshuffles are limited. Undoing a hint or a reshuffle does not give it back.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/history/score.hpp"
#include "game/timeline.hpp"

namespace twoturns::game {

inline constexpr Time bar_for_pair{2500}; ///< the length of the full bar for each pair
inline constexpr Time shortest_bar{45'000};
inline constexpr Time longest_bar{300'000};
inline constexpr Time usual_refill{2000};
inline constexpr Time refill_for_level{500}; ///< added for each level of difficulty
inline constexpr int arcade_hints = 3;
inline constexpr int arcade_reshuffles = 2;

/// bar_of() returns the length of a full bar for a round that begins with `pairs` pairs; refill_of() returns the refill
/// for one pair at difficulty `level`.
[[nodiscard]] Time bar_of(int pairs);
[[nodiscard]] Time refill_of(int level);

class Arcade {
public:
    /// Creates the round of a game whose board was dealt with difficulty `level`. The round begins after `first_entry`
    /// entries: earlier entries only count for the score. The bar and its refills have `share` percent of their usual
    /// length.
    Arcade(const Board& start, int level, std::size_t first_entry = 0, int share = 100);

    /// Adds the next entry; see Score::add.
    void add(const Entry& entry, int turns);

    [[nodiscard]] const Score& score() const { return score_; }
    /// Returns the number of entries added.
    [[nodiscard]] std::size_t entries() const { return entries_; }
    /// Returns the length of the full bar.
    [[nodiscard]] Time full() const { return full_; }
    /// Returns the time left on the bar at play time `at`, which must not be before the last entry; 0 once the bar has
    /// run out.
    [[nodiscard]] Time left(Time at) const;
    [[nodiscard]] bool ran_out(Time at) const { return left(at) == Time{0}; }
    /// Returns true once the bar runs; the first action starts it.
    [[nodiscard]] bool began() const { return begin_.has_value(); }
    [[nodiscard]] int hints_left() const { return hints_left_; }
    [[nodiscard]] int reshuffles_left() const { return reshuffles_left_; }
    /// Returns the most quick pairs that followed each other.
    [[nodiscard]] int longest_combo() const { return longest_combo_; }

private:
    void begin();
    [[nodiscard]] std::size_t pairs_gone() const; ///< in the round, on the current board

    Score score_;
    Time refill_;
    std::size_t first_entry_;
    int share_; ///< percent
    std::size_t entries_ = 0;
    int pairs_ = 0; ///< the number of pairs when the round began
    Time full_{0};
    std::optional<Time> begin_;
    std::vector<Time> filled_{Time{0}}; ///< indexed by number of pairs: the total refill of that many pairs
    bool ran_out_ = false;
    int hints_left_ = arcade_hints;
    int reshuffles_left_ = arcade_reshuffles;
    int longest_combo_ = 0;
};

/// Returns the round of a game at its current position. Costs as much as Session::resumed.
[[nodiscard]] Arcade arcade_of(const Timeline& played, int level, std::size_t first_entry = 0, int share = 100);

} // namespace twoturns::game
