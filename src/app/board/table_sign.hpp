// A sign on the table of a board, which covers no tile.
#pragma once

#include <optional>

#include "app/screen.hpp"
#include "scene/board_geometry.hpp"
#include "twoturns/board.hpp"

namespace twoturns::app {

/// Puts a sign with these words at the foot of the table.
[[nodiscard]] ui::Element sign_at_foot(ui::Element words);
/// Puts it where it covers no tile: at the foot of the table, else beside the tiles. Where there is no room for it, the
/// brief words stand at the foot; nullopt if even these would cover a tile.
[[nodiscard]] std::optional<ui::Element> sign_beside_tiles(ui::Element words, ui::Element brief, const Board& board,
                                                           const scene::BoardGeometry& place, const Context& context);

} // namespace twoturns::app
