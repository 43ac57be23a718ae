// What moves once around the sheet of a cleared board, after its seal has landed: a light runs along its threads, and
// loose threads of their colours fall on the table behind it. Nothing waits for it, and without motion it is left out.
#pragma once

#include <optional>
#include <vector>

#include "app/play/win_ceremony.hpp"

namespace twoturns::app {

/// Draws the falling threads, of which none comes over the words beside the sheet. Call it before the sheet is drawn.
void add_falling_threads(std::vector<scene::Item>& items, const Win& win, const ui::Rect& sheet,
                         const Context& context);
/// Draws the light on the sheet. `origin` and `cell` are those of the sheet's weave.
void add_running_light(std::vector<scene::Item>& items, const Win& win, ui::Point origin, float cell,
                       const Context& context);

} // namespace twoturns::app
