// What stands around the content of a page or dialog: its title, and the way back.
#pragma once

#include <string>

#include "app/screen.hpp"

namespace twoturns::app {

// `below` is the title of the screen that Esc leads back to.

/// Puts the content of a page under a bar with its title, or with the note if one is about this page.
[[nodiscard]] ui::Element page_of(View view, const Context& context, const std::string& below);
/// Puts the content of a dialog on a panel under its title.
[[nodiscard]] ui::Element dialog_of(View view, const std::string& below, const ui::Style& style);
/// Lets the content of a screen scroll where fingers use it and its window is too low for widgets of their size.
[[nodiscard]] ui::Element scrolled_if_needed(ui::Element content, const ui::Style& style);

} // namespace twoturns::app
