// What is known about each position of a game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "game/knowledge.hpp"
#include "game/timeline.hpp"

namespace twoturns::game {

/// A line of moves that clears the board of one position is shared by the positions it leads through and by those that
/// lead to it. Memory for lines and safe moves is limited: the oldest are forgotten, and can be found out
/// again.
class KnownPositions {
public:
    using Index = Timeline::Index;

    /// What is known about the start.
    explicit KnownPositions(Knowledge start = {});

    /// A new position was added: derives what is known of it from the one before. After a reshuffle that is nothing.
    void follow(const Timeline& timeline);
    /// Forgets all but the first positions, as many as the timeline still has.
    void cut(std::size_t positions);

    [[nodiscard]] twoturns::Outcome outcome(Index position) const { return known_[position].outcome; }
    /// Nothing is known, but it may be found out.
    [[nodiscard]] bool open(Index position) const {
        return known_[position].outcome == twoturns::Outcome::undecided && !known_[position].searched;
    }
    /// All of it. Costs a look at the moves of its line.
    [[nodiscard]] std::shared_ptr<const Knowledge> of(Index position, const Timeline& timeline) const;

    /// Takes what was found out, and what follows from it: every position that leads to a won one is won, and every
    /// position that a lost one leads to is lost.
    void learn(Index position, Knowledge found, const Timeline& timeline);
    /// The same for one position alone.
    void set(Index position, Knowledge found);

private:
    struct Known {
        twoturns::Outcome outcome = twoturns::Outcome::undecided;
        bool searched = false;
        bool own = false;                        ///< the source is about this very board
        std::uint32_t made = 0;                  ///< with gravity: how many moves of the source's line are made
        std::shared_ptr<const Knowledge> source; ///< its line leads through this position
    };

    static Known outcome_alone(twoturns::Outcome outcome) { return {outcome, false, false, 0, nullptr}; }
    static Known after(const Known& before, Move move, Gravity gravity);
    void remember(std::shared_ptr<const Knowledge> source);
    void forget(const std::shared_ptr<const Knowledge>& source);

    std::vector<Known> known_;
    std::deque<std::shared_ptr<const Knowledge>> sources_; ///< oldest first; without that of the start
    std::size_t moves_held_ = 0;                           ///< by those
};

} // namespace twoturns::game
