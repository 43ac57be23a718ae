// Searches level by level: of all positions after n moves it keeps the `width` best, rated by the relaxation's estimate
// and the slope of the rows. If it never dropped a position and none is left, the board is lost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/course.hpp"
#include "core/gravity_solver/key_set.hpp"
#include "core/gravity_solver/pairs.hpp"
#include "core/gravity_solver/position.hpp"
#include "core/gravity_solver/relaxation.hpp"
#include "core/gravity_solver/slope.hpp"
#include "core/gravity_solver/work.hpp"
#include "twoturns/random.hpp"
#include "twoturns/solve.hpp"

namespace twoturns::gravity_solver {

class Beam {
public:
    /// The seed breaks ties and adds a little noise to the estimate.
    Beam(const Lanes& lanes, std::size_t width, Course course, std::uint64_t seed, std::size_t memory);

    /// Does one step and returns its work: at most a few milliseconds on any board.
    Work step();

    /// Returns true when the search has ended: won, lost, or no position left.
    [[nodiscard]] bool finished() const { return finished_; }
    [[nodiscard]] Outcome outcome() const { return outcome_; }
    [[nodiscard]] const std::vector<Pair>& line() const { return line_; }
    /// A position, stored as the last move to it; the earlier moves are found through the parents.
    struct Node {
        std::uint32_t parent = 0; // an index into the level before
        Pair pair;
    };
    /// Positions, indexed by the number of moves that lead to them; the first level contains only the start.
    using Levels = std::vector<std::vector<Node>>;
    /// Moves the kept positions out of this object. Call it once finished.
    [[nodiscard]] Levels take_levels() { return std::move(levels_); }

private:
    /// A legal pair, and the number of other pairs of the position that use neither of its tiles.
    struct Choice {
        Pair pair;
        int others = 0;
        std::int64_t slope = 0; // of the rows without the pair
    };
    struct Candidate {
        std::int64_t score = 0;  // higher is better
        std::uint32_t order = 0; // counts the candidates in order of creation
        Node node;
        std::int64_t slope = 0; // the slope's part of the score
        std::int64_t hope = 0;  // the part of the score that children inherit until the relaxation rates them
    };

    Work go_to(std::size_t node);
    void list_choices();
    Work try_choice(Choice choice);
    void keep_best(std::size_t most);
    Work weigh(Candidate& candidate);
    void end_level();

    const Lanes* lanes_;
    std::size_t width_;
    Course course_;
    Position position_;
    PairFinder finder_;
    Relaxation relaxation_;
    Slope slope_; // of the current node
    Random random_;
    KeySet seen_; // keys of positions in the next level
    Levels levels_;
    std::vector<Candidate> candidates_;
    std::vector<std::int64_t> hopes_; // of the nodes of the last level
    std::size_t next_candidate_ = 0;
    std::uint32_t made_ = 0; // the number of candidates created in this level
    std::size_t weighed_ = 0;
    bool weighing_ = false;
    std::size_t next_node_ = 0;       // an index into the last level
    std::vector<Pair> pairs_;         // of the current node
    std::vector<Choice> choices_;     // the pairs that are not tried yet
    std::vector<std::uint16_t> uses_; // indexed by tile: the number of pairs it is in
    std::vector<std::uint32_t> path_; // the node of each level on the way to position_
    std::vector<Undo> undos_;
    std::vector<std::uint32_t> wanted_;
    std::vector<Pair> line_;
    bool whole_ = true; // nothing was dropped so far
    bool finished_ = false;
    Outcome outcome_ = Outcome::undecided;
};

/// Returns the moves to a random position of `levels`, between a third and five sixths of the way to the last level.
[[nodiscard]] std::vector<Pair> part_of_the_way(const Beam::Levels& levels, Random& random);

} // namespace twoturns::gravity_solver
