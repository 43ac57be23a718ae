// The game on the board, with what the store has of it and the game that undo leads back to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "game/game.hpp"
#include "game/store.hpp"
#include "twoturns/random.hpp"

namespace twoturns::app {

struct PlayedGame {
    /// All entries of its log must be saved already. `own`: its board was not asked for by ID.
    PlayedGame(game::Game game, bool own);

    game::Game game;
    bool own_board;                               ///< not asked for by ID, so cards may be chosen for it
    std::shared_ptr<game::Game> previous{};       ///< undo leads back to it while this one has no actions
    std::size_t saved_entries;                    ///< log entries that were saved before this program had the game
    std::optional<std::size_t> cleared_entries{}; ///< length of the log when the board was cleared; reset by playing on
    game::Date saved_on = 0;                      ///< the day of its last action
    bool found = false;                           ///< it was in progress when the program started
    std::optional<std::uint64_t> analysed{};      ///< serial number of the position of the last request

    /// Returns whether the first board is still being dealt, so that there is no game yet.
    [[nodiscard]] bool undealt() const { return game.key == 0 && game.session.board().tiles() == 0; }
    [[nodiscard]] bool won() const { return game.session.status() == game::Status::won; }
    [[nodiscard]] bool can_undo() const { return game.session.can_undo() || leads_back(); }
    /// Returns whether undo leads back to the game before.
    [[nodiscard]] bool leads_back() const { return previous && game.session.log().empty(); }
    /// Returns whether there were only undo and redo since the board was cleared: there is nothing to save.
    [[nodiscard]] bool looks_back() const { return cleared_entries && game.session.log().size() != *cleared_entries; }
    /// Returns whether all of its actions are already saved.
    [[nodiscard]] bool untouched() const { return game.session.log().size() == saved_entries; }
    /// Returns the difficulty of the board: as its dealer measured it, else as asked for.
    [[nodiscard]] int level() const;
    /// Returns the time for the third star, nullopt outside the journey.
    [[nodiscard]] std::optional<game::Time> par() const;

    /// Returns the request to analyse the current position, once per position.
    [[nodiscard]] std::optional<game::AnalysisRequest> next_question();
    /// Returns the game as it is to be saved now.
    [[nodiscard]] game::SavedGame saved(game::Time now, game::Date today);
    /// Continues under a new key: what was saved so far belongs to another game.
    void take_key(game::GameKey key);
    /// Handles an action after the board was cleared. Undo and redo leave no trace. Any other action makes this a game
    /// of its own; the cleared one stays in the history unchanged.
    void play_on(Random& chance);
};

} // namespace twoturns::app
