// Events that any screen may react to, whatever their source. App passes them to every open screen, from the board up.
#pragma once

#include <string>
#include <variant>

#include "game/store.hpp"
#include "twoturns/board_layout.hpp"
#include "ui/frame.hpp"

namespace twoturns::app {

/// Time has passed; screens do what is due.
struct TimePassed {};
/// The analysis of the position in the player's own game may have new results.
struct PositionAnalysed {};
/// A game that could not be saved was written to a file.
struct SavedToFile {
    game::GameKey game = 0;
};
/// A layout was saved in the player's own layout folder.
struct LayoutSaved {
    BoardLayout layout;
};
/// A file was imported as a deck, which is now in use.
struct FileBecameDeck {};
/// The learning progress of a deck was deleted.
struct DeckForgotten {
    std::string deck;
};
/// The cards or pictures on the tiles have changed.
struct DeckChanged {
    bool another = false; ///< another deck, not the same one in another language
};

// The events below are passed only to the screen on top.

/// A key or mouse button was pressed, whatever its effect.
struct PlayerActed {};
/// The screens over this one were closed.
struct Uncovered {};

using News = std::variant<TimePassed, PositionAnalysed, SavedToFile, LayoutSaved, FileBecameDeck, DeckForgotten,
                          DeckChanged, PlayerActed, Uncovered, ui::RowsInView>;

} // namespace twoturns::app
