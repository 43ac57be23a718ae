// The size of a sheet; win_page.hpp says what is drawn there.
#pragma once

#include "app/play/win_page.hpp"

namespace twoturns::app {

struct SheetSize {
    float width;
    float height;
};

/// Returns the size of the sheet that fits, in pixels of the design; at least as wide as its foot needs.
[[nodiscard]] SheetSize sheet_in(Size board, float width, float height, const Context& context);

} // namespace twoturns::app
