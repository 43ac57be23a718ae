// The signs that lie over the table of the board in play.
#pragma once

#include <optional>

#include "app/play/play_bar.hpp"

namespace twoturns::app {

/// Makes the button that ends the pause.
[[nodiscard]] ui::Element pause_sign();
/// Returns whether the board's unusual rule is told on the table: until the first tile is picked, where there is room.
[[nodiscard]] bool shows_rule_sign(const BoardState& s);
/// Tells the board's rule below or beside the tiles; nullopt if it would cover some, as the bar tells it, too. Clicks
/// pass through it.
[[nodiscard]] std::optional<ui::Element> rule_sign(const BoardState& s);
/// Returns whether the sign of a stuck board is shown: wherever there is room for it.
[[nodiscard]] bool shows_stuck_sign(const BoardState& s);
/// Says below the tiles, where the player looks, that the board is stuck, and offers the way on. Clicks beside its
/// button pass through it.
[[nodiscard]] ui::Element stuck_sign(const BoardState& s);
/// Makes the progress of the first deal, in place of the board.
[[nodiscard]] ui::Element dealing_sign(const BoardState& s);
/// Puts a sign in the middle of the table.
[[nodiscard]] ui::Element centred_on_table(ui::Element element);

} // namespace twoturns::app
