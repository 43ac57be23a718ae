// Input events, independent of any windowing library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "ui/geometry.hpp"

namespace twoturns::ui {

enum class Key : std::uint8_t {
    other,
    a,
    b,
    c,
    d,
    e,
    f,
    g,
    h,
    i,
    j,
    k,
    l,
    m,
    n,
    o,
    p,
    q,
    r,
    s,
    t,
    u,
    v,
    w,
    x,
    y,
    z,
    question,
    zero,
    one,
    two,
    three,
    minus,
    plus,
    up,
    down,
    left,
    right,
    page_up,
    page_down,
    home,
    end,
    space,
    enter,
    tab,
    escape,
    backspace,
    del,
    f1,
    f11,
}; // clang-format keeps one key per line. The keys from `a` to `plus` type a character; their order matters

[[nodiscard]] inline bool types_character(Key key) { return (key >= Key::a && key <= Key::plus) || key == Key::space; }

[[nodiscard]] inline bool is_arrow(Key key) { return key >= Key::up && key <= Key::right; }
/// Returns whether a key works in every view: it moves the focus, presses, or leads back.
[[nodiscard]] inline bool is_basic(Key key) { return is_arrow(key) || (key >= Key::space && key <= Key::escape); }

/// A key with its modifiers. The members below `alt` say more about where it comes from; == ignores them.
struct KeyPress {
    Key key = Key::other;
    bool ctrl = false;
    bool shift = false;
    bool alt = false;
    std::optional<int> pad = std::nullopt; ///< 0 or 1 if the key comes from a gamepad
    int button = 0;                        ///< the gamepad's button, of those that can get another command; 0: none
    int place = 0;      ///< the key's place on the keyboard: its number among the USB usages of keys; 0: unknown
    char32_t types = 0; ///< the character that the key types without modifiers; 0: none, or unknown
    bool again = false; ///< the key is held, and repeats
    /// Returns whether this is Enter without Ctrl and Alt, which presses the primary button of a page.
    [[nodiscard]] constexpr bool is_plain_enter() const { return key == Key::enter && !ctrl && !alt; }
    friend constexpr bool operator==(const KeyPress& a, const KeyPress& b) {
        return a.key == b.key && a.ctrl == b.ctrl && a.shift == b.shift && a.alt == b.alt;
    }
};

enum class MouseButton : std::uint8_t {
    left,
    middle,
    right,
};

struct Press {
    Point at;
    MouseButton button = MouseButton::left;
    int clicks = 1; ///< 2 for the second click of a double click
};
struct Release {
    MouseButton button = MouseButton::left;
    Point at;
};
struct Hover {
    Point at; ///< a point outside every area when the pointer has left the window
};
struct Wheel {
    float notches = 0; ///< down when positive
    bool ctrl = false;
};
struct Touch { // one finger on the screen; the app interprets it
    enum class Phase : std::uint8_t {
        down,
        moved,
        up,
        joined, ///< a second finger touches the screen: both fingers now pinch
    };
    Phase phase = Phase::down;
    Point at;
};
struct Pinch {       // two fingers, or one finger that drags the board
    Point centre;    ///< with one finger: where the drag began
    float scale = 1; ///< relative to the last event
    Point moved;     ///< relative to the last event
};
struct Typed { // text input, UTF-8
    std::string text;
};
struct Composed { // uncommitted text of an input method; empty when it is cancelled
    std::string text;
    std::size_t cursor = 0; ///< in bytes of the text
};
struct Pasted { // the requested content of the clipboard
    std::string text;
};
struct Presence { // whether the window is visible and focused
    bool present = true;
};
struct Dropped { // a file dropped onto the window
    std::string path;
};

using Input =
    std::variant<KeyPress, Press, Release, Hover, Wheel, Touch, Pinch, Typed, Composed, Pasted, Presence, Dropped>;

} // namespace twoturns::ui
