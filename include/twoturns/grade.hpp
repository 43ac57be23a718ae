// Measures how hard a board is. Works for any board: with stones, with holes, in the middle of a game.
#pragma once

#include <cstdint>
#include <memory>

#include "twoturns/board.hpp"
#include "twoturns/difficulty.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/solve.hpp"

namespace twoturns {

struct Grade {
    /// Whether the board can be won, as far as known.
    Outcome winnable = Outcome::undecided;

    /// The number of games that random players played; `wins` counts the games they won.
    int games = 0;
    int wins = 0;
    /// The difficulty level for the share of wins; see difficulty.hpp.
    int level = hardest;

    /// The number of legal moves at the start.
    int open_pairs = 0;

    /// The positions examined along a winning line of play, spread evenly over it, and their total number of legal
    /// moves. Both are 0 if no winning line was found.
    int positions = 0;
    int open_pairs_along = 0;
    /// The number of moves in those positions that are known to keep or to lose the win. `fatal_moves` counts the moves
    /// that lose it.
    int judged_moves = 0;
    int fatal_moves = 0;
};

/// Works in slices, counts work instead of time, and gives the same result on every platform and for any slicing. May
/// be destroyed between any two slices.
///
/// Plays 1,000 random games, fewer on large boards. If no game wins, runs the solver for some seconds. Then judges
/// moves in up to 32 positions of a winning line: without gravity all moves, with gravity up to 6 random moves of each
/// position, each by a few ms of the solver. Takes some 50 ms at 18x8 and at most some ten seconds.
class Grader {
public:
    /// Settles the board first.
    Grader(const Board& board, Gravity gravity);
    Grader(Grader&&) noexcept;
    Grader& operator=(Grader&&) noexcept;
    Grader(const Grader&) = delete;
    Grader& operator=(const Grader&) = delete;
    ~Grader();

    /// Does about `work` more units, each about a microsecond of one core. Returns true when the grading is finished.
    bool run(std::uint64_t work);
    /// Returns the results so far.
    [[nodiscard]] const Grade& grade() const;

private:
    class State;
    std::unique_ptr<State> state_;
};

/// Runs a Grader to its end.
[[nodiscard]] Grade grade(const Board& board, Gravity gravity);

} // namespace twoturns
