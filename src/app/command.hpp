// The table of all commands for keys and buttons, commands.def: text, icon, keys, a line of help, and the screen that
// the command opens. Buttons, the menu, the key list, the help lines and the keyboard all read this table; keys are
// defined nowhere else, until the player chooses others (keys/key_bindings.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "ui/element.hpp"
#include "ui/input.hpp"

namespace twoturns::app {

struct Settings;

enum class Command : std::uint8_t {
#define COMMAND(command, ...) command,
#include "commands.def"
#undef COMMAND
};
inline constexpr std::size_t command_count = static_cast<std::size_t>(Command::quit) + 1;

/// Returns whether the command acts on a board that is shown.
[[nodiscard]] constexpr bool is_for_board(Command command) { return command <= Command::zoom_to_fit; }

/// Returns whether a command moves the cursor of the board or picks at it.
[[nodiscard]] constexpr bool is_of_cursor(Command command) { return command <= Command::previous_equal; }

/// The purpose of the keyboard: some keys do one thing on a board in play and another in a replay or a calendar.
enum class KeyContext : std::uint8_t {
    game,
    replay,
    calendar,
    other,
};

/// Returns the translated text of the command's button.
[[nodiscard]] std::string label_of(Command command);
/// Returns the command's line of help; may be empty.
[[nodiscard]] std::string help_of(Command command);
/// Returns the file name of the command's icon without ".svg"; empty if it has none.
[[nodiscard]] std::string icon_of(Command command);
/// Returns the command's first key for display, such as "Ctrl+Z"; empty if it has none.
[[nodiscard]] std::string key_of(Command command);
/// Returns all keys of the command for display, such as "U, Ctrl+Z, Backspace".
[[nodiscard]] std::string keys_of(Command command);
[[nodiscard]] std::vector<std::string> key_list(Command command);
/// Returns the usual keys of the command, even if the player chose others.
[[nodiscard]] std::span<const ui::KeyPress> presses_of(Command command);
/// Returns the command's name in scripts: the enumerator with hyphens.
[[nodiscard]] const char* name_of(Command command);

/// Returns whether the command can be run by a key in a context.
[[nodiscard]] bool applies(Command command, KeyContext context);
/// Returns the command of a key or of a gamepad's button, with the keys in use; nullopt if the key has none.
[[nodiscard]] std::optional<Command> command_for(const ui::KeyPress& key, KeyContext context);

/// Returns whether a held key of the command repeats.
[[nodiscard]] bool repeats(Command command);

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

/// Makes the same button for a command that may switch sound or music: its icon is crossed while that is off.
[[nodiscard]] ui::Element switch_button(Command command, const Settings& settings);

/// Removes a button's text and uses it as the help line, for a bar without room for text.
[[nodiscard]] ui::Element without_words(ui::Element button);

} // namespace twoturns::app
