// The state as text, for scripts and tests that watch the game.
#pragma once

#include <string>

#include "scene/app.hpp"

namespace twoturns::scene {

/// Lines of "word value", then the board text. Cells' places are given so that a script can click.
[[nodiscard]] std::string state_text(const App& app, const Scene& scene);

} // namespace twoturns::scene
