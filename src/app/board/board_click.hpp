// What is seen and heard of a click on a board that takes no pair.
#pragma once

#include <optional>

#include "app/board/board_sounds.hpp"
#include "scene/animations.hpp"

namespace twoturns::app {

/// Shows that a tile was picked or put back, or that two tiles do not go together, and returns its sound. Returns
/// nullopt for any other reply.
[[nodiscard]] std::optional<Effects> show_click(const game::Reply& reply, scene::Animations& animations,
                                                const BoardSounds& heard, game::Time now);

} // namespace twoturns::app
