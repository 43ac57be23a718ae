// A deck of cards in which some sides are the player's own pictures.
#pragma once

#include <optional>
#include <string>

#include "decks/card_sides.hpp"
#include "decks/own_pictures.hpp"
#include "view/decks/assets.hpp"
#include "view/decks/deck_cache.hpp"

namespace twoturns::view {

struct CardDeck {
    Deck deck; ///< has no faces if no card is left
    decks::OwnPictures report;
};

/// Combines cards and pictures. `pictures` must contain each file that `cards` need and may contain others; returns
/// nullopt if one is missing. Throws StartError if out of memory. Reads every pixel.
[[nodiscard]] std::optional<CardDeck> deck_of_cards(const std::string& name, const decks::CardSides& cards,
                                                    const KnownPictures& pictures);

/// Converts the pictures of a folder to cards with each picture's name on the back.
[[nodiscard]] CardDeck deck_with_names(const std::string& name, const KnownPictures& pictures);

} // namespace twoturns::view
