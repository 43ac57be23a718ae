// The search level by level: of all positions after n moves it keeps the best `width` by the
// relaxation's estimate and the slope of its rows. When it never had to drop one and none is left, the board is lost.
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
    /// The seed breaks the ties and adds a little noise to the estimate.
    Beam(const Lanes& lanes, std::size_t width, Course course, std::uint64_t seed, std::size_t memory);

    /// Goes one step on and returns what it took: at most a few milliseconds on any board.
    Work step();

    /// True when there is nothing more to do: won, lost, or no position left.
    [[nodiscard]] bool finished() const { return finished_; }
    [[nodiscard]] Outcome outcome() const { return outcome_; }
    [[nodiscard]] const std::vector<Pair>& line() const { return line_; }
    /// A position as the last move to it; the way there leads over the parents.
    struct Node {
        std::uint32_t parent = 0; // in the level before
        Pair pair;
    };
    /// Positions by the number of moves to them; the start is all there is of the first level.
    using Levels = std::vector<std::vector<Node>>;
    /// Once it has ended: gives away the positions it kept.
    [[nodiscard]] Levels take_levels() { return std::move(levels_); }

private:
    /// A pair that can go, and how many pairs of the position stay when only its two tiles are missed.
    struct Choice {
        Pair pair;
        int others = 0;
        std::int64_t slope = 0; // without the pair
    };
    struct Candidate {
        std::int64_t score = 0;  // higher is better
        std::uint32_t order = 0; // of its making
        Node node;
        std::int64_t slope = 0; // a part of the score
        std::int64_t hope = 0;  // the part its children take over until they get a look of their own
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
    Slope slope_; // of the node at hand
    Random random_;
    KeySet seen_; // in the level being made
    Levels levels_;
    std::vector<Candidate> candidates_;
    std::vector<std::int64_t> hopes_; // of the nodes of the last level
    std::size_t next_candidate_ = 0;
    std::uint32_t made_ = 0; // candidates in this level
    std::size_t weighed_ = 0;
    bool weighing_ = false;
    std::size_t next_node_ = 0;       // of the last level
    std::vector<Pair> pairs_;         // of the node at hand
    std::vector<Choice> choices_;     // those of them that are not tried yet
    std::vector<std::uint16_t> uses_; // by tile: the pairs it is in
    std::vector<std::uint32_t> path_; // the node of each level that position_ has come through
    std::vector<Undo> undos_;
    std::vector<std::uint32_t> wanted_;
    std::vector<Pair> line_;
    bool whole_ = true; // nothing was dropped so far
    bool finished_ = false;
    Outcome outcome_ = Outcome::undecided;
};

/// The moves to a position of those levels, any one between a third and five sixths of the way to the last.
[[nodiscard]] std::vector<Pair> part_of_the_way(const Beam::Levels& levels, Random& random);

} // namespace twoturns::gravity_solver
