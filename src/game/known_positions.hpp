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

/// A position whose board a line of moves clears shares that line with those before it that lead there and with
/// those that follow it. Of the lines and safe moves that were found out there are so many in memory, and the oldest
/// are forgotten; what is forgotten can be found out again.
class KnownPositions {
public:
    using Index = Timeline::Index;

    /// What is known about the start.
    explicit KnownPositions(Knowledge start = {});

    /// Takes over from what a new position was made from; nothing is known after a reshuffle.
    void follow(const Timeline& timeline);
    /// As many as the timeline has.
    void cut(std::size_t positions);

    [[nodiscard]] twoturns::Outcome outcome(Index position) const { return known_[position].outcome; }
    /// Nothing is known, but it may be found out.
    [[nodiscard]] bool open(Index position) const {
        return known_[position].outcome == twoturns::Outcome::undecided && !known_[position].searched;
    }
    /// All of it. Costs a look at the moves of its line.
    [[nodiscard]] std::shared_ptr<const Knowledge> of(Index position, const Timeline& timeline) const;

    /// Takes what was found out, with what follows from it about other positions: one that a won one came from is
    /// won; one that came from a lost one is lost.
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
