// One game from its deal on: where it began, how it stands, and the name it is kept by.
#pragma once

#include <cstdint>
#include <string>

#include "game/record.hpp"
#include "game/session.hpp"
#include "game/store.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/result.hpp"

namespace twoturns::game {

struct Game {
    Origin origin;
    Deal start; ///< the board it began with, and a witness if one is known
    GameKey key = 0;
    Date started = 0; ///< 0: not kept yet
    Session session;
};

/// A game at its beginning. For `first_serial` see Session.
[[nodiscard]] Game new_game(Origin origin, Deal start, GameKey key, std::uint64_t first_serial = 1);

/// A game where its record left it, or what the rules have against the record.
Result<Game> resumed(const Record& record, Deal start, GameKey key, std::uint64_t first_serial = 1);

/// The game as it stands now, to be played again from its beginning.
[[nodiscard]] Record record_of(const Game& game, Time now);

/// What is kept of it. A game in hand is kept with its start, so that going on needs no dealing.
[[nodiscard]] SavedGame saved(const Game& game, Time now, Date today);

} // namespace twoturns::game
