// The menu's rows, top to bottom.
#pragma once

#include <array>

#include "scene/app.hpp"

namespace twoturns::scene {

inline constexpr std::array menu_rows{Command::new_game, Command::restart,    Command::pause, Command::games,
                                      Command::help,     Command::fullscreen, Command::mute,  Command::clock,
                                      Command::theme,    Command::motion,     Command::judge, Command::hint_steps,
                                      Command::quit};

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
