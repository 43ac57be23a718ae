// How hard a board is, in figures. For any board: stones, holes, positions in the middle of a game.
#pragma once

#include <cstdint>
#include <memory>

#include "twoturns/board.hpp"
#include "twoturns/difficulty.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/solve.hpp"

namespace twoturns {

struct Grade {
    /// Whether the board can be won, as far as was found out.
    Outcome winnable = Outcome::undecided;

    /// Games of random players, and how many of them were won.
    int games = 0;
    int wins = 0;
    /// The level of difficulty their share of wins means; see difficulty.hpp.
    int level = hardest;

    /// Pairs that can go at the start.
    int open_pairs = 0;

    /// Along a winning line of play, where one was found: how many positions were looked at, spread
    /// evenly over the line, and how many pairs could go in them altogether.
    int positions = 0;
    int open_pairs_along = 0;
    /// Of how many moves there it is known whether the board can still be won after them, and how
    /// many of these throw the win away.
    int judged_moves = 0;
    int fatal_moves = 0;
};

/// Works in slices, counts work and not time, and does the same on every platform however it is
/// sliced. It can be dropped between any two slices.
///
/// In turn: 1,000 random games, fewer on large boards; where none of them wins, the solver for some
/// seconds; then the moves of up to 32 positions of a winning line: without gravity all of them, with
/// gravity up to 6 of each position, taken by chance, each as far as a few ms of the solver tell.
/// Takes some 50 ms at 18x8 and at most some ten seconds.
class Grader {
public:
    /// The board is settled first.
    Grader(const Board& board, Gravity gravity);
    Grader(Grader&&) noexcept;
    Grader& operator=(Grader&&) noexcept;
    Grader(const Grader&) = delete;
    Grader& operator=(const Grader&) = delete;
    ~Grader();

    /// Goes on and does about `work` units, each near a microsecond of one core; true when it is done.
    bool run(std::uint64_t work);
    /// What is known so far.
    [[nodiscard]] const Grade& grade() const;

private:
    class State;
    std::unique_ptr<State> state_;
};

/// Grades in one go.
[[nodiscard]] Grade grade(const Board& board, Gravity gravity);

} // namespace twoturns
