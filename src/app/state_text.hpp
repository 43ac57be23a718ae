// The state as text, for scripts and tests that watch the game.
#pragma once

#include <string>

#include "app/app.hpp"

namespace twoturns::app {

/// Lines of "; word value", then the board text. Cells' places are given so that a script can click. In a replay
/// everything is about the position that is shown, and a line says which one: "replay 12 of 72 stopped".
[[nodiscard]] std::string state_text(const App& app, game::Time now);

} // namespace twoturns::app
