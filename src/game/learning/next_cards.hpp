// Which cards of a deck with two sides the next board shows, by what was learnt of them.
//
// As programs for flash cards do, what is due comes first, and what is new comes in small helpings:
//
// 1. Cards that are due, known ones or not; the one that is remembered with the smallest probability first.
// 2. The places that are left are shared by cards being learnt, the one that comes due soonest first, and new cards, in
//    the deck's order. New ones get half of those places, rounded down, so that never more than half a board is new
//    while there are others to learn. Where one of the two has too few, the other one fills up.
// 3. Known cards, again the one that comes due soonest first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/learning/learning.hpp"

namespace twoturns::game {

/// The places in the deck of the cards for a board, each once, in that order; `places` of them, or all there are.
/// Empty if nothing was learnt of the deck: then nothing speaks for any card. Among cards for which the same speaks,
/// `seed` decides. Costs about as much as sorting the cards.
[[nodiscard]] std::vector<std::size_t> next_cards(const Learning& learning, std::int64_t today, std::size_t places,
                                                  std::uint64_t seed);

} // namespace twoturns::game
