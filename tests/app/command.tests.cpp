#include "app/command.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "support/catch.hpp"

using namespace twoturns::app;
using ui::Key;

namespace {

/// Every key with every modifier.
std::vector<KeyPress> all_keys() {
    std::vector<KeyPress> keys;
    for (int key = 0; key <= static_cast<int>(Key::f11); ++key)
        for (const bool ctrl : {false, true})
            for (const bool shift : {false, true})
                for (const bool alt : {false, true}) keys.push_back({static_cast<Key>(key), ctrl, shift, alt});
    return keys;
}

std::set<Command> reachable(bool stuck) {
    std::set<Command> commands;
    for (const KeyPress& key : all_keys())
        if (const auto command = command_for(key, stuck)) commands.insert(*command);
    return commands;
}

} // namespace

TEST_CASE("everything the design gives a key has it", "[command]") {
    const auto plain = [](Key key) { return command_for({key}, false); };
    const auto ctrl = [](Key key) { return command_for({key, true}, false); };
    CHECK(plain(Key::h) == Command::hint);
    CHECK(plain(Key::u) == Command::undo);
    CHECK(ctrl(Key::z) == Command::undo);
    CHECK(ctrl(Key::y) == Command::redo);
    CHECK(plain(Key::p) == Command::pause);
    CHECK(plain(Key::n) == Command::new_game);
    CHECK(plain(Key::r) == Command::restart);
    CHECK(plain(Key::f11) == Command::fullscreen);
    CHECK(plain(Key::m) == Command::mute);
    CHECK(plain(Key::up) == Command::cursor_up);
    CHECK(plain(Key::down) == Command::cursor_down);
    CHECK(plain(Key::left) == Command::cursor_left);
    CHECK(plain(Key::right) == Command::cursor_right);
    CHECK(plain(Key::w) == Command::cursor_up);
    CHECK(plain(Key::a) == Command::cursor_left);
    CHECK(plain(Key::d) == Command::cursor_right);
    CHECK(plain(Key::space) == Command::pick);
    CHECK(plain(Key::enter) == Command::pick);
    CHECK(plain(Key::tab) == Command::next_equal);
    CHECK(plain(Key::escape) == Command::back);
}

TEST_CASE("S moves the cursor, and reshuffles where no pair can go", "[command]") {
    CHECK(command_for({Key::s}, false) == Command::cursor_down);
    CHECK(command_for({Key::s}, true) == Command::reshuffle);
    CHECK(command_for({Key::s, true}, true) == Command::save_game);
    // Nothing else changes.
    for (const KeyPress& key : all_keys())
        if (key.key != Key::s) CHECK(command_for(key, true) == command_for(key, false));
}

TEST_CASE("keys with Alt are left to the system, but for full screen", "[command]") {
    for (const KeyPress& key : all_keys()) {
        if (!key.alt) continue;
        const auto command = command_for(key, true);
        CHECK((!command || *command == Command::fullscreen));
    }
    CHECK(command_for({Key::enter, false, false, true}, false) == Command::fullscreen);
}

TEST_CASE("every command is reached by a key or stands in a menu", "[command]") {
    auto commands = reachable(false);
    const auto when_stuck = reachable(true);
    commands.insert(when_stuck.begin(), when_stuck.end());
    commands.insert(menu_rows.begin(), menu_rows.end());
    commands.insert(settings_rows.begin(), settings_rows.end());
    commands.insert(leave_rows.begin(), leave_rows.end());
    commands.insert(Command::menu); // Esc opens it: see the order of Esc
    for (int i = 0; i <= static_cast<int>(Command::previous_equal); ++i) {
        CAPTURE(i);
        CHECK(commands.contains(static_cast<Command>(i)));
    }
}

TEST_CASE("the key shown on a button is one that does it", "[command]") {
    const auto key_named = [](const std::string& name) -> std::optional<KeyPress> {
        static const std::vector<std::pair<std::string, KeyPress>> names{{"B", {Key::b}},
                                                                         {"H", {Key::h}},
                                                                         {"U", {Key::u}},
                                                                         {"Y", {Key::y}},
                                                                         {"R", {Key::r}},
                                                                         {"S", {Key::s}},
                                                                         {"P", {Key::p}},
                                                                         {"N", {Key::n}},
                                                                         {"Esc", {Key::escape}},
                                                                         {"F1", {Key::f1}},
                                                                         {"F11", {Key::f11}},
                                                                         {"M", {Key::m}},
                                                                         {"L", {Key::l}},
                                                                         {"Ctrl+S", {Key::s, true}},
                                                                         {"Ctrl+O", {Key::o, true}},
                                                                         {"Ctrl+C", {Key::c, true}},
                                                                         {"Ctrl+V", {Key::v, true}},
                                                                         {"Ctrl+Q", {Key::q, true}},
                                                                         {"Tab", {Key::tab}},
                                                                         {"Ctrl+Z", {Key::z, true}}};
        for (const auto& [text, key] : names)
            if (text == name) return key;
        return std::nullopt;
    };
    for (int i = 0; i <= static_cast<int>(Command::previous_equal); ++i) {
        const auto command = static_cast<Command>(i);
        const std::string shown = key_text(command);
        if (shown.empty()) continue;
        CAPTURE(shown);
        const auto key = key_named(shown);
        REQUIRE(key);
        const auto done = command_for(*key, command == Command::reshuffle);
        // Esc goes back, and with nothing to go back from opens the menu.
        CHECK(done == (command == Command::menu || command == Command::stay ? Command::back : command));
    }
}

TEST_CASE("whatever is on a button has a word and an icon", "[command]") {
    std::vector<Command> shown(menu_rows.begin(), menu_rows.end());
    for (const Command command : {Command::hint, Command::undo, Command::redo, Command::reshuffle, Command::menu})
        shown.push_back(command);
    for (const Command command : shown) {
        CAPTURE(static_cast<int>(command));
        CHECK_FALSE(label_of(command).empty());
        CHECK_FALSE(std::string(icon_of(command)).empty());
    }
    CHECK(label_of(Command::cursor_up).empty());
}

TEST_CASE("the key list names every key the design gives", "[command]") {
    std::string keys;
    for (const KeyHelp& line : key_help()) {
        keys += std::string(line.keys) + ", ";
        CHECK_FALSE(std::string(line.what).empty());
    }
    for (const char* key : {"Right click", "Arrows", "WASD", "Space", "Enter", "Tab", "H", "U", "Ctrl+Z", "Y", "Ctrl+Y",
                            "S", "R", "N", "L", "P", "M", "F11", "Esc"}) {
        CAPTURE(key);
        CHECK(keys.find(std::string(key) + ",") != std::string::npos);
    }
}
