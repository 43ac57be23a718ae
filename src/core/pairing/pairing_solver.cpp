#include "core/pairing/pairing_solver.hpp"

#include <algorithm>
#include <limits>

#include "core/pairing/search.hpp"

namespace twoturns {

PairingSolver::PairingSolver(const Board& board) : PairingSolver(board, Options{}) {}

PairingSolver::PairingSolver(const Board& board, Options options)
    : search_(std::make_unique<pairing::Search>(board, options.seed, options.certificate,
                                                options.steady ? Course::steady : Course::bold)),
      with_certificate_(options.certificate) {}

PairingSolver::PairingSolver(PairingSolver&& other) noexcept = default;
PairingSolver& PairingSolver::operator=(PairingSolver&& other) noexcept = default;
PairingSolver::~PairingSolver() = default;

Outcome PairingSolver::run(std::uint64_t work) {
    if (outcome_ != Outcome::undecided) return outcome_;
    outcome_ = search_->run(pairing::Work::ticks_for(work));
    if (outcome_ == Outcome::won) moves_ = search_->moves_on_board();
    return outcome_;
}

std::uint64_t PairingSolver::work_done() const { return search_->ticks() / pairing::Work::ticks_per_unit; }

std::uint64_t PairingSolver::conflicts() const { return search_->conflicts(); }

std::string PairingSolver::certificate() const {
    if (outcome_ != Outcome::lost || !with_certificate_) return {};
    return search_->proof().text(search_->tiles());
}

} // namespace twoturns
