#include "game/results.hpp"

#include <algorithm>
#include <tuple>

namespace twoturns::game {

Results::Results(std::span<const GameSummary> games) {
    for (const GameSummary& game : games) {
        if (game.custom_board) continue;
        BoardResult& board = boards_[to_text(game.id)];
        ++board.games;
        if (game.state != GameState::cleared) continue;
        const auto rank = [](const GameSummary& one) { return std::tuple{one.hints, one.elapsed}; };
        if (board.cleared == 0 || rank(game) < rank(board.best)) board.best = game;
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
