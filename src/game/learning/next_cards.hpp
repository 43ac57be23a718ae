// Chooses the cards of a two-sided deck for the next board, based on what the player has learnt.
//
// As in flash card programs, due cards come first and new cards come in small numbers:
//
// 1. Cards that are due, known or not; the one with the smallest probability of being remembered first.
// 2. Cards being learnt (the one due soonest first) and new cards (in the deck's order) share the remaining places. New
//    cards get half of those places, rounded down, so that never more than half a board is new while there are others
//    to learn. If either group is too small, the other one fills up.
// 3. Known cards, again the one due soonest first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/learning/learning.hpp"

namespace twoturns::game {

/// Returns the places in the deck of the chosen cards in that order, each once; `places` of them, or all there are.
/// Returns an empty list if the player has learnt nothing of the deck, as there is no basis for a choice. `seed` breaks
/// ties. Costs about as much as sorting the cards.
[[nodiscard]] std::vector<std::size_t> next_cards(const Learning& learning, std::int64_t today, std::size_t places,
                                                  std::uint64_t seed);

} // namespace twoturns::game
