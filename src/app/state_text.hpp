// The state as text, for scripts and tests that watch the game.
#pragma once

#include <string>

#include "app/app.hpp"

namespace twoturns::app {

/// Returns lines of "; word value", then the board text. Includes the places of cells, so that a script can click. In a
/// replay everything is about the board on show, and a line gives the position: "replay 12 of 72 stopped". While the
/// first board is being dealt the status is "dealing" and its cells are empty.
[[nodiscard]] std::string state_text(const App& app, game::Time now);

} // namespace twoturns::app
