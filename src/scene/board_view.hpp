// The display state of a board: camera, cursor, marks and animations. It does not contain the game, so a screen can
// hold several boards, and each board can show any session.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "game/session.hpp"
#include "scene/animations.hpp"
#include "scene/board_geometry.hpp"
#include "scene/kept_lines.hpp"
#include "scene/scene.hpp"
#include "scene/sides.hpp"

namespace twoturns::scene {

struct BoardView {
    Camera camera;
    std::optional<Cell> cursor;  ///< keyboard cursor; shown once a key has moved it
    std::optional<Cell> pointed; ///< the cell under the pointer
    std::optional<Kind> lit;     ///< the kind whose tiles are all highlighted
    std::optional<Cell> read;    ///< the tile whose side is shown enlarged
    Animations animations;
    mutable KeptLines kept;                  ///< a cache: follows from the session
    std::optional<std::uint64_t> cards_seed; ///< seed of the game that this board's first position belongs to, if any
    // For two players on one board.
    bool cursor_is_blue = false;       ///< `cursor` belongs to blue alone
    std::optional<Cell> orange_cursor; ///< if set, `cursor` is blue's
    std::vector<OwnedCell> picks;      ///< in addition to the session's pick
    std::vector<OwnedCell> taken;      ///< cells whose tile a player took
};

/// The look of boards, independent of their content.
struct BoardStyle {
    bool motion = true;
    bool on_light = false;
    bool sparks = true;
    bool kept_lines = false;               ///< the lines of removed pairs stay on the table
    bool thick = false;                    ///< lines are twice as wide
    bool magnifier = false;                ///< the tile in question is also shown enlarged, see add_magnified()
    bool faces = true;                     ///< false while the game is paused
    int two_sided = 0;                     ///< number of cards if the deck has two sides, else 0
    std::span<const std::size_t> chosen{}; ///< the cards chosen for the game
    ui::Rect card{}; ///< the area beside the board for a card that is shown or read; empty if none
};

/// Adds a session's board to the items, inside `area`. Cost: proportional to the visible tiles.
void add_board(std::vector<Item>& items, const BoardView& view, const game::Session& session, const Rect& area,
               const BoardStyle& look, Time now);

} // namespace twoturns::scene
