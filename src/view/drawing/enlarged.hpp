// How much larger than usual the desktop is set to draw everything.
#pragma once

#include <string_view>

namespace twoturns::view {

/// 2 for 200 %, where windows are measured in pixels all the same: on Windows and X11. 1 elsewhere, as a window has
/// points of its own there. To be called once SDL has chosen where its windows are.
[[nodiscard]] float enlarged();

/// The same of an X server by its resources, lines such as "Xft.dpi:	192"; 1 where they do not say.
[[nodiscard]] float enlarged_by(std::string_view resources);

} // namespace twoturns::view
