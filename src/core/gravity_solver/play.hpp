// A position and the moves that led to it, for a depth-first search.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/course.hpp"
#include "core/gravity_solver/key_set.hpp"
#include "core/gravity_solver/lanes.hpp"
#include "core/gravity_solver/work.hpp"

namespace twoturns::gravity_solver {

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
    /// Returns true if the relaxation proves the position lost.
    virtual bool hopeless() = 0;
    /// Returns the work of the last list() or hopeless().
    [[nodiscard]] virtual Work work() const = 0;
};

/// Returns the fastest Play for the board; the seed breaks ties.
[[nodiscard]] std::unique_ptr<Play> begin_play(const Lanes& lanes, Course course, std::uint64_t seed);

} // namespace twoturns::gravity_solver
