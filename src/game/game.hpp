// One game from its deal on: its start, its session, and the key it is saved under.
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
    Pace pace = Pace::calm;            ///< at which everything in it was done; calm where that changed, or is not known
    std::vector<CardAnswer> answers{}; ///< of its cards, since it was opened
    Date cleared = 0;                  ///< when it was first saved as cleared; 0: it was not
    std::optional<SealLook> look{};    ///< once it is cleared
};

/// A game at its beginning. For `first_serial` see Session.
[[nodiscard]] Game new_game(Origin origin, Deal start, GameKey key, std::uint64_t first_serial = 1);

/// Resumes a game at the end of its record, or says which rule the record breaks.
Result<Game> resumed(const Record& record, Deal start, GameKey key, std::uint64_t first_serial = 1);

/// The record of all that was done so far.
[[nodiscard]] Record record_of(const Game& game, Time now);

/// The game as it is saved. A game in progress is saved with its start, so that resuming needs no dealing.
[[nodiscard]] SavedGame saved(const Game& game, Time now, Date today);

} // namespace twoturns::game
