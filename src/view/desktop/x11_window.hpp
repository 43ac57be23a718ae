// The X11 identifier of the game's window.
#pragma once

#include <SDL_video.h>

#include <optional>

namespace twoturns::view {

/// Returns the window's X11 id; nullopt if it is not an X11 window.
[[nodiscard]] std::optional<unsigned long> x11_window(SDL_Window& window);

} // namespace twoturns::view
