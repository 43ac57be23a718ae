// Pictures that nobody could tell from each other on a tile, as copies of a file are; and those with nothing to see.
#pragma once

#include "view/decks/deck_cache.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Whether all of it is as good as clear.
[[nodiscard]] bool is_clear(SDL_Surface& square);

/// For each square of `pixels` the first that looks the same, itself if none before it does.
[[nodiscard]] std::vector<int> first_alike(std::string_view pixels);

/// The same without those that look like an earlier one: they are left out, with its name. Costs some milliseconds a
/// hundred pictures.
[[nodiscard]] KnownPictures without_copies(KnownPictures pictures);

} // namespace twoturns::view
