// The browser as the desktop of the game: its dialogs for files, its clipboard, and whether it is dark.
#pragma once

#include <memory>

#include "view/desktop/desktop.hpp"

namespace twoturns::web {

[[nodiscard]] std::unique_ptr<view::Desktop> make_page_desktop();

} // namespace twoturns::web
