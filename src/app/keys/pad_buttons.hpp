// The buttons of a gamepad that can get another command: all but the four directions, A and B, with which every page
// and a whole game can be used. Rows of a KeptList store those that the player changed.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "app/command.hpp"
#include "app/kept_list.hpp"

namespace twoturns::app {

enum class PadButton : std::uint8_t {
    x,
    y,
    left_shoulder,
    right_shoulder,
    left_trigger,
    right_trigger,
    left_stick,
    right_stick,
    back,
    start,
};
inline constexpr std::size_t pad_button_count = static_cast<std::size_t>(PadButton::start) + 1;

/// Returns the button's name for display and in the store.
[[nodiscard]] std::string label_of(PadButton button);
[[nodiscard]] const char* name_of(PadButton button);
/// Returns the button's key on pages, and its command until the player chooses another; nullopt if it has none.
[[nodiscard]] ui::KeyPress usual_press(PadButton button);
[[nodiscard]] std::optional<Command> usual_command(PadButton button);

class PadCommands {
public:
    /// Reads stored rows and ignores damaged ones.
    explicit PadCommands(const KeptList& stored = KeptList{});
    [[nodiscard]] KeptList stored() const;
    [[nodiscard]] std::optional<Command> of(PadButton button) const;
    [[nodiscard]] std::optional<Command> chosen(PadButton button) const { return chosen_.at(index(button)); }
    /// Chooses a command; nullopt restores the usual one.
    void set(PadButton button, std::optional<Command> command) { chosen_.at(index(button)) = command; }

private:
    static std::size_t index(PadButton button) { return static_cast<std::size_t>(button); }
    std::array<std::optional<Command>, pad_button_count> chosen_;
};

/// The buttons in use, see use_keys().
void use_pad_buttons(const KeptList& stored);
[[nodiscard]] const PadCommands& pad_buttons_in_use();

} // namespace twoturns::app
