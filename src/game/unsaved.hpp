// The data that waits to be saved.
#pragma once

#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

struct Unsaved {
    std::vector<SavedGame> games{}; ///< at most one game for each key, the last played last
    KeyValues settings{};
    ItemChanges items{};
    [[nodiscard]] bool empty() const { return games.empty() && settings.empty() && items.empty(); }
};

} // namespace twoturns::game
