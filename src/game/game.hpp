// A game: its starting board, its session, and the key under which it is saved.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/record.hpp"
#include "game/session.hpp"
#include "game/store.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/result.hpp"

namespace twoturns::game {

struct Game {
    Origin origin;
    Deal start; ///< the board it started with, and a witness if one is known
    GameKey key = 0;
    Date started = 0; ///< 0: not saved yet
    Session session;
    Pace pace = Pace::calm;            ///< the pace of the whole game; calm if the pace changed or is unknown
    std::vector<CardAnswer> answers{}; ///< the answers given on the game's cards since it was opened
    Date cleared = 0;                  ///< when the game was first saved as cleared; 0: never
    std::optional<SealPicture> look{}; ///< set once the game is cleared
    bool left_round = false;           ///< the round of Arcade is over, and the game goes on without it
};

/// Returns a game at its beginning. See Session for `first_serial`.
[[nodiscard]] Game new_game(Origin origin, Deal start, GameKey key, std::uint64_t first_serial = 1);

/// Resumes a game at the end of its record. Returns an error if an entry breaks the rules.
Result<Game> resumed(const Record& record, Deal start, GameKey key, std::uint64_t first_serial = 1);

/// Returns the record of everything done so far.
[[nodiscard]] Record record_of(const Game& game, Time now);

/// Returns the game as the store saves it. A game in progress includes its starting board, so that resuming needs no
/// dealing.
[[nodiscard]] SavedGame saved(const Game& game, Time now, Date today);

/// Returns how often the player went back to the last winnable position.
[[nodiscard]] int rewinds_in(const std::vector<Entry>& log);

} // namespace twoturns::game
