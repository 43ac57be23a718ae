#include "game/analysis.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <utility>

namespace twoturns::game {
namespace {

using twoturns::Outcome;

// The limits of the analysis, in units of about a microsecond.
constexpr std::uint64_t solve_budget = 6'000'000;
constexpr std::uint64_t labels_budget = 1'000'000;
/// With gravity every move needs a separate search, and nearly all end within the first of these budgets. The moves
/// that stay open are searched again with the next.
constexpr std::array<std::uint64_t, 3> move_budgets{10'000, 100'000, 500'000};
constexpr std::uint64_t all_moves_budget = 3'000'000;
/// What is found about moves is reported together, since most take less than a thousandth of a second.
constexpr std::uint64_t work_a_report = 20'000;

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
    if (!solver_) {
        if (!untried_) untried_ = open_moves();
        const bool round_ended = untried_->empty();
        if (round_ended) {
            ++known.rounds;
            untried_ = open_moves();
        }
        known.labelled =
            untried_->empty() || known.rounds >= move_budgets.size() || spent_on_moves_ >= all_moves_budget;
        if (round_ended || known.labelled) return true;
        const Move move = untried_->back();
        // By another chance than in the other rounds, and than in a question about the position after the move.
        solver_.emplace(*apply(question_.board, move, question_.gravity), question_.gravity,
                        SolverOptions{.stamps = stamps_of({question_.board, known.line, {move}}, question_.gravity),
                                      .seed = 2 + known.rounds});
        spent_ = 0;
    }
    const Outcome outcome = solver_->run(work);
    spent_ += work;
    spent_on_moves_ += work;
    if (outcome == Outcome::undecided && spent_ < move_budgets[known.rounds]) return false;
    if (outcome != Outcome::undecided) add_branch(untried_->back(), outcome);
    untried_->pop_back();
    solver_.reset();
    if (!has_news_ || spent_on_moves_ < next_report_) return false;
    has_news_ = false;
    next_report_ = spent_on_moves_ + work_a_report;
    return true;
}

void Analysis::add_branch(Move move, Outcome outcome) {
    Knowledge& known = question_.known;
    Knowledge after{.outcome = outcome};
    if (outcome == Outcome::won) {
        known.safe.push_back(move);
        after = known_won(question_.board, question_.gravity, solver_->moves());
    }
    known.branches.push_back({move, std::make_shared<const Knowledge>(std::move(after))});
    has_news_ = true;
}

/// Returns the moves that are not decided yet, the nearest pair last: near pairs are the first that players see.
std::vector<Move> Analysis::open_moves() const {
    const Knowledge& known = question_.known;
    std::vector<Move> moves = legal_moves(question_.board);
    std::erase_if(moves, [&](Move move) {
        return std::any_of(known.safe.begin(), known.safe.end(), [&](Move m) { return same_pair(m, move); }) ||
               std::any_of(known.branches.begin(), known.branches.end(),
                           [&](const Branch& branch) { return same_pair(branch.move, move); });
    });
    const auto distance = [](Move move) {
        return std::abs(move.a.row - move.b.row) + std::abs(move.a.col - move.b.col);
    };
    std::stable_sort(moves.begin(), moves.end(), [&](Move a, Move b) { return distance(a) > distance(b); });
    return moves;
}

} // namespace twoturns::game
