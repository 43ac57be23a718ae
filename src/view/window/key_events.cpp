#include "view/window/key_events.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/keys/key_bindings.hpp"

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
constexpr std::array digit_keys{
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
    if (const auto key = found(digit_keys, sym.scancode)) return *key;
    if (!is_letter(sym.sym)) return found(keys, sym.sym).value_or(Key::other);
    const Key letter = key_of(sym.sym);
    const bool moves = std::any_of(arrows.begin(), arrows.end(), [&](const auto& one) { return one.second == letter; });
    return moves && !command && sym.scancode != SDL_SCANCODE_UNKNOWN ? Key::other : letter;
}

/// If a key types a digit only with Shift, as on a French keyboard, Shift does not change its meaning.
bool shift_types_digit(const SDL_Keysym& sym) {
    return found(digit_keys, sym.scancode).has_value() && (sym.sym < SDLK_0 || sym.sym > SDLK_9);
}

/// In text editing every key repeats except those that end it.
bool repeats_in_text(const ui::KeyPress& press) {
    if (press.ctrl) return press.key == Key::v || repeats(press);
    return press.key != Key::enter && press.key != Key::escape && press.key != Key::f1 && press.key != Key::f11;
}

} // namespace

bool repeats(const ui::KeyPress& press) {
    if (const auto command = app::keys_in_use().chosen_for(press))
        return app::repeats(*command) || ui::is_arrow(press.key);
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

std::optional<ui::Input> key_input(const SDL_KeyboardEvent& event, const Surroundings& around) {
    const SDL_Keysym& sym = event.keysym;
    // Keys that type nothing have a code with this bit, or a control character.
    const bool types = (sym.sym & SDLK_SCANCODE_MASK) == 0 && sym.sym >= SDLK_SPACE && sym.sym != SDLK_DELETE;
    const ui::KeyPress press{.key = key_from(sym, around),
                             .ctrl = (sym.mod & (KMOD_CTRL | KMOD_GUI)) != 0,
                             .shift = (sym.mod & KMOD_SHIFT) != 0 && !shift_types_digit(sym),
                             .alt = (sym.mod & KMOD_ALT) != 0,
                             .place = static_cast<int>(sym.scancode),
                             .types = types ? static_cast<char32_t>(sym.sym) : U'\0',
                             .again = event.repeat != 0};
    if (event.repeat != 0 && !(around.takes_text ? repeats_in_text(press) : repeats(press))) return std::nullopt;
    return press;
}

} // namespace twoturns::view
