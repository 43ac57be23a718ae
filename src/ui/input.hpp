// What a person does at the window, free of any windowing library.
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
}; // clang-format lists them one a line; from a to plus are those that type a character, in no other order

[[nodiscard]] inline bool types_character(Key key) { return (key >= Key::a && key <= Key::plus) || key == Key::space; }

/// How far the other keys held down with it change what a key means.
struct KeyPress {
    Key key = Key::other;
    bool ctrl = false;
    bool shift = false;
    bool alt = false;
    std::optional<int> pad = std::nullopt; ///< the gamepad it comes from, 0 or 1; it is the same key from anywhere
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
    int clicks = 1; ///< 2 for the second of a double click
};
struct Release {
    MouseButton button = MouseButton::left;
    Point at;
};
struct Hover {
    Point at; ///< outside of everything when the pointer has left the window
};
struct Wheel {
    float notches = 0; ///< down when positive
    bool ctrl = false;
};
struct Touch { // one finger on the screen; what it means is for the app to say
    enum class Phase : std::uint8_t {
        down,
        moved,
        up,
        joined, ///< by another one: the two pinch
    };
    Phase phase = Phase::down;
    Point at;
};
struct Pinch {       // two fingers, or one that drags what is under it
    Point centre;    ///< of one: where it began
    float scale = 1; ///< since the last one
    Point moved;     ///< since the last one
};
struct Typed { // text, as UTF-8
    std::string text;
};
struct Composed { // what an input method shows before it is settled; empty when it gave up
    std::string text;
    std::size_t cursor = 0; ///< in bytes
};
struct Pasted { // what was on the clipboard when it was asked for
    std::string text;
};
struct Presence { // the window is seen and has the focus, or not
    bool present = true;
};
struct Dropped { // a file onto the window
    std::string path;
};

using Input =
    std::variant<KeyPress, Press, Release, Hover, Wheel, Touch, Pinch, Typed, Composed, Pasted, Presence, Dropped>;

} // namespace twoturns::ui
