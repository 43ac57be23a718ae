#include <ostream>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::cli {
namespace {

/// Parses "r,c".
std::optional<Cell> parse_place(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto row = parse_coordinate(text.substr(0, comma));
    const auto col = parse_coordinate(text.substr(comma + 1));
    if (!row || !col) return std::nullopt;
    return Cell{*row, *col};
}

/// Parses "r,c r,c". Unlike parse_move(), accepts cells outside every board: such a move is illegal, not malformed.
std::optional<Move> parse_attempt(std::string_view text) {
    const auto a = parse_place(take_word(text));
    const auto b = parse_place(take_word(text));
    if (!a || !b || !take_word(text).empty()) return std::nullopt;
    return Move{*a, *b};
}

} // namespace

Outcome play(const BoardSource& board, Gravity gravity, Streams streams) {
    auto named = read_board_beside("moves", board);
    if (!named) return named.error();
    Board now = named->board;
    settle(now, gravity);
    InputLines lines(streams.in);
    for (int count = 1; lines.next(); ++count) {
        const auto move = parse_attempt(lines.text());
        if (!move) return lines.wrong("not a move, which is two cells: r,c r,c");
        auto after = apply(now, *move, gravity);
        if (!after) {
            streams.out << "move " << count << ": " << name_of(judge(now, *move)) << '\n';
            return Status::no;
        }
        now = *std::move(after);
    }
    if (lines.failed()) return lines.failure();
    streams.out << to_text(now, named->names);
    return Status::yes;
}

} // namespace twoturns::cli
