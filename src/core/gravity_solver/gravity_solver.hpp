// Can this board be won when its tiles slide? For every gravity; without gravity it is right as
// well, but PairingSolver is far faster there.
//
// Order matters under gravity, and taking a pair can do harm, so this searches positions:
//   - depth first with restarts (Luby, Sinclair and Zuckerman, 1993) and one transposition table of
//     exhausted positions; moves are in random order, those first that make the rows a slope; some
//     attempts begin at positions from a beam;
//   - in between by beam search in wider and wider beams, which keep the positions that a relaxation
//     of the rules puts nearest to won and whose rows form a slope. A beam that never had to prune
//     a position is a proof too.
// Lost is said only when every line of play was looked at, or when even under the softer rules of
// the relaxation some tile can never go. Positions are told apart by a key of 64 bits.
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
    /// What the table of exhausted positions may take, at most 512 MiB; beams take up to half as
    /// much again. All of it starts small and grows as needed.
    std::size_t memory = std::size_t{256} << 20U;
    /// The work after which beams begin. Easy boards are won by then, at a fraction of a beam's cost.
    std::uint64_t work_before_beams = 10'000;
    /// Weaker, but what is decided after how much work never changes from version to version: for dealers, whose
    /// boards depend on it.
    bool steady = false;
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

    /// Searches on for about `work` units, each near a microsecond of one core, and tells what is
    /// known by then. Won and lost are final. The same board, gravity and options take the same
    /// course on every platform, however the work is sliced.
    Outcome run(std::uint64_t work);

    /// Once won: the moves that clear the board, cells as they stand when the move is made.
    [[nodiscard]] const std::vector<Move>& moves() const;
    [[nodiscard]] std::uint64_t work_done() const;

private:
    class Search;
    std::unique_ptr<Search> search_;
};

} // namespace twoturns
