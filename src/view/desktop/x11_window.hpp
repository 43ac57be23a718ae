// How X11 knows the game's window.
#pragma once

#include <SDL_video.h>

#include <optional>

namespace twoturns::view {

/// Its number there; nothing where the window is none of X11's.
[[nodiscard]] std::optional<unsigned long> x11_window(SDL_Window& window);

} // namespace twoturns::view
