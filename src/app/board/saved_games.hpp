// Actions on a game of the history, wherever it is shown.
#pragma once

#include "app/screen.hpp"

namespace twoturns::app {

/// Resumes a game from a record of it. If the record is `whole` and no other window has the game open, that game itself
/// continues; else a new game starts from the record. Shows a message when the record cannot be resumed. Cost: that
/// of game::resumed().
[[nodiscard]] Effects go_on(const game::GameSummary& game, const game::Record& record, Deal start, bool whole,
                            const Context& context);

/// Copies the ID of a dealt board, and says so.
[[nodiscard]] Effects copied_id(const GameId& id, bool custom_board, const Context& context);
/// Copies a link that opens the board in the web page, and says so.
[[nodiscard]] Effects copied_link(const GameId& id, bool custom_board, const Context& context);

} // namespace twoturns::app
