#include "twoturns/solver.hpp"

#include <utility>
#include <variant>

#include "core/gravity_solver/gravity_solver.hpp"
#include "core/pairing/pairing_solver.hpp"

namespace twoturns {

class Solver::Search {
public:
    template <class AnySolver> explicit Search(AnySolver solver) : solver_(std::move(solver)) {}

    Outcome run(std::uint64_t work) {
        return std::visit([&](auto& solver) { return solver.run(work); }, solver_);
    }
    [[nodiscard]] const std::vector<Move>& moves() const {
        return std::visit([](const auto& solver) -> const std::vector<Move>& { return solver.moves(); }, solver_);
    }
    [[nodiscard]] std::string certificate() const {
        const auto* pairing = std::get_if<PairingSolver>(&solver_);
        return pairing == nullptr ? std::string{} : pairing->certificate();
    }

private:
    std::variant<PairingSolver, GravitySolver> solver_;
};

Solver::Solver(const Board& settled_board, Gravity gravity, SolverOptions options)
    : search_(gravity == Gravity::none
                  ? std::make_unique<Search>(PairingSolver{settled_board, {.certificate = options.certificate}})
                  : std::make_unique<Search>(GravitySolver{
                        settled_board, gravity, {.seed = options.seed, .stamps = std::move(options.stamps)}})) {}
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

Outcome Solver::run(std::uint64_t work) { return search_->run(work); }

const std::vector<Move>& Solver::moves() const { return search_->moves(); }

std::string Solver::certificate() const { return search_->certificate(); }

} // namespace twoturns
