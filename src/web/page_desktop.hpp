// Implements the desktop's services with the browser: file dialogs, clipboard, dark mode.
#pragma once

#include <memory>

#include "view/desktop/desktop.hpp"

namespace twoturns::web {

[[nodiscard]] std::unique_ptr<view::Desktop> make_page_desktop();

} // namespace twoturns::web
