// The score of a game. The score is computed from the record alone (the start of the game, its actions and their
// times), so anyone who replays a game gets the same score. docs/score.md explains it.
//
// - A pair is worth 10 points by a straight line, 15 by a line with one turn, 20 by a line with two.
// - A combo multiplies these points: by 2 if the previous pair was matched within the last 3 seconds of play, by 3 for
//   the next such pair, by 5 at most.
// - A cleared board is worth 10 points for each pair of the starting board; 20 if no hint was used and the way to the
//   cleared board contains no reshuffle.
//
// Only the current state counts: an undone pair is worth nothing, and after redo it is worth its earlier points. Any
// action except a pair ends the combo: a hint, a step back or forward, a restart, a reshuffle. None of these costs
// points.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/record.hpp"
#include "twoturns/board.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::game {

inline constexpr std::array<int, 3> pair_points{10, 15, 20}; ///< indexed by the number of turns of the line
inline constexpr Time combo_time{3000};                      ///< the longest time since the previous pair
inline constexpr int most_combo = 5;
inline constexpr int clear_points = 10; ///< for each pair of the starting board
inline constexpr int unaided_points = 20;

/// Consecutive pairs, each quick after the previous one.
class Combo {
public:
    /// Adds a matched pair whose line has `turns` turns; returns the pair's points.
    std::int64_t add(Time at, int turns);
    void end() { quick_pairs_ = 0; }
    /// Returns the multiplier of the last pair; 0 if the combo has ended or no pair was matched yet.
    [[nodiscard]] int times() const { return std::min(quick_pairs_, most_combo); }
    [[nodiscard]] int quick_pairs() const { return quick_pairs_; }
    /// Returns the last time at which another pair continues the combo.
    [[nodiscard]] Time ends() const { return last_ + combo_time; }

private:
    int quick_pairs_ = 0;
    Time last_{0}; ///< when the last pair was matched
};

/// The score of a game, computed entry by entry. The next state depends only on the last one and the entry.
class Score {
public:
    /// The score at the start of a game.
    explicit Score(const Board& start);

    /// Adds the next entry, which must be legal. `turns` is the number of turns of a pair's line and is ignored for
    /// other entries. The cost does not depend on the number of entries, even for a restart or for going back.
    void add(const Entry& entry, int turns);

    [[nodiscard]] std::int64_t points() const;
    /// Returns the multiplier of the last pair; 0 if there is no pair yet or another action followed it.
    [[nodiscard]] int combo() const { return combo_.times(); }
    /// Returns the number of consecutive quick pairs; 0 if combo() is 0.
    [[nodiscard]] int quick_pairs() const { return combo_.quick_pairs(); }
    /// Returns the last time at which another pair gets a higher multiplier.
    [[nodiscard]] Time combo_ends() const { return combo_.ends(); }
    [[nodiscard]] int pairs_left() const { return line_[at_].tiles / 2; }

private:
    struct Standing { // of a position
        std::int64_t points = 0;
        int tiles = 0;
        bool reshuffled = false;
    };
    void go_to_new(Standing standing);

    std::vector<Standing> line_; ///< the positions that undo and redo can reach
    std::size_t at_ = 0;
    int tiles_; ///< at the start
    bool hinted_ = false;
    Combo combo_;
};

/// Returns the turns of the line of a legal pair on this board; 0 for an illegal pair and for any other action.
[[nodiscard]] int turns_of(const RecordedAction& action, const Board& board);

/// Returns the score at the end of a record; `start` is the record's starting board. The error names the entry that
/// breaks the rules. Costs as much as Session::resumed.
Result<std::int64_t> score_of(const Record& record, const Board& start);

} // namespace twoturns::game
