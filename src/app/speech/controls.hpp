// The controls on the screen as words, for readers of screens that have a list of their own, as browsers do.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/app.hpp"

namespace twoturns::app {

struct Control {
    enum class Role : std::uint8_t {
        button,
        toggle, ///< `on` says whether it is on
        option, ///< one of several; `on` says whether it is the chosen one
    };
    Role role = Role::button;
    std::string words;
    bool on = false;
    bool enabled = true;
    ui::Point at; ///< where a click presses it
};

/// Returns the visible buttons, switches, options and tabs of the screen on top, in their order. Those without words
/// are left out.
[[nodiscard]] std::vector<Control> controls_of(const App& app, game::Time now);

/// Returns a line for each control, for a page: "button", "switch" or "option", "on" or "off", "usable" or "not", and
/// the words, separated by tabs.
[[nodiscard]] std::string control_lines(const std::vector<Control>& controls);

} // namespace twoturns::app
