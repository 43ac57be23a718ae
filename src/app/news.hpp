// Events of interest to any screen, whoever caused them. App passes them to every open screen, from the board up.
#pragma once

#include <string>
#include <variant>

#include "game/store.hpp"
#include "twoturns/board_layout.hpp"
#include "ui/frame.hpp"

namespace twoturns::app {

/// Time has passed: do what is due.
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
/// A file has become a deck, which is now in use.
struct FileBecameDeck {};
/// The learning progress of a deck was deleted.
struct DeckForgotten {
    std::string deck;
};
/// The cards or pictures on the tiles have changed.
struct DeckChanged {
    bool another = false; ///< another deck, not the same one in another language
};

// Passed only to the screen on top:

/// A key or mouse button went down, whatever it does.
struct PlayerActed {};

using News = std::variant<TimePassed, PositionAnalysed, SavedToFile, LayoutSaved, FileBecameDeck, DeckForgotten,
                          DeckChanged, PlayerActed, ui::RowsInView>;

} // namespace twoturns::app
