// The scale setting of the desktop.
#pragma once

#include <string_view>

namespace twoturns::view {

/// Returns the scale of window pixels, such as 2 for 200 %, on Windows and X11, where windows are measured in pixels
/// regardless of the setting. Returns 1 on other systems, where windows are measured in points. Call it after SDL has
/// chosen its video driver.
[[nodiscard]] float enlarged();

/// Returns the scale in an X server's resources, lines such as "Xft.dpi:  192"; 1 if they contain no scale.
[[nodiscard]] float enlarged_by(std::string_view resources);

} // namespace twoturns::view
