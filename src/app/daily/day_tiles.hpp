// The looks of days and of stretches of a game, shared by all screens.
#pragma once

#include <vector>

#include "app/screen.hpp"
#include "game/history/daily.hpp"
#include "game/history/stretches.hpp"

namespace twoturns::app {

/// Draws a tile with the seal of a cleared game: the picture of its last pair, whatever the current deck. Draws a blank
/// tile and returns false if there is no game or its seal is unknown.
bool add_seal_tile(std::vector<scene::Item>& items, const ui::Rect& box, scene::TileLook look,
                   const game::GameSummary* cleared, const Context& context);

/// Draws the tile of a day. For a cleared board it has the seal, or a tick if the seal is unknown. Otherwise today is
/// an empty tile and any other day a dashed box.
void add_day_tile(std::vector<scene::Item>& items, const ui::Rect& tile, const game::GameSummary* cleared, bool today,
                  const Context& context);

[[nodiscard]] ui::Colour colour_of(game::Stretch stretch);

/// Draws a square per stretch from the left edge, vertically centred. Returns their right edge.
float add_stretches(std::vector<scene::Item>& items, const game::Stretches& stretches, const ui::Rect& rect,
                    const Context& context);

} // namespace twoturns::app
