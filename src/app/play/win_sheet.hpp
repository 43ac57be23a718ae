// Computes the size of a sheet; win_page.hpp describes its content.
#pragma once

#include "app/play/win_page.hpp"

namespace twoturns::app {

struct SheetSize {
    float width;
    float height;
};

/// Returns the largest size of a sheet that fits, in design pixels; at least as wide as the sheet's foot needs.
[[nodiscard]] SheetSize sheet_in(Size board, float width, float height, const Context& context);

} // namespace twoturns::app
