// The knowledge about each position of a game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "game/knowledge.hpp"
#include "game/timeline.hpp"

namespace twoturns::game {

/// A line of moves that clears the board is stored once for all positions on it and all positions that lead to them.
/// With gravity, what is known about the moves of a position is known about the position after one as soon as it is
/// made. The memory for lines, safe moves and branches is limited: the oldest are dropped and can be computed again.
class KnownPositions {
public:
    using Index = Timeline::Index;

    /// Starts with the knowledge about the starting position.
    explicit KnownPositions(Knowledge start = {});

    /// Adds the newest position and derives its knowledge from the previous one; after a reshuffle nothing is known.
    void follow(const Timeline& timeline);
    /// Drops all positions after the first `positions`.
    void cut(std::size_t positions);

    [[nodiscard]] twoturns::Outcome outcome(Index position) const { return known_[position].outcome; }
    /// Returns true if the outcome is unknown but may still be found.
    [[nodiscard]] bool open(Index position) const {
        return known_[position].outcome == twoturns::Outcome::undecided && !known_[position].searched;
    }
    /// Returns all knowledge about a position. Visits the moves of its line.
    [[nodiscard]] std::shared_ptr<const Knowledge> of(Index position, const Timeline& timeline) const;

    /// Stores new knowledge and its consequences: every position that leads to a won one is won, and every position
    /// that a lost one leads to is lost.
    void learn(Index position, Knowledge found, const Timeline& timeline);
    /// Stores knowledge about one position without its consequences.
    void set(Index position, Knowledge found);

private:
    struct Known {
        twoturns::Outcome outcome = twoturns::Outcome::undecided;
        bool searched = false;
        bool own = false;                        ///< the source was found for exactly this board
        std::uint32_t made = 0;                  ///< with gravity: how many moves of the source's line were made
        std::shared_ptr<const Knowledge> source; ///< its line leads through this position
    };

    static Known outcome_alone(twoturns::Outcome outcome) { return {outcome, false, false, 0, nullptr}; }
    static Known after(const Known& before, Move move, Gravity gravity);
    void remember(std::shared_ptr<const Knowledge> source);
    void forget(const std::shared_ptr<const Knowledge>& source);

    std::vector<Known> known_;
    std::deque<std::shared_ptr<const Knowledge>> sources_; ///< oldest first; does not contain the start's source
    std::size_t moves_held_ = 0;                           ///< the number of moves in sources_
};

} // namespace twoturns::game
