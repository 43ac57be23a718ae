// A window that says why the game cannot start.
#pragma once

#include <string>

namespace twoturns::view {

/// Stays until somebody has closed it. Throws StartError where it cannot be shown either.
void show_error(const std::string& what, const std::string& why);

} // namespace twoturns::view
