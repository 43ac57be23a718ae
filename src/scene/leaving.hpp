// What stands between the wish to quit and the end: something that was played is perhaps not on the disk.
#pragma once

#include <optional>
#include <vector>

#include "game/clock.hpp"
#include "game/store.hpp"

namespace twoturns::scene {

struct Leaving {
    game::Time asked{0};            ///< when the store was, last
    bool waits = true;              ///< for its answer
    std::optional<game::Time> ends; ///< when the program ends without an answer of the player's, as the system wants it
    int tries = 0;                  ///< how often the store was asked to write all
    std::vector<game::SavedGame> unsaved; ///< in the order they were played
    Message why;
    std::vector<game::GameKey> saved; ///< to files, since
};

} // namespace twoturns::scene
