// Decides whether a board with sliding tiles can be won. Works for every gravity and also without gravity, where
// PairingSolver is far faster.
//
// Under gravity the order of moves matters, and removing a pair can do harm, so this searches positions:
//   - depth first with restarts (Luby, Sinclair and Zuckerman, 1993) and one transposition table of exhausted
//     positions; moves are in random order, first those that make the rows a slope; some attempts begin at positions
//     from a beam;
//   - in between by beam search in wider and wider beams, which keep the positions that a relaxation of the rules
//     estimates as nearest to won and whose rows form a slope. A beam that never had to prune a position is a proof
//     too.
// If the tiles carry stamps of a line that won an earlier position of the same game, the solver tries to repair this
// line first, which wins most of the positions met in play.
// `lost` means that every line of play was searched, or that some tile can never be removed even under the softer rules
// of the relaxation. Positions are identified by a 64-bit key.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/solve.hpp"

namespace twoturns {

struct GravitySolverOptions {
    std::uint64_t seed = 1;
    /// The maximum size of the table of exhausted positions in bytes, at most 512 MiB; beams take up to half as much in
    /// addition. The table and the beams start small and grow as needed.
    std::size_t memory = std::size_t{256} << 20U;
    /// The work before the first beam. Easy boards are won by then, at a fraction of a beam's cost.
    std::uint64_t work_before_beams = 10'000;
    /// Searches less well, but the result after a given amount of work is the same in every release: for dealers, whose
    /// boards depend on the result.
    bool steady = false;
    /// For each tile, row by row, the number of the move that removes it in a line that won an earlier position of the
    /// same game; empty if there is none. The solver then searches first close to that line. Has no effect if steady.
    std::vector<std::uint16_t> stamps{};
};

class GravitySolver {
public:
    /// The board must be settled.
    GravitySolver(const Board& settled_board, Gravity gravity, GravitySolverOptions options = {});
    ~GravitySolver();
    GravitySolver(GravitySolver&&) noexcept;
    GravitySolver& operator=(GravitySolver&&) noexcept;
    GravitySolver(const GravitySolver&) = delete;
    GravitySolver& operator=(const GravitySolver&) = delete;

    /// Does about `work` more units, each about a microsecond of one core, and returns the outcome so far. `won` and
    /// `lost` are final. The search is the same for the same board, gravity and options on every platform and for any
    /// slicing.
    Outcome run(std::uint64_t work);

    /// Returns moves that clear the board once the outcome is `won`; each move names cells as they are just before that
    /// move.
    [[nodiscard]] const std::vector<Move>& moves() const;
    [[nodiscard]] std::uint64_t work_done() const;

private:
    class Search;
    std::unique_ptr<Search> search_;
};

} // namespace twoturns
