#include "game/records/best_times.hpp"

#include <map>
#include <tuple>

namespace twoturns::game {

std::vector<BestTime> best_times(std::span<const GameSummary> games) {
    std::map<std::tuple<int, int, int>, BestTime> all; // by the number of cells, rows and columns
    for (std::size_t i = games.size(); i-- > 0;) {
        const GameSummary& game = games[i];
        if (game.state != GameState::cleared || game.custom_board || game.elapsed <= Time{0}) continue;
        const Size size = game.id.params.size;
        const auto [best, is_first] =
            all.try_emplace({size.rows * size.cols, size.rows, size.cols}, BestTime{size, i, 0});
        if (game.elapsed < games[best->second.game].elapsed) best->second.game = i;
        ++best->second.boards;
    }
    std::vector<BestTime> times;
    for (const auto& [size, best] : all) times.push_back(best);
    return times;
}

} // namespace twoturns::game
