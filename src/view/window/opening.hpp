// Opens the window.
#pragma once

#include <optional>

#include "ui/geometry.hpp"
#include "view/sdl.hpp"
#include "view/window/window_placement.hpp"

namespace twoturns::view {

/// Returns false if there is certainly no display.
[[nodiscard]] bool has_display();

/// Stops libdbus from starting a bus program, for SDL as well as for us, if no session bus is found. Call it before
/// there are threads, because it changes the environment.
void start_no_bus();

/// Sets SDL's hints and returns the SDL subsystems to start. Call it before SDL_Init. Throws StartError if there is no
/// display.
[[nodiscard]] Uint32 prepared();

/// Returns the size of the first window on a screen of this size and desktop scale.
[[nodiscard]] ui::Canvas first_size(ui::Canvas screen, float enlarged = 1);

/// Opens the window in the requested size, or at its previous place, or in the middle. Throws StartError.
[[nodiscard]] Window open_window(const std::optional<ui::Canvas>& wanted, const std::optional<WindowPlacement>& before,
                                 bool fullscreen);
/// Moves an open window to its previous place.
void place_window(SDL_Window& window, const WindowPlacement& before);
[[nodiscard]] Renderer open_renderer(SDL_Window& window);

[[nodiscard]] Uint32 fullscreen_flag(bool on);

} // namespace twoturns::view
