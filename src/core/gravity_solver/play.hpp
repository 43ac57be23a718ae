// A position and the moves that led to it, for a search depth first.
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

    /// Takes away two tiles that are there, linked or not.
    virtual void make(Pair pair) = 0;
    /// Takes the last move back.
    virtual void unmake() = 0;

    [[nodiscard]] virtual int tiles() const = 0;
    /// Equal keys stand for equal positions, but for chance.
    [[nodiscard]] virtual std::uint64_t key() const = 0;

    /// Fills `pairs` with those worth trying: all that can go, or one whose going first is never a mistake. The one to
    /// try first is the last. Those that lead to a position known to be exhausted may be left out. Returns false when
    /// the list may be cut short.
    virtual bool list(std::vector<Pair>& pairs, const KeySet& exhausted) = 0;
    /// Whether the relaxation proves the position lost.
    virtual bool hopeless() = 0;
    /// What the last list or look at the relaxation took.
    [[nodiscard]] virtual Work work() const = 0;
};

/// The fastest play for the board; the seed decides what it is indifferent about.
[[nodiscard]] std::unique_ptr<Play> begin_play(const Lanes& lanes, Course course, std::uint64_t seed);

} // namespace twoturns::gravity_solver
