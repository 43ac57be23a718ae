#include "twoturns/grade.hpp"

#include <array>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "twoturns/pairs_to_see.hpp"

namespace twoturns::cli {
namespace {

/// Returns scale * part / whole with one decimal, followed by `unit`; "unknown" if `whole` is 0.
std::string tenths(std::int64_t part, std::int64_t whole, int scale, const char* unit) {
    if (whole == 0) return "unknown";
    const std::int64_t tenths = (20 * scale * part + whole) / (2 * whole); // rounded
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + unit;
}

std::string percent(int part, int whole) { return tenths(part, whole, 100, " %"); }

std::string_view word_for(twoturns::Outcome winnable) {
    static constexpr std::array<std::string_view, 3> words{"yes", "no", "undecided"};
    return words[static_cast<std::size_t>(winnable)];
}

} // namespace

Outcome grade(const BoardSource& board, Gravity gravity, Streams streams) {
    const auto named = read_board(board, streams.in);
    if (!named) return named.error();
    const Grade grade = twoturns::grade(named->board, gravity);
    const PairsToSee seen = pairs_to_see(named->board, gravity);
    streams.out << "winnable " << word_for(grade.winnable) << '\n'
                << "level " << grade.level << '\n'
                << "random-wins " << percent(grade.wins, grade.games) << '\n'
                << "random-games " << grade.games << '\n'
                << "open-pairs " << grade.open_pairs << '\n'
                << "mean-open-pairs " << tenths(grade.open_pairs_along, grade.positions, 1, "") << '\n'
                << "fatal-moves " << percent(grade.fatal_moves, grade.judged_moves) << '\n'
                << "judged-moves " << grade.judged_moves << '\n'
                << "pairs-to-see " << tenths(seen.pairs, seen.positions, 1, "") << '\n';
    if (grade.winnable == twoturns::Outcome::lost) return Status::no;
    return grade.winnable == twoturns::Outcome::won ? Status::yes : Status::undecided;
}

} // namespace twoturns::cli
