// From SDL's events to the game's own input.
#pragma once

#include <SDL.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "ui/input.hpp"

namespace twoturns::view {

struct Surroundings {
    float scale = 1;         ///< pixels for one point of the window
    bool takes_text = false; ///< a text is edited: keys are letters, and every key repeats while it is held
    std::function<SDL_Keycode(SDL_Scancode)> typed_at = SDL_GetKeyFromScancode; ///< by a key of that place, by itself
};

/// A held key moves the cursor on, steps through lists and undo, and zooms; it repeats nothing else.
[[nodiscard]] bool repeats(const ui::KeyPress& press);

/// What a key stands for. Digits, W A S D and the keypad count by where they are, whatever is printed there and
/// whatever Num Lock says; all other letters by what is printed, and where no key types a letter, by where it would be
/// on an American keyboard. A question mark counts wherever it is.
///
/// Nothing for events that are no input of a person. Letters come as keys and, while text is taken, as text as well:
/// a text field takes the text alone.
[[nodiscard]] std::optional<ui::Input> input_from(const SDL_Event& event, const Surroundings& around);

/// Whether SDL made it from a finger, which Fingers knows more of.
[[nodiscard]] bool imitates_mouse(const SDL_Event& event);

/// The fingers on a touch screen or pad: one touches, two pinch, more do nothing.
class Fingers {
public:
    /// SDL gives their place as fractions of the window, which is the canvas here.
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
