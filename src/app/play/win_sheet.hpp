// The room a sheet takes; win_page.hpp says what is drawn there.
#pragma once

#include "app/play/win_page.hpp"

namespace twoturns::app {

struct SheetSize {
    float width;
    float height;
};

/// The sheet in so much room, in pixels of the design; not narrower than its foot needs.
[[nodiscard]] SheetSize sheet_in(Size board, float width, float height, const Context& context);

} // namespace twoturns::app
