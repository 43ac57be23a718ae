// Actions on a game of the history. All screens that show such a game use them.
#pragma once

#include "app/screen.hpp"

namespace twoturns::app {

/// Resumes a game from its record. If the record is `whole` (it reaches the game's end) and no other window has the
/// game open, continues the same game; otherwise starts a new game from the record. Shows a message if the record
/// cannot be resumed. Costs as much as game::resumed().
[[nodiscard]] Effects go_on(const game::GameSummary& game, const game::Record& record, Deal start, bool whole,
                            const Context& context);

/// Returns the address of the web page with a game ID, or a game as one word (game::sent), behind it.
[[nodiscard]] std::string link_to(const std::string& word, const Context& context);

/// Copies the ID of a dealt board, and shows a note about it.
[[nodiscard]] Effects copied_id(const GameId& id, bool custom_board, const Context& context);
/// Copies a link that opens the board in the web page, and shows a note about it.
[[nodiscard]] Effects copied_link(const GameId& id, bool custom_board, const Context& context);

} // namespace twoturns::app
