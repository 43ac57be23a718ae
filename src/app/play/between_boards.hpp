// The page between two boards of a run of Arcade: what the cleared board gave, and which board comes next. It keeps the
// rush: everything else waits for the end of the run.
#pragma once

#include "app/play/win_page.hpp"

namespace twoturns::app {

/// Makes the page below the bar. Requires `win.between` and `win.score`. `end_run`: the button that ends the run.
[[nodiscard]] ui::Element between_boards(const Win& win, ui::Id end_run, const Context& context);

} // namespace twoturns::app
