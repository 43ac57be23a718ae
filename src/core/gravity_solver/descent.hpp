// Depth-first search with restarts: moves in random order, those that make a slope more likely first; an attempt ends
// when its budget is spent, so that one bad choice near the start does not cost everything. The transposition table of
// exhausted positions is kept from one attempt to the next, so the attempts together come to an end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/course.hpp"
#include "core/gravity_solver/key_set.hpp"
#include "core/gravity_solver/play.hpp"
#include "core/gravity_solver/work.hpp"
#include "twoturns/solve.hpp"

namespace twoturns::gravity_solver {

class Descent {
public:
    Descent(const Lanes& lanes, Course course, std::uint64_t seed, std::size_t memory);

    /// Goes one step on and returns what it took: at most a few milliseconds on any board.
    Work step();

    /// True when the next step begins an attempt: at the start, unless it is told to begin after some moves.
    [[nodiscard]] bool between_attempts() const { return frames_.empty() && outcome_ == Outcome::undecided; }
    /// Makes moves that can be made one after another and leave tiles, unless they lead to a position known to be
    /// exhausted; only between attempts, once before a step. Returns what it took.
    Work begin_after(const std::vector<Pair>& way);

    [[nodiscard]] Outcome outcome() const { return outcome_; }
    /// Once won: the pairs in the order in which they go.
    [[nodiscard]] const std::vector<Pair>& line() const { return line_; }

private:
    struct Frame {
        Pair pair;              // that led here
        std::uint32_t next = 0; // into pairs_: the pairs not tried yet
        std::uint64_t key = 0;
        std::uint64_t nodes = 0; // the count of nodes when it was entered
        bool whole = true;       // every line of play from here is looked at
        bool relaxed = false;    // the relaxation was asked
    };

    Work enter(Pair pair);
    Work leave(bool exhausted);
    void give_up();
    void go_back();
    void remember_line();

    const Lanes* lanes_;
    Course course_;
    std::unique_ptr<Play> play_;
    KeySet exhausted_;
    std::vector<Frame> frames_;
    std::vector<Pair> way_;   // the moves before the first frame
    std::vector<Pair> pairs_; // the pairs of all frames, one after another
    std::vector<Pair> found_;
    std::vector<Pair> line_;
    std::uint64_t nodes_ = 0;
    std::uint64_t attempts_ = 0;
    std::uint64_t budget_ = 0; // the count of nodes at which the attempt ends
    Outcome outcome_ = Outcome::undecided;
};

} // namespace twoturns::gravity_solver
