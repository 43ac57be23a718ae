// What all panels are laid out on.
#pragma once

#include "scene/compose.hpp"

namespace twoturns::scene {

/// Where things go inside a panel: from the top down, between two margins.
struct Sheet {
    Rect rect;
    float x;
    float y;
    float width;
};

/// Lays a panel of the given size, in design pixels, over the middle of the table.
[[nodiscard]] Sheet open_sheet(Composer& composer, float design_width, float design_height);

/// Words at the top of it, and the button that closes it.
void title(Composer& composer, Sheet& sheet, const std::string& words);

/// How far a deal has come, where the button to start it was.
void deal_progress(Composer& composer, const Rect& rect, float progress);

} // namespace twoturns::scene
