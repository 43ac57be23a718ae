// The sound of a match.
#pragma once

#include "app/effect.hpp"
#include "app/screen.hpp"
#include "scene/animations.hpp"

namespace twoturns::app {

/// Returns the sound of a match; `animations` must already contain it. Sliding tiles are heard once, when the last one
/// lands.
[[nodiscard]] PlaySound match_sound(const game::Matched& match, const scene::Animations& animations,
                                    const Context& context, int rung = 0);

} // namespace twoturns::app
