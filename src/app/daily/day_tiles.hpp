// What days and stretches of a game look like, wherever they are shown.
#pragma once

#include <vector>

#include "app/screen.hpp"
#include "game/history/daily.hpp"
#include "game/history/stretches.hpp"

namespace twoturns::app {

/// A tile with the picture a cleared game was cleared with, whatever deck is played with now; false, and a blank one,
/// where there is no game or that is not known.
bool add_seal_tile(std::vector<scene::Item>& items, const ui::Rect& box, scene::TileLook look,
                   const game::GameSummary* cleared, const Context& context);

/// The tile of a day: with the seal of the game that cleared its board, or a tick where that is not known; without one
/// an empty tile for today and a dashed box for any other day.
void add_day_tile(std::vector<scene::Item>& items, const ui::Rect& tile, const game::GameSummary* cleared, bool today,
                  const Context& context);

[[nodiscard]] ui::Colour colour_of(game::Stretch stretch);

/// A square for each stretch from the left edge on, in the middle of the height; gives where they end.
float add_stretches(std::vector<scene::Item>& items, const game::Stretches& stretches, const ui::Rect& rect,
                    const Context& context);

} // namespace twoturns::app
