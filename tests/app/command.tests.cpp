#include "app/command.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "support/catch.hpp"

using namespace twoturns::app;
using twoturns::ui::Key;
using twoturns::ui::KeyPress;

namespace {

constexpr std::array contexts{KeyContext::game, KeyContext::replay, KeyContext::calendar, KeyContext::other};

std::vector<Command> all_commands() {
    std::vector<Command> all;
    for (std::size_t i = 0; i < command_count; ++i) all.push_back(static_cast<Command>(i));
    return all;
}

/// Returns every key with every modifier.
std::vector<KeyPress> all_keys() {
    std::vector<KeyPress> keys;
    for (int key = 0; key <= static_cast<int>(Key::f11); ++key)
        for (const bool ctrl : {false, true})
            for (const bool shift : {false, true})
                for (const bool alt : {false, true}) keys.push_back({static_cast<Key>(key), ctrl, shift, alt});
    return keys;
}

} // namespace

TEST_CASE("everything the design gives a key has it", "[command]") {
    const auto plain = [](Key key) { return command_for({key}, KeyContext::game); };
    const auto ctrl = [](Key key) { return command_for({key, true}, KeyContext::game); };
    CHECK(plain(Key::h) == Command::hint);
    CHECK(command_for({Key::h, false, true}, KeyContext::game) == Command::show_me);
    CHECK(plain(Key::u) == Command::undo);
    CHECK(plain(Key::backspace) == Command::undo);
    CHECK(ctrl(Key::z) == Command::undo);
    CHECK(plain(Key::y) == Command::redo);
    CHECK(ctrl(Key::y) == Command::redo);
    CHECK(plain(Key::b) == Command::rewind);
    CHECK(plain(Key::x) == Command::reshuffle);
    CHECK(plain(Key::p) == Command::pause);
    CHECK(plain(Key::n) == Command::new_game);
    CHECK(plain(Key::t) == Command::daily);
    CHECK(plain(Key::l) == Command::games);
    CHECK(plain(Key::f) == Command::statistics);
    CHECK(plain(Key::r) == Command::restart);
    CHECK(plain(Key::v) == Command::watch_again);
    CHECK(plain(Key::f1) == Command::help);
    CHECK(plain(Key::f11) == Command::fullscreen);
    CHECK(plain(Key::m) == Command::mute);
    CHECK(plain(Key::up) == Command::cursor_up);
    CHECK(plain(Key::down) == Command::cursor_down);
    CHECK(plain(Key::left) == Command::cursor_left);
    CHECK(plain(Key::right) == Command::cursor_right);
    CHECK(plain(Key::w) == Command::cursor_up);
    CHECK(plain(Key::a) == Command::cursor_left);
    CHECK(plain(Key::s) == Command::cursor_down);
    CHECK(plain(Key::d) == Command::cursor_right);
    CHECK(plain(Key::space) == Command::pick);
    CHECK(plain(Key::enter) == Command::pick);
    CHECK(plain(Key::tab) == Command::next_equal);
    CHECK(plain(Key::escape) == Command::back);
    CHECK(plain(Key::plus) == Command::zoom_in);
    CHECK(plain(Key::minus) == Command::zoom_out);
    CHECK(plain(Key::zero) == Command::zoom_to_fit);
    CHECK(ctrl(Key::s) == Command::save_game);
    CHECK(ctrl(Key::o) == Command::open_game);
    CHECK(ctrl(Key::c) == Command::copy_id);
    CHECK(ctrl(Key::v) == Command::paste_id);
    CHECK(ctrl(Key::q) == Command::quit);
}

TEST_CASE("no two commands of one context share a key", "[command]") {
    for (const Command command : all_commands()) {
        const auto presses = presses_of(command);
        CAPTURE(std::string{name_of(command)});
        bool works_somewhere = presses.empty();
        for (const KeyContext context : contexts) {
            const auto mine = std::count_if(presses.begin(), presses.end(), [&](const KeyPress& press) {
                return command_for(press, context) == command;
            });
            CHECK((mine == 0 || mine == std::ssize(presses))); // a context uses all keys of a command, or none
            works_somewhere = works_somewhere || mine > 0;
        }
        CHECK(works_somewhere);
    }
}

TEST_CASE("a key that means a command is one of that command's own", "[command]") {
    for (const KeyContext context : contexts)
        for (const KeyPress& key : all_keys())
            if (const auto command = command_for(key, context)) {
                const auto presses = presses_of(*command);
                CHECK(std::find(presses.begin(), presses.end(), key) != presses.end());
            }
}

TEST_CASE("keys that stand for nothing stand for no command", "[command]") {
    for (const KeyContext context : contexts)
        for (const bool ctrl : {false, true})
            for (const bool shift : {false, true})
                for (const bool alt : {false, true}) CHECK_FALSE(command_for({Key::other, ctrl, shift, alt}, context));
}

TEST_CASE("keys with Alt are left to the system, but for full screen", "[command]") {
    for (const KeyContext context : contexts)
        for (const KeyPress& key : all_keys()) {
            if (!key.alt) continue;
            const auto command = command_for(key, context);
            CHECK((!command || *command == Command::fullscreen));
        }
    CHECK(command_for({Key::enter, false, false, true}, KeyContext::game) == Command::fullscreen);
}

