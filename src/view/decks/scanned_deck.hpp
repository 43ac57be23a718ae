// A deck of cards in which some sides are the player's own pictures.
#pragma once

#include <optional>
#include <string>

#include "decks/decks.hpp"
#include "view/decks/assets.hpp"
#include "view/decks/deck_cache.hpp"

namespace twoturns::view {

struct ScannedDeck {
    DeckFaces deck; ///< without faces if no card is left
    decks::PictureScan scan;
};

/// Combines cards and pictures. `pictures` must contain every file that `cards` need and may contain others. Returns
/// nullopt if a file is missing. Throws StartError if out of memory. Reads every pixel.
[[nodiscard]] std::optional<ScannedDeck> deck_of_cards(const std::string& name, const decks::CardSides& cards,
                                                       const KnownPictures& pictures);

/// Converts the pictures of a folder to two-sided cards with each picture's name on the back.
[[nodiscard]] ScannedDeck deck_with_names(const std::string& name, const KnownPictures& pictures);

} // namespace twoturns::view
