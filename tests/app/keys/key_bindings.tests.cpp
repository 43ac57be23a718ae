// Keys as data: what is stored reads back, who has a key, and the ready sets.
#include "app/keys/key_bindings.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "app/keys/command_groups.hpp"
#include "app/keys/key_names.hpp"
#include "app/keys/key_sets.hpp"
#include "app/keys/pad_buttons.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using ui::KeyPress;
using By = Binding::By;

namespace {

constexpr int place_of_h = 11;
constexpr int place_of_f5 = 62;
constexpr int keypad_7 = 95;

/// A press of a key that types a letter, on an American keyboard.
KeyPress letter_key(char letter, bool ctrl = false) {
    const int number = letter - 'a';
    return {.key = static_cast<Key>(static_cast<int>(Key::a) + number),
            .ctrl = ctrl,
            .place = 4 + number,
            .types = static_cast<char32_t>(letter)};
}
KeyPress at_place(int place, Key key = Key::other) { return {.key = key, .place = place}; }

Binding by_letter(char letter) { return *binding_of(letter_key(letter), By::letter); }

std::vector<Command> every_command() {
    std::vector<Command> all;
    for (std::size_t i = 0; i < command_count; ++i) all.push_back(static_cast<Command>(i));
    return all;
}

Binding any_binding(Random& chance) {
    const auto below = [&](int most) { return static_cast<int>(chance.below(static_cast<std::uint32_t>(most))); };
    KeyPress press{.key = static_cast<Key>(below(static_cast<int>(Key::f11) + 1)),
                   .ctrl = below(2) == 0,
                   .shift = below(2) == 0,
                   .alt = below(2) == 0,
                   .place = 4 + below(200),
                   .types = static_cast<char32_t>(below(3) == 0 ? 0 : 33 + below(0xFFFF))};
    if (press.key == Key::escape) press.key = Key::a;
    const bool means_something = press.key != Key::other || press.types != 0;
    return {means_something && below(2) == 0 ? By::letter : By::place, press};
}

} // namespace

TEST_CASE("keys that were chosen come back as they were", "[keys]") {
    for (int seed = 0; seed < scaled(200); ++seed) {
        CAPTURE(seed);
        Random chance{static_cast<std::uint64_t>(seed)};
        KeptList rows;
        for (const Command command : every_command()) {
            if (chance.below(3) != 0) continue;
            std::vector<Binding> keys;
            for (auto left = chance.below(3); left > 0; --left) keys.push_back(any_binding(chance));
            CHECK(parse_keys(to_text(keys)) == keys);
            rows.put(name_of(command), to_text(keys), command_count);
        }
        const KeyBindings bindings{rows};
        CHECK(KeyBindings{bindings.stored()} == bindings);
        for (const Command command : every_command())
            CHECK(bindings.is_chosen(command) == rows.contains(name_of(command)));
    }
}

TEST_CASE("a damaged row leaves a command its usual keys, and the others theirs", "[keys]") {
    for (const char* damaged :
         {"", " ", "x", "letter", "letter:", "letter:h", "letter:h:104", "letter:h:104:x", "letter:zz:0:11",
          "place:h:104:0", "place:h:104:512", "letter:other:0:11", "letter:h:1114112:11", "hyper+letter:h:104:11",
          "letter:h:104:11 letter:u:117:24 letter:x:120:27", "letter:escape:0:41", "letter:h:104:11 x", "none none"}) {
        CAPTURE(damaged);
        CHECK_FALSE(parse_keys(damaged));
        KeptList rows;
        rows.put("hint", damaged, 10);
        rows.put("no-command", "none", 10);
        rows.put("undo", to_text({by_letter('i')}), 10);
        const KeyBindings bindings{rows};
        CHECK(bindings.command_for(letter_key('h'), KeyContext::game) == Command::hint);
        CHECK(bindings.command_for(letter_key('i'), KeyContext::game) == Command::undo);
        CHECK_FALSE(bindings.command_for(letter_key('u'), KeyContext::game));
    }
}

TEST_CASE("without a choice every key means what the table says", "[keys]") {
    const KeyBindings usual;
    CHECK(usual.stored().empty());
    for (const Command command : every_command())
        for (const KeyPress& press : presses_of(command))
            for (const KeyContext context : {KeyContext::game, KeyContext::replay, KeyContext::calendar})
                if (applies(command, context) && (context == KeyContext::game || !applies(command, KeyContext::other)))
                    CHECK(usual.command_for(press, context) == command);
}

