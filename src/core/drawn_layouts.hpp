// The layouts that are drawn in assets/layouts, as text; CMake makes the source of them.
#pragma once

#include <span>
#include <string_view>

namespace twoturns {

struct DrawnLayout {
    std::string_view name;
    std::string_view text; ///< as parse_layout() reads it
};

/// By name.
[[nodiscard]] std::span<const DrawnLayout> drawn_layouts();

} // namespace twoturns
