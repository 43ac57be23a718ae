// Everything a key or a button can ask for: one table of names, one of keys.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "scene/input.hpp"

namespace twoturns::scene {

enum class Command : std::uint8_t {
    hint,
    undo,
    redo,
    restart,
    reshuffle,
    rewind, // to the last position that could be won
    pause,
    new_game, // opens the panel
    menu,
    games, // that were begun
    help,
    fullscreen,
    mute,
    clock,  // shown or hidden
    theme,  // dark or light table
    motion, // with or without
    judge,  // whether it is told that the board can be cleared or not
    hint_steps,
    settings, // opens the panel
    save_game,
    open_game,
    export_history,
    forget_everything,
    copy_id,  // of this game
    paste_id, // starts the game the clipboard names
    quit,
    save_unsaved, // the rows of the question before something is lost
    try_again,
    quit_unsaved,
    stay,
    back, // Esc: closes, puts back, or opens the menu
    cursor_up,
    cursor_down,
    cursor_left,
    cursor_right,
    pick,
    next_equal,
    previous_equal,
};

/// The word on a button, translated.
[[nodiscard]] std::string label_of(Command command);
/// The file of its icon, without ".svg"; empty for none.
[[nodiscard]] const char* icon_of(Command command);
/// The key to show for it; empty for none.
[[nodiscard]] std::string key_text(Command command);

/// The command a key stands for on the board. `stuck` makes S reshuffle, where it otherwise moves
/// the cursor as in WASD.
[[nodiscard]] std::optional<Command> command_for(const KeyPress& key, bool stuck);

/// One line of the key list people are shown.
struct KeyHelp {
    const char* keys; // for translation where it is a word
    const char* what;
};
[[nodiscard]] std::span<const KeyHelp> key_help();

} // namespace twoturns::scene
