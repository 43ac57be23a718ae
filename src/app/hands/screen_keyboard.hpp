// A keyboard on the screen for text fields, where no other keyboard is at hand: for fingers, and for gamepads.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/element.hpp"
#include "ui/input.hpp"
#include "ui/style.hpp"

namespace twoturns::app {

/// A set of keys that are on the screen at once.
struct KeyPage {
    std::string label;             ///< what the key that leads here says
    std::vector<std::string> keys; ///< what each key types
    bool has_capitals = false;     ///< letters of an alphabet with capitals
};

/// Returns the pages of a keyboard, the first one first: the writing of the language, Latin letters, digits and signs.
/// Chinese has Latin letters only: its characters come from the clipboard, or from the system's own keyboard.
[[nodiscard]] std::vector<KeyPage> key_pages(const std::string& language);

class ScreenKeyboard {
public:
    /// With `digits`, begins with the digits.
    ScreenKeyboard(const std::string& language, bool digits);

    struct Done {};
    /// What a key does: input for the text field, or the end of typing; nothing if it changes the keyboard.
    using Reply = std::variant<std::monostate, ui::Input, Done>;
    [[nodiscard]] Reply press(ui::Id key);

    /// Makes the keyboard for a window of this width, in pixels.
    [[nodiscard]] ui::Element view(const ui::Style& style, float width) const;
    /// The key that has the focus at first.
    [[nodiscard]] static ui::Id first_key();
    [[nodiscard]] const KeyPage& page() const { return pages_[page_]; }
    [[nodiscard]] bool capitals() const { return capitals_; }

private:
    [[nodiscard]] std::string typed(std::size_t key) const;

    std::vector<KeyPage> pages_;
    std::size_t page_ = 0;
    bool capitals_ = false;
};

} // namespace twoturns::app
