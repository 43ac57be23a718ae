// Draws tiles of days and squares for game::Stretches, in the same way on all screens.
#pragma once

#include <vector>

#include "app/screen.hpp"
#include "game/history/daily.hpp"
#include "game/history/stretches.hpp"

namespace twoturns::app {

/// Draws a tile with the seal of a cleared game: the picture of its last pair, even if another deck is in use now.
/// Draws a blank tile and returns false if there is no game or its seal is unknown.
bool add_seal_tile(std::vector<scene::Item>& items, const ui::Rect& box, scene::TileStyle look,
                   const game::GameSummary* cleared, const Context& context);

/// Draws the tile of a day: for a cleared board its seal, or a tick if the seal is unknown; otherwise an empty tile for
/// today and a dashed box for any other day.
void add_day_tile(std::vector<scene::Item>& items, const ui::Rect& tile, const game::GameSummary* cleared, bool today,
                  const Context& context);

[[nodiscard]] ui::Colour colour_of(game::Stretch stretch);

/// Draws a row of squares, one for each stretch. The row begins at the left edge and is centred vertically. Returns the
/// row's right edge.
float add_stretches(std::vector<scene::Item>& items, const game::Stretches& stretches, const ui::Rect& rect,
                    const Context& context);

} // namespace twoturns::app
