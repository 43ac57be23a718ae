// Depth-first search with restarts. Moves are tried in random order, first those that make a slope more likely. An
// attempt ends when its budget is spent, so that one bad choice near the start does not cost everything. The
// transposition table of exhausted positions is kept between attempts, so the attempts together terminate.
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
    /// Searches with a Play of the caller's choice.
    Descent(const Lanes& lanes, Course course, std::unique_ptr<Play> play, std::size_t memory);

    /// Does one step and returns its work: at most a few milliseconds on any board.
    Work step();

    /// Returns true if the next step begins an attempt, at the start or at the position given to begin_after().
    [[nodiscard]] bool between_attempts() const { return frames_.empty() && outcome_ == Outcome::undecided; }
    /// Starts the next attempt after the moves `way`, unless these moves lead to a position known to be exhausted. The
    /// moves must be legal one after another and leave tiles. Call it between attempts, at most once before a step.
    /// Returns the work.
    Work begin_after(const std::vector<Pair>& way);
    /// Gives the next attempt this many nodes plus half the number of tiles, and forgets the deepest line. Call it
    /// between attempts.
    void begin_with(std::uint64_t nodes);
    /// Returns the moves to the dead end with the fewest tiles since begin_with(); no moves if there was none.
    [[nodiscard]] const std::vector<Pair>& deepest() const { return deepest_; }

    [[nodiscard]] Outcome outcome() const { return outcome_; }
    /// Returns the winning pairs in order once the outcome is `won`.
    [[nodiscard]] const std::vector<Pair>& line() const { return line_; }

private:
    struct Frame {
        Pair pair;              // the move that led here
        std::uint32_t next = 0; // the index in pairs_ where the frame's untried pairs begin
        std::uint64_t key = 0;
        std::uint64_t nodes = 0; // the node count on entry
        bool whole = true;       // every line of play from here was searched
        bool relaxed = false;    // the relaxation was tried on the position
    };

    Work enter(Pair pair);
    Work leave(bool exhausted);
    void give_up();
    void go_back();
    [[nodiscard]] std::vector<Pair> moves_made() const;

    const Lanes* lanes_;
    Course course_;
    std::unique_ptr<Play> play_;
    KeySet exhausted_;
    std::vector<Frame> frames_;
    std::vector<Pair> way_;   // the moves before the first frame
    std::vector<Pair> pairs_; // the untried pairs of all frames, one frame after another
    std::vector<Pair> found_;
    std::vector<Pair> line_;
    std::vector<Pair> deepest_;
    int fewest_left_ = 0;           // the tiles left after deepest_; dead ends with as many or more are not remembered
    std::uint64_t next_budget_ = 0; // 0 for the budget of Luby's sequence
    std::uint64_t nodes_ = 0;
    std::uint64_t attempts_ = 0;
    std::uint64_t budget_ = 0; // the node count at which the attempt ends
    Outcome outcome_ = Outcome::undecided;
};

} // namespace twoturns::gravity_solver
