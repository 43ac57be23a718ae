// Can this position be won? The solver for whatever gravity is in force.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/solve.hpp"

namespace twoturns {

struct SolverOptions {
    /// Keep what certificate() needs; costs memory as the search goes on. Without gravity only.
    bool certificate = false;
};

/// Works in slices, counts work and not time, does the same on every platform however it is sliced,
/// and can be dropped between any two slices. A large board may stay undecided for any amount of
/// work: without gravity the question is NP-complete (de Bondt 2020, arXiv 2010.09014), though
/// ordinary boards take well under a millisecond; with gravity docs/solver.md has figures.
///
/// Without gravity `lost` is exact. With gravity positions are told apart by keys of 64 bits, so it may be
/// wrong with a small chance: docs/gravity-solver.md says which.
class Solver {
public:
    /// The board must be settled.
    Solver(const Board& settled_board, Gravity gravity, SolverOptions options = {});
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    ~Solver();

    /// Goes on where it stopped and does about `work` units, each near a microsecond of one core.
    /// `won` and `lost` are final.
    Outcome run(std::uint64_t work);

    /// When won: moves that clear the board, cells as they stand when each is made.
    [[nodiscard]] const std::vector<Move>& moves() const;
    /// When lost, and asked for in the options: a proof of it for check_loss in certificate.hpp. Else
    /// empty; so it is with gravity, and when it would be longer than some hundred megabytes.
    [[nodiscard]] std::string certificate() const;

private:
    class Search;
    std::unique_ptr<Search> search_;
};

} // namespace twoturns
