// Decides whether a position without gravity can be won. The answer is exact for any board: with stones, with holes, in
// the middle of a game, and for any number of copies of a kind.
//
// Removing a tile never blocks a line, so the order of moves does not matter, only the pairing of the tiles. The solver
// searches for a pairing with conflict-driven clause learning. The problem is NP-complete (de Bondt 2020, arXiv
// 2010.09014), so a large board may stay undecided for any amount of work; ordinary boards take well under a
// millisecond.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/solve.hpp"

namespace twoturns {

namespace pairing {
class Search;
}

/// Works in slices, counts work instead of time, and gives the same result on every platform and for any slicing. May
/// be destroyed between any two slices.
class PairingSolver {
public:
    struct Options {
        /// Changes the order of the search; the outcome, once decided, is the same for every seed.
        std::uint64_t seed = 0;
        /// Keeps the data for certificate(), which needs more and more memory as the search goes on.
        bool certificate = false;
        /// Searches less well, but the result after a given amount of work is the same in every release: for dealers,
        /// whose boards depend on the result.
        bool steady = false;
    };

    explicit PairingSolver(const Board& board);
    PairingSolver(const Board& board, Options options);
    PairingSolver(PairingSolver&& other) noexcept;
    PairingSolver& operator=(PairingSolver&& other) noexcept;
    PairingSolver(const PairingSolver&) = delete;
    PairingSolver& operator=(const PairingSolver&) = delete;
    ~PairingSolver();

    /// Does about `work` more units, fewer if the search ends earlier. A unit is about a microsecond of one core. `won`
    /// and `lost` are final.
    Outcome run(std::uint64_t work);
    [[nodiscard]] Outcome outcome() const { return outcome_; }
    [[nodiscard]] std::uint64_t work_done() const;

    /// Returns moves that clear the board, in order, if the outcome is `won`; an empty list otherwise.
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    /// Returns a proof for check_loss() in certificate.hpp if the outcome is `lost` and the options asked for it.
    /// Returns an empty text otherwise, and if the proof would exceed some hundred megabytes.
    [[nodiscard]] std::string certificate() const;
    /// Returns the number of conflicts the search has learnt from: a measure of the position's difficulty.
    [[nodiscard]] std::uint64_t conflicts() const;

private:
    std::unique_ptr<pairing::Search> search_;
    Outcome outcome_ = Outcome::undecided;
    std::vector<Move> moves_;
    bool with_certificate_ = false;
};

} // namespace twoturns
