// Finds blank pictures, and pictures that look the same on a tile, such as copies of a file.
#pragma once

#include "view/decks/deck_cache.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Returns whether the whole picture is nearly transparent.
[[nodiscard]] bool is_clear(SDL_Surface& square);

/// Returns for each square in `pixels` (see KnownPictures::pixels) the index of the first square that looks the same,
/// which may be the square itself.
[[nodiscard]] std::vector<int> first_alike(std::string_view pixels);

/// Removes pictures that look like an earlier picture, and reports each as left out with the earlier picture's name.
/// Takes a few milliseconds per hundred pictures.
[[nodiscard]] KnownPictures without_copies(KnownPictures pictures);

} // namespace twoturns::view
