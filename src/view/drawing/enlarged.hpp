// The scale setting of the desktop.
#pragma once

#include <string_view>

namespace twoturns::view {

/// Returns the desktop's scale factor on Windows and X11, such as 2 for 200 %. Window sizes are in pixels there,
/// whatever the scale. Returns 1 on other systems, where window sizes are in points. Call it after SDL has chosen its
/// video driver.
[[nodiscard]] float enlarged();

/// Returns the scale factor from an X server's resources, which contain lines such as "Xft.dpi: 192"; 1 if no line
/// gives a scale.
[[nodiscard]] float enlarged_by(std::string_view resources);

} // namespace twoturns::view
