// Finds pictures that look the same on a tile, such as copies of a file, and pictures that are blank.
#pragma once

#include "view/decks/deck_cache.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {

/// Returns whether the whole picture is practically transparent.
[[nodiscard]] bool is_clear(SDL_Surface& square);

/// Returns for each square in `pixels` the index of the first that looks the same, its own if none before it does.
[[nodiscard]] std::vector<int> first_alike(std::string_view pixels);

/// Removes pictures that look like an earlier one and reports them as left out, with its name. Takes a few milliseconds
/// per hundred pictures.
[[nodiscard]] KnownPictures without_copies(KnownPictures pictures);

} // namespace twoturns::view
