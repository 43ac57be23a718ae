// The sound of a match.
#pragma once

#include "app/effect.hpp"
#include "app/screen.hpp"
#include "scene/animations.hpp"

namespace twoturns::app {

/// Returns the sound of a match. `animations` must already contain the match. Sliding tiles make one sound, when the
/// last of them lands.
[[nodiscard]] PlaySound match_sound(const game::Matched& match, const scene::Animations& animations,
                                    const Context& context, int rung = 0);

} // namespace twoturns::app
