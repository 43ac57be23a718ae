// Can a position be won without gravity? An exact answer for any board: stones, holes, positions in the
// middle of a game, any number of copies of a kind.
//
// Removing a tile never blocks a line, so the order of moves does not matter, only which tiles are
// paired. The solver searches for a pairing with conflict-driven clause learning; src/core/pairing
// says how. The problem is NP-complete (de Bondt 2020, arXiv 2010.09014), so a large board may stay
// undecided for any amount of work; ordinary ones take well under a millisecond.
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

/// Works in slices, counts work and not time, and does the same on every platform however it is
/// sliced. It can be dropped between any two slices.
class PairingSolver {
public:
    struct Options {
        /// Another seed tries things in another order; the outcome, once decided, is the same.
        std::uint64_t seed = 0;
        /// Keep what certificate() needs; costs memory as the search goes on.
        bool certificate = false;
        /// Slower, but what is decided after how much work never changes from version to version: for dealers, whose
        /// boards depend on it.
        bool steady = false;
    };

    explicit PairingSolver(const Board& board);
    PairingSolver(const Board& board, Options options);
    PairingSolver(PairingSolver&& other) noexcept;
    PairingSolver& operator=(PairingSolver&& other) noexcept;
    PairingSolver(const PairingSolver&) = delete;
    PairingSolver& operator=(const PairingSolver&) = delete;
    ~PairingSolver();

    /// Goes on where it stopped and does about `work` units more, fewer if it comes to an end. A unit
    /// is about a microsecond of one core. `won` and `lost` are final.
    Outcome run(std::uint64_t work);
    [[nodiscard]] Outcome outcome() const { return outcome_; }
    [[nodiscard]] std::uint64_t work_done() const;

    /// When won: moves that clear the board, in order. Else empty.
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    /// When lost, and asked for in the options: a proof of it for check_loss in certificate.hpp. Else
    /// empty, and also when it would be longer than some hundred megabytes.
    [[nodiscard]] std::string certificate() const;
    /// How many conflicts the search has learnt from: how hard the position was.
    [[nodiscard]] std::uint64_t conflicts() const;

private:
    std::unique_ptr<pairing::Search> search_;
    Outcome outcome_ = Outcome::undecided;
    std::vector<Move> moves_;
    bool with_certificate_ = false;
};

} // namespace twoturns
