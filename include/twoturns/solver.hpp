// Decides whether a position can be won, with the solver that fits its gravity.
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
    /// Keeps the data for certificate(), which needs more and more memory as the search goes on. Has no effect with
    /// gravity.
    bool certificate = false;
    /// For each tile, row by row, the number of the move that would have removed it in a line of moves that won an
    /// earlier position of the same game; empty if no such line is known. With gravity the solver tries to repair this
    /// line first, which decides most positions of a game in a few milliseconds. Has no effect without gravity.
    std::vector<std::uint16_t> stamps{};
    /// With gravity the search goes by chance. Has no effect without gravity.
    std::uint64_t seed = 1;
};

/// Works in slices, counts work instead of time, and gives the same result on every platform and for any slicing. May
/// be destroyed between any two slices. A large board may stay undecided for any amount of work: without gravity the
/// problem is NP-complete (de Bondt 2020, arXiv 2010.09014), though ordinary boards take well under a millisecond; with
/// gravity docs/solver.md has figures.
///
/// Without gravity `lost` is exact. With gravity positions are identified by 64-bit keys, so `lost` may be wrong with a
/// small probability: docs/gravity-solver.md gives it.
class Solver {
public:
    /// The board must be settled.
    Solver(const Board& settled_board, Gravity gravity, SolverOptions options = {});
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    ~Solver();

    /// Does about `work` more units, each about a microsecond of one core. `won` and `lost` are final.
    Outcome run(std::uint64_t work);

    /// Returns moves that clear the board once the outcome is `won`; each move names cells as they are just before that
    /// move.
    [[nodiscard]] const std::vector<Move>& moves() const;
    /// Returns a proof for check_loss() in certificate.hpp if the outcome is `lost` and the options asked for it.
    /// Returns an empty text otherwise, with gravity, and if the proof would exceed some hundred megabytes.
    [[nodiscard]] std::string certificate() const;

private:
    class Search;
    std::unique_ptr<Search> search_;
};

} // namespace twoturns
