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
    /// All that its log has is saved already. `own`: nobody named its board.
    PlayedGame(game::Game game, bool own);

    game::Game game;
    bool own_board;                         ///< nobody named its board, so cards may be chosen for it
    std::shared_ptr<game::Game> previous{}; ///< undo leads back to it while nothing was done in this one
    std::size_t saved_entries;              ///< entries of the log that were saved before this program had them
    std::optional<std::size_t>
        cleared_entries{};                   ///< length of the log when the board was cleared, until it is played on
    game::Date saved_on = 0;                 ///< the last day anything was done in it
    bool found = false;                      ///< it was in progress when the program started
    std::optional<std::uint64_t> analysed{}; ///< serial number of the position that was asked about last

    /// Whether there is no game yet: its board is being dealt.
    [[nodiscard]] bool undealt() const { return game.key == 0 && game.session.board().tiles() == 0; }
    [[nodiscard]] bool won() const { return game.session.status() == game::Status::won; }
    [[nodiscard]] bool can_undo() const { return game.session.can_undo() || leads_back(); }
    /// Whether undo leads back to the game before.
    [[nodiscard]] bool leads_back() const { return previous && game.session.log().empty(); }
    /// Whether the board was cleared and nothing was done since but steps back and forth: there is nothing to save.
    [[nodiscard]] bool looks_back() const { return cleared_entries && game.session.log().size() != *cleared_entries; }
    /// Whether nothing was done in it that is not saved already.
    [[nodiscard]] bool untouched() const { return game.session.log().size() == saved_entries; }
    /// How hard the board is: as its dealer found it, else as it was asked for.
    [[nodiscard]] int level() const;
    /// The time for the third star, at a place of the journey.
    [[nodiscard]] std::optional<game::Time> par() const;

    /// The question about the current position, once for each position.
    [[nodiscard]] std::optional<game::AnalysisRequest> next_question();
    /// The game as it is saved now.
    [[nodiscard]] game::SavedGame saved(game::Time now, game::Date today);
    /// Goes on under a key of its own: what was saved so far belongs to another game.
    void take_key(game::GameKey key);
    /// After something was done on the board that was cleared. Steps back and forth leave no trace; after anything else
    /// this is a game of its own, and the cleared one stays in the history as it was.
    void play_on(Random& chance);
};

} // namespace twoturns::app
