// The desktop's scale setting.
#pragma once

#include <string_view>

namespace twoturns::view {

/// Returns 2 for 200 % on Windows and X11, where windows are measured in pixels regardless of it. Returns 1 elsewhere,
/// where windows are measured in points. Call it after SDL has chosen its video driver.
[[nodiscard]] float enlarged();

/// Returns the same from an X server's resources, lines such as "Xft.dpi:  192"; 1 if they do not contain it.
[[nodiscard]] float enlarged_by(std::string_view resources);

} // namespace twoturns::view
