// The rows of the menu, of the settings and of the question before quitting, top to bottom.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "scene/app.hpp"

namespace twoturns::scene {

inline constexpr std::array menu_rows{Command::new_game, Command::restart, Command::pause,     Command::games,
                                      Command::help,     Command::copy_id, Command::save_game, Command::open_game,
                                      Command::settings, Command::quit};
inline constexpr std::array settings_rows{Command::fullscreen, Command::mute,           Command::clock,
                                          Command::theme,      Command::motion,         Command::judge,
                                          Command::hint_steps, Command::export_history, Command::forget_everything};
inline constexpr std::array leave_rows{Command::save_unsaved, Command::try_again, Command::quit_unsaved, Command::stay};

/// The rows of a panel that is a list of commands; none for others.
[[nodiscard]] inline std::span<const Command> rows_of(Panel panel) {
    if (panel == Panel::menu) return menu_rows;
    if (panel == Panel::settings) return settings_rows;
    if (panel == Panel::leave) return leave_rows;
    return {};
}

/// For a row that switches something: whether it is on.
[[nodiscard]] inline std::optional<bool> switch_of(Command command, const Ui& ui) {
    switch (command) {
    case Command::fullscreen: return ui.settings.fullscreen;
    case Command::mute: return ui.settings.sound;
    case Command::clock: return ui.settings.clock;
    case Command::theme: return ui.settings.dark;
    case Command::motion: return ui.settings.motion;
    case Command::judge: return ui.settings.judge;
    case Command::hint_steps: return ui.settings.hint_steps;
    default: return std::nullopt;
    }
}

} // namespace twoturns::scene
