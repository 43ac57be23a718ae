// The layouts drawn in assets/layouts, as text; CMake generates the source file.
#pragma once

#include <span>
#include <string_view>

namespace twoturns {

struct DrawnLayout {
    std::string_view name;
    std::string_view text; ///< in the format of parse_layout()
};

/// Returns the layouts sorted by name.
[[nodiscard]] std::span<const DrawnLayout> drawn_layouts();

} // namespace twoturns