TEST_CASE("a key is found by what it types, or by its place", "[keys]") {
    KeyBindings bindings;
    bindings.set(Command::hint, 0, *binding_of(letter_key('i'), By::letter));
    const KeyPress elsewhere{.key = Key::i, .place = 40, .types = U'i'};
    CHECK(bindings.command_for(elsewhere, KeyContext::game) == Command::hint);
    bindings.set(Command::hint, 0, *binding_of(letter_key('i'), By::place));
    CHECK(bindings.command_for(elsewhere, KeyContext::game) != Command::hint);
    const KeyPress other_letter{.key = Key::c, .place = letter_key('i').place, .types = U'c'};
    CHECK(bindings.command_for(other_letter, KeyContext::game) == Command::hint); // as on a Dvorak keyboard
    CHECK(bindings.command_for({.key = Key::c, .ctrl = true, .place = 12, .types = U'c'}, KeyContext::game) ==
          Command::copy_id);
}

TEST_CASE("keys without a letter and keys of the keypad are known by their place", "[keys]") {
    CHECK(binding_of(at_place(place_of_f5), By::letter)->by == By::place);
    CHECK(binding_of(at_place(keypad_7, Key::home), By::letter)->by == By::place);
    CHECK(binding_of(letter_key('h'), By::place)->by == By::place);
    CHECK(binding_of({Key::h}, By::place)->by == By::letter); // of a keyboard that does not say where its keys are
    CHECK_FALSE(binding_of({Key::escape}, By::letter));
    CHECK_FALSE(binding_of({}, By::letter));
    CHECK_FALSE(binding_of({.key = Key::h, .pad = 0}, By::letter));
    for (const int modifier : {224, 225, 226, 231, 57}) CHECK_FALSE(binding_of(at_place(modifier), By::place));
}

TEST_CASE("Escape leads back whatever the player chooses", "[keys]") {
    KeyBindings bindings;
    bindings.set(Command::back, 0, by_letter('b'));
    for (const KeyContext context : {KeyContext::game, KeyContext::replay, KeyContext::calendar, KeyContext::other})
        CHECK(bindings.command_for({Key::escape}, context) == Command::back);
    CHECK(bindings.command_for(letter_key('b'), KeyContext::game) == Command::back);
}

TEST_CASE("a gamepad's buttons mean the same whatever the keys", "[keys]") {
    KeyBindings bindings;
    bindings.set(Command::restart, 0, by_letter('h'));
    CHECK(bindings.command_for(letter_key('h'), KeyContext::game) == Command::restart);
    CHECK(bindings.command_for({.key = Key::h, .pad = 0}, KeyContext::game) == Command::hint);
}

TEST_CASE("commands clash where both can be run, and only there", "[keys]") {
    const KeyBindings usual;
    CHECK(usual.clash(Command::hint, letter_key('u')) == Command::undo);
    CHECK(usual.clash(Command::hint, letter_key('k')) == Command::decks);
    CHECK_FALSE(usual.clash(Command::hint, letter_key('h'))); // its own
    CHECK_FALSE(usual.clash(Command::hint, at_place(place_of_f5)));
    CHECK_FALSE(usual.clash(Command::replay_faster, letter_key('u'))); // a replay has no undo
    CHECK_FALSE(usual.clash(Command::hint, at_place(keypad_7, Key::home)));
    CHECK(usual.clash(Command::hint, at_place(74, Key::home)) == Command::home);
}

TEST_CASE("a key that is taken over leaves the other command its second key", "[keys]") {
    KeyBindings bindings;
    bindings.set(Command::hint, 0, by_letter('u'));
    CHECK(bindings.command_for(letter_key('u'), KeyContext::game) == Command::hint);
    CHECK_FALSE(bindings.command_for(letter_key('h'), KeyContext::game));
    CHECK(bindings.command_for(letter_key('z', true), KeyContext::game) == Command::undo);
    bindings.set(Command::hint, 1, by_letter('h'));
    CHECK(bindings.of(Command::hint).size() == 2);
    bindings.set(Command::hint, 1, by_letter('u')); // not twice
    CHECK(bindings.of(Command::hint).size() == 1);
    bindings.clear(Command::hint, 0);
    CHECK(bindings.of(Command::hint).empty());
    CHECK_FALSE(bindings.command_for(letter_key('u'), KeyContext::game));
    CHECK(KeyBindings{bindings.stored()}.of(Command::hint).empty());
}

TEST_CASE("no key has two commands in one context after any changes", "[keys]") {
    for (int seed = 0; seed < scaled(40); ++seed) {
        CAPTURE(seed);
        Random chance{static_cast<std::uint64_t>(seed)};
        KeyBindings bindings;
        for (int i = 0; i < 40; ++i) {
            const auto command = static_cast<Command>(chance.below(command_count));
            const char letter = static_cast<char>('a' + chance.below(26));
            bindings.set(command, chance.below(2), by_letter(letter));
        }
        for (const Command command : every_command()) {
            if (!bindings.is_chosen(command)) continue;
            const bool anywhere = applies(command, KeyContext::other);
            for (const Binding& key : bindings.of(command)) {
                CAPTURE(std::string{name_of(command)}, app::name_of(key));
                CHECK_FALSE(bindings.clash(command, key.press));
                for (const KeyContext context : {KeyContext::game, KeyContext::replay, KeyContext::calendar})
                    if (applies(command, context) && (!anywhere || context == KeyContext::game))
                        CHECK(bindings.command_for(key.press, context) == command);
            }
        }
    }
}

