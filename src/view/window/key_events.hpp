// Converts SDL's key events to keys of the game, on any keyboard layout.
#pragma once

#include <SDL.h>

#include <functional>
#include <optional>

#include "ui/input.hpp"

namespace twoturns::view {

struct Surroundings {
    float scale = 1;         ///< pixels per point of the window
    bool takes_text = false; ///< text is being edited: keys are letters, and every held key repeats
    /// Returns the character that a key types without modifiers.
    std::function<SDL_Keycode(SDL_Scancode)> typed_at = SDL_GetKeyFromScancode;
};

/// Returns whether a held key repeats: cursor movement, list steps, undo and zoom only, by the keys in use.
[[nodiscard]] bool repeats(const ui::KeyPress& press);

/// Returns the input for a key pressed or repeated. Identifies digits, W A S D and the keypad by position, regardless
/// of the layout and of Num Lock. Identifies other letters by layout; a letter that the layout lacks is at its position
/// on an American keyboard. Accepts a question mark from any key.
///
/// Says, too, where the key is and what it types, for keys that the player chooses.
///
/// Returns nullopt for a repeat that has no effect. Letters arrive as keys and, while text is edited, also as text: a
/// text field uses only the text.
[[nodiscard]] std::optional<ui::Input> key_input(const SDL_KeyboardEvent& event, const Surroundings& around);

} // namespace twoturns::view
