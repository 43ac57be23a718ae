// The state as text, for scripts and tests that watch the game.
#pragma once

#include <string>

#include "app/app.hpp"

namespace twoturns::app {

/// Lines of "; word value", then the board text. Cells' places are given so that a script can click. In a replay
/// everything is about the board that is shown, and a line says which position: "replay 12 of 72 stopped". While the
/// first board is being dealt the status is "dealing" and its cells are empty.
[[nodiscard]] std::string state_text(const App& app, game::Time now);

} // namespace twoturns::app