TEST_CASE("the keys of a ready set lie within reach, and each has one command", "[keys]") {
    for (const KeySet set : {KeySet::right_hand, KeySet::left_hand, KeySet::keypad}) {
        CAPTURE(label_of(set));
        const KeyBindings bindings = bindings_of(set);
        CHECK(set_of(bindings) == set);
        CHECK(KeyBindings{bindings.stored()} == bindings);
        for (const Command command : every_command()) {
            if (!bindings.is_chosen(command)) continue;
            CAPTURE(std::string{name_of(command)});
            for (const Binding& key : bindings.of(command)) {
                if (key.press.place != 0) CHECK(is_in_reach(set, key.press.place));
                CHECK_FALSE(app::name_of(key).empty());
                for (const KeyContext context : {KeyContext::game, KeyContext::replay, KeyContext::calendar})
                    if (applies(command, context)) CHECK(bindings.command_for(key.press, context) == command);
            }
        }
        // Everything a game needs at once; the menu has the rest.
        for (const Command command : {Command::cursor_up, Command::cursor_down, Command::cursor_left,
                                      Command::cursor_right, Command::pick, Command::hint, Command::undo, Command::redo,
                                      Command::rewind, Command::reshuffle, Command::zoom_in, Command::zoom_out}) {
            CAPTURE(std::string{name_of(command)});
            const auto keys = bindings.of(command);
            CHECK(std::any_of(keys.begin(), keys.end(),
                              [&](const Binding& key) { return is_in_reach(set, key.press.place); }));
        }
        const auto back = bindings.of(Command::back);
        CHECK((set == KeySet::left_hand || is_in_reach(set, back.front().press.place))); // Escape is at the left
    }
    CHECK(set_of(KeyBindings{}) == KeySet::usual);
}

TEST_CASE("keys have the names that are printed on them", "[keys]") {
    CHECK(app::name_of(by_letter('h')) == "H");
    CHECK(app::name_of({By::letter, {Key::h}}) == "H");
    CHECK(app::name_of(*binding_of(letter_key('z', true), By::letter)) == "Ctrl+Z");
    CHECK(app::name_of(*binding_of(at_place(place_of_f5), By::letter)) == "F5");
    CHECK(app::name_of(*binding_of(at_place(keypad_7, Key::home), By::letter)) == "Keypad 7");
    CHECK(app::name_of(*binding_of(at_place(84), By::letter)) == "Keypad /");
    CHECK(app::name_of(*binding_of(at_place(88, Key::enter), By::letter)) == "Keypad Enter");
    CHECK(app::name_of(*binding_of({.key = Key::h, .place = place_of_h, .types = U'р'}, By::letter)) == "Р");
    CHECK(app::name_of(*binding_of({.place = 52, .types = U'ä'}, By::place)) == "Ä");
    CHECK(app::name_of(*binding_of({.place = 135, .types = U'ろ'}, By::place)) == "ろ");
    CHECK(app::name_of(*binding_of({.key = Key::space, .place = 44, .types = U' '}, By::letter)) == "Space");
}

TEST_CASE("the page of keys lists every command once, with a name", "[keys]") {
    std::set<Command> listed;
    for (const KeyGroup& group : key_groups())
        for (const Command command : group.commands) {
            CAPTURE(std::string{name_of(command)});
            CHECK(listed.insert(command).second);
            CHECK_FALSE(name_among_keys(command).empty());
        }
    CHECK(listed.size() == command_count);
}

TEST_CASE("the buttons of a gamepad get other commands, and damaged rows are ignored", "[keys]") {
    PadCommands commands;
    CHECK(commands.of(PadButton::x) == Command::hint);
    CHECK_FALSE(commands.of(PadButton::left_stick));
    commands.set(PadButton::x, Command::restart);
    commands.set(PadButton::left_stick, Command::show_me);
    CHECK(PadCommands{commands.stored()}.of(PadButton::x) == Command::restart);
    CHECK(PadCommands{commands.stored()}.of(PadButton::left_stick) == Command::show_me);
    KeptList damaged;
    damaged.put("x", "no-command", 10);
    damaged.put("no-button", "hint", 10);
    CHECK(PadCommands{damaged}.of(PadButton::x) == Command::hint);
    commands.set(PadButton::x, std::nullopt);
    CHECK(commands.of(PadButton::x) == Command::hint);
}
