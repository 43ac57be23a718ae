// Which keys run which command: the keys of the table of commands, until the player chooses others. A command has at
// most two keys of the player's. Rows of a KeptList store them, one for each command whose keys were chosen.
//
// The basic keys inside a page (arrows, Tab, Enter, Space) belong to the widgets and Escape always leads back, so
// nobody can lock themselves out.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/command.hpp"
#include "app/kept_list.hpp"
#include "ui/input.hpp"

namespace twoturns::app {

/// One key of a command.
struct Binding {
    /// How the key is recognised on another keyboard layout.
    enum class By : std::uint8_t {
        letter, ///< by what it types or does: moves with the layout
        place,  ///< by its place on the keyboard
    };
    By by = By::letter;
    ui::KeyPress press;
    friend bool operator==(const Binding& a, const Binding& b) {
        return a.by == b.by && a.press == b.press && a.press.place == b.press.place && a.press.types == b.press.types;
    }
};

/// Returns whether a key press is the key of a binding.
[[nodiscard]] bool matches(const Binding& binding, const ui::KeyPress& press);
/// Makes a binding of the key that was pressed. Keys that type nothing, and keys of the keypad, are always known by
/// their place. Returns nullopt for Escape, for modifiers alone and for unknown keys, which cannot be chosen.
[[nodiscard]] std::optional<Binding> binding_of(const ui::KeyPress& press, Binding::By by);
/// Returns whether a place is on the keypad.
[[nodiscard]] bool is_on_keypad(int place);

/// Converts a command's keys to the text of a stored row and back; nullopt if the text is damaged.
[[nodiscard]] std::string to_text(const std::vector<Binding>& keys);
[[nodiscard]] std::optional<std::vector<Binding>> parse_keys(std::string_view text);

class KeyBindings {
public:
    static constexpr std::size_t most_keys = 2; ///< of the player's, for each command

    /// Reads stored rows. A row with an unknown command or a damaged text is ignored: that command has its usual keys.
    explicit KeyBindings(const KeptList& stored = KeptList{});
    [[nodiscard]] KeptList stored() const;

    /// Returns the keys of a command, the first one is shown on buttons.
    [[nodiscard]] std::vector<Binding> of(Command command) const;
    [[nodiscard]] bool is_chosen(Command command) const { return chosen(command).has_value(); }
    /// Returns the command of a key. Keys that the player chose come before usual ones; a gamepad's keys are always the
    /// usual ones.
    [[nodiscard]] std::optional<Command> command_for(const ui::KeyPress& press, KeyContext context) const;
    /// Returns the command of a key in any context, if the player chose the key for it.
    [[nodiscard]] std::optional<Command> chosen_for(const ui::KeyPress& press) const;
    /// Returns another command that has this key at a time when `command` can be run, too; nullopt if there is none.
    /// Usual keys do not count for a key of the keypad, which can differ from the key of the same meaning.
    [[nodiscard]] std::optional<Command> clash(Command command, const ui::KeyPress& press) const;

    /// Sets one of the keys, `slot` < most_keys, and takes it from all commands that clash.
    void set(Command command, std::size_t slot, const Binding& key);
    /// Removes one of the keys.
    void clear(Command command, std::size_t slot);
    /// Sets all keys of a command, and takes them from all commands that clash.
    void set_all(Command command, const std::vector<Binding>& keys);

    friend bool operator==(const KeyBindings&, const KeyBindings&) = default;

private:
    using Keys = std::optional<std::vector<Binding>>; ///< nullopt: the usual ones
    [[nodiscard]] Keys& chosen(Command command) { return chosen_[static_cast<std::size_t>(command)]; }
    [[nodiscard]] const Keys& chosen(Command command) const { return chosen_[static_cast<std::size_t>(command)]; }
    void take_from_others(Command command, const Binding& key);

    std::array<Keys, command_count> chosen_;
};

/// The keys in use are a state of the program, as the language is: buttons everywhere show them. App sets them from the
/// settings; call it on the thread that draws.
void use_keys(const KeptList& keys, const KeptList& pad_buttons);
[[nodiscard]] const KeyBindings& keys_in_use();

} // namespace twoturns::app
