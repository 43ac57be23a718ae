// Which libraries the game runs with, for reports of what went wrong.
#pragma once

#include <string>

namespace twoturns::view {

/// A line for each library behind the window, such as "SDL 2.26.5": the versions it runs with, which may be later than
/// those it was built for. Needs no display.
[[nodiscard]] std::string library_versions();

} // namespace twoturns::view
