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

/// Returns a seed of eight digits, which can be read aloud.
[[nodiscard]] std::string seed_from(Random& chance);
/// Returns a key for a new game.
[[nodiscard]] game::GameKey key_from(Random& chance);
/// Finds the game ID in a text that the player received: the whole text if it begins with an ID, otherwise the first ID
/// in it, for example in a link, without the punctuation after it. Also finds a truncated ID. Returns nullopt if there
/// is none.
[[nodiscard]] std::optional<std::string> id_within(const std::string& text);
/// Returns the game ID in a pasted text, otherwise the text as a seed. Returns a note for the player if it is neither.
[[nodiscard]] std::variant<GameId, Note> pasted_id(const std::string& text, const DealParams& otherwise,
                                                   game::Time now);
/// Deals a game in one call, which may take seconds on the largest boards. Takes the seed from `chance` if the ID has
/// no seed.
Result<game::Game> dealt(GameId id, Random& chance);
/// Returns the game that is shown until the board of an ID with a seed is dealt. It has empty cells and no key, so it
/// is not saved. The board's screen requests the deal.
[[nodiscard]] game::Game undealt(GameId id);
/// Starts a game on a board that was not dealt, such as a board from a file.
[[nodiscard]] game::Game custom_game(const Board& board, Gravity gravity, int difficulty, Random& chance);

/// Returns the note that a new game has only `kinds` kinds because the player's own deck has no more pictures.
[[nodiscard]] Note fewer_kinds(int kinds, game::Time now);

} // namespace twoturns::app
