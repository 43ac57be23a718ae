// What moves once around the sheet of a cleared board, after its seal has landed: a light runs along its threads, and
// loose threads of their colours fall on the table behind it. Nothing waits for it, and without motion it is left out.
#pragma once

#include <optional>
#include <vector>

#include "app/play/win_ceremony.hpp"

namespace twoturns::app {

/// Draws the falling threads, of which none comes over the words beside the sheet. Call it before the sheet is drawn.
/// `many` are for what is celebrated more.
void add_falling_threads(std::vector<scene::Item>& items, const Ceremony& ceremony, const scene::SheetItem& sheet,
                         bool many, const Context& context);
/// Draws the light on the sheet.
void add_running_light(std::vector<scene::Item>& items, const Ceremony& ceremony, const scene::SheetItem& sheet,
                       game::Time now);

} // namespace twoturns::app
