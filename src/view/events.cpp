#include "view/events.hpp"

#include <array>
#include <utility>

namespace twoturns::view {
namespace {

using scene::Key;

constexpr std::array keys{
    std::pair{SDLK_a, Key::a},
    std::pair{SDLK_b, Key::b},
    std::pair{SDLK_c, Key::c},
    std::pair{SDLK_d, Key::d},
    std::pair{SDLK_h, Key::h},
    std::pair{SDLK_l, Key::l},
    std::pair{SDLK_m, Key::m},
    std::pair{SDLK_n, Key::n},
    std::pair{SDLK_o, Key::o},
    std::pair{SDLK_p, Key::p},
    std::pair{SDLK_q, Key::q},
    std::pair{SDLK_r, Key::r},
    std::pair{SDLK_s, Key::s},
    std::pair{SDLK_t, Key::t},
    std::pair{SDLK_u, Key::u},
    std::pair{SDLK_v, Key::v},
    std::pair{SDLK_w, Key::w},
    std::pair{SDLK_y, Key::y},
    std::pair{SDLK_z, Key::z},
    std::pair{SDLK_QUESTION, Key::question},
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

Key key_from(const SDL_Keysym& sym) {
    SDL_Keycode code = sym.sym;
    if (code == SDLK_SLASH && (sym.mod & KMOD_SHIFT) != 0) code = SDLK_QUESTION;
    // On a keyboard without Latin letters the letter's place counts.
    if (code > 127 && (code & SDLK_SCANCODE_MASK) == 0 && sym.scancode >= SDL_SCANCODE_A &&
        sym.scancode <= SDL_SCANCODE_Z)
        code = SDLK_a + (sym.scancode - SDL_SCANCODE_A);
    for (const auto& [sdl, key] : keys)
        if (sdl == code) return key;
    return Key::other;
}

/// A held key moves the cursor on and steps through lists and undo, and repeats nothing else.
bool repeats(Key key) {
    switch (key) {
    case Key::up:
    case Key::down:
    case Key::left:
    case Key::right:
    case Key::page_up:
    case Key::page_down:
    case Key::backspace:
    case Key::u:
    case Key::y:
    case Key::z: return true;
    default: return false;
    }
}

std::optional<scene::Input> window_input(const SDL_WindowEvent& window) {
    switch (window.event) {
    case SDL_WINDOWEVENT_FOCUS_GAINED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED: return scene::Presence{true};
    case SDL_WINDOWEVENT_FOCUS_LOST:
    case SDL_WINDOWEVENT_HIDDEN:
    case SDL_WINDOWEVENT_MINIMIZED: return scene::Presence{false};
    default: return std::nullopt;
    }
}

} // namespace

std::optional<scene::Input> input_from(const SDL_Event& event, float scale) {
    const auto point = [scale](int x, int y) {
        return scene::Point{static_cast<float>(x) * scale, static_cast<float>(y) * scale};
    };
    switch (event.type) {
    case SDL_KEYDOWN: {
        const SDL_Keysym& sym = event.key.keysym;
        const scene::KeyPress press{.key = key_from(sym),
                                    .ctrl = (sym.mod & (KMOD_CTRL | KMOD_GUI)) != 0,
                                    .shift = (sym.mod & KMOD_SHIFT) != 0,
                                    .alt = (sym.mod & KMOD_ALT) != 0};
        if (event.key.repeat != 0 && !repeats(press.key)) return std::nullopt;
        return press;
    }
    case SDL_TEXTINPUT: return scene::Typed{event.text.text};
    case SDL_MOUSEBUTTONDOWN:
        if (event.button.button == SDL_BUTTON_LEFT)
            return scene::Press{point(event.button.x, event.button.y), scene::Button::left};
        if (event.button.button == SDL_BUTTON_RIGHT)
            return scene::Press{point(event.button.x, event.button.y), scene::Button::right};
        return std::nullopt;
    case SDL_MOUSEBUTTONUP:
        return scene::Release{event.button.button == SDL_BUTTON_RIGHT ? scene::Button::right : scene::Button::left};
    case SDL_MOUSEMOTION: return scene::Hover{point(event.motion.x, event.motion.y)};
    case SDL_MOUSEWHEEL:
        return scene::Wheel{event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? event.wheel.y : -event.wheel.y};
    case SDL_WINDOWEVENT: return window_input(event.window);
    default: return std::nullopt;
    }
}

} // namespace twoturns::view
