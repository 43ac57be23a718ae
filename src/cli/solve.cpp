#include <algorithm>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <iomanip>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "twoturns/certificate.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/solver.hpp"

namespace twoturns::cli {
namespace {

using Clock = std::chrono::steady_clock;
using Ms = std::chrono::duration<double, std::milli>;

/// The work of one slice, small enough that the budget is exceeded by at most a few milliseconds.
constexpr std::uint64_t slice = 1000;

const char* outcome_word(twoturns::Outcome outcome) {
    switch (outcome) {
    case twoturns::Outcome::won: return "won";
    case twoturns::Outcome::lost: return "lost";
    case twoturns::Outcome::undecided: break;
    }
    return "undecided";
}

Status status_for(twoturns::Outcome outcome) {
    switch (outcome) {
    case twoturns::Outcome::won: return Status::yes;
    case twoturns::Outcome::lost: return Status::no;
    case twoturns::Outcome::undecided: break;
    }
    return Status::undecided;
}

/// Runs a solver until it has an answer or the time is up. Take `start` before constructing the solver, because its
/// construction counts as part of the time.
twoturns::Outcome run_until(Solver& solver, Clock::time_point start, std::chrono::milliseconds budget) {
    auto outcome = solver.run(0);
    while (outcome == twoturns::Outcome::undecided && Clock::now() - start < budget) outcome = solver.run(slice);
    return outcome;
}

} // namespace

Outcome solve(const BoardSource& board, Gravity gravity, std::chrono::milliseconds budget,
              const std::string& certificate, Streams streams) {
    const auto named = read_board(board, streams.in);
    if (!named) return named.error();
    if (!certificate.empty() && gravity != Gravity::none)
        return Message{"--certificate: there are proofs without gravity only", {}};
    const auto start = Clock::now();
    Board settled = named->board;
    settle(settled, gravity);
    Solver solver{settled, gravity, {.certificate = !certificate.empty()}};
    const auto outcome = run_until(solver, start, budget);
    if (outcome == twoturns::Outcome::lost && !certificate.empty()) {
        std::ofstream out(certificate, std::ios::binary);
        out << solver.certificate();
        if (!out.flush()) return Message{"{0}: cannot be written", {certificate}};
    }
    streams.out << outcome_word(outcome) << '\n';
    for (const Move move : solver.moves()) streams.out << to_text(move) << '\n';
    return status_for(outcome);
}

Outcome solve_many(const BoardSource& boards, Gravity gravity, std::chrono::milliseconds budget, Streams streams) {
    const auto text = read_text(boards.file, streams.in);
    if (!text) return text.error();
    Status worst = Status::yes;
    std::size_t number = 0;
    for (Boards each(*text); each.next();) {
        ++number;
        const auto named = parse_board(each.text());
        if (!named)
            return Message{"{0}: board {1}, {2}", {boards.file, std::to_string(number), to_english(named.error())}};
        Board board = named->board;
        board.set_rule(boards.rule);
        const auto start = Clock::now();
        settle(board, gravity);
        Solver solver{board, gravity};
        const auto outcome = run_until(solver, start, budget);
        const Ms time = Clock::now() - start;
        streams.out << outcome_word(outcome) << ' ' << std::fixed << std::setprecision(3) << time.count() << " ms\n";
        worst = std::max(worst, status_for(outcome),
                         [](Status a, Status b) { return static_cast<int>(a) < static_cast<int>(b); });
    }
    return worst;
}

Outcome check_loss(const BoardSource& board, const std::string& certificate, Streams streams) {
    const auto named = certificate == "-" ? read_board_beside("proof", board) : read_board(board, streams.in);
    if (!named) return named.error();
    const auto text = read_text(certificate, streams.in);
    if (!text) return text.error();
    const auto checked = twoturns::check_loss(named->board, *text);
    if (!checked) {
        streams.out << "no " << to_english(checked.error()) << '\n';
        return Status::no;
    }
    streams.out << "yes " << checked->cuts << " cuts " << checked->learnt << " learnt\n";
    return Status::yes;
}

} // namespace twoturns::cli
