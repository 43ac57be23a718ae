// The window's position, saved from one start to the next.
#pragma once

#include <SDL_video.h>

#include <optional>
#include <vector>

#include "game/store.hpp"

namespace twoturns::view {

/// In points of the screen. A maximised window is described as it stood before.
struct WindowPlace {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    bool maximised = false;
    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

/// Where to open a window so that it stands where this one does; of a maximised one only that it is maximised. Nothing
/// while it is hidden or in full screen.
[[nodiscard]] std::optional<WindowPlace> place_of(SDL_Window& window);

/// The screens there are now, without panels; the first is the main one. Never empty.
[[nodiscard]] std::vector<SDL_Rect> usable_screens();
/// The place itself if all of it lies on these screens; else moved and cut so that it lies on one of them.
[[nodiscard]] WindowPlace on_screens(WindowPlace place, const std::vector<SDL_Rect>& screens);

[[nodiscard]] game::KeyValues to_key_values(const WindowPlace& place);
/// Nothing when no valid position is saved.
[[nodiscard]] std::optional<WindowPlace> place_from(const game::KeyValues& words);

} // namespace twoturns::view
