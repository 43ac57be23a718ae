#include "game/analysis.hpp"

#include <algorithm>
#include <utility>

namespace twoturns::game {
namespace {

using twoturns::Outcome;

// The limits of the analysis, in units of about a microsecond.
constexpr std::uint64_t solve_budget = 6'000'000;
constexpr std::uint64_t labels_budget = 1'000'000;
constexpr std::uint64_t move_budget = 150'000;
/// With gravity every move needs a separate search, so the analysis stops after this many safe moves.
constexpr std::size_t enough_safe = 4;

} // namespace

Analysis::Analysis(AnalysisRequest question) : question_(std::move(question)) {
    if (question_.known.outcome != Outcome::undecided) return;
    SolverOptions options;
    if (question_.last_win) options.stamps = stamps_of(*question_.last_win, question_.gravity);
    solver_.emplace(question_.board, question_.gravity, std::move(options));
}

bool Analysis::done() const {
    const Knowledge& known = question_.known;
    return known.outcome == Outcome::lost || known.searched || known.labelled;
}

bool Analysis::run(std::uint64_t work) {
    if (done()) return false;
    return question_.known.outcome == Outcome::undecided ? solve(work) : label(work);
}

bool Analysis::solve(std::uint64_t work) {
    Knowledge& known = question_.known;
    const Outcome outcome = solver_->run(work);
    spent_ += work;
    if (outcome == Outcome::won)
        known = known_won(question_.board, question_.gravity, solver_->moves());
    else if (outcome == Outcome::lost)
        known.outcome = Outcome::lost;
    else
        known.searched = spent_ >= solve_budget;
    if (outcome == Outcome::undecided && !known.searched) return false;
    solver_.reset();
    spent_ = 0;
    return true;
}

bool Analysis::label(std::uint64_t work) {
    Knowledge& known = question_.known;
    if (question_.gravity != Gravity::none) return try_next(work);
    if (!labels_) labels_.emplace(question_.board, known.line);
    spent_ += work;
    if (!labels_->run(work) && spent_ < labels_budget) return false;
    for (const LabelledMove& labelled : labels_->moves())
        if (labelled.safety == Safety::safe &&
            std::find(known.safe.begin(), known.safe.end(), labelled.move) == known.safe.end())
            known.safe.push_back(labelled.move);
    known.labelled = true;
    return true;
}

bool Analysis::try_next(std::uint64_t work) {
    Knowledge& known = question_.known;
    if (!untried_) {
        untried_ = legal_moves(question_.board);
        std::erase_if(*untried_, [&](Move move) {
            return std::find(known.safe.begin(), known.safe.end(), move) != known.safe.end();
        });
    }
    if (!solver_) {
        if (untried_->empty() || known.safe.size() >= enough_safe) {
            known.labelled = true;
            return true;
        }
        const Move move = untried_->back();
        solver_.emplace(*apply(question_.board, move, question_.gravity), question_.gravity,
                        SolverOptions{.stamps = stamps_of({question_.board, known.line, {move}}, question_.gravity)});
        spent_ = 0;
    }
    const Outcome outcome = solver_->run(work);
    spent_ += work;
    if (outcome == Outcome::undecided && spent_ < move_budget) return false;
    if (outcome == Outcome::won) known.safe.push_back(untried_->back());
    untried_->pop_back();
    solver_.reset();
    return outcome == Outcome::won;
}

} // namespace twoturns::game
