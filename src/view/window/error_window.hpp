// A window that shows why the game cannot start.
#pragma once

#include <string>

namespace twoturns::view {

/// Returns when the user has closed the window. Throws StartError if it cannot be shown.
void show_error(const std::string& what, const std::string& why);

} // namespace twoturns::view
