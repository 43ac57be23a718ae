#include "app/keys/key_names.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "app/keys/key_bindings.hpp"
#include "platform/translation.hpp"
#include "ui/letter_case.hpp"
#include "ui/utf8.hpp"

namespace twoturns::app {
namespace {

using platform::trc;
using ui::Key;
using ui::KeyPress;

constexpr std::array key_words{
    "other", "a",     "b",     "c",     "d",   "e",      "f",         "g",        "h",       "i",
    "j",     "k",     "l",     "m",     "n",   "o",      "p",         "q",        "r",       "s",
    "t",     "u",     "v",     "w",     "x",   "y",      "z",         "question", "zero",    "one",
    "two",   "three", "minus", "plus",  "up",  "down",   "left",      "right",    "page-up", "page-down",
    "home",  "end",   "space", "enter", "tab", "escape", "backspace", "delete",   "f1",      "f11"};
static_assert(key_words.size() == static_cast<std::size_t>(Key::f11) + 1);

std::string meaning_name(Key key) {
    switch (key) {
    case Key::up: return "↑";
    case Key::down: return "↓";
    case Key::left: return "←";
    case Key::right: return "→";
    // TRANSLATORS: the names of keys, as on a keyboard in your language.
    case Key::space: return trc("key", "Space");
    case Key::enter: return trc("key", "Enter");
    case Key::tab: return "Tab";
    case Key::escape: return "Esc";
    case Key::backspace: return trc("key", "Backspace");
    case Key::del: return trc("key", "Delete");
    case Key::page_up: return trc("key", "Page up");
    case Key::page_down: return trc("key", "Page down");
    case Key::home: return trc("key", "Home");
    case Key::end: return trc("key", "End");
    case Key::f1: return "F1";
    case Key::f11: return "F11";
    case Key::question: return "?";
    case Key::zero: return "0";
    case Key::one: return "1";
    case Key::two: return "2";
    case Key::three: return "3";
    case Key::minus: return "-";
    case Key::plus: return "+";
    case Key::other: return {};
    default: break;
    }
    return {static_cast<char>('A' + static_cast<int>(key) - static_cast<int>(Key::a))};
}

/// Returns the name of a key that types nothing, by its place, or of a key of the keypad.
std::string place_name(int place) {
    constexpr int f1 = 58;
    constexpr int f12 = 69;
    constexpr int f13 = 104;
    constexpr int f24 = 115;
    constexpr std::array pads{"/", "*", "-", "+", "Enter", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "."};
    constexpr int first_pad = 84;
    constexpr int pad_enter = 88;
    if (place >= f1 && place <= f12) return "F" + std::to_string(place - f1 + 1);
    if (place >= f13 && place <= f24) return "F" + std::to_string(place - f13 + 13);
    if (is_on_keypad(place))
        // TRANSLATORS: the name of a key of the block of digits at the right of a keyboard: Keypad 4, Keypad Enter.
        return platform::trcf("key", "Keypad {0}",
                              place == pad_enter ? trc("key", "Enter")
                                                 : pads.at(static_cast<std::size_t>(place - first_pad)));
    switch (place) {
    case 40: return meaning_name(Key::enter);
    case 41: return meaning_name(Key::escape);
    case 42: return meaning_name(Key::backspace);
    case 43: return meaning_name(Key::tab);
    case 44: return meaning_name(Key::space);
    // TRANSLATORS: the names of keys, as on a keyboard in your language.
    case 70: return trc("key", "Print");
    case 72: return trc("key", "Pause");
    case 73: return trc("key", "Insert");
    case 74: return meaning_name(Key::home);
    case 75: return meaning_name(Key::page_up);
    case 76: return meaning_name(Key::del);
    case 77: return meaning_name(Key::end);
    case 78: return meaning_name(Key::page_down);
    case 79: return meaning_name(Key::right);
    case 80: return meaning_name(Key::left);
    case 81: return meaning_name(Key::down);
    case 82: return meaning_name(Key::up);
    case 101: return trc("key", "Menu");
    default: return {};
    }
}

std::string bare_name(const Binding& binding) {
    const KeyPress& press = binding.press;
    if (std::string name = place_name(press.place); !name.empty()) return name;
    if (press.types == U' ') return meaning_name(Key::space);
    // A letter of the usual keys is named by its meaning, since nobody pressed it yet.
    if (press.types != 0) return ui::encoded(ui::capital(press.types));
    if (press.key != Key::other) return meaning_name(press.key);
    return press.place == 0 ? std::string{} : "#" + std::to_string(press.place);
}

} // namespace

std::string name_of(const Binding& binding) {
    const KeyPress& press = binding.press;
    const std::string key = bare_name(binding);
    const bool shifted = press.shift && (press.types != 0 || (press.key != Key::question && press.key != Key::plus));
    // TRANSLATORS: the names of keys, as on a keyboard in your language.
    return (press.ctrl ? trc("key", "Ctrl") + "+" : std::string{}) + (press.alt ? trc("key", "Alt") + "+" : "") +
           (shifted ? trc("key", "Shift") + "+" : "") + key;
}

const char* word_of(Key key) { return key_words.at(static_cast<std::size_t>(key)); }

std::optional<Key> key_of_word(std::string_view word) {
    const auto* const found = std::find(key_words.begin(), key_words.end(), word);
    if (found == key_words.end()) return std::nullopt;
    return static_cast<Key>(found - key_words.begin());
}

} // namespace twoturns::app
