// The games of the store as values, and the copy of a whole store to a new one. Every function throws a Fault when file
// access fails. Call the writing functions inside a transaction.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/store.hpp"
#include "store/bytes.hpp"
#include "store/database.hpp"

namespace twoturns::store {

/// Writes a whole game. Assigns a game in progress to the window with `lock` and makes that window's other games
/// unfinished. Returns false and writes nothing if the game is open in another window.
bool write_game(const Database& database, const game::SavedGame& game, std::int64_t lock);

/// Writes only the play time of a game in progress in the window with `lock`. Returns false and writes nothing if there
/// is no such game.
bool write_clock(const Database& database, const game::SavedGame& game, std::int64_t lock);

/// Returns the game played last among the games in progress that no window has open, and assigns it to `lock`. Makes
/// unreadable games unfinished; `unreadable` reports whether there were any.
std::optional<game::SavedGame> claim_last_in_progress(const Database& database, std::int64_t lock, bool& unreadable);
/// Returns the game played last among all games in progress without assigning it, for a store that cannot be written.
std::optional<game::SavedGame> last_in_progress(const Database& database);

/// Returns the numbers of the window locks that own games in progress, whether the locks are still held or not.
std::vector<std::int64_t> locks_with_games(const Database& database);
/// Marks the games in progress of this window lock as open in no window.
void release(const Database& database, std::int64_t lock);

/// The reading functions of game::Store. They treat a game with an unreadable record as missing.
std::vector<game::GameSummary> read_summaries(const Database& database, std::size_t skip, std::size_t most);
std::optional<game::SavedGame> read_game(const Database& database, game::GameKey key);
std::optional<game::SavedGame> find_game(const Database& database, const game::Record& record);
/// Removes all games except those open in other windows.
void remove_games(const Database& database, std::int64_t lock);

/// Adds all rows of a store of any version to a new store. Call it inside a transaction.
void copy_tables(const Database& from, const Database& to);
/// Adds everything still readable in a damaged store and its log to a new store. read_rows() states the cost, which is
/// small compared with reading each game.
void carry_over(const Bytes& file, const Bytes& log, const Database& to);

} // namespace twoturns::store
