#include "view/window/events.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

namespace twoturns::view {
namespace {

using ui::Key;

constexpr std::array keys{
    std::pair{SDLK_QUESTION, Key::question},
    std::pair{SDLK_0, Key::zero},
    std::pair{SDLK_1, Key::one},
    std::pair{SDLK_2, Key::two},
    std::pair{SDLK_3, Key::three},
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
/// The keypad keys that type digits while Num Lock is on.
constexpr std::array keypad{
    std::pair{SDLK_KP_0, Key::zero},      std::pair{SDLK_KP_1, Key::end},  std::pair{SDLK_KP_2, Key::down},
    std::pair{SDLK_KP_3, Key::page_down}, std::pair{SDLK_KP_4, Key::left}, std::pair{SDLK_KP_5, Key::space},
    std::pair{SDLK_KP_6, Key::right},     std::pair{SDLK_KP_7, Key::home}, std::pair{SDLK_KP_8, Key::up},
    std::pair{SDLK_KP_9, Key::page_up},
};
constexpr std::array digits{
    std::pair{SDL_SCANCODE_0, Key::zero},
    std::pair{SDL_SCANCODE_1, Key::one},
    std::pair{SDL_SCANCODE_2, Key::two},
    std::pair{SDL_SCANCODE_3, Key::three},
};
/// The letters that move the cursor, placed like the arrow keys.
constexpr std::array arrows{
    std::pair{SDL_SCANCODE_W, Key::w},
    std::pair{SDL_SCANCODE_A, Key::a},
    std::pair{SDL_SCANCODE_S, Key::s},
    std::pair{SDL_SCANCODE_D, Key::d},
};

template <class Table, class Code> std::optional<Key> found(const Table& table, Code code) {
    for (const auto& [sdl, key] : table)
        if (sdl == code) return key;
    return std::nullopt;
}

/// The character a key types without Shift; a `place` of 0 means unknown.
struct TypedKey {
    SDL_Scancode place = SDL_SCANCODE_UNKNOWN;
    SDL_Keycode types = 0;
};
/// SDL reports what a key types without Shift only, so this table lists which keys type a question mark with Shift. It
/// covers all X11 keyboard layouts by country whose question mark needs nothing but Shift.
struct QuestionMark {
    SDL_Keycode types;                         ///< without Shift
    SDL_Scancode place = SDL_SCANCODE_UNKNOWN; ///< unknown: any position
    TypedKey told_by{};                        ///< another key that identifies such a keyboard; empty: any keyboard
};
constexpr TypedKey cyrillic{SDL_SCANCODE_F, 0x0430};            // a
constexpr TypedKey hebrew{SDL_SCANCODE_F, 0x05DB};              // kaf
constexpr TypedKey bulgarian{SDL_SCANCODE_F, 0x043E};           // o
constexpr TypedKey mongolian{SDL_SCANCODE_F, 0x04E9};           // barred o
constexpr TypedKey czech{SDL_SCANCODE_2, 0x011B};               // e with a caron
constexpr TypedKey slovak{SDL_SCANCODE_2, 0x013E};              // l with a caron
constexpr TypedKey hungarian{SDL_SCANCODE_LEFTBRACKET, 0x0151}; // o with a double acute
constexpr TypedKey azeri{SDL_SCANCODE_LEFTBRACKET, 0x00F6};     // o with two dots
constexpr TypedKey icelandic{SDL_SCANCODE_LEFTBRACKET, 0x00F0}; // eth
constexpr TypedKey canadian{SDL_SCANCODE_SLASH, 0x00E9};        // e with an acute
constexpr std::array question_marks{
    QuestionMark{SDLK_SLASH},                                // American and all layouts based on it
    QuestionMark{0x00DF},                                    // German: sharp s
    QuestionMark{SDLK_QUOTE, SDL_SCANCODE_MINUS},            // Spanish, Italian, Portuguese, Swiss
    QuestionMark{SDLK_PLUS, SDL_SCANCODE_MINUS},             // Danish, Finnish, Norwegian, Swedish
    QuestionMark{SDLK_ASTERISK, SDL_SCANCODE_MINUS},         // Turkish
    QuestionMark{SDLK_COMMA, SDL_SCANCODE_M},                // French, Belgian
    QuestionMark{SDLK_QUOTE, SDL_SCANCODE_N},                // French (BEPO)
    QuestionMark{SDLK_COMMA, SDL_SCANCODE_COMMA, czech},     //
    QuestionMark{SDLK_COMMA, SDL_SCANCODE_COMMA, slovak},    //
    QuestionMark{SDLK_COMMA, SDL_SCANCODE_COMMA, hungarian}, //
    QuestionMark{SDLK_6, SDL_SCANCODE_6, canadian},          //
    QuestionMark{SDLK_QUOTE, SDL_SCANCODE_RIGHTBRACKET, icelandic},
    QuestionMark{SDLK_7, SDL_SCANCODE_7, cyrillic}, // Russian, Ukrainian
    QuestionMark{SDLK_7, SDL_SCANCODE_7, azeri},
    QuestionMark{SDLK_2, SDL_SCANCODE_2, bulgarian},
    QuestionMark{SDLK_0, SDL_SCANCODE_0, mongolian},
    QuestionMark{SDLK_PERIOD, SDL_SCANCODE_SLASH, hebrew},
    QuestionMark{0x0638, SDL_SCANCODE_SLASH}, // Arabic
    QuestionMark{0x2116, SDL_SCANCODE_SLASH}, // Kazakh
    QuestionMark{0x0E17, SDL_SCANCODE_M},     // Thai
    QuestionMark{0x0EAA, SDL_SCANCODE_L},     // Lao
    QuestionMark{0x17CA, SDL_SCANCODE_SLASH}, // Khmer
    QuestionMark{0x094D, SDL_SCANCODE_SLASH}, // Nepali
    QuestionMark{0x1367, SDL_SCANCODE_SLASH}, // Amharic
};

bool types_question_mark(const SDL_Keysym& sym, const Surroundings& around) {
    if ((sym.mod & KMOD_SHIFT) == 0) return false;
    return std::any_of(question_marks.begin(), question_marks.end(), [&](const QuestionMark& one) {
        const bool any_keyboard = one.told_by.place == SDL_SCANCODE_UNKNOWN;
        return sym.sym == one.types && (one.place == SDL_SCANCODE_UNKNOWN || sym.scancode == one.place) &&
               (any_keyboard || around.typed_at(one.told_by.place) == one.told_by.types);
    });
}

static_assert(static_cast<int>(Key::z) - static_cast<int>(Key::a) == 25, "letters are numbered in their order");
constexpr bool is_letter(SDL_Keycode code) { return code >= SDLK_a && code <= SDLK_z; }
constexpr Key key_of(SDL_Keycode letter) { return static_cast<Key>(static_cast<int>(Key::a) + (letter - SDLK_a)); }

/// Returns whether some key has this letter printed on it: a letter that moves the cursor only counts for commands.
bool is_typed(SDL_Keycode letter, bool command, const Surroundings& around) {
    for (int at = SDL_SCANCODE_A; at <= SDL_SCANCODE_SLASH; ++at) {
        const auto place = static_cast<SDL_Scancode>(at);
        if (around.typed_at(place) == letter && (command || !found(arrows, place))) return true;
    }
    return false;
}

/// Returns the letter at this position of an American keyboard, if no key has that letter printed on it.
std::optional<Key> letter_by_place(const SDL_Keysym& sym, bool command, const Surroundings& around) {
    if (is_letter(sym.sym) || sym.scancode < SDL_SCANCODE_A || sym.scancode > SDL_SCANCODE_Z) return std::nullopt;
    const SDL_Keycode letter = SDLK_a + (sym.scancode - SDL_SCANCODE_A);
    if (is_typed(letter, command, around)) return std::nullopt;
    return key_of(letter);
}

Key key_from(const SDL_Keysym& sym, const Surroundings& around) {
    const bool command = (sym.mod & (KMOD_CTRL | KMOD_GUI | KMOD_ALT)) != 0;
    const bool types_digits = around.takes_text && (sym.mod & KMOD_NUM) != 0;
    if (const auto key = found(keypad, sym.sym)) return types_digits ? Key::other : *key;
    if (const auto key = found(arrows, sym.scancode); key && !command) return *key;
    if (const auto key = letter_by_place(sym, command, around)) return *key;
    if (types_question_mark(sym, around)) return Key::question;
    if (const auto key = found(digits, sym.scancode)) return *key;
    if (!is_letter(sym.sym)) return found(keys, sym.sym).value_or(Key::other);
    const Key letter = key_of(sym.sym);
    const bool moves = std::any_of(arrows.begin(), arrows.end(), [&](const auto& one) { return one.second == letter; });
    return moves && !command && sym.scancode != SDL_SCANCODE_UNKNOWN ? Key::other : letter;
}

/// If a key types a digit only with Shift, as on a French keyboard, Shift does not change its meaning.
bool shift_types_digit(const SDL_Keysym& sym) {
    return found(digits, sym.scancode).has_value() && (sym.sym < SDLK_0 || sym.sym > SDLK_9);
}

/// In text editing every key repeats except those that end it.
bool repeats_in_text(const ui::KeyPress& press) {
    if (press.ctrl) return press.key == Key::v || repeats(press);
    return press.key != Key::enter && press.key != Key::escape && press.key != Key::f1 && press.key != Key::f11;
}

std::optional<ui::Input> key_input(const SDL_KeyboardEvent& event, const Surroundings& around) {
    const SDL_Keysym& sym = event.keysym;
    const ui::KeyPress press{.key = key_from(sym, around),
                             .ctrl = (sym.mod & (KMOD_CTRL | KMOD_GUI)) != 0,
                             .shift = (sym.mod & KMOD_SHIFT) != 0 && !shift_types_digit(sym),
                             .alt = (sym.mod & KMOD_ALT) != 0};
    if (event.repeat != 0 && !(around.takes_text ? repeats_in_text(press) : repeats(press))) return std::nullopt;
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
