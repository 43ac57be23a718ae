#include "twoturns/problem.hpp"

#include <chrono>
#include <cstdint>
#include <ostream>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::cli {
namespace {

/// Prints the lines of a text as comments.
void print_as_comment(std::string_view text, std::ostream& out) {
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        out << ";   " << text.substr(0, end) << '\n';
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

void print_proof(const Problem& problem, std::ostream& out) {
    for (const Move move : problem.line) out << "; wins " << to_text(move) << '\n';
    for (const LosingMove& losing : problem.losing) {
        out << "; loses " << to_text(losing.move) << " then " << losing.rest.size() << " pairs, " << losing.staying
            << " tiles stay" << (losing.best ? ", at best" : "") << '\n';
        print_as_comment(losing.certificate, out);
    }
}

} // namespace

Outcome make_problems(const std::vector<ProblemId>& ids, ProblemComments comments, Streams streams) {
    Status status = Status::yes;
    bool first = true;
    for (const ProblemId& id : ids) {
        if (!first) streams.out << '\n';
        first = false;
        if (comments.ids) streams.out << "; id " << to_text(id) << '\n';
        const auto problem = make_problem(id);
        if (!problem) {
            streams.out << "none: " << to_english(problem.error()) << '\n';
            status = Status::undecided;
            continue;
        }
        if (problem->grade != id.grade)
            streams.out << "; grade " << problem->grade << ", the nearest to " << id.grade << " that was found\n";
        streams.out << to_text(problem->board) << "; key " << to_text(problem->key()) << "\n; losing "
                    << problem->losing.size() << '\n';
        if (comments.proof) print_proof(*problem, streams.out);
    }
    return status;
}

Outcome check_problem(const BoardSource& board, Gravity gravity, std::chrono::milliseconds budget, Streams streams) {
    const auto named = read_board(board, streams.in);
    if (!named) return named.error();
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    MoveCheck check{settled(named->board, gravity), gravity};
    constexpr std::uint64_t slice = 1000; // the budget is exceeded by some milliseconds at most
    while (!check.run(slice)) {
        if (Clock::now() - start < budget) continue;
        streams.out << "undecided\n";
        return Status::undecided;
    }
    if (const auto key = check.key()) {
        streams.out << "yes " << to_text(*key) << '\n';
        return Status::yes;
    }
    streams.out << "no " << check.count(Safety::safe) << '\n';
    return Status::no;
}

} // namespace twoturns::cli
