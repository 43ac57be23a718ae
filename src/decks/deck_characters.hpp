// Which characters the texts of a deck are written with.
#pragma once

#include <string>

#include "decks/own_pictures.hpp"

namespace twoturns::decks {

/// Each character of a deck's title and of the names of its cards or pictures once, by their numbers. Bytes that are no
/// UTF-8 are passed over. Costs a look at every byte.
[[nodiscard]] std::u32string characters_of(const OwnPictures& deck);

} // namespace twoturns::decks
