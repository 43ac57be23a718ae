// Converts SDL events to the game's input.
#pragma once

#include <SDL.h>

#include <cstddef>
#include <optional>
#include <vector>

#include "ui/input.hpp"
#include "view/window/key_events.hpp"

namespace twoturns::view {

/// Returns the input for an event; nullopt for events that are no user input.
[[nodiscard]] std::optional<ui::Input> input_from(const SDL_Event& event, const Surroundings& around);

/// Returns whether SDL derived the mouse event from a finger, which Fingers handles with more information.
[[nodiscard]] bool imitates_mouse(const SDL_Event& event);

/// The fingers on a touch screen or pad: one touches, two pinch, more are ignored.
class Fingers {
public:
    /// `canvas` must fill the window, because SDL reports positions as fractions of the window.
    [[nodiscard]] std::optional<ui::Input> take(const SDL_Event& event, ui::Canvas canvas);

private:
    struct Finger {
        SDL_FingerID id = 0;
        ui::Point at;
    };
    [[nodiscard]] std::optional<ui::Input> lift(std::size_t finger);
    [[nodiscard]] std::optional<ui::Input> move(std::size_t finger, ui::Point to);
    std::vector<Finger> fingers_;
};

} // namespace twoturns::view
