// Draws the parts of a board's picture, each with a separate function. add_board() calls the functions in order.
#pragma once

#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

#include "game/learning/cards.hpp"
#include "scene/board_view.hpp"

namespace twoturns::scene {

/// The input and output of every function that draws part of a board.
struct Painter {
    std::vector<Item>& items;
    const BoardView& view;
    const game::Session& session;
    BoardGeometry place;
    const BoardStyle& look;
    Time now;

    [[nodiscard]] int picture_of(Tile tile) const {
        const auto seed = view.cards_seed.value_or(session.timeline().cards_seed());
        return game::picture_of(tile.face, {look.two_sided, seed, look.chosen});
    }
};

inline constexpr float pi = std::numbers::pi_v<float>;
inline constexpr float picked_scale = 1.06F;
inline constexpr float picked_lift = 0.075F; ///< in cells

/// Returns the box of a tile that is picked.
inline Rect lifted(const Rect& box) { return box.moved(0, -std::round(picked_lift * box.h)); }

/// Returns the look of a tile picked by a player; `side` is nullopt if there is only one player.
[[nodiscard]] TileStyle picked_by(std::optional<game::Side> side);
/// Returns the look of the tile in a cell if someone has picked it.
[[nodiscard]] std::optional<TileStyle> picked_look(const Painter& c, Cell cell);
/// Returns the offset of a sliding, landing or shaking tile from its cell.
[[nodiscard]] Point offset_of(const Painter& c, Cell cell);

// In board_lines.cpp:
/// Draws the line of a hint, and the line of a blocked pair with the cells that block it.
void add_help_lines(Painter& c);
/// Draws the pairs just matched, their lines and their points.
void add_vanishing(Painter& c);
void add_points(Painter& c);

// In board_players.cpp:
/// Draws the colour and sign of the player who took the tile of an empty cell.
void add_taken(Painter& c);
/// Draws the keyboard's cursor, or the cursors of two players.
void add_cursor(Painter& c);
/// Draws the sign of the player who picked a tile, at its upper right corner.
void add_signs(Painter& c);

// In board_cards.cpp:
/// Draws both sides of a matched card, or the enlarged side of one tile, in the card's area.
void add_cards(Painter& c);

} // namespace twoturns::scene
