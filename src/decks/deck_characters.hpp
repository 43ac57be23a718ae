// Collects the characters in the texts of a deck.
#pragma once

#include <string>

#include "decks/picture_scan.hpp"

namespace twoturns::decks {

/// Returns each character of the deck's title and of the names of its cards or pictures once, in code point order.
/// Skips malformed UTF-8. Cost: O(bytes).
[[nodiscard]] std::u32string characters_of(const PictureScan& deck);

} // namespace twoturns::decks
