// What can be done with a game of the history, wherever it is shown.
#pragma once

#include "app/screen.hpp"

namespace twoturns::app {

/// Goes on with a game from a record of it. With `whole` that is all of its record, and the game itself goes on, unless
/// another window has it in hand; else a game of its own begins. Why that cannot be is told. Costs what
/// game::resumed does.
[[nodiscard]] Effects go_on(const game::GameSummary& game, const game::Record& record, Deal start, bool whole,
                            const Context& context);

/// Copies the ID of a board that was dealt, and says so.
[[nodiscard]] Effects copied_id(const GameId& id, bool custom_board, const Context& context);

} // namespace twoturns::app
