#include "view/window/pads.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "app/keys/pad_buttons.hpp"
#include "view/window/events.hpp"

namespace twoturns::view {
namespace {

using app::PadButton;
using game::Time;
using ui::Key;
using ui::KeyPress;

constexpr Time before_repeat{350};
constexpr Time between_repeats{90};
constexpr Time while_in_use{16};
constexpr Time while_none{3000}; // how soon a newly connected pad is noticed
constexpr int pushed_from = SDL_JOYSTICK_AXIS_MAX / 2;
constexpr int let_go_below = SDL_JOYSTICK_AXIS_MAX / 3;

/// The button that presses buttons also picks tiles: App converts Space to Enter if Space has no effect.
constexpr Key confirm = Key::space;

/// Returns the key of a button that can get another command.
KeyPress press_of(PadButton button) {
    KeyPress press = app::usual_press(button);
    press.button = static_cast<int>(button) + 1;
    return press;
}

KeyPress press_of(Uint8 button) {
    switch (button) {
    case SDL_CONTROLLER_BUTTON_DPAD_UP: return {Key::up};
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: return {Key::down};
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: return {Key::left};
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: return {Key::right};
    case SDL_CONTROLLER_BUTTON_A: return {confirm};
    case SDL_CONTROLLER_BUTTON_B: return {Key::escape};
    case SDL_CONTROLLER_BUTTON_START: return press_of(PadButton::start); // leads back; from the board to the menu
    case SDL_CONTROLLER_BUTTON_X: return press_of(PadButton::x);
    case SDL_CONTROLLER_BUTTON_Y: return press_of(PadButton::y);
    case SDL_CONTROLLER_BUTTON_BACK: return press_of(PadButton::back);
    case SDL_CONTROLLER_BUTTON_LEFTSTICK: return press_of(PadButton::left_stick);
    case SDL_CONTROLLER_BUTTON_RIGHTSTICK: return press_of(PadButton::right_stick);
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: return press_of(PadButton::left_shoulder);
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: return press_of(PadButton::right_shoulder);
    default: return {};
    }
}

/// Returns the keys for left or up, and for right or down.
std::pair<Key, Key> keys_of_axis(std::size_t axis) {
    switch (axis) {
    case SDL_CONTROLLER_AXIS_LEFTX: return {Key::left, Key::right};
    case SDL_CONTROLLER_AXIS_LEFTY: return {Key::up, Key::down};
    case SDL_CONTROLLER_AXIS_RIGHTY: return {Key::plus, Key::minus};
    default: return {Key::other, Key::other};
    }
}

/// Returns the command that the player chose for a button.
std::optional<app::Command> chosen_command(const KeyPress& press) {
    if (press.button == 0) return std::nullopt;
    return app::pad_buttons_in_use().chosen(static_cast<PadButton>(press.button - 1));
}

} // namespace

// A single pad --------------------------------------------------------------------------------------------

std::optional<KeyPress> PadKeys::button(Uint8 button, bool down, Time now) {
    if (down) return press(button, press_of(button), now);
    release(button);
    return std::nullopt;
}

std::optional<KeyPress> PadKeys::axis(Uint8 axis, Sint16 value, Time now) {
    const std::size_t one = axis;
    if (one >= at_.size()) return std::nullopt;
    const std::size_t beside = one ^ 1U; // the stick's other axis, or the other trigger
    const int control = SDL_CONTROLLER_BUTTON_MAX + axis;
    at_[one] = value;
    if (pushed_[one] != 0 && value * pushed_[one] < let_go_below) {
        pushed_[one] = 0;
        release(control);
    }
    if (pushed_[one] != 0 || std::abs(at_[one]) < pushed_from || std::abs(at_[one]) < std::abs(at_[beside]))
        return std::nullopt;
    pushed_[one] = value < 0 ? -1 : 1;
    if (one == SDL_CONTROLLER_AXIS_TRIGGERLEFT) return press(control, press_of(PadButton::left_trigger), now);
    if (one == SDL_CONTROLLER_AXIS_TRIGGERRIGHT) return press(control, press_of(PadButton::right_trigger), now);
    const auto [back, forward] = keys_of_axis(one);
    return press(control, {value < 0 ? back : forward}, now);
}

std::optional<KeyPress> PadKeys::press(int control, const KeyPress& press, Time now) {
    if (press.key == Key::other && !chosen_command(press)) return std::nullopt;
    const auto own = chosen_command(press);
    if (pace_.repeats && (own ? app::repeats(*own) : repeats(press))) {
        held_ = Held{control, press, now + or_usual(pace_.before, before_repeat)};
        held_->press.again = true;
    }
    return press;
}

void PadKeys::release(int control) {
    if (held_ && held_->control == control) held_.reset();
}

std::optional<KeyPress> PadKeys::repeat(Time now) {
    if (!held_ || now < held_->next) return std::nullopt;
    held_->next = now + or_usual(pace_.between, between_repeats);
    return held_->press;
}

std::optional<Time> PadKeys::next_repeat() const { return held_ ? std::optional{held_->next} : std::nullopt; }

// All pads ------------------------------------------------------------------------------------------------

void Pads::start() {
    if (std::exchange(asked_, true)) return;
    SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0");
    started_ = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
}

std::optional<Time> Pads::next_look() const {
    if (!started_ || !focused_) return std::nullopt;
    const bool any = std::any_of(pads_.begin(), pads_.end(), [](const Pad& pad) { return pad.controller != nullptr; });
    return looked_ + (any ? while_in_use : while_none);
}

void Pads::look(Time now) {
    const auto next = next_look();
    if (!next || now < *next) return;
    looked_ = now;
    SDL_GameControllerUpdate();
    SDL_FlushEvents(SDL_JOYAXISMOTION, SDL_JOYBATTERYUPDATED); // duplicates, as events of an unknown device
}

std::optional<KeyPress> Pads::take(const SDL_Event& event, Time now, bool takes_text) {
    const auto press_by = [&](SDL_JoystickID id, const auto& key_of) -> std::optional<KeyPress> {
        Pad* pad = find(id);
        if (pad == nullptr || !focused_) return std::nullopt;
        const auto press = key_of(pad->keys);
        return meant(press, *pad, takes_text);
    };
    switch (event.type) {
    case SDL_WINDOWEVENT:
        if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) focus(false, now);
        if (event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) focus(true, now);
        return std::nullopt;
    case SDL_CONTROLLERDEVICEREMOVED: close(event.cdevice.which); [[fallthrough]]; // a third pad may be connected
    case SDL_CONTROLLERDEVICEADDED: open_all(); return std::nullopt;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        return press_by(event.cbutton.which, [&](PadKeys& of_pad) {
            return of_pad.button(event.cbutton.button, event.cbutton.state == SDL_PRESSED, now);
        });
    case SDL_CONTROLLERAXISMOTION:
        return press_by(event.caxis.which,
                        [&](PadKeys& of_pad) { return of_pad.axis(event.caxis.axis, event.caxis.value, now); });
    default: return std::nullopt;
    }
}

