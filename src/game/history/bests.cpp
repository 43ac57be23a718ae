#include "game/history/bests.hpp"

#include <algorithm>

#include "twoturns/deal.hpp"

namespace twoturns::game {

Bests bests_of(std::span<const GameSummary> games, const DealParams& params, GameKey but) {
    Bests bests;
    for (const GameSummary& game : games) {
        if (game.key == but || game.custom_board || !deal_alike(game.id.params, params)) continue;
        if (game.pace == Pace::timed && game.state == GameState::cleared)
            bests.time = std::min(game.elapsed, bests.time.value_or(game.elapsed));
        if (game.pace == Pace::arcade) bests.score = std::max(game.score, bests.score.value_or(0));
    }
    return bests;
}

} // namespace twoturns::game
