// How games begin.
#pragma once

#include <string>

#include "game/game.hpp"
#include "twoturns/game_id.hpp"
#include "twoturns/random.hpp"

namespace twoturns::app {

/// A seed a person can read out: eight digits.
[[nodiscard]] std::string seed_from(Random& chance);
/// A name for a new game.
[[nodiscard]] game::GameKey key_from(Random& chance);
/// Deals a game in one go, which may take seconds on the largest boards, with a seed from chance where the ID has none.
Result<game::Game> dealt(GameId id, Random& chance);
/// A game on a board of someone's own.
[[nodiscard]] game::Game custom_game(const Board& board, Gravity gravity, int difficulty, Random& chance);

} // namespace twoturns::app
