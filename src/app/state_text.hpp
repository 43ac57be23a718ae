// The program's state as text, for scripts and tests that control the game.
#pragma once

#include <string>

#include "app/app.hpp"

namespace twoturns::app {

/// Returns lines of "; word value", then the board text. The lines include the positions of cells, so that a script can
/// click on them. During a replay all lines describe the board of the replay, and one line gives its position: "replay
/// 12 of 72 stopped". While the first board is being dealt the status is "dealing" and the cells are empty.
[[nodiscard]] std::string state_text(const App& app, game::Time now);

} // namespace twoturns::app
