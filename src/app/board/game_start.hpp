// Ways to start a game.
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

constexpr game::Time deal_patience{200}; ///< a deal that takes longer shows its progress

/// Returns a seed that can be read out: eight digits.
[[nodiscard]] std::string seed_from(Random& chance);
/// Returns a key for a new game.
[[nodiscard]] game::GameKey key_from(Random& chance);
/// Finds the game ID in a text that somebody sent: the whole text if it begins with an ID, else the first ID within it,
/// as in a link, without the punctuation after it. A truncated ID counts, too. Returns nullopt if none.
[[nodiscard]] std::optional<std::string> id_within(const std::string& text);
/// Returns the game ID in a pasted text, else the text as a seed, or a note to the player if it is neither.
[[nodiscard]] std::variant<GameId, Note> pasted_id(const std::string& text, const DealParams& otherwise,
                                                   game::Time now);
/// Deals a game in one go, which may take seconds on the largest boards. Takes the seed from `chance` if the ID has
/// none.
Result<game::Game> dealt(GameId id, Random& chance);
/// Returns the game shown until the board of an ID with a seed is dealt: empty cells, and no key, so that nothing of it
/// is saved. The board's screen asks for the deal.
[[nodiscard]] game::Game undealt(GameId id);
/// Starts a game on a board of someone's own.
[[nodiscard]] game::Game custom_game(const Board& board, Gravity gravity, int difficulty, Random& chance);

/// Returns the note that a new game has only that many kinds because the player's own pictures are no more.
[[nodiscard]] Note fewer_kinds(int kinds, game::Time now);

} // namespace twoturns::app
