// A board on the screen: how it is looked at, and what is shown on it for a moment. The game itself is not part of it,
// so that a view can hold several of them and each can show any session.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "game/session.hpp"
#include "scene/board_geometry.hpp"
#include "scene/effects.hpp"
#include "scene/scene.hpp"
#include "scene/sides.hpp"

namespace twoturns::scene {

struct BoardView {
    Camera camera;
    std::optional<Cell> cursor;  ///< of the keyboard; shown once a key has moved it
    std::optional<Cell> pointed; ///< the pointer is on it
    std::optional<Kind> lit;     ///< the kind whose tiles are all lit
    std::optional<Cell> read;    ///< the tile whose side is shown large
    Effects effects;
    std::optional<std::uint64_t> cards_seed; ///< of the game whose position this board began with, if it did
    // Of two who play on one board.
    std::optional<Cell> orange_cursor; ///< the other cursor is blue's where there is this one
    std::vector<OwnedCell> picks;      ///< beside what the session has picked
    std::vector<OwnedCell> taken;      ///< cells whose tile one of them took
};

/// How boards are to look, whatever they show.
struct BoardLook {
    bool motion = true;
    bool on_light = false;
    bool faces = true;                     ///< not while the game is paused
    int two_sided = 0;                     ///< how many cards the deck has, if they have two sides
    std::span<const std::size_t> chosen{}; ///< those of them that were chosen for the game
    ui::Rect card{};                       ///< where a card is told or read, beside the board; empty where none is
};

/// Adds the board of a session to what is drawn, inside `area`. Cost: in proportion to the tiles in sight.
void add_board(std::vector<Item>& items, const BoardView& view, const game::Session& session, const Rect& area,
               const BoardLook& look, Time now);

} // namespace twoturns::scene
