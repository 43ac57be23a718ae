#include "game/guided_board.hpp"

#include <cassert>

#include "twoturns/notation.hpp"

namespace twoturns::game {

Board guided_board() {
    auto parsed = parse_board("A C D D A\nB E E C B\n");
    assert(parsed);
    return parsed->board;
}

bool is_guided(const GameSummary& game) {
    if (!game.custom_board) return false;
    const Board board = guided_board();
    return game.id.params.size == board.size() && game.id.params.kinds == board.kinds() &&
           game.pairs_left + game.moves == guided_pairs;
}

} // namespace twoturns::game
