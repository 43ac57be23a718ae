// A deck of cards, some sides of which are pictures of the player's own.
#pragma once

#include <optional>
#include <string>

#include "decks/card_sides.hpp"
#include "decks/own_pictures.hpp"
#include "view/decks/assets.hpp"
#include "view/decks/deck_cache.hpp"

namespace twoturns::view {

struct CardDeck {
    Deck deck; ///< without a face where no card is left
    decks::OwnPictures report;
};

/// Puts cards and pictures together. `pictures` has one for each of the files that `cards` want, and may have others;
/// nothing when it lacks one. Throws StartError without memory. Costs a look at every pixel.
[[nodiscard]] std::optional<CardDeck> deck_of_cards(const std::string& name, const decks::CardSides& cards,
                                                    const KnownPictures& pictures);

/// The pictures of a folder as cards, each with its name on the back.
[[nodiscard]] CardDeck deck_with_names(const std::string& name, const KnownPictures& pictures);

} // namespace twoturns::view
