#include "scene/command.hpp"

#include <algorithm>
#include <array>

#include "scene/text.hpp"

namespace twoturns::scene {
namespace {

struct Appearance {
    Command command;
    const char* label;
    const char* icon;
    const char* key;
};

constexpr std::array faces{
    Appearance{Command::hint, N_("Hint"), "hint", "H"},
    Appearance{Command::undo, N_("Undo"), "undo", "U"},
    Appearance{Command::redo, N_("Redo"), "redo", "Y"},
    Appearance{Command::restart, N_("Restart"), "restart", "R"},
    Appearance{Command::reshuffle, N_("Reshuffle"), "reshuffle", "S"},
    Appearance{Command::rewind, N_("Back to winnable"), "back", "B"},
    Appearance{Command::pause, N_("Pause"), "pause", "P"},
    Appearance{Command::new_game, N_("New game"), "new", "N"},
    Appearance{Command::menu, N_("Menu"), "menu", "Esc"},
    Appearance{Command::games, N_("Games"), "list", "L"},
    Appearance{Command::help, N_("Rules and keys"), "info", "F1"},
    Appearance{Command::fullscreen, N_("Full screen"), "fullscreen", "F11"},
    Appearance{Command::mute, N_("Sound"), "sound", "M"},
    Appearance{Command::clock, N_("Clock"), "clock", ""},
    Appearance{Command::theme, N_("Dark table"), "eye", ""},
    Appearance{Command::motion, N_("Motion"), "play", ""},
    Appearance{Command::judge, N_("Winnable mark"), "check", ""},
    Appearance{Command::hint_steps, N_("Hints in steps"), "hint", ""},
    Appearance{Command::settings, N_("Settings"), "settings", ""},
    Appearance{Command::save_game, N_("Save to a file"), "save", "Ctrl+S"},
    Appearance{Command::open_game, N_("Open a file"), "open", "Ctrl+O"},
    Appearance{Command::export_history, N_("Copy my history to a file"), "save", ""},
    Appearance{Command::forget_everything, N_("Forget everything"), "close", ""},
    Appearance{Command::copy_id, N_("Copy game ID"), "copy", "Ctrl+C"},
    Appearance{Command::paste_id, N_("Paste game ID"), "", "Ctrl+V"},
    Appearance{Command::quit, N_("Quit"), "close", "Ctrl+Q"},
    Appearance{Command::save_unsaved, N_("Save to a file, then quit"), "save", ""},
    Appearance{Command::try_again, N_("Try again"), "restart", ""},
    Appearance{Command::quit_unsaved, N_("Quit without saving"), "close", ""},
    Appearance{Command::stay, N_("Go on playing"), "play", "Esc"},
};

const Appearance* face_of(Command command) {
    const auto* const found =
        std::find_if(faces.begin(), faces.end(), [&](const Appearance& face) { return face.command == command; });
    return found == faces.end() ? nullptr : found;
}

enum class Modifier : std::uint8_t {
    none,
    ctrl,
    shift,
    ctrl_shift
};

struct Binding {
    Key key;
    Modifier modifier;
    Command command;
};

constexpr std::array bindings{
    Binding{Key::h, Modifier::none, Command::hint},
    Binding{Key::b, Modifier::none, Command::rewind},
    Binding{Key::u, Modifier::none, Command::undo},
    Binding{Key::z, Modifier::ctrl, Command::undo},
    Binding{Key::backspace, Modifier::none, Command::undo},
    Binding{Key::y, Modifier::none, Command::redo},
    Binding{Key::y, Modifier::ctrl, Command::redo},
    Binding{Key::z, Modifier::ctrl_shift, Command::redo},
    Binding{Key::p, Modifier::none, Command::pause},
    Binding{Key::n, Modifier::none, Command::new_game},
    Binding{Key::n, Modifier::ctrl, Command::new_game},
    Binding{Key::r, Modifier::none, Command::restart},
    Binding{Key::l, Modifier::none, Command::games},
    Binding{Key::m, Modifier::none, Command::mute},
    Binding{Key::s, Modifier::ctrl, Command::save_game},
    Binding{Key::o, Modifier::ctrl, Command::open_game},
    Binding{Key::c, Modifier::ctrl, Command::copy_id},
    Binding{Key::v, Modifier::ctrl, Command::paste_id},
    Binding{Key::q, Modifier::ctrl, Command::quit},
    Binding{Key::f11, Modifier::none, Command::fullscreen},
    Binding{Key::f1, Modifier::none, Command::help},
    Binding{Key::question, Modifier::none, Command::help},
    Binding{Key::question, Modifier::shift, Command::help},
    Binding{Key::escape, Modifier::none, Command::back},
    Binding{Key::up, Modifier::none, Command::cursor_up},
    Binding{Key::down, Modifier::none, Command::cursor_down},
    Binding{Key::left, Modifier::none, Command::cursor_left},
    Binding{Key::right, Modifier::none, Command::cursor_right},
    Binding{Key::w, Modifier::none, Command::cursor_up},
    Binding{Key::s, Modifier::none, Command::cursor_down},
    Binding{Key::a, Modifier::none, Command::cursor_left},
    Binding{Key::d, Modifier::none, Command::cursor_right},
    Binding{Key::space, Modifier::none, Command::pick},
    Binding{Key::enter, Modifier::none, Command::pick},
    Binding{Key::tab, Modifier::none, Command::next_equal},
    Binding{Key::tab, Modifier::shift, Command::previous_equal},
};

constexpr std::array help{
    KeyHelp{N_("Click"), N_("pick a tile, then its twin")},
    KeyHelp{N_("Right click"), N_("light up all equal tiles")},
    KeyHelp{N_("Arrows, WASD"), N_("move the cursor")},
    KeyHelp{N_("Space, Enter"), N_("pick a tile")},
    KeyHelp{"Tab", N_("next equal tile")},
    KeyHelp{"H", N_("hint, again for more")},
    KeyHelp{"U, Ctrl+Z", N_("take a step back")},
    KeyHelp{"Y, Ctrl+Y", N_("and forward again")},
    KeyHelp{"B", N_("back to where it was winnable")},
    KeyHelp{"S", N_("reshuffle when stuck")},
    KeyHelp{"R", N_("start this board again")},
    KeyHelp{"N", N_("new game")},
    KeyHelp{"L", N_("earlier games: replay, go on")},
    KeyHelp{"P", N_("pause")},
    KeyHelp{"M", N_("sound on or off")},
    KeyHelp{"Ctrl+S, Ctrl+O", N_("save to a file, open one")},
    KeyHelp{"Ctrl+C, Ctrl+V", N_("copy or paste a game ID")},
    KeyHelp{"F11", N_("full screen")},
    KeyHelp{"Esc", N_("go back, or open the menu")},
};

} // namespace

std::string label_of(Command command) {
    const auto* face = face_of(command);
    return face == nullptr ? std::string{} : tr(face->label);
}

const char* icon_of(Command command) {
    const auto* face = face_of(command);
    return face == nullptr ? "" : face->icon;
}

std::string key_text(Command command) {
    const auto* face = face_of(command);
    return face == nullptr ? "" : face->key;
}

std::optional<Command> command_for(const KeyPress& key, bool stuck) {
    if (key.alt) {
        if (key.key == Key::enter) return Command::fullscreen;
        return std::nullopt;
    }
    if (stuck && key.key == Key::s && !key.ctrl) return Command::reshuffle;
    const Modifier modifier =
        key.ctrl ? (key.shift ? Modifier::ctrl_shift : Modifier::ctrl) : (key.shift ? Modifier::shift : Modifier::none);
    for (const Binding& binding : bindings)
        if (binding.key == key.key && binding.modifier == modifier) return binding.command;
    return std::nullopt;
}

std::span<const KeyHelp> key_help() { return help; }

} // namespace twoturns::scene
