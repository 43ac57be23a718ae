// What the game loads: where it lies, and the deck of pictures.
#pragma once

#include <filesystem>
#include <string>

#include "view/sdl.hpp"

namespace twoturns::view {

/// The folder with decks, fonts and icons: $TWOTURNS_DATA if set, else beside the program, as it is
/// in the build tree and wherever the installed tree is moved to.
[[nodiscard]] std::filesystem::path data_folder();
/// The folder with the translations.
[[nodiscard]] std::filesystem::path locale_folder();

/// Pictures for the tiles, all in one image, row by row in square cells.
struct Deck {
    Surface atlas;
    int cell = 0; ///< side of a picture in pixels
    int columns = 0;
    int faces = 0;

    [[nodiscard]] SDL_Rect part(int face) const { return {face % columns * cell, face / columns * cell, cell, cell}; }
};

/// Loads the deck in a folder: its deck.txt and the image that names. Throws StartError with the
/// file and line of what is wrong.
[[nodiscard]] Deck load_deck(const std::filesystem::path& folder);

/// The folder of a deck: `name` among those that came with the game, or a folder itself; empty for
/// the best there is.
[[nodiscard]] std::filesystem::path find_deck(const std::string& name);

/// Loads an icon at a size, white on clear.
[[nodiscard]] Surface load_icon(const std::string& name, int side);

} // namespace twoturns::view
