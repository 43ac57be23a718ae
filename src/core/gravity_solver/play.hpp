// A position and the moves that led to it, for a depth-first search.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/course.hpp"
#include "core/gravity_solver/key_set.hpp"
#include "core/gravity_solver/lanes.hpp"
#include "core/gravity_solver/work.hpp"

namespace twoturns::gravity_solver {

/// A line of moves to stay close to.
struct Trail {
    std::vector<std::uint16_t> stamps; // indexed by tile: the number of the line's move that removes the tile
    int pull = 0;                      // the weight of a stamp, in thousandths of a legal pair
};

class Play {
public:
    Play() = default;
    Play(const Play&) = delete;
    Play& operator=(const Play&) = delete;
    Play(Play&&) = delete;
    Play& operator=(Play&&) = delete;
    virtual ~Play() = default;

    /// Removes two standing tiles, whether linked or not.
    virtual void make(Pair pair) = 0;
    /// Undoes the last move.
    virtual void unmake() = 0;

    [[nodiscard]] virtual int tiles() const = 0;
    /// Returns a hash of the position: equal for equal positions, different for different ones except with tiny
    /// probability.
    [[nodiscard]] virtual std::uint64_t key() const = 0;

    /// Fills `pairs` with the pairs worth trying: all legal pairs, or a single one whose removal is never a mistake.
    /// Try the last pair first. Pairs that lead to a position in `exhausted` may be missing. Returns false if the list
    /// may be incomplete.
    virtual bool list(std::vector<Pair>& pairs, const KeySet& exhausted) = 0;
    /// From now on list() prefers pairs that leave early on the trail, which must outlive this object.
    void follow(const Trail& trail) { trail_ = &trail; }

    /// Returns true if the relaxation proves the position lost.
    virtual bool hopeless() = 0;
    /// Returns the work of the last list() or hopeless().
    [[nodiscard]] virtual Work work() const = 0;

protected:
    /// Returns how much the trail speaks for a pair; see Slope::order().
    [[nodiscard]] int merit(Pair pair) const {
        return trail_ == nullptr ? 0 : -trail_->pull * std::max(trail_->stamps[pair.a], trail_->stamps[pair.b]);
    }

private:
    const Trail* trail_ = nullptr;
};

/// Returns the fastest Play for the board; the seed breaks ties.
[[nodiscard]] std::unique_ptr<Play> begin_play(const Lanes& lanes, Course course, std::uint64_t seed);
/// Returns the fastest Play for searches that stay in one part of the tree, where a position differs little from the
/// one before.
[[nodiscard]] std::unique_ptr<Play> begin_live_play(const Lanes& lanes, std::uint64_t seed);

} // namespace twoturns::gravity_solver
