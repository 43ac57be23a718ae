// What waits to be saved.
#pragma once

#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

struct Unsaved {
    std::vector<SavedGame> games{}; ///< one of each key, the last one last
    KeyValues settings{};
    ItemChanges items{};
    [[nodiscard]] bool empty() const { return games.empty() && settings.empty() && items.empty(); }
};

} // namespace twoturns::game
