// The window's position, saved between starts.
#pragma once

#include <SDL_rect.h>
#include <SDL_video.h>

#include <optional>
#include <vector>

#include "game/store.hpp"

namespace twoturns::view {

/// In points of the screen. For a maximised window: its place before maximising.
struct WindowPlacement {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    bool maximised = false;
    friend bool operator==(const WindowPlacement&, const WindowPlacement&) = default;
};

/// Returns how far inside its frame the content of `window` begins, where a window is placed by its frame and has one
/// already; else nothing.
[[nodiscard]] SDL_Point frame_of(SDL_Window& window);

/// Returns the place at which a new window opens exactly where `window` is; for a maximised window sets only
/// `maximised`. Returns nullopt if `window` is minimised, hidden or in full screen.
[[nodiscard]] std::optional<WindowPlacement> place_of(SDL_Window& window);

/// Returns the current screens without panels, the main one first. Never empty.
[[nodiscard]] std::vector<SDL_Rect> usable_screens();
/// Returns the place unchanged if it is entirely on these screens; otherwise moves and shrinks it to fit one of them.
[[nodiscard]] WindowPlacement on_screens(WindowPlacement place, const std::vector<SDL_Rect>& screens);

[[nodiscard]] game::KeyValues to_key_values(const WindowPlacement& place);
/// Returns nullopt if no valid position is saved.
[[nodiscard]] std::optional<WindowPlacement> place_from(const game::KeyValues& words);

} // namespace twoturns::view
