// Repairs a line: searches for a win close to a line of moves that won an earlier position of the same game.
//
// Every tile carries a stamp, the number of the move that removes it in that line. A descent in short attempts orders
// the pairs by stamp and by the slope of the rows: what left early in the old line leaves early now. The first attempt
// follows the stamps alone, later ones weigh them by chance. Whenever an attempt gets at least as deep as all before,
// its line becomes the stamps. So this is a local search among whole lines of moves. All attempts share one table of
// exhausted positions, so that together they may also prove the board lost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/gravity_solver/descent.hpp"
#include "core/gravity_solver/lanes.hpp"
#include "core/gravity_solver/play.hpp"
#include "core/gravity_solver/work.hpp"
#include "twoturns/random.hpp"
#include "twoturns/solve.hpp"

namespace twoturns::gravity_solver {

class Repair {
public:
    /// `stamps` has a number for each tile.
    Repair(const Lanes& lanes, std::vector<std::uint16_t> stamps, std::uint64_t seed, std::size_t memory);
    // The descent's play refers to trail_.
    Repair(const Repair&) = delete;
    Repair& operator=(const Repair&) = delete;
    Repair(Repair&&) = delete;
    Repair& operator=(Repair&&) = delete;
    ~Repair() = default;

    /// Does one step and returns its work.
    Work step();

    [[nodiscard]] Outcome outcome() const { return descent_.outcome(); }
    /// Returns the winning pairs in order once the outcome is `won`.
    [[nodiscard]] const std::vector<Pair>& line() const { return descent_.line(); }

private:
    [[nodiscard]] std::unique_ptr<Play> play_after_trail(std::uint64_t seed) const;
    void judge_attempt();
    void adopt(const std::vector<Pair>& line);

    const Lanes* lanes_;
    std::vector<std::uint16_t> first_stamps_;
    Trail trail_;
    Descent descent_;
    Random random_;
    std::uint64_t attempts_ = 0;
    std::size_t deepest_ = 0; // the moves of the line in trail_; 0 for the first stamps
    int in_vain_ = 0;         // the attempts since a deeper line was found
};

} // namespace twoturns::gravity_solver
