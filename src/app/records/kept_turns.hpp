// With how few turns boards were cleared, in the settings and in words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/settings.hpp"
#include "game/records/few_turns.hpp"

namespace twoturns::app {

/// Returns whether turns are compared on the board of an ID: it is the board of a day or a place of the journey.
[[nodiscard]] bool compares_turns(const GameId& id);
/// Returns what is known about the turns of such a board. Requires compares_turns().
[[nodiscard]] game::TurnsRow known_turns(const Settings& settings, const GameId& id);

/// Stores the turns of the search for a board of a day.
void keep_par(Settings& settings, const GameId& id, TurnCount par);
/// Stores how the player cleared a board, unless an earlier game was as good; the moves only if they beat the search.
/// Requires that the turns of the search are known.
void keep_own_turns(Settings& settings, const GameId& id, game::OwnClearing own);

/// A board that the player cleared with fewer turns than the search.
struct BeatenBoard {
    GameId id;
    game::TurnsRow row;
};
/// Returns all of them, the last one first.
[[nodiscard]] std::vector<BeatenBoard> beaten_boards(const Settings& settings);

/// Returns "The Salt Path" or "26 November 2026": the name of a board on which turns are compared.
[[nodiscard]] std::string turns_board_label(const GameId& id);

/// Says with how few turns a board is known to be cleared, by the search and by the player; empty if nothing is known,
/// and where no line can turn.
[[nodiscard]] std::string turns_text(const game::TurnsRow& row);
/// Says how many turns a game took that cleared the board, beside the best known before it. `row` is what is known with
/// this game.
[[nodiscard]] std::string turns_of_win_text(TurnCount own, const game::TurnsRow& row, game::GameKey game);

} // namespace twoturns::app
