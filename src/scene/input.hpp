// What a person does at the window, free of any windowing library.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "scene/geometry.hpp"

namespace twoturns::scene {

enum class Key : std::uint8_t {
    other,
    a,
    b,
    c,
    d,
    h,
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
    y,
    z,
    question,
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
}; // clang-format lists them one a line; the order means nothing

struct KeyPress {
    Key key = Key::other;
    bool ctrl = false;
    bool shift = false;
    bool alt = false;
};

enum class Button : std::uint8_t {
    left,
    right
};

struct Press {
    Point at;
    Button button = Button::left;
};
struct Release {
    Button button = Button::left;
};
struct Hover {
    Point at;
};
struct Wheel { // turned by so many notches, down when positive
    int notches = 0;
};
struct Typed { // text, as UTF-8
    std::string text;
};
struct Presence { // the window is seen and has the focus, or not
    bool present = true;
};

struct Dropped { // a file onto the window
    std::string path;
};

using Input = std::variant<KeyPress, Press, Release, Hover, Wheel, Typed, Presence, Dropped>;

} // namespace twoturns::scene
