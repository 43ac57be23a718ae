// The colour of numbers and icons that are drawn on a tile without a picture.
#pragma once

#include "ui/theme.hpp"

namespace twoturns::ui {

/// Returns the colour of numbers and icons on the face of a tile.
[[nodiscard]] constexpr Colour ink_on(Material material) {
    return material == Material::lacquer ? rgb(0xF6E7C6) : rgb(0x2B2418);
}

} // namespace twoturns::ui
