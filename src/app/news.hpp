// What any screen may want to know, whoever caused it. App tells every open screen, from the board up.
#pragma once

#include <string>
#include <variant>

#include "game/store.hpp"
#include "twoturns/board_layout.hpp"
#include "ui/frame.hpp"

namespace twoturns::app {

/// Time has passed: what was due is to be done.
struct TimePassed {};
/// More may be known about the position of the player's own game.
struct PositionAnalysed {};
/// A game that could not be saved was written to a file.
struct SavedToFile {
    game::GameKey game = 0;
};
/// A layout was saved among the player's own.
struct LayoutSaved {
    BoardLayout layout;
};
/// A file has become a deck that is played with.
struct FileBecameDeck {};
/// What was learnt of a deck was forgotten.
struct DeckForgotten {
    std::string deck;
};
/// Other cards or pictures are on the tiles.
struct DeckChanged {
    bool another = false; ///< another deck, not only the same one in another language
};

// Told to the screen on top alone.

/// A key or a button of the mouse went down, whatever that does.
struct PlayerActed {};

using News = std::variant<TimePassed, PositionAnalysed, SavedToFile, LayoutSaved, FileBecameDeck, DeckForgotten,
                          DeckChanged, PlayerActed, ui::RowsInView>;

} // namespace twoturns::app