TEST_CASE("a replay and a form leave the keys of a game alone", "[command]") {
    for (const Command command :
         {Command::hint, Command::show_me, Command::undo, Command::restart, Command::cursor_left, Command::pick})
        for (const KeyPress& press : presses_of(command)) {
            CHECK(command_for(press, KeyContext::other) != command);
            CHECK(command_for(press, KeyContext::replay) != command);
        }
    CHECK(command_for({Key::space}, KeyContext::replay) == Command::replay_play);
    CHECK(command_for({Key::left}, KeyContext::replay) == Command::replay_back);
    CHECK(command_for({Key::up}, KeyContext::replay) == Command::replay_faster);
    CHECK(command_for({Key::down}, KeyContext::replay) == Command::replay_slower);
    CHECK(command_for({Key::end}, KeyContext::replay) == Command::replay_to_end);
}

TEST_CASE("every command has a name of its own for scripts and a widget of its own", "[command]") {
    std::set<std::string> names;
    for (const Command command : all_commands()) {
        const std::string name = name_of(command);
        CAPTURE(name);
        CHECK_FALSE(name.empty());
        CHECK(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos);
        CHECK(names.insert(name).second);
        CHECK(command_of(id_of_command(command)) == command);
    }
    CHECK_FALSE(command_of({}));
    CHECK_FALSE(command_of({1, 0}));
    CHECK_FALSE(command_of({id_of_command(Command::quit).part + 1, 0}));
}

TEST_CASE("the key on a button is the first of those that do it", "[command]") {
    for (const Command command : all_commands()) {
        CAPTURE(std::string{name_of(command)});
        CHECK(key_of(command).empty() == presses_of(command).empty());
        CHECK(keys_of(command).starts_with(key_of(command)));
    }
    CHECK(key_of(Command::hint) == "H");
    CHECK(key_of(Command::reshuffle) == "X");
    CHECK(key_of(Command::back) == "Esc");
    CHECK(keys_of(Command::undo) == "U, Ctrl+Z, Backspace");
    CHECK(keys_of(Command::redo) == "Y, Ctrl+Y, Ctrl+Shift+Z");
    CHECK(keys_of(Command::help) == "F1, ?");
    CHECK(keys_of(Command::fullscreen) == "F11, Alt+Enter");
    CHECK(keys_of(Command::menu).empty());
}

TEST_CASE("whatever is on a button has words and an icon", "[command]") {
    for (const Command command : {Command::hint,         Command::show_me,        Command::undo,
                                  Command::redo,         Command::rewind,         Command::reshuffle,
                                  Command::restart,      Command::next_board,     Command::watch_again,
                                  Command::save_picture, Command::pause,          Command::menu,
                                  Command::new_game,     Command::games,          Command::help,
                                  Command::settings,     Command::about,          Command::save_game,
                                  Command::open_game,    Command::export_history, Command::delete_everything,
                                  Command::copy_id,      Command::back,           Command::quit,
                                  Command::statistics,   Command::edit_layout,    Command::decks,
                                  Command::gallery,      Command::records}) {
        CAPTURE(std::string{name_of(command)});
        CHECK_FALSE(label_of(command).empty());
        CHECK_FALSE(icon_of(command).empty());
    }
    CHECK(label_of(Command::cursor_up).empty());
}

TEST_CASE("the key list names every key of the game, each with what it does", "[command]") {
    std::vector<Command> listed;
    for (const CommandGroup& group : listed_commands())
        listed.insert(listed.end(), group.commands.begin(), group.commands.end());
    std::string keys = "Arrows, WASD, "; // the first line
    for (const Command command : listed) {
        CAPTURE(std::string{name_of(command)});
        CHECK_FALSE(keys_of(command).empty());
        CHECK_FALSE(help_of(command).empty());
        CHECK(std::count(listed.begin(), listed.end(), command) == 1);
        keys += keys_of(command) + ", ";
    }
    for (const char* key :
         {"Space", "Enter", "Tab", "H", "Shift+H", "U",      "Ctrl+Z", "Y",      "Ctrl+Y", "X",
          "B",     "R",     "V",   "N", "G",       "L",      "F",      "P",      "M",      "F1",
          "F11",   "Esc",   "+",   "-", "0",       "Ctrl+S", "Ctrl+O", "Ctrl+C", "Ctrl+V", "Ctrl+Q"}) {
        CAPTURE(key);
        CHECK(keys.find(std::string(key) + ",") != std::string::npos);
    }
    for (const Command command : all_commands()) {
        const bool in_game =
            std::any_of(presses_of(command).begin(), presses_of(command).end(),
                        [&](const KeyPress& key) { return command_for(key, KeyContext::game) == command; });
        const bool moves = command >= Command::cursor_up && command <= Command::cursor_right;
        if (!in_game || moves || command == Command::previous_equal) continue; // Shift+Tab, as everywhere
        CAPTURE(std::string{name_of(command)});
        CHECK(std::find(listed.begin(), listed.end(), command) != listed.end());
    }
}

TEST_CASE("the words of a command end in an ellipsis where a dialog asks for more, and nowhere else", "[command]") {
    const std::set<Command> asks{Command::save_game,         Command::open_game,    Command::export_history,
                                 Command::delete_everything, Command::save_picture, Command::save_everything,
                                 Command::take_everything};
    for (std::size_t i = 0; i < command_count; ++i) {
        const auto command = static_cast<Command>(i);
        CAPTURE(std::string{name_of(command)});
        CHECK(label_of(command).ends_with("…") == asks.contains(command));
        CHECK_FALSE(label_of(command).ends_with(" …"));
    }
}
