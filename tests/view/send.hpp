// User and system actions as SDL events.
#pragma once

#include <SDL.h>

#include <string>

#include "support/catch.hpp"
#include "ui/geometry.hpp"

namespace twoturns::test {

inline void send(SDL_Event event) { REQUIRE(SDL_PushEvent(&event) == 1); }
inline void send(Uint32 type) {
    SDL_Event event{};
    event.type = type;
    send(event);
}

inline void send_key(SDL_Keycode code, int modifiers = KMOD_NONE) {
    SDL_Event event{};
    event.key.keysym.sym = code;
    event.key.keysym.mod = static_cast<Uint16>(modifiers);
    for (const Uint32 type : {SDL_KEYDOWN, SDL_KEYUP}) {
        event.type = type;
        send(event);
    }
}

/// Clicks at a point of a window with this many pixels per point.
inline void send_click(ui::Point pixel, float scale, Uint8 button = SDL_BUTTON_LEFT) {
    SDL_Event event{};
    event.button.button = button;
    event.button.x = static_cast<int>(pixel.x / scale);
    event.button.y = static_cast<int>(pixel.y / scale);
    for (const Uint32 type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
        event.type = type;
        send(event);
    }
}

inline void send_window(SDL_WindowEventID what) {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = static_cast<Uint8>(what);
    send(event);
}

} // namespace twoturns::test
