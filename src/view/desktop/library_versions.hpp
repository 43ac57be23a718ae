// The versions of the libraries in use, for bug reports.
#pragma once

#include <string>

namespace twoturns::view {

/// Returns a line for each library that the window uses, such as "SDL 2.26.5". It shows the run-time version, which may
/// be later than the build-time version. Needs no display.
[[nodiscard]] std::string library_versions();

} // namespace twoturns::view
