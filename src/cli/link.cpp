#include <array>
#include <istream>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "twoturns/link.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::cli {
namespace {

/// Parses "r1 c1 r2 c2".
std::optional<Move> parse_query(std::string_view text) {
    std::array<int, 4> numbers{};
    for (int& number : numbers) {
        const auto parsed = parse_coordinate(take_word(text));
        if (!parsed) return std::nullopt;
        number = *parsed;
    }
    if (!take_word(text).empty()) return std::nullopt;
    return Move{{numbers[0], numbers[1]}, {numbers[2], numbers[3]}};
}

std::string answer(const Board& board, Move move) {
    const Verdict verdict = judge(board, move);
    if (verdict != Verdict::linked) return "no " + std::string(name_of(verdict));
    const auto link = find_link(board.occupancy(), move.a, move.b);
    std::string text = "yes " + std::to_string(link->turns());
    for (const Cell cell : *link) text += " " + to_text(cell);
    return text;
}

} // namespace

Outcome link(const BoardSource& board, Streams streams) {
    const auto named = read_board_beside("queries", board);
    if (!named) return named.error();
    InputLines lines(streams.in);
    while (streams.out && lines.next()) {
        const auto query = parse_query(lines.text());
        if (!query) return lines.wrong("not a query, which is four whole numbers: r1 c1 r2 c2");
        streams.out << answer(named->board, *query) << '\n';
        // An interactive user or program may need this answer before sending the next query.
        if (lines.must_wait()) streams.out.flush();
    }
    if (lines.failed()) return lines.failure();
    return Status::yes;
}

} // namespace twoturns::cli
