#include "game/results.hpp"

#include <algorithm>
#include <tuple>

namespace twoturns::game {

bool better(const GameSummary& a, const GameSummary& b) {
    return std::tie(a.hints, a.elapsed) < std::tie(b.hints, b.elapsed);
}

Results::Results(std::span<const GameSummary> games) {
    for (const GameSummary& game : games) {
        if (game.custom_board) continue;
        BoardResult& board = boards_[to_text(game.id)];
        ++board.games;
        if (game.state != GameState::cleared) continue;
        if (board.cleared == 0 || better(game, board.best)) board.best = game;
        board.quickest = board.cleared == 0 ? game.elapsed : std::min(board.quickest, game.elapsed);
        board.without_hint = board.without_hint || game.hints == 0;
        ++board.cleared;
    }
}

const BoardResult* Results::of(const GameId& id) const {
    const auto found = boards_.find(to_text(id));
    return found == boards_.end() ? nullptr : &found->second;
}

} // namespace twoturns::game
