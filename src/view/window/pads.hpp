// Gamepads. By default SDL polls connected gamepads a thousand times a second. Here they are polled on request only:
// every 16 ms while a gamepad is connected, every 3 s while none is, never while another window has the focus.
#pragma once

#include <array>
#include <optional>

#include "game/clock.hpp"
#include "ui/input.hpp"
#include "view/sdl.hpp"
#include "view/window/held_key.hpp"

namespace twoturns::view {

/// Converts one pad's buttons and sticks to keys. Tracks the held buttons; needs no device.
class PadKeys {
public:
    /// Returns the key that this button stands for when it is pressed; nullopt when it is released or has no key.
    [[nodiscard]] std::optional<ui::KeyPress> button(Uint8 button, bool down, game::Time now);
    /// Returns the key of a stick's direction or of a trigger when it begins to be pressed. An axis counts as pressed
    /// from half of its range on, and as released below a third. Of the two axes of a stick, only the one that is
    /// pushed further can begin a press.
    [[nodiscard]] std::optional<ui::KeyPress> axis(Uint8 axis, Sint16 value, game::Time now);
    /// Returns the held key again when its repeat is due.
    [[nodiscard]] std::optional<ui::KeyPress> repeat(game::Time now);
    [[nodiscard]] std::optional<game::Time> next_repeat() const;
    void let_go() {
        held_.reset();
        at_ = {};
        pushed_ = {};
    }
    void set_pace(const HoldPace& pace) { pace_ = pace; }

private:
    struct Held { // the most recently pressed key that repeats
        int control = 0;
        ui::KeyPress press;
        game::Time next{0};
    };
    std::optional<ui::KeyPress> press(int control, const ui::KeyPress& press, game::Time now);
    void release(int control);

    HoldPace pace_;
    std::optional<Held> held_;
    std::array<int, SDL_CONTROLLER_AXIS_MAX> at_{};     ///< position of each axis
    std::array<int, SDL_CONTROLLER_AXIS_MAX> pushed_{}; ///< direction: -1, 0 or 1
};

/// The connected pads, at most two: each gets the lowest number free when it is opened.
class Pads {
public:
    /// Starts SDL's gamepad support at the first call. If that fails, there are no pads.
    void start();
    /// Polls the pads if that is due; their input arrives with SDL's other events.
    void look(game::Time now);
    /// Returns nullopt while another window has the focus.
    [[nodiscard]] std::optional<game::Time> next_look() const;

    /// Returns which pads are connected, by number.
    [[nodiscard]] std::array<bool, 2> open() const {
        return {pads_[0].controller != nullptr, pads_[1].controller != nullptr};
    }

    /// Sets how held buttons repeat.
    void set_pace(const HoldPace& pace) {
        for (Pad& pad : pads_) pad.keys.set_pace(pace);
    }
    /// Returns the key that a pad pressed. During text editing the button that picks tiles means Enter, and all other
    /// keys that would type a character are dropped.
    [[nodiscard]] std::optional<ui::KeyPress> take(const SDL_Event& event, game::Time now, bool takes_text);
    /// Returns a held key that is due again; call it until it returns nullopt.
    [[nodiscard]] std::optional<ui::KeyPress> repeat(game::Time now, bool takes_text);
    [[nodiscard]] std::optional<game::Time> next_repeat() const;
    /// Shakes a pad, if it can, for so many milliseconds.
    void shake(int number, int milliseconds);

private:
    struct Pad {
        Controller controller;
        PadKeys keys;
    };
    [[nodiscard]] Pad* find(SDL_JoystickID id);
    void open_all();
    void close(SDL_JoystickID id);
    void focus(bool focused, game::Time now);
    [[nodiscard]] std::optional<ui::KeyPress> meant(std::optional<ui::KeyPress> press, const Pad& pad,
                                                    bool takes_text) const;

    std::array<Pad, 2> pads_;
    bool asked_ = false;   ///< start() was called
    bool started_ = false; ///< SDL reads pads
    bool focused_ = true;
    game::Time looked_{0};
};

} // namespace twoturns::view
