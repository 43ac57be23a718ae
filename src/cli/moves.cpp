#include "twoturns/moves.hpp"

#include <ostream>

#include "cli/commands.hpp"
#include "cli/input.hpp"

namespace twoturns::cli {

Outcome moves(const BoardSource& board, Streams streams) {
    const auto named = read_board(board, streams.in);
    if (!named) return named.error();
    const auto moves = legal_moves(named->board);
    for (const Move move : moves) streams.out << to_text(move) << '\n';
    streams.out << moves.size() << " moves\n";
    return Status::yes;
}

} // namespace twoturns::cli
