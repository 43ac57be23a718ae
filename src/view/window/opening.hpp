// Opens the window.
#pragma once

#include <optional>

#include "ui/geometry.hpp"
#include "view/sdl.hpp"
#include "view/window/place.hpp"

namespace twoturns::view {

/// Whether a window may be opened: false where there is certainly no display.
[[nodiscard]] bool has_display();

/// Where no session bus can be found, libdbus would start a program to make one, for SDL as well as for us: it does not
/// from now on. To be called before there are threads, as it changes the environment.
void start_no_bus();

/// To be called before SDL is started: sets its hints and says which parts of it to start. Throws
/// StartError where there is no display.
[[nodiscard]] Uint32 prepared();

/// How large the first window is on a screen of that size, where all else is drawn so much larger than usual.
[[nodiscard]] ui::Canvas first_size(ui::Canvas screen, float enlarged = 1);

/// The window, of the size that is wanted, else where it was before, else in the middle. Throws StartError.
[[nodiscard]] Window open_window(const std::optional<ui::Canvas>& wanted, const std::optional<WindowPlace>& before,
                                 bool fullscreen);
/// Puts a window that is there where it was before.
void place_window(SDL_Window& window, const WindowPlace& before);
[[nodiscard]] Renderer open_renderer(SDL_Window& window);

[[nodiscard]] Uint32 fullscreen_flag(bool on);

} // namespace twoturns::view
