// Boards that were just cleared, and what was played before, for the tests of the page of a win.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "app/player.hpp"

namespace twoturns::test {

/// Clears a board of pairs side by side; the last pair was just removed.
inline Player cleared_from(app::Start start, ui::Canvas canvas) {
    Player player{std::move(start), canvas};
    while (!player.session().open_moves().empty()) player.make(player.session().open_moves().front());
    REQUIRE(player.session().status() == game::Status::won);
    return player;
}

/// The same, when nothing moves any more.
inline Player cleared(Size size = {4, 6}, ui::Canvas canvas = {1280, 720}) {
    Player player = cleared_from(start_at(pairs_side_by_side(size)), canvas);
    player.wait(5000);
    return player;
}

/// The same, when the last pair has just gone.
inline Player just_cleared(Size size = {4, 6}) { return cleared_from(start_at(pairs_side_by_side(size)), {1280, 720}); }

inline std::size_t threads_seen(const Player& player) {
    const auto sheets = items_of<scene::SheetItem>(player.seen());
    return sheets.empty() ? 0 : sheets.front().threads;
}

/// Returns cleared games with the parameters of `like`, one per time in seconds.
inline std::vector<game::GameSummary> games_like(const Player& like, const std::vector<int>& seconds) {
    std::vector<game::GameSummary> games;
    for (const int each : seconds) {
        game::GameSummary game;
        game.key = 1 + static_cast<game::GameKey>(games.size());
        game.state = game::GameState::cleared;
        game.id = {like.app.game().origin.id.params, "before"};
        game.elapsed = game::Time{each * 1000};
        games.push_back(game);
    }
    return games;
}

/// Clears the board, with the first pair after `seconds`, and passes in the earlier games.
inline void clear_in(Player& player, int seconds) {
    const std::vector<Move> witness = player.app.play().game().start.witness;
    player.make(witness.front());
    player.wait(seconds * 1000);
    for (std::size_t i = 1; i < witness.size(); ++i) player.make(witness[i]);
    player.wait(5000);
    REQUIRE(player.session().status() == game::Status::won);
}

inline void tell(Player& player, const std::vector<game::GameSummary>& games) {
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
}

} // namespace twoturns::test
