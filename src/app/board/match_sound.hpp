// What a match sounds like.
#pragma once

#include "app/effect.hpp"
#include "app/screen.hpp"
#include "scene/animations.hpp"

namespace twoturns::app {

/// `effects` already show it. What slides is heard once, when the last of its tiles lands.
[[nodiscard]] PlaySound match_sound(const game::Matched& match, const scene::Animations& animations,
                                    const Context& context, int rung = 0);

} // namespace twoturns::app
