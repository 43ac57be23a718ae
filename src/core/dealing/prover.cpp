#include "core/dealing/prover.hpp"

#include <utility>

#include "twoturns/moves.hpp"

namespace twoturns::dealing {
namespace {

constexpr std::uint64_t slice = 100;

/// Enough for searches of some milliseconds.
constexpr std::size_t memory = std::size_t{4} << 20U;

Board labelled(const Ground& ground, const std::vector<Kind>& kinds) {
    Board board = ground.board();
    for (std::size_t t = 0; t < kinds.size(); ++t) board.put(ground.start(t), {kinds[t], static_cast<Face>(t)});
    return board;
}

} // namespace

Prover::Prover(const Ground& ground, const std::vector<Kind>& kinds)
    : board_(labelled(ground, kinds)), gravity_(ground.gravity()) {
    if (gravity_ == Gravity::none)
        pairing_.emplace(board_, PairingSolver::Options{.steady = true});
    else
        sliding_.emplace(board_, gravity_, GravitySolverOptions{.memory = memory, .steady = true});
}

Outcome Prover::step() { return pairing_ ? pairing_->run(slice) : sliding_->run(slice); }

Work Prover::work() const { return work_per_unit * (pairing_ ? pairing_->work_done() : sliding_->work_done()); }

std::vector<Couple> Prover::witness() const {
    std::vector<Couple> couples;
    Board board = board_;
    for (const Move move : pairing_ ? pairing_->moves() : sliding_->moves()) {
        couples.push_back({board.tile(move.a).face, board.tile(move.b).face});
        auto after = apply(board, move, gravity_);
        if (!after) return {};
        board = *std::move(after);
    }
    return couples;
}

} // namespace twoturns::dealing
