// The game on the board, how much of it is saved, and the game that undo returns to.
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
    /// All entries of the game's log must already be saved. `own`: the game's board was not requested by ID.
    PlayedGame(game::Game game, bool own);

    game::Game game;
    bool own_board;                               ///< the board was not requested by ID, so cards may be chosen for it
    std::shared_ptr<game::Game> previous{};       ///< the game that undo returns to while this one has no actions
    std::size_t saved_entries;                    ///< log entries already saved when this program received the game
    std::optional<std::size_t> cleared_entries{}; ///< length of the log when the board was cleared; reset by playing on
    std::optional<std::size_t> round_entries{};   ///< length of the log when its round of Arcade was over
    game::Date saved_on = 0;                      ///< the day of the game's last action
    bool found = false;                           ///< the game was in progress when the program started
    std::optional<std::uint64_t> analysed{};      ///< serial number of the position of the last request

    /// Returns whether the first board is still being dealt, so that there is no game yet.
    [[nodiscard]] bool undealt() const { return game.key == 0 && game.session.board().tiles() == 0; }
    [[nodiscard]] bool won() const { return game.session.status() == game::Status::won; }
    /// Returns whether undo returns to the previous game.
    [[nodiscard]] bool leads_back() const { return previous && game.session.log().empty(); }
    /// Returns whether only undo and redo have followed since the board was cleared, so that there is nothing to save.
    [[nodiscard]] bool looks_back() const { return cleared_entries && game.session.log().size() != *cleared_entries; }
    /// Returns whether all of its actions are already saved.
    [[nodiscard]] bool untouched() const { return game.session.log().size() == saved_entries; }
    /// Returns the difficulty of the board: the level that its dealer measured, otherwise the requested level.
    [[nodiscard]] int level() const;
    /// Returns the time for the third star, nullopt outside the journey.
    [[nodiscard]] std::optional<game::Time> par() const;

    /// Returns the request to analyse the current position, once per position.
    [[nodiscard]] std::optional<game::AnalysisRequest> next_question();
    /// Returns the data to save for the game now.
    [[nodiscard]] game::SavedGame saved(game::Time now, game::Date today);
    /// Continues under a new key; the data saved so far stays under the old key, as another game.
    void take_key(game::GameKey key);
    /// Handles an action. On a cleared board, undo and redo are not saved, and any other action makes this a new game
    /// with its own key. After a round of Arcade was over, any action does so. The earlier game stays unchanged in the
    /// history.
    void play_on(Random& chance);

private:
    void become_new(Random& chance);
};

} // namespace twoturns::app
