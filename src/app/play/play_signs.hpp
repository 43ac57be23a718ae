// The signs that lie over the table of the board in play.
#pragma once

#include "app/play/play_bar.hpp"

namespace twoturns::app {

/// Makes the button that ends the pause.
[[nodiscard]] ui::Element pause_sign();
/// Says below the tiles, where the player looks, that the board is stuck. Clicks pass through it.
[[nodiscard]] ui::Element stuck_sign(const BoardState& s);
/// Makes the progress of the first deal, in place of the board.
[[nodiscard]] ui::Element dealing_sign(const BoardState& s);
/// Puts a sign in the middle of the table.
[[nodiscard]] ui::Element centred_on_table(ui::Element element);

} // namespace twoturns::app
