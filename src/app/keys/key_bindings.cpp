#include "app/keys/key_bindings.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "app/keys/key_names.hpp"
#include "app/keys/pad_buttons.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

using ui::Key;
using ui::KeyPress;

constexpr const char* no_keys = "none"; // the text of a command without keys
constexpr std::size_t most_rows = 2 * command_count;
constexpr KeyPress escape{Key::escape};

constexpr int first_modifier_place = 224;
constexpr int last_modifier_place = 231;
constexpr std::array locks{57, 71, 83}; // Caps Lock, Scroll Lock, Num Lock
constexpr int last_place = 511;

constexpr std::array contexts{KeyContext::game, KeyContext::replay, KeyContext::calendar, KeyContext::other};

bool same_modifiers(const KeyPress& a, const KeyPress& b) {
    return a.ctrl == b.ctrl && a.shift == b.shift && a.alt == b.alt;
}

bool is_modifier(int place) {
    return (place >= first_modifier_place && place <= last_modifier_place) ||
           std::find(locks.begin(), locks.end(), place) != locks.end();
}

/// Returns the text before the first separator, and removes both.
std::string_view cut(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

bool take_prefix(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

std::string one_to_text(const Binding& key) {
    const KeyPress& press = key.press;
    return (press.ctrl ? "ctrl+" : std::string{}) + (press.shift ? "shift+" : "") + (press.alt ? "alt+" : "") +
           (key.by == Binding::By::place ? "place:" : "letter:") + word_of(press.key) + ':' +
           std::to_string(static_cast<unsigned>(press.types)) + ':' + std::to_string(press.place);
}

std::optional<Binding> parse_key(std::string_view text) {
    Binding key;
    key.press.ctrl = take_prefix(text, "ctrl+");
    key.press.shift = take_prefix(text, "shift+");
    key.press.alt = take_prefix(text, "alt+");
    const std::string_view by = cut(text, ':');
    if (by != "place" && by != "letter") return std::nullopt;
    key.by = by == "place" ? Binding::By::place : Binding::By::letter;
    const auto meaning = key_of_word(cut(text, ':'));
    const auto types = parse_number(cut(text, ':'));
    const auto place = parse_number(text);
    if (!meaning || !types || !place) return std::nullopt;
    constexpr int last_character = 0x10FFFF;
    if (*types < 0 || *types > last_character || *place < 0 || *place > last_place) return std::nullopt;
    key.press.key = *meaning;
    key.press.types = static_cast<char32_t>(*types);
    key.press.place = *place;
    const bool known = key.by == Binding::By::place ? *place != 0 : *meaning != Key::other || *types != 0;
    if (!known || key.press == escape) return std::nullopt;
    return key;
}

std::optional<Command> command_named(std::string_view name) {
    for (std::size_t i = 0; i < command_count; ++i)
        if (name == name_of(static_cast<Command>(i))) return static_cast<Command>(i);
    return std::nullopt;
}

bool works_anywhere(Command command) { return applies(command, KeyContext::other); }

/// Returns whether one key cannot have both commands. In a replay or a calendar its own commands come first, so that
/// its keys may have others everywhere else.
bool meet(Command a, Command b) {
    if (works_anywhere(a) && works_anywhere(b)) return true;
    if (works_anywhere(a)) return applies(b, KeyContext::game);
    if (works_anywhere(b)) return applies(a, KeyContext::game);
    return std::any_of(contexts.begin(), contexts.end(),
                       [&](KeyContext context) { return applies(a, context) && applies(b, context); });
}

/// Returns whether the keys of two bindings are one on the keyboard in use.
bool same_key(const Binding& a, const Binding& b) { return matches(a, b.press) || matches(b, a.press); }

bool has_usual_key(Command command, const KeyPress& press) {
    const auto usual = presses_of(command);
    return std::find(usual.begin(), usual.end(), press) != usual.end();
}

} // namespace

bool matches(const Binding& binding, const KeyPress& press) {
    const KeyPress& own = binding.press;
    if (!same_modifiers(own, press)) return false;
    if (binding.by == Binding::By::place) return own.place != 0 && own.place == press.place;
    return (own.key != Key::other && own.key == press.key) || (own.types != 0 && own.types == press.types);
}

bool is_on_keypad(int place) {
    constexpr int first = 84;
    constexpr int last = 99;
    return place >= first && place <= last;
}

std::optional<Binding> binding_of(const KeyPress& press, Binding::By by) {
    if (press == escape || press.pad || is_modifier(press.place)) return std::nullopt;
    Binding binding{by, press};
    binding.press.again = false;
    const bool means_something = press.types != 0 || press.key != Key::other;
    if (press.place == 0) {
        if (!means_something) return std::nullopt;
        binding.by = Binding::By::letter;
    } else if (!means_something || is_on_keypad(press.place)) {
        binding.by = Binding::By::place;
    }
    return binding;
}

std::string to_text(const std::vector<Binding>& keys) {
    std::string all;
    for (const Binding& key : keys) all += (all.empty() ? "" : " ") + one_to_text(key);
    return all.empty() ? no_keys : all;
}

std::optional<std::vector<Binding>> parse_keys(std::string_view text) {
    std::vector<Binding> keys;
    if (text == no_keys) return keys;
    while (!text.empty()) {
        const auto key = parse_key(cut(text, ' '));
        if (!key || keys.size() == KeyBindings::most_keys) return std::nullopt;
        keys.push_back(*key);
    }
    if (keys.empty()) return std::nullopt;
    return keys;
}

KeyBindings::KeyBindings(const KeptList& stored) {
    for (const auto& [name, row] : stored.rows())
        if (const auto command = command_named(name)) chosen(*command) = parse_keys(row.value);
}

KeptList KeyBindings::stored() const {
    KeptList rows;
    for (std::size_t i = 0; i < command_count; ++i)
        if (const auto& keys = chosen_.at(i)) rows.put(name_of(static_cast<Command>(i)), to_text(*keys), most_rows);
    return rows;
}

std::vector<Binding> KeyBindings::of(Command command) const {
    if (const Keys& keys = chosen(command)) return *keys;
    std::vector<Binding> usual;
    for (const KeyPress& press : presses_of(command)) usual.push_back({Binding::By::letter, press});
    return usual;
}

std::optional<Command> KeyBindings::command_for(const KeyPress& press, KeyContext context) const {
    const auto first = [&](const auto& has_key) -> std::optional<Command> {
        for (const bool anywhere : {false, true})
            for (std::size_t i = 0; i < command_count; ++i)
                if (const auto command = static_cast<Command>(i);
                    works_anywhere(command) == anywhere && applies(command, context) && has_key(command))
                    return command;
        return std::nullopt;
    };
    if (press == escape) return Command::back;
    const auto is_own = [&](Command command) {
        const Keys& keys = chosen(command);
        return keys && std::any_of(keys->begin(), keys->end(), [&](const Binding& key) { return matches(key, press); });
    };
    if (!press.pad)
        if (const auto own = first(is_own)) return own;
    if (press.key == Key::other) return std::nullopt;
    return first([&](Command command) { return (press.pad || !chosen(command)) && has_usual_key(command, press); });
}

std::optional<Command> KeyBindings::chosen_for(const KeyPress& press) const {
    if (press.pad) return std::nullopt;
    for (std::size_t i = 0; i < command_count; ++i)
        if (const Keys& keys = chosen_.at(i);
            keys && std::any_of(keys->begin(), keys->end(), [&](const Binding& key) { return matches(key, press); }))
            return static_cast<Command>(i);
    return std::nullopt;
}

std::optional<Command> KeyBindings::clash(Command command, const KeyPress& press) const {
    for (std::size_t i = 0; i < command_count; ++i) {
        const auto other = static_cast<Command>(i);
        if (other == command || !meet(command, other) || (!chosen(other) && is_on_keypad(press.place))) continue;
        const auto keys = of(other);
        if (std::any_of(keys.begin(), keys.end(), [&](const Binding& key) { return matches(key, press); }))
            return other;
    }
    return std::nullopt;
}

void KeyBindings::take_from_others(Command command, const Binding& key) {
    for (std::size_t i = 0; i < command_count; ++i) {
        const auto other = static_cast<Command>(i);
        if (other == command || !meet(command, other) || (!chosen(other) && is_on_keypad(key.press.place))) continue;
        auto keys = of(other);
        if (std::erase_if(keys, [&](const Binding& one) { return same_key(one, key); }) == 0) continue;
        keys.resize(std::min(keys.size(), most_keys));
        chosen(other) = std::move(keys);
    }
}

void KeyBindings::set(Command command, std::size_t slot, const Binding& key) {
    take_from_others(command, key);
    auto keys = of(command);
    keys.resize(std::min(keys.size(), most_keys));
    if (slot < keys.size())
        keys[slot] = key;
    else
        keys.push_back(key);
    for (std::size_t i = keys.size(); i-- > 0;) // no key twice
        if (i != std::min(slot, keys.size() - 1) && same_key(keys[i], key)) {
            keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(i));
            if (i < slot) --slot;
        }
    chosen(command) = std::move(keys);
}

void KeyBindings::clear(Command command, std::size_t slot) {
    auto keys = of(command);
    keys.resize(std::min(keys.size(), most_keys));
    if (slot < keys.size()) keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(slot));
    chosen(command) = std::move(keys);
}

void KeyBindings::set_all(Command command, const std::vector<Binding>& keys) {
    for (const Binding& key : keys) take_from_others(command, key);
    chosen(command) = keys;
}

// In use ------------------------------------------------------------------------------------------------

namespace {

struct KeysInUse {
    KeptList keys;
    KeyBindings bindings;
};
KeysInUse& in_use() {
    static KeysInUse keys;
    return keys;
}

} // namespace

void use_keys(const KeptList& keys, const KeptList& pad_buttons) {
    use_pad_buttons(pad_buttons);
    KeysInUse& now = in_use();
    if (now.keys == keys) return;
    now = {keys, KeyBindings{keys}};
}

const KeyBindings& keys_in_use() { return in_use().bindings; }

} // namespace twoturns::app
