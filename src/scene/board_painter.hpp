// Draws the parts of a board's picture, each with a separate function. add_board() calls the functions in order.
#pragma once

#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

#include "game/learning/cards.hpp"
#include "scene/board_view.hpp"

namespace twoturns::scene {

inline constexpr float design_cell = 57; ///< the side of a cell, in pixels, at which Painter::unit() is 1

/// The input and output of every function that draws part of a board.
struct Painter {
    std::vector<Item>& items;
    const BoardView& view;
    const game::Session& session;
    BoardGeometry place;
    const BoardStyle& look;
    Time now;

    [[nodiscard]] float unit() const { return static_cast<float>(place.cell_side()) / design_cell; }
    [[nodiscard]] int picture_of(Tile tile) const {
        const auto seed = view.cards_seed.value_or(session.timeline().cards_seed());
        return game::picture_of(tile.face, {look.two_sided, seed, look.chosen});
    }
    /// Gives an item the picture and the kind of a tile.
    void show(TileItem& item, Tile tile) const {
        item.face = picture_of(tile);
        item.kind = tile.kind;
    }
    /// Returns the width of a line, in pixels, from the usual one.
    [[nodiscard]] float line_width(float usual) const { return look.thick ? 2 * usual : usual; }
};

inline constexpr float pi = std::numbers::pi_v<float>;
inline constexpr float picked_lift = 0.10F; ///< in cells

/// Returns the box of a picked tile in the cell `box`.
inline Rect lifted(const Rect& box) { return box.moved(0, -std::round(picked_lift * box.h)); }

/// Returns the look of a tile picked by a player; `side` is nullopt if there is only one player.
[[nodiscard]] TileStyle picked_by(std::optional<game::Side> side);
/// Returns the look of the tiles of a matched pair before they vanish; `side` as above.
[[nodiscard]] TileStyle matched_by(std::optional<game::Side> side);
/// Returns the look of the tile in a cell if someone has picked it.
[[nodiscard]] std::optional<TileStyle> picked_look(const Painter& c, Cell cell);
/// Returns the scale of a picked tile that springs up: one of four sizes.
[[nodiscard]] float pick_scale(Time now, Time start);
/// Returns the width of a tile that turns over: one of six. t is 0 .. 1.
[[nodiscard]] float flip_width(float t);
/// Animates a tile of a new board: from the upper left corner to the lower right one, each from slightly above. Returns
/// false while the tile has not appeared.
[[nodiscard]] bool deal_in(const Painter& c, Cell cell, TileItem& item);
/// Animates a tile of a reshuffle: it travels to its cell, or turns over in it. Returns whether it is in the air.
[[nodiscard]] bool reshuffle_in(const Painter& c, Cell cell, TileItem& item);
/// Returns the offset of a sliding, landing, nudged or shaking tile from its cell.
[[nodiscard]] Point offset_of(const Painter& c, Cell cell);

// In board_lines.cpp:
/// Returns the middles of the cells.
[[nodiscard]] std::vector<Point> points_of(const BoardGeometry& place, const Link& link);
/// Returns the point of a line at `share` of its length.
[[nodiscard]] Point along(const std::vector<Point>& points, float share);
/// Draws the lines that stay on the table, under all else.
void add_kept_lines(Painter& c);
/// Draws the lines under the tiles: the lines of removed pairs, of restored pairs, and of a hint.
void add_lines(Painter& c);
/// Draws the line of a pair that cannot be matched, and marks the reason.
void add_explained(Painter& c);
void add_points(Painter& c);

// In board_pairs.cpp:
/// Draws the pairs just matched: how they pull towards each other, turn over and burst.
void add_vanishing(Painter& c);
/// Draws the pairs that an undo brings back.
void add_returning(Painter& c);

// In board_players.cpp:
/// Draws the colour and sign of the player who took the tile of an empty cell.
void add_taken(Painter& c);
/// Draws the keyboard's cursor, or the cursors of two players.
void add_cursor(Painter& c);
/// Draws the sign of the player who picked a tile, at its upper right corner.
void add_signs(Painter& c);

// In magnifier.cpp:
/// Draws the tile under the pointer, or under the cursor, three times as large, apart from it: its row and those next
/// to it stay free, as far as the board has room.
void add_magnified(Painter& c);

// In board_cards.cpp:
/// Draws both sides of a matched card, or the enlarged side of one tile, in the card's area.
void add_cards(Painter& c);

} // namespace twoturns::scene
