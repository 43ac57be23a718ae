// The library versions in use, for bug reports.
#pragma once

#include <string>

namespace twoturns::view {

/// Returns a line for each library behind the window, such as "SDL 2.26.5": the run-time version, which may be later
/// than the build-time one. Needs no display.
[[nodiscard]] std::string library_versions();

} // namespace twoturns::view
