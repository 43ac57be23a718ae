// Games on daily boards, as the store has them.
#pragma once

#include <chrono>

#include "game/history/daily.hpp"
#include "game/store.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::test {

/// A day that is a Sunday.
inline constexpr game::Day sunday{std::chrono::year{2026} / std::chrono::November / 22};

/// Returns noon of a day in UTC.
inline game::Date noon_of(game::Day day) { return day.time_since_epoch() / std::chrono::seconds{1} + 12 * 3600; }

/// Returns a game on the board of a day that was cleared on another day.
inline game::GameSummary cleared(game::Day board, game::Day on, game::Time elapsed) {
    game::GameSummary game;
    game.key = 1000 + board.time_since_epoch().count();
    game.id = game::daily_id(board);
    game.state = game::GameState::cleared;
    game.started = game.touched = noon_of(on);
    game.elapsed = elapsed;
    game.seal = 3;
    return game;
}
inline game::GameSummary in_time(game::Day day, game::Time elapsed = std::chrono::seconds{100}) {
    return cleared(day, day, elapsed);
}
inline game::GameSummary late(game::Day day, game::Time elapsed = std::chrono::seconds{100}) {
    return cleared(day, day + std::chrono::days{1}, elapsed);
}

/// Returns the game with a record in which pairs are removed at a constant speed.
inline game::SavedGame recorded(const game::GameSummary& summary) {
    game::SavedGame saved{summary, {}, {}};
    const DealParams& params = summary.id.params;
    const int pairs = most_kinds(params.size, params.layout);
    saved.record.origin.id = summary.id;
    for (int i = 1; i <= pairs; ++i) saved.record.log.push_back({summary.elapsed * i / pairs, Move{}});
    saved.record.elapsed = summary.elapsed;
    return saved;
}

} // namespace twoturns::test
