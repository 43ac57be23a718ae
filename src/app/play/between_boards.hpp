// The page between two boards of a run of Arcade: what the cleared board gave, and which board comes next. It keeps the
// rush: everything else waits for the end of the run.
#pragma once

#include "app/play/win_page.hpp"

namespace twoturns::app {

/// Makes the page below the bar, with the weave of the board where it has room. Requires `win.between` and `win.score`.
[[nodiscard]] ui::Element between_boards(const Win& win, const WinSlots& slots, const Context& context);

} // namespace twoturns::app
