// Everything a key or a button can ask for, in one table: words, icon, keys, a line of help. Buttons, the menu, the key
// list, lines of help and the keyboard itself all come from it; no key is written anywhere else.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "ui/element.hpp"
#include "ui/input.hpp"

namespace twoturns::app {

enum class Command : std::uint8_t { // is_for_board() rests on the order of the groups
    // of the game
    hint,
    show_me, // the way to win
    undo,
    redo,
    rewind, // to the last position that could be won
    reshuffle,
    restart,
    next_board, // of the same settings, after a win
    watch_again,
    save_picture,
    race, // another run of this board
    leave_race,
    pause,
    // of its board
    cursor_up,
    cursor_down,
    cursor_left,
    cursor_right,
    pick,
    next_equal,
    previous_equal,
    zoom_in,
    zoom_out,
    zoom_to_fit,
    // of a replay
    replay_play,
    replay_back,
    replay_forward,
    replay_leap_back,
    replay_leap_forward,
    replay_slower,
    replay_faster,
    replay_to_start,
    replay_to_end,
    // of a calendar
    day_back,
    day_forward,
    week_back,
    week_forward,
    month_back,
    month_forward,
    to_today,
    copy_result,
    // that open a screen
    new_game,
    journey,
    daily,
    two_players, // on one board
    menu,
    games,
    statistics,
    decks,
    learning, // of the deck, if it has two sides
    help,
    settings,
    about,
    edit_layout,
    save_game,
    open_game,
    recent_files,
    export_history,
    delete_everything,
    // anywhere
    copy_id,
    copy_link,
    paste_id,
    fullscreen,
    pace, // the next one: calm, timed, arcade
    mute,
    back,
    quit,
};
inline constexpr std::size_t command_count = static_cast<std::size_t>(Command::quit) + 1;

/// Whether it does something to a board that is shown.
[[nodiscard]] constexpr bool is_for_board(Command command) { return command <= Command::zoom_to_fit; }

/// What the keyboard is for: some keys mean one thing on a board that is played and another in a replay or a calendar.
enum class KeyContext : std::uint8_t {
    game,
    replay,
    calendar,
    other,
};

/// The words on a button, translated.
[[nodiscard]] std::string label_of(Command command);
/// A line that says more; may be empty.
[[nodiscard]] std::string help_of(Command command);
/// The file of its icon, without ".svg"; empty for none.
[[nodiscard]] std::string icon_of(Command command);
/// Its first key as people read it, such as "Ctrl+Z"; empty for none.
[[nodiscard]] std::string key_of(Command command);
/// All of its keys, such as "U, Ctrl+Z, Backspace".
[[nodiscard]] std::string keys_of(Command command);
[[nodiscard]] std::vector<std::string> key_list(Command command);
/// The same as they are pressed.
[[nodiscard]] std::span<const ui::KeyPress> presses_of(Command command);
/// What a script calls it: the enumerator with hyphens.
[[nodiscard]] const char* name_of(Command command);

/// What a key stands for.
[[nodiscard]] std::optional<Command> command_for(const ui::KeyPress& key, KeyContext context);

/// The commands a key list shows, in its order, under headings.
struct CommandGroup {
    const char* name;
    std::vector<Command> commands;
};
[[nodiscard]] const std::vector<CommandGroup>& listed_commands();

/// Widgets that stand for commands have these names, in every view; the app runs what is pressed.
[[nodiscard]] ui::Id id_of_command(Command command);
[[nodiscard]] std::optional<Command> command_of(ui::Id id);

/// A button for a command. With `words` empty it has the command's own.
[[nodiscard]] ui::Element command_button(Command command, ui::Button::Style style = ui::Button::Style::quiet,
                                         bool enabled = true, std::string words = {});

} // namespace twoturns::app
