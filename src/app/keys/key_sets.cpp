#include "app/keys/key_sets.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using ui::Key;
using ui::KeyPress;

/// A key of an American keyboard, with what it types there: on another keyboard the place counts.
struct PlacedKey {
    int place;
    char32_t types;
    Key key;
};
constexpr PlacedKey letter(char c) {
    const int number = c - 'a';
    constexpr int place_of_a = 4;
    return {place_of_a + number, static_cast<char32_t>(c), static_cast<Key>(static_cast<int>(Key::a) + number)};
}
constexpr PlacedKey digit(int n) { // 1 to 9
    constexpr int before_one = 29;
    const Key key = n <= 3 ? static_cast<Key>(static_cast<int>(Key::zero) + n) : Key::other;
    return {before_one + n, static_cast<char32_t>('0' + n), key};
}
constexpr PlacedKey no_letter(int place) { return {place, 0, Key::other}; }
constexpr PlacedKey keypad(int n) { // 0 to 9
    constexpr int before_one = 88;
    return no_letter(n == 0 ? before_one + 10 : before_one + n);
}
constexpr PlacedKey keypad_point = no_letter(99);
constexpr PlacedKey keypad_slash = no_letter(84);
constexpr PlacedKey keypad_star = no_letter(85);
constexpr PlacedKey keypad_minus = no_letter(86);
constexpr PlacedKey keypad_plus = no_letter(87);
constexpr PlacedKey keypad_enter = no_letter(88);
constexpr PlacedKey enter_place{40, 0, Key::enter};
constexpr PlacedKey space{44, U' ', Key::space};
constexpr PlacedKey backquote{53, U'`', Key::other};
constexpr PlacedKey insert = no_letter(73);
constexpr PlacedKey pause_key = no_letter(72);
constexpr PlacedKey page_up{75, 0, Key::page_up};
constexpr PlacedKey del{76, 0, Key::del};
constexpr PlacedKey end_key{77, 0, Key::end};
constexpr PlacedKey page_down{78, 0, Key::page_down};
constexpr PlacedKey right_arrow{79, 0, Key::right};
constexpr PlacedKey left_arrow{80, 0, Key::left};
constexpr PlacedKey down_arrow{81, 0, Key::down};
constexpr PlacedKey up_arrow{82, 0, Key::up};

struct SetRow {
    Command command;
    std::vector<Binding> keys;
};

Binding at(const PlacedKey& key, bool shift = false) {
    KeyPress press{.key = key.key, .shift = shift, .place = key.place, .types = key.types};
    return {Binding::By::place, press};
}

/// The keypad with the cursor keys where their arrows are printed.
std::vector<SetRow> keypad_rows() {
    return {{Command::cursor_up, {at(keypad(8))}},
            {Command::cursor_down, {at(keypad(2))}},
            {Command::cursor_left, {at(keypad(4))}},
            {Command::cursor_right, {at(keypad(6))}},
            {Command::pick, {at(keypad(5)), at(keypad_enter)}},
            {Command::next_equal, {at(keypad(9))}},
            {Command::previous_equal, {at(keypad(7))}},
            {Command::hint, {at(keypad(0))}},
            {Command::undo, {at(keypad_point)}},
            {Command::redo, {at(keypad_slash)}},
            {Command::rewind, {at(keypad_star)}},
            {Command::reshuffle, {at(keypad(3))}},
            {Command::back, {at(keypad(1))}},
            {Command::zoom_in, {at(keypad_plus)}},
            {Command::zoom_out, {at(keypad_minus)}}};
}

std::vector<SetRow> right_hand_rows() {
    std::vector<SetRow> rows = keypad_rows();
    const std::map<Command, PlacedKey> beside{{Command::cursor_up, up_arrow},
                                              {Command::cursor_down, down_arrow},
                                              {Command::cursor_left, left_arrow},
                                              {Command::cursor_right, right_arrow},
                                              {Command::pick, enter_place},
                                              {Command::next_equal, page_down},
                                              {Command::previous_equal, page_up},
                                              {Command::hint, insert},
                                              {Command::undo, del},
                                              {Command::back, end_key}};
    for (SetRow& row : rows)
        if (const auto more = beside.find(row.command); more != beside.end())
            row.keys = {at(more->second), row.keys.front()};
    rows.push_back({Command::pause, {at(pause_key)}});
    return rows;
}

std::vector<SetRow> left_hand_rows() {
    return {{Command::cursor_up, {at(letter('w'))}},
            {Command::cursor_down, {at(letter('s'))}},
            {Command::cursor_left, {at(letter('a'))}},
            {Command::cursor_right, {at(letter('d'))}},
            {Command::pick, {at(space), at(letter('f'))}},
            {Command::hint, {at(letter('e'))}},
            {Command::show_me, {at(letter('e'), true)}},
            {Command::undo, {at(letter('q'))}},
            {Command::redo, {at(letter('q'), true)}},
            {Command::rewind, {at(letter('z'))}},
            {Command::reshuffle, {at(letter('x'))}},
            {Command::restart, {at(letter('r'))}},
            {Command::watch_again, {at(letter('v'))}},
            {Command::pause, {at(letter('c'))}},
            {Command::copy_result, {at(letter('c'), true)}},
            {Command::mute, {at(letter('b'))}},
            {Command::zoom_to_fit, {at(digit(1))}},
            {Command::zoom_out, {at(digit(2))}},
            {Command::zoom_in, {at(digit(3))}},
            {Command::race, {at(digit(4))}},
            {Command::new_game, {at(digit(5))}},
            {Command::menu, {at(backquote)}},
            {Command::fullscreen, {at(no_letter(62))}}};
}

std::vector<SetRow> rows_of(KeySet set) {
    switch (set) {
    case KeySet::usual: break;
    case KeySet::right_hand: return right_hand_rows();
    case KeySet::left_hand: return left_hand_rows();
    case KeySet::keypad: return keypad_rows();
    }
    return {};
}

} // namespace

std::string label_of(KeySet set) {
    switch (set) {
    // TRANSLATORS: ready sets of keys to choose from.
    case KeySet::usual: return platform::trc("keys", "Usual");
    case KeySet::right_hand: return platform::trc("keys", "Right hand only");
    case KeySet::left_hand: return platform::trc("keys", "Left hand only");
    case KeySet::keypad: return platform::trc("keys", "Keypad");
    }
    return {};
}

KeyBindings bindings_of(KeySet set) {
    KeyBindings bindings;
    for (const SetRow& row : rows_of(set)) bindings.set_all(row.command, row.keys);
    return bindings;
}

std::optional<KeySet> set_of(const KeyBindings& bindings) {
    for (const KeySet set : all_key_sets)
        if (bindings_of(set) == bindings) return set;
    return std::nullopt;
}

bool is_in_reach(KeySet set, int place) {
    const auto one_of = [&](const auto& places) {
        return std::find(places.begin(), places.end(), place) != places.end();
    };
    constexpr std::array beside_keypad{40, 42, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82};
    // Q W E R T, A S D F G, Z X C V B; 1 to 5; Escape, Tab, Space, backquote; F1 to F5
    constexpr std::array left{20, 26, 8,  21, 23, 4,  22, 7,  9,  10, 29, 27, 6,  25, 5,
                              30, 31, 32, 33, 34, 41, 43, 44, 53, 58, 59, 60, 61, 62};
    switch (set) {
    case KeySet::usual: return true;
    case KeySet::right_hand: return is_on_keypad(place) || one_of(beside_keypad);
    case KeySet::left_hand: return one_of(left);
    case KeySet::keypad: return is_on_keypad(place);
    }
    return false;
}

} // namespace twoturns::app
