#include "game/history/standing.hpp"

#include <algorithm>

#include "twoturns/deal.hpp"

namespace twoturns::game {

Standing standing_of(std::span<const GameSummary> games, const GameSummary& game) {
    Standing standing{{game.elapsed}, 0, true};
    for (const GameSummary& one : games) {
        if (one.key == game.key || one.custom_board || one.state != GameState::cleared) continue;
        if (one.id.params.size == game.id.params.size) standing.first_of_size = false;
        if (!deal_alike(one.id.params, game.id.params) || one.pace != game.pace) continue;
        standing.times.push_back(one.elapsed);
        if (one.elapsed < game.elapsed) ++standing.quicker;
    }
    std::sort(standing.times.begin(), standing.times.end());
    return standing;
}

} // namespace twoturns::game
