// A round of Arcade: a bar of time that runs down while a game is played, and is filled up by its pairs. Like the score
// it follows from what was done and when, in time of play. docs/arcade.md says why the numbers are what they are.
//
// - The bar is full until the first thing is done, loses a second a second from then on, and never holds more than it
//   did at first. A round that has run out stays so.
// - A pair fills it up by refill_of(). What the n-th pair fills up counts as of the time it first goes: undo takes that
//   away, and whatever is the n-th pair later brings the same again, so nothing can be gained by taking a pair twice.
// - Hints and reshuffles are limited. One that was undone has been had.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/history/score.hpp"
#include "game/timeline.hpp"

namespace twoturns::game {

inline constexpr Time bar_for_pair{2500}; ///< what the bar holds at first for each pair there is
inline constexpr Time shortest_bar{45'000};
inline constexpr Time longest_bar{300'000};
inline constexpr Time usual_refill{2000};
inline constexpr Time refill_for_level{500}; ///< on top of that, for each level of difficulty
inline constexpr int arcade_hints = 3;
inline constexpr int arcade_reshuffles = 2;

/// How long a full bar lasts in a round that begins with so many pairs, and what a pair fills up.
[[nodiscard]] Time bar_of(int pairs);
[[nodiscard]] Time refill_of(int level);

class Arcade {
public:
    /// Of a game on a board that was asked for with this difficulty. The round begins after so many entries: what was
    /// done before is scored, and no more.
    Arcade(const Board& start, int level, std::size_t first_entry = 0);

    /// What was done next; see Score::add.
    void add(const Entry& entry, int turns);

    [[nodiscard]] const Score& score() const { return score_; }
    /// How many entries were added.
    [[nodiscard]] std::size_t entries() const { return entries_; }
    /// How long the full bar lasts.
    [[nodiscard]] Time full() const { return full_; }
    /// What is left of it at a time of play, not before the last entry; nothing when it has run out.
    [[nodiscard]] Time left(Time at) const;
    [[nodiscard]] bool ran_out(Time at) const { return left(at) == Time{0}; }
    /// Whether the bar runs: something was done.
    [[nodiscard]] bool began() const { return begin_.has_value(); }
    [[nodiscard]] int hints_left() const { return hints_left_; }
    [[nodiscard]] int reshuffles_left() const { return reshuffles_left_; }

private:
    void begin();
    [[nodiscard]] std::size_t pairs_gone() const; ///< in the round, as the board stands

    Score score_;
    Time refill_;
    std::size_t first_entry_;
    std::size_t entries_ = 0;
    int pairs_ = 0; ///< when the round began
    Time full_{0};
    std::optional<Time> begin_;
    std::vector<Time> filled_{Time{0}}; ///< by so many pairs, together
    bool ran_out_ = false;
    int hints_left_ = arcade_hints;
    int reshuffles_left_ = arcade_reshuffles;
};

/// The round of a game as it stands. Costs what Session::resumed does.
[[nodiscard]] Arcade arcade_of(const Timeline& played, int level, std::size_t first_entry = 0);

} // namespace twoturns::game
