// Simulated input for a window.
#pragma once

#include <SDL.h>

#include "ui/geometry.hpp"

namespace twoturns::bench {

/// Presses and releases a key.
inline void press(SDL_Keycode code) {
    SDL_Event event{};
    event.key.keysym.sym = code;
    for (const Uint32 type : {SDL_KEYDOWN, SDL_KEYUP}) {
        event.type = type;
        SDL_PushEvent(&event);
    }
}

/// Clicks with the left button at a point in window coordinates.
inline void click(ui::Point point) {
    SDL_Event event{};
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = static_cast<int>(point.x);
    event.button.y = static_cast<int>(point.y);
    for (const Uint32 type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
        event.type = type;
        SDL_PushEvent(&event);
    }
}

} // namespace twoturns::bench
