// Distinguishes two players on one board by shape, colour and side of the screen. Orange is a circle at the left, blue
// a diamond at the right.
#pragma once

#include "game/contests/versus.hpp"
#include "scene/scene.hpp"

namespace twoturns::scene {

/// A cell that belongs to one of the players.
struct OwnedCell {
    Cell cell;
    game::Side by;
};

/// Returns the colour of a player's signs, lines and marks on the dark or light table.
[[nodiscard]] constexpr Colour colour_of(game::Side side, bool on_light) {
    if (side == game::Side::orange) return on_light ? ui::rgb(0x8F4E00) : ui::rgb(0xFFB04A);
    return on_light ? ui::rgb(0x16597F) : ui::rgb(0x7CC7E8);
}
/// Returns the colour of a player's threads and signs on a SheetItem, the paper that shows the match's lines.
[[nodiscard]] constexpr Colour ink_of(game::Side side) {
    return side == game::Side::orange ? ui::rgb(0xC9690E) : ui::rgb(0x1F73A3);
}

/// Returns a player's sign inside `box`.
[[nodiscard]] ui::IconItem sign_of(game::Side side, const Rect& box, Colour colour);
[[nodiscard]] ui::IconItem full_sign_of(game::Side side, const Rect& box, Colour colour);

} // namespace twoturns::scene
