// From SDL's events to the game's own input.
#pragma once

#include <SDL.h>

#include <optional>

#include "scene/input.hpp"

namespace twoturns::view {

/// `scale` is pixels for one point of the window. Nothing for events that are no input of a person.
[[nodiscard]] std::optional<scene::Input> input_from(const SDL_Event& event, float scale);

} // namespace twoturns::view
