// What a game is worth in points. It follows from the record alone, where the game started, what was done and when, so
// that whoever replays a game finds its score. docs/score.md gives the reasons.
//
// - A pair is worth 10 points by a straight line, 15 by one with a turn, 20 by one with two.
// - A combo multiplies them: by 2 when the pair before went within 3 seconds of play, by 3 for the next such pair,
//   by 5 at most.
// - A cleared board is worth 10 points for each pair it began with, 20 where no hint was asked for and no reshuffle is
//   part of the way.
//
// What stands counts: what is undone is worth nothing any more, and redone it is worth what it was. Anything but a pair
// ends the combo: a hint, a step back or forward, a restart, a reshuffle. None of them costs points.
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

inline constexpr std::array<int, 3> pair_points{10, 15, 20}; ///< by the turns of its line
inline constexpr Time combo_time{3000};                      ///< from the pair before, at most
inline constexpr int most_combo = 5;
inline constexpr int clear_points = 10; ///< for each pair of the start
inline constexpr int unaided_points = 20;

/// Pairs in a row, each quick after the one before.
class Combo {
public:
    /// A pair went, by a line with so many turns: what it is worth.
    std::int64_t add(Time at, int turns);
    void end() { quick_pairs_ = 0; }
    /// What the last pair was multiplied with; 0 when the combo ended since, or there was none yet.
    [[nodiscard]] int times() const { return std::min(quick_pairs_, most_combo); }
    [[nodiscard]] int quick_pairs() const { return quick_pairs_; }
    /// Until when the next pair counts more.
    [[nodiscard]] Time ends() const { return last_ + combo_time; }

private:
    int quick_pairs_ = 0;
    Time last_{0}; ///< when the last pair went
};

/// The score of a game while its entries come, one by one. The next state follows from the last one and the entry.
class Score {
public:
    /// Before anything was done on a board.
    explicit Score(const Board& start);

    /// What was done next, as the rules allow it; `turns` are those of the line of a pair, with anything else they do
    /// not count. Costs the same however much was done, a restart and a way back included.
    void add(const Entry& entry, int turns);

    [[nodiscard]] std::int64_t points() const;
    /// What the last pair was multiplied with; 0 when something else was done since, or nothing yet.
    [[nodiscard]] int combo() const { return combo_.times(); }
    /// How many pairs went in a row, each quick after the one before; 0 as above.
    [[nodiscard]] int quick_pairs() const { return combo_.quick_pairs(); }
    /// Until when the next pair has a higher combo.
    [[nodiscard]] Time combo_ends() const { return combo_.ends(); }
    [[nodiscard]] int pairs_left() const { return line_[at_].tiles / 2; }

private:
    struct Standing { // of a position
        std::int64_t points = 0;
        int tiles = 0;
        bool reshuffled = false;
    };
    void go_to_new(Standing standing);

    std::vector<Standing> line_; ///< the positions, as undo and redo go along them
    std::size_t at_ = 0;
    int tiles_; ///< at the start
    bool hinted_ = false;
    Combo combo_;
};

/// The turns of the line by which a pair of this board can go; 0 where it cannot, and for anything else that is done.
[[nodiscard]] int turns_of(const RecordedAction& action, const Board& board);

/// The score at the end of a record; `start` is the board it started with. A message says which entry the rules do not
/// allow. Costs what Session::resumed does.
Result<std::int64_t> score_of(const Record& record, const Board& start);

} // namespace twoturns::game
