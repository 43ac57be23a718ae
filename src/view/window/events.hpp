// Converts SDL events to the game's input.
#pragma once

#include <SDL.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "ui/input.hpp"

namespace twoturns::view {

struct Surroundings {
    float scale = 1;         ///< pixels per point of the window
    bool takes_text = false; ///< text is being edited: keys are letters, and every held key repeats
    std::function<SDL_Keycode(SDL_Scancode)> typed_at = SDL_GetKeyFromScancode; ///< without modifiers
};

/// Returns whether a held key repeats: cursor movement, list steps, undo and zoom only.
[[nodiscard]] bool repeats(const ui::KeyPress& press);

/// Returns the input for an event. Digits, W A S D and the keypad count by position, whatever is printed there and
/// whatever Num Lock says; other letters count by what is printed, and a letter that no key types counts at its
/// position on an American keyboard. A question mark counts wherever it is.
///
/// Returns nullopt for events that are no user input. Letters arrive as keys and, while text is edited, also as text: a
/// text field uses only the text.
[[nodiscard]] std::optional<ui::Input> input_from(const SDL_Event& event, const Surroundings& around);

/// Returns whether SDL derived the mouse event from a finger, which Fingers handles with more information.
[[nodiscard]] bool imitates_mouse(const SDL_Event& event);

/// The fingers on a touch screen or pad: one touches, two pinch, more are ignored.
class Fingers {
public:
    /// SDL reports positions as fractions of the window, which is the canvas here.
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
