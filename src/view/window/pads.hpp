// Gamepads. SDL would look at them a thousand times a second as long as one is plugged in; so it is told to look only
// when it is asked to: often while one is in use, now and then for one that is plugged in, never for another window.
#pragma once

#include <array>
#include <optional>

#include "game/clock.hpp"
#include "ui/input.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// The buttons and sticks of one pad as keys. Knows what is held, and of no device.
class PadKeys {
public:
    /// The key that goes down with it.
    [[nodiscard]] std::optional<ui::KeyPress> button(Uint8 button, bool down, game::Time now);
    /// A stick or trigger is pushed from half of its way on, and let go below a third. Of a stick's two axes only the
    /// one that is pushed further begins to count.
    [[nodiscard]] std::optional<ui::KeyPress> axis(Uint8 axis, Sint16 value, game::Time now);
    /// What is held, once more, when that is due.
    [[nodiscard]] std::optional<ui::KeyPress> repeat(game::Time now);
    [[nodiscard]] std::optional<game::Time> next_repeat() const;
    void let_go() { *this = {}; }

private:
    struct Held { // what went down last of all that repeats
        int control = 0;
        ui::KeyPress press;
        game::Time next{0};
    };
    std::optional<ui::KeyPress> press(int control, const ui::KeyPress& press, game::Time now);
    void release(int control);

    std::optional<Held> held_;
    std::array<int, SDL_CONTROLLER_AXIS_MAX> at_{};     ///< where each axis is
    std::array<int, SDL_CONTROLLER_AXIS_MAX> pushed_{}; ///< which way: -1, 0 or 1
};

/// The pads that are plugged in, two at the most: each has the lowest number that is free when it is opened.
class Pads {
public:
    /// The first time it is called. Where SDL cannot, there are no pads.
    void start();
    /// Looks at them if that is due; what they did comes with SDL's other events.
    void look(game::Time now);
    /// Never while another window has the focus.
    [[nodiscard]] std::optional<game::Time> next_look() const;

    /// Which there are, by their numbers.
    [[nodiscard]] std::array<bool, 2> open() const {
        return {pads_[0].controller != nullptr, pads_[1].controller != nullptr};
    }

    /// The key that one pressed. In a text there are no letters, and what presses a button is Enter alone.
    [[nodiscard]] std::optional<ui::KeyPress> take(const SDL_Event& event, game::Time now, bool takes_text);
    /// A key that is held and due again; to be asked until there is none.
    [[nodiscard]] std::optional<ui::KeyPress> repeat(game::Time now, bool takes_text);
    [[nodiscard]] std::optional<game::Time> next_repeat() const;

private:
    struct Pad {
        Controller controller;
        PadKeys keys;
    };
    [[nodiscard]] Pad* find(SDL_JoystickID id);
    void open_all();
    void close(SDL_JoystickID id);
    void focus(bool focused, game::Time now);
    void keep_screen_on(bool on);
    [[nodiscard]] std::optional<ui::KeyPress> meant(std::optional<ui::KeyPress> press, const Pad& pad,
                                                    bool takes_text) const;

    std::array<Pad, 2> pads_;
    bool asked_ = false;   ///< to start
    bool started_ = false; ///< SDL reads pads
    bool focused_ = true;
    game::Time looked_{0};
    std::optional<game::Time> played_; ///< when a key of one was pressed last
};

} // namespace twoturns::view
