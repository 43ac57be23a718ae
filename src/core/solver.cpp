#include "twoturns/solver.hpp"

namespace twoturns {
namespace {

std::variant<PairingSolver, GravitySolver> solver_for(const Board& board, Gravity gravity) {
    if (gravity == Gravity::none) return PairingSolver{board};
    return GravitySolver{board, gravity};
}

} // namespace

Solver::Solver(const Board& settled_board, Gravity gravity) : solver_(solver_for(settled_board, gravity)) {}

Outcome Solver::run(std::uint64_t work) {
    return std::visit([&](auto& solver) { return solver.run(work); }, solver_);
}

const std::vector<Move>& Solver::moves() const {
    return std::visit([](const auto& solver) -> const std::vector<Move>& { return solver.moves(); }, solver_);
}

} // namespace twoturns
