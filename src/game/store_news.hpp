// What the store is asked while a game goes on, and what comes back, in its own time.
#pragma once

#include <cstddef>
#include <variant>
#include <vector>

#include "game/store.hpp"

namespace twoturns::game {

// What the store can be asked for.
struct ReadGames {
    std::size_t skip = 0;
    std::size_t most = 0;
};
struct ReadGame {
    GameKey key = 0;
};
struct ForgetEverything {};
using StoreQuestion = std::variant<ReadGames, ReadGame, ForgetEverything>;

// What comes back.
struct NotKept { // said once, until something is kept again
    Message why;
};
struct KeptAgain {};
struct GamesRead {
    std::size_t skip = 0;
    std::vector<GameSummary> games;
};
struct GameRead {
    KeptGame game;
};
struct Forgotten {};
struct NotRead {
    Message why;
};
using StoreNews = std::variant<NotKept, KeptAgain, GamesRead, GameRead, Forgotten, NotRead>;

} // namespace twoturns::game
