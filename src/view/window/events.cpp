#include "view/window/events.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

namespace twoturns::view {
namespace {

std::optional<ui::MouseButton> button_from(Uint8 button) {
    switch (button) {
    case SDL_BUTTON_LEFT: return ui::MouseButton::left;
    case SDL_BUTTON_MIDDLE: return ui::MouseButton::middle;
    case SDL_BUTTON_RIGHT: return ui::MouseButton::right;
    default: return std::nullopt;
    }
}

/// Converts a character count to a byte offset in UTF-8 text.
std::size_t bytes_before(std::string_view text, Sint32 characters) {
    std::size_t byte = 0;
    for (; characters > 0 && byte < text.size(); --characters) {
        ++byte;
        while (byte < text.size() && (static_cast<unsigned char>(text[byte]) & 0xC0U) == 0x80U) ++byte;
    }
    return byte;
}

ui::Input composed(const char* text, Sint32 cursor) {
    const std::string_view whole = text == nullptr ? "" : text;
    return ui::Composed{std::string{whole}, bytes_before(whole, cursor)};
}

ui::Input wheel_input(const SDL_MouseWheelEvent& wheel) {
    // High-resolution wheels and touch pads report fractions of a notch.
    const float up = wheel.preciseY != 0 ? wheel.preciseY : static_cast<float>(wheel.y);
    return ui::Wheel{wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? up : -up,
                     (SDL_GetModState() & (KMOD_CTRL | KMOD_GUI)) != 0};
}

std::optional<ui::Input> window_input(const SDL_WindowEvent& window) {
    switch (window.event) {
    case SDL_WINDOWEVENT_FOCUS_GAINED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED: return ui::Presence{true};
    case SDL_WINDOWEVENT_FOCUS_LOST:
    case SDL_WINDOWEVENT_HIDDEN:
    case SDL_WINDOWEVENT_MINIMIZED: return ui::Presence{false};
    case SDL_WINDOWEVENT_LEAVE: return ui::Hover{{-1, -1}};
    default: return std::nullopt;
    }
}

} // namespace

std::optional<ui::Input> input_from(const SDL_Event& event, const Surroundings& around) {
    const auto point = [&](int x, int y) {
        return ui::Point{static_cast<float>(x) * around.scale, static_cast<float>(y) * around.scale};
    };
    switch (event.type) {
    case SDL_KEYDOWN: return key_input(event.key, around);
    case SDL_TEXTINPUT: return ui::Typed{event.text.text};
    case SDL_TEXTEDITING: return composed(event.edit.text, event.edit.start);
    case SDL_TEXTEDITING_EXT: return composed(event.editExt.text, event.editExt.start);
    case SDL_MOUSEBUTTONDOWN:
        if (const auto button = button_from(event.button.button))
            return ui::Press{point(event.button.x, event.button.y), *button,
                             std::max(1, static_cast<int>(event.button.clicks))};
        return std::nullopt;
    case SDL_MOUSEBUTTONUP:
        if (const auto button = button_from(event.button.button))
            return ui::Release{*button, point(event.button.x, event.button.y)};
        return std::nullopt;
    case SDL_MOUSEMOTION: return ui::Hover{point(event.motion.x, event.motion.y)};
    case SDL_MOUSEWHEEL: return wheel_input(event.wheel);
    case SDL_WINDOWEVENT: return window_input(event.window);
    default: return std::nullopt;
    }
}

bool imitates_mouse(const SDL_Event& event) {
    switch (event.type) {
    case SDL_MOUSEMOTION: return event.motion.which == SDL_TOUCH_MOUSEID;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: return event.button.which == SDL_TOUCH_MOUSEID;
    default: return false;
    }
}

std::optional<ui::Input> Fingers::take(const SDL_Event& event, ui::Canvas canvas) {
    if (event.type != SDL_FINGERDOWN && event.type != SDL_FINGERUP && event.type != SDL_FINGERMOTION)
        return std::nullopt;
    const SDL_TouchFingerEvent& touch = event.tfinger;
    if (touch.touchId == SDL_MOUSE_TOUCHID) return std::nullopt;
    const ui::Point at{touch.x * static_cast<float>(canvas.width), touch.y * static_cast<float>(canvas.height)};
    const auto known =
        std::find_if(fingers_.begin(), fingers_.end(), [&](const Finger& one) { return one.id == touch.fingerId; });
    const auto index = static_cast<std::size_t>(known - fingers_.begin());
    std::optional<ui::Input> input;
    if (event.type == SDL_FINGERDOWN && known == fingers_.end()) {
        fingers_.push_back({touch.fingerId, at});
        input = ui::Touch{fingers_.size() == 1 ? ui::Touch::Phase::down : ui::Touch::Phase::joined, at};
    } else if (known != fingers_.end()) {
        input = event.type == SDL_FINGERUP ? lift(index) : move(index, at);
    }
    // On a touch pad one finger moves the mouse.
    const SDL_TouchDeviceType device = SDL_GetTouchDeviceType(touch.touchId);
    const bool pad = device == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || device == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE;
    if (pad && input && std::holds_alternative<ui::Touch>(*input)) return std::nullopt;
    return input;
}

std::optional<ui::Input> Fingers::lift(std::size_t finger) {
    const ui::Touch up{ui::Touch::Phase::up, fingers_[finger].at};
    fingers_.erase(fingers_.begin() + static_cast<std::ptrdiff_t>(finger));
    if (!fingers_.empty()) return std::nullopt;
    return up;
}

std::optional<ui::Input> Fingers::move(std::size_t finger, ui::Point to) {
    const auto between = [&] {
        return ui::Point{(fingers_[0].at.x + fingers_[1].at.x) / 2, (fingers_[0].at.y + fingers_[1].at.y) / 2};
    };
    const auto apart = [&] {
        return std::hypot(fingers_[0].at.x - fingers_[1].at.x, fingers_[0].at.y - fingers_[1].at.y);
    };
    if (fingers_.size() == 2) {
        const ui::Point before = between();
        const float gap = apart();
        fingers_[finger].at = to;
        const ui::Point centre = between();
        const float scale = gap > 0 ? std::clamp(apart() / gap, 0.5F, 2.0F) : 1; // a jump is not a gesture
        return ui::Pinch{centre, scale, {centre.x - before.x, centre.y - before.y}};
    }
    fingers_[finger].at = to;
    if (fingers_.size() > 2) return std::nullopt;
    return ui::Touch{ui::Touch::Phase::moved, to};
}

} // namespace twoturns::view
