// Which key a key event means, on any keyboard layout.
#pragma once

#include <SDL.h>

#include <functional>
#include <optional>

#include "ui/input.hpp"

namespace twoturns::view {

struct Surroundings {
    float scale = 1;         ///< pixels per point of the window
    bool takes_text = false; ///< text is being edited: keys are letters, and every held key repeats
    std::function<SDL_Keycode(SDL_Scancode)> typed_at = SDL_GetKeyFromScancode; ///< without modifiers
};

/// Returns whether a held key repeats: cursor movement, list steps, undo and zoom only.
[[nodiscard]] bool repeats(const ui::KeyPress& press);

/// Returns the input for a key pressed or repeated. Digits, W A S D and the keypad count by position, whatever is
/// printed there and whatever Num Lock says; other letters count by what is printed, and a letter that no key types
/// counts at its position on an American keyboard. A question mark counts wherever it is.
///
/// Returns nullopt for a repeat that counts for nothing. Letters arrive as keys and, while text is edited, also as
/// text: a text field uses only the text.
[[nodiscard]] std::optional<ui::Input> key_input(const SDL_KeyboardEvent& event, const Surroundings& around);

} // namespace twoturns::view