std::optional<KeyPress> Pads::repeat(Time now, bool takes_text) {
    for (Pad& pad : pads_)
        while (const auto press = pad.keys.repeat(now))
            if (const auto key = meant(press, pad, takes_text)) return key;
    return std::nullopt;
}

std::optional<Time> Pads::next_repeat() const {
    std::optional<Time> next;
    for (const Pad& pad : pads_)
        if (const auto due = pad.keys.next_repeat(); due && (!next || *due < *next)) next = due;
    return next;
}

std::optional<KeyPress> Pads::meant(std::optional<KeyPress> press, const Pad& pad, bool takes_text) const {
    if (!press) return std::nullopt;
    press->pad = static_cast<int>(&pad - pads_.data());
    if (!takes_text || !ui::types_character(press->key)) return press;
    if (press->key != confirm) return std::nullopt;
    press->key = Key::enter;
    return press;
}

Pads::Pad* Pads::find(SDL_JoystickID id) {
    const auto pad = std::find_if(pads_.begin(), pads_.end(), [&](const Pad& one) {
        return one.controller && SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(one.controller.get())) == id;
    });
    return pad == pads_.end() ? nullptr : &*pad;
}

void Pads::open_all() {
    for (int device = 0; device < SDL_NumJoysticks(); ++device) {
        const auto place =
            std::find_if(pads_.begin(), pads_.end(), [](const Pad& pad) { return pad.controller == nullptr; });
        if (place == pads_.end()) return;
        if (SDL_IsGameController(device) == SDL_TRUE && find(SDL_JoystickGetDeviceInstanceID(device)) == nullptr)
            *place = {Controller{SDL_GameControllerOpen(device)}, {}};
    }
}

void Pads::close(SDL_JoystickID id) {
    if (Pad* pad = find(id)) *pad = {};
}

void Pads::focus(bool focused, Time now) {
    focused_ = focused;
    for (Pad& pad : pads_) pad.keys.let_go();
    if (!focused || !started_) return;
    // What the pads did meanwhile was for other programs.
    looked_ = now;
    SDL_GameControllerUpdate();
    SDL_FlushEvents(SDL_JOYAXISMOTION, SDL_JOYBATTERYUPDATED);
    SDL_FlushEvents(SDL_CONTROLLERAXISMOTION, SDL_CONTROLLERBUTTONUP);
}

void Pads::shake(int number, int milliseconds) {
    if (number < 0 || number >= static_cast<int>(pads_.size())) return;
    SDL_GameController* const pad = pads_.at(static_cast<std::size_t>(number)).controller.get();
    constexpr Uint16 strength = 0x5000;
    if (pad != nullptr) SDL_GameControllerRumble(pad, strength, strength, static_cast<Uint32>(milliseconds));
}

} // namespace twoturns::view
