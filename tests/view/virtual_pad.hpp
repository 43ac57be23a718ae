// A simulated gamepad that SDL treats as a real one.
#pragma once

#include <SDL.h>

#include "support/catch.hpp"

namespace twoturns::test {

/// A gamepad that is connected during this object's lifetime. SDL's gamepad support must be started.
class VirtualPad {
public:
    VirtualPad() {
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); // an invisible window has no focus
        SDL_VirtualJoystickDesc pad{};
        pad.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
        pad.type = SDL_JOYSTICK_TYPE_GAMECONTROLLER;
        pad.naxes = SDL_CONTROLLER_AXIS_MAX;
        pad.nbuttons = SDL_CONTROLLER_BUTTON_MAX;
        pad.userdata = &reads_;
        pad.Update = [](void* reads) { ++*static_cast<int*>(reads); };
        const int device = SDL_JoystickAttachVirtualEx(&pad);
        REQUIRE(device >= 0);
        id_ = SDL_JoystickGetDeviceInstanceID(device);
    }
    VirtualPad(const VirtualPad&) = delete;
    VirtualPad& operator=(const VirtualPad&) = delete;
    VirtualPad(VirtualPad&&) = delete;
    VirtualPad& operator=(VirtualPad&&) = delete;
    ~VirtualPad() { pull_out(); }

    void pull_out() {
        for (int device = 0; device < SDL_NumJoysticks(); ++device)
            if (SDL_JoystickGetDeviceInstanceID(device) == id_) SDL_JoystickDetachVirtual(device);
    }
    void hold(SDL_GameControllerButton button, bool down = true) {
        SDL_JoystickSetVirtualButton(SDL_JoystickFromInstanceID(id_), button, down ? SDL_PRESSED : SDL_RELEASED);
    }
    void push(SDL_GameControllerAxis axis, Sint16 value) {
        SDL_JoystickSetVirtualAxis(SDL_JoystickFromInstanceID(id_), axis, value);
    }
    /// Returns how often SDL has polled the gamepad since it was opened.
    [[nodiscard]] int reads() const { return reads_; }
    [[nodiscard]] bool is_open() const { return SDL_JoystickFromInstanceID(id_) != nullptr; }

private:
    int reads_ = 0;
    SDL_JoystickID id_ = -1;
};

} // namespace twoturns::test
