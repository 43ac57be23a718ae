// Problems: positions in the middle of a game in which exactly one move keeps the board winnable, and another loses it.
//
// A problem is proven twice: the key, the one move, by moves that clear the board, each other move by a proof of loss.
// Without gravity that is a certificate, checked by check_loss(). With gravity it is a search of every position that
// can be reached, which compares whole positions.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/move_labels.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/problem_id.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// A move that loses, and how the board ends after it.
struct LosingMove {
    Move move;
    std::vector<Move> rest;  ///< the moves after it that clear most tiles; each names cells as they are before it
    int staying = 0;         ///< the number of tiles left then
    bool best = false;       ///< true if every play was looked at, so that no other clears more tiles
    std::string certificate; ///< without gravity: the proof of loss of the board after the move
    friend bool operator==(const LosingMove&, const LosingMove&) = default;
};

struct Problem {
    Board board; ///< settled
    Gravity gravity = Gravity::none;
    std::vector<Move> line; ///< moves that clear the board; the first is the key
    std::vector<LosingMove> losing;
    int only_moves = 1; ///< how many moves of the line in a row, from the key on, are the one that saves, at most 6
    int grade = 0;      ///< the grade that was asked for, or the nearest easier one that was found

    [[nodiscard]] Move key() const { return line.front(); }
    friend bool operator==(const Problem&, const Problem&) = default;
};

/// Makes the problem of an ID: the same on every platform and for any slicing of the work. Destroy it between two
/// slices to cancel.
class ProblemMaker {
public:
    /// `id` must be as parse_problem_id() returns it.
    explicit ProblemMaker(const ProblemId& id);
    ProblemMaker(ProblemMaker&&) noexcept;
    ProblemMaker& operator=(ProblemMaker&&) noexcept;
    ProblemMaker(const ProblemMaker&) = delete;
    ProblemMaker& operator=(const ProblemMaker&) = delete;
    ~ProblemMaker();

    /// Does about `work` more units, each about a microsecond of one core. Returns true when it is finished: when a
    /// problem of the grade was found, or after some seconds of work. A slice may overrun by some milliseconds.
    bool run(std::uint64_t work);
    /// Returns how much of the most work is done, from 0 to 1.
    [[nodiscard]] double progress() const;
    /// Returns the problem. Call it only once, after run() has returned true. Returns an error if no problem was found,
    /// not even an easier one.
    Result<Problem> take();

private:
    class Search;
    std::unique_ptr<Search> search_;
};

/// Runs a ProblemMaker to its end.
Result<Problem> make_problem(const ProblemId& id);

/// Decides for each legal move of a position, with or without gravity, whether it keeps the position winnable. Works in
/// slices; may be destroyed between any two.
class MoveCheck {
public:
    /// The board must be settled.
    MoveCheck(const Board& settled_board, Gravity gravity);
    MoveCheck(MoveCheck&&) noexcept;
    MoveCheck& operator=(MoveCheck&&) noexcept;
    MoveCheck(const MoveCheck&) = delete;
    MoveCheck& operator=(const MoveCheck&) = delete;
    ~MoveCheck();

    /// Does about `work` more units. Returns true when all moves are labelled.
    bool run(std::uint64_t work);
    /// Returns all legal moves in the order of legal_moves(), labelled as far as known.
    [[nodiscard]] const std::vector<LabelledMove>& moves() const;
    /// Returns the number of moves with a label.
    [[nodiscard]] int count(Safety safety) const;
    /// Returns the one move that is safe while another is fatal, once all moves are labelled.
    [[nodiscard]] std::optional<Move> key() const;

private:
    class State;
    std::unique_ptr<State> state_;
};

/// Returns how a board ends after a move that loses: without a certificate, and `best` only if at most `positions`
/// positions can be reached. The move must be legal.
[[nodiscard]] LosingMove end_after(const Board& board, Move move, Gravity gravity, std::uint64_t positions);

} // namespace twoturns
