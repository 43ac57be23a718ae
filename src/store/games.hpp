// The rows of the store: games, settings and decks as values. Every function throws a Fault when the
// file cannot do it; those that write want to be called inside a transaction.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "game/store.hpp"
#include "store/bytes.hpp"
#include "store/database.hpp"

namespace twoturns::store {

/// Writes all of a game; one in hand belongs to `seat` then, and those that were in hand there are left.
/// False, and nothing written, when another seat has it in hand.
bool write_game(const Database& database, const game::SavedGame& game, std::int64_t seat);

/// Moves the clock of a game on that `seat` has in hand. False, and nothing written, when it is not there.
bool write_clock(const Database& database, const game::SavedGame& game, std::int64_t seat);

/// Of the games in hand that no seat has: the one that was played last, which `seat` has from then on.
/// Such as cannot be read any more count as left; `unreadable` tells whether there was one.
std::optional<game::SavedGame> take_in_progress(const Database& database, std::int64_t seat, bool& unreadable);
/// The same game, without taking it from anyone: for a store that cannot be written.
std::optional<game::SavedGame> last_in_progress(const Database& database);

/// The seats that have games in hand.
std::vector<std::int64_t> locks_in_use(const Database& database);
/// Its games in hand belong to no seat from then on.
void release(const Database& database, std::int64_t seat);

/// See game::Store. A game whose record cannot be read is not there.
std::vector<game::GameSummary> read_summaries(const Database& database, std::size_t skip, std::size_t most);
std::optional<game::SavedGame> read_game(const Database& database, game::GameKey key);
/// Removes all games but those other seats have in hand.
void remove_games(const Database& database, std::int64_t seat);

game::KeyValues read_settings(const Database& database);
/// The setting `deck` counts as a use of that deck, too.
void write_settings(const Database& database, const game::KeyValues& settings);
/// The deck used last first.
std::vector<std::string> read_decks(const Database& database);

/// Adds all that can still be read of a damaged store and its log to a new one. See read_rows() for what it costs,
/// which is little beside reading each game.
void carry_over(const Bytes& file, const Bytes& log, const Database& to);

} // namespace twoturns::store
