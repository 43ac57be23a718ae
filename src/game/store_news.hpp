// What the store is asked while a game goes on, and what comes back, in its own time.
#pragma once

#include <cstddef>
#include <string>
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
struct ExportGames { // all of them into a file: as JSON when its name ends so, else as CSV
    std::string path;
    bool replace = false; ///< what is there under that name
};
struct ForgetEverything {};
using StoreQuestion = std::variant<ReadGames, ReadGame, ExportGames, ForgetEverything>;

// What comes back.
struct NotKept { // said once, until something is kept again
    Message why;
};
struct KeptAgain {};
struct FoundOut { // about the store; nothing is lost by it now
    Message what;
};
struct GamesRead {
    std::size_t skip = 0;
    std::vector<GameSummary> games;
};
struct GameRead {
    KeptGame game;
};
struct Exported {
    std::string path;
};
struct Forgotten {};
struct NotRead { // the question has no answer
    Message why;
};
using StoreNews = std::variant<NotKept, KeptAgain, FoundOut, GamesRead, GameRead, Exported, Forgotten, NotRead>;

} // namespace twoturns::game
