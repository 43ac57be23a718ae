#include "view/events.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace twoturns::view {
namespace {

using ui::Key;

constexpr std::array keys{
    std::pair{SDLK_QUESTION, Key::question},
    std::pair{SDLK_0, Key::zero},
    std::pair{SDLK_KP_0, Key::zero},
    std::pair{SDLK_1, Key::one},
    std::pair{SDLK_KP_1, Key::one},
    std::pair{SDLK_2, Key::two},
    std::pair{SDLK_KP_2, Key::two},
    std::pair{SDLK_3, Key::three},
    std::pair{SDLK_KP_3, Key::three},
    std::pair{SDLK_MINUS, Key::minus},
    std::pair{SDLK_KP_MINUS, Key::minus},
    std::pair{SDLK_PLUS, Key::plus},
    std::pair{SDLK_KP_PLUS, Key::plus},
    std::pair{SDLK_EQUALS, Key::plus},
    std::pair{SDLK_UP, Key::up},
    std::pair{SDLK_DOWN, Key::down},
    std::pair{SDLK_LEFT, Key::left},
    std::pair{SDLK_RIGHT, Key::right},
    std::pair{SDLK_PAGEUP, Key::page_up},
    std::pair{SDLK_PAGEDOWN, Key::page_down},
    std::pair{SDLK_HOME, Key::home},
    std::pair{SDLK_END, Key::end},
    std::pair{SDLK_SPACE, Key::space},
    std::pair{SDLK_RETURN, Key::enter},
    std::pair{SDLK_KP_ENTER, Key::enter},
    std::pair{SDLK_TAB, Key::tab},
    std::pair{SDLK_ESCAPE, Key::escape},
    std::pair{SDLK_BACKSPACE, Key::backspace},
    std::pair{SDLK_DELETE, Key::del},
    std::pair{SDLK_F1, Key::f1},
    std::pair{SDLK_F11, Key::f11},
};
static_assert(static_cast<int>(Key::z) - static_cast<int>(Key::a) == 25, "letters are numbered in their order");

Key key_from(const SDL_Keysym& sym) {
    SDL_Keycode code = sym.sym;
    if (code == SDLK_SLASH && (sym.mod & KMOD_SHIFT) != 0) code = SDLK_QUESTION;
    // On a keyboard without Latin letters the letter's place counts.
    if (code > 127 && (code & SDLK_SCANCODE_MASK) == 0 && sym.scancode >= SDL_SCANCODE_A &&
        sym.scancode <= SDL_SCANCODE_Z)
        code = SDLK_a + (sym.scancode - SDL_SCANCODE_A);
    if (code >= SDLK_a && code <= SDLK_z) return static_cast<Key>(static_cast<int>(Key::a) + (code - SDLK_a));
    for (const auto& [sdl, key] : keys)
        if (sdl == code) return key;
    return Key::other;
}

/// In a text every key repeats but those that lead out of it.
bool repeats_in_text(const ui::KeyPress& press) {
    if (press.ctrl) return press.key == Key::v || repeats(press);
    return press.key != Key::enter && press.key != Key::escape && press.key != Key::f1 && press.key != Key::f11;
}

std::optional<ui::Input> key_input(const SDL_KeyboardEvent& event, bool takes_text) {
    const SDL_Keysym& sym = event.keysym;
    const ui::KeyPress press{.key = key_from(sym),
                             .ctrl = (sym.mod & (KMOD_CTRL | KMOD_GUI)) != 0,
                             .shift = (sym.mod & KMOD_SHIFT) != 0,
                             .alt = (sym.mod & KMOD_ALT) != 0};
    if (event.repeat != 0 && !(takes_text ? repeats_in_text(press) : repeats(press))) return std::nullopt;
    return press;
}

std::optional<ui::MouseButton> button_from(Uint8 button) {
    switch (button) {
    case SDL_BUTTON_LEFT: return ui::MouseButton::left;
    case SDL_BUTTON_MIDDLE: return ui::MouseButton::middle;
    case SDL_BUTTON_RIGHT: return ui::MouseButton::right;
    default: return std::nullopt;
    }
}

/// Up to the beginning of a character of a text in UTF-8, counted in characters.
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
    // Fine wheels and touch pads turn by parts of a notch.
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

bool repeats(const ui::KeyPress& press) {
    switch (press.key) {
    case Key::up:
    case Key::down:
    case Key::left:
    case Key::right:
    case Key::page_up:
    case Key::page_down:
    case Key::backspace:
    case Key::del:
    case Key::plus:
    case Key::minus:
    case Key::u:
    case Key::y:
    case Key::z: return true;
    case Key::w:
    case Key::a:
    case Key::s:
    case Key::d: return !press.ctrl;
    default: return false;
    }
}

std::optional<ui::Input> input_from(const SDL_Event& event, const Surroundings& around) {
    const auto point = [&](int x, int y) {
        return ui::Point{static_cast<float>(x) * around.scale, static_cast<float>(y) * around.scale};
    };
    switch (event.type) {
    case SDL_KEYDOWN: return key_input(event.key, around.takes_text);
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

std::optional<ui::Input> Fingers::take(const SDL_Event& event, ui::Canvas canvas) {
    if (event.type == SDL_FINGERDOWN || event.type == SDL_FINGERUP) {
        last_.reset();
        return std::nullopt;
    }
    if (event.type != SDL_MULTIGESTURE || event.mgesture.numFingers != 2) return std::nullopt;
    const auto width = static_cast<float>(canvas.width);
    const auto height = static_cast<float>(canvas.height);
    const SDL_MultiGestureEvent& gesture = event.mgesture;
    const ui::Point centre{gesture.x * width, gesture.y * height};
    const ui::Point before = std::exchange(last_, centre).value_or(centre);
    // SDL says by how much they went apart, as a share of the window: one whole window doubles.
    return ui::Pinch{centre, std::max(0.5F, 1 + 2 * gesture.dDist), {centre.x - before.x, centre.y - before.y}};
}

} // namespace twoturns::view
