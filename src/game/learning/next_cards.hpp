// Chooses the cards of a two-sided deck for the next board, based on what the player has learnt.
//
// As in flash card programs, due cards come first and new cards come in small numbers:
//
// 1. Cards that are due, known or not; the card with the smallest probability of being remembered first.
// 2. Cards being learnt (the earliest due first) and new cards (in the deck's order) share the remaining places. New
//    cards get half of those places, rounded down, so that at most half a board is new while there are other cards to
//    learn. If either group is too small, the other group fills the places.
// 3. Known cards, again the earliest due first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/learning/learning.hpp"

namespace twoturns::game {

/// Returns the deck positions of the chosen cards in that order, each once: `wanted` cards, or all cards if there are
/// fewer. Returns an empty list if the player has learnt nothing of the deck, because there is no basis for a choice.
/// `seed` breaks ties. Costs about as much as sorting the cards.
[[nodiscard]] std::vector<std::size_t> next_cards(const Learning& learning, std::int64_t today, std::size_t wanted,
                                                  std::uint64_t seed);

} // namespace twoturns::game
