// How games begin.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "app/note.hpp"
#include "game/clock.hpp"
#include "game/game.hpp"
#include "twoturns/game_id.hpp"
#include "twoturns/random.hpp"

namespace twoturns::app {

constexpr game::Time deal_patience{200}; ///< before it is shown that a deal takes its time

/// A seed a person can read out: eight digits.
[[nodiscard]] std::string seed_from(Random& chance);
/// A name for a new game.
[[nodiscard]] game::GameKey key_from(Random& chance);
/// The game ID in a text that somebody sent: all of it where it begins with one, else the first that stands within it,
/// as in a link, without what ends the sentence. One that is cut short is one, too.
[[nodiscard]] std::optional<std::string> id_within(const std::string& text);
/// What a pasted text stands for: the game ID within it, else a seed; or what the player is told where that is nothing.
[[nodiscard]] std::variant<GameId, Note> pasted_id(const std::string& text, const DealParams& otherwise,
                                                   game::Time now);
/// Deals a game in one go, which may take seconds on the largest boards, with a seed from chance where the ID has none.
Result<game::Game> dealt(GameId id, Random& chance);
/// What stands in for the game of an ID, which has a seed, until its board is dealt: empty cells, and no key, so that
/// nothing of it is saved. The board's screen asks for the deal.
[[nodiscard]] game::Game undealt(GameId id);
/// A game on a board of someone's own.
[[nodiscard]] game::Game custom_game(const Board& board, Gravity gravity, int difficulty, Random& chance);

/// What is said when a new game has only so many kinds, as the player's own pictures are no more.
[[nodiscard]] Note fewer_kinds(int kinds, game::Time now);

} // namespace twoturns::app
