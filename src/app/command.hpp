// Everything a key or a button can ask for, in one table, commands.def: words, icon, keys, a line of help, the screen
// it opens. Buttons, the menu, the key list, the lines of help and the keyboard all read it; keys are defined nowhere
// else.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "ui/element.hpp"
#include "ui/input.hpp"

namespace twoturns::app {

enum class Command : std::uint8_t {
#define COMMAND(command, ...) command,
#include "commands.def"
#undef COMMAND
};
inline constexpr std::size_t command_count = static_cast<std::size_t>(Command::quit) + 1;

/// Returns whether the command acts on a board that is shown.
[[nodiscard]] constexpr bool is_for_board(Command command) { return command <= Command::zoom_to_fit; }

/// The purpose of the keyboard: some keys do one thing on a board in play and another in a replay or a calendar.
enum class KeyContext : std::uint8_t {
    game,
    replay,
    calendar,
    other,
};

/// Returns the words of its button, translated.
[[nodiscard]] std::string label_of(Command command);
/// Returns its line of help; may be empty.
[[nodiscard]] std::string help_of(Command command);
/// Returns the file name of its icon without ".svg", empty if none.
[[nodiscard]] std::string icon_of(Command command);
/// Returns its first key for display, such as "Ctrl+Z", empty if none.
[[nodiscard]] std::string key_of(Command command);
/// Returns all of its keys for display, such as "U, Ctrl+Z, Backspace".
[[nodiscard]] std::string keys_of(Command command);
[[nodiscard]] std::vector<std::string> key_list(Command command);
/// Returns its key presses.
[[nodiscard]] std::span<const ui::KeyPress> presses_of(Command command);
/// Returns its name in scripts: the enumerator with hyphens.
[[nodiscard]] const char* name_of(Command command);

/// Returns the command of a key, nullopt if none.
[[nodiscard]] std::optional<Command> command_for(const ui::KeyPress& key, KeyContext context);

/// The groups of the key list.
enum class Listed : std::uint8_t {
    nowhere,
    on_board,
    pages,
    sharing,
    senses,
};
struct CommandGroup {
    const char* name;
    Listed listed;
    std::vector<Command> commands;
};
/// Returns the commands of the key list, in its order, under headings.
[[nodiscard]] std::vector<CommandGroup> listed_commands();

/// Returns the ID of the widget of a command, the same in every view; the app runs the command when it is pressed.
[[nodiscard]] ui::Id id_of_command(Command command);
[[nodiscard]] std::optional<Command> command_of(ui::Id id);

/// Makes a button for a command, with the command's own words if `words` is empty.
[[nodiscard]] ui::Element command_button(Command command, ui::Button::Style style = ui::Button::Style::quiet,
                                         bool enabled = true, std::string words = {});

} // namespace twoturns::app
