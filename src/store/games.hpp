// The rows of the store: games, answers of cards, settings and decks as values. Every function throws a Fault when the
// file cannot do it; those that write want to be called inside a transaction.
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

/// Writes a whole game. If it is in progress it belongs to the window with `lock` from then on, and other games of that
/// window become unfinished. False, and nothing is written, when it is open in another window.
bool write_game(const Database& database, const game::SavedGame& game, std::int64_t lock);

/// Writes only the time of play of a game that is in progress in the window with `lock`. False, and nothing is written,
/// when there is no such game.
bool write_clock(const Database& database, const game::SavedGame& game, std::int64_t lock);

/// The last game played of those in progress that are open in no window; assigns it to `lock`. Games that cannot be
/// read become unfinished; `unreadable` says whether there were any.
std::optional<game::SavedGame> claim_last_in_progress(const Database& database, std::int64_t lock, bool& unreadable);
/// The last game played of all in progress, without assigning it: for a store that cannot be written.
std::optional<game::SavedGame> last_in_progress(const Database& database);

/// The numbers of the window locks that games in progress are assigned to, whether still held or not.
std::vector<std::int64_t> locks_with_games(const Database& database);
/// The games in progress of this window lock are open in no window from then on.
void release(const Database& database, std::int64_t lock);

/// See game::Store. A game whose record cannot be read counts as missing.
std::vector<game::GameSummary> read_summaries(const Database& database, std::size_t skip, std::size_t most);
std::optional<game::SavedGame> read_game(const Database& database, game::GameKey key);
std::optional<game::SavedGame> find_game(const Database& database, const game::Record& record);
/// Removes all games except those open in other windows.
void remove_games(const Database& database, std::int64_t lock);

/// Of a game; what is there already stays as it is.
void write_answers(const Database& database, game::GameKey key, std::span<const game::CardAnswer> answers);
/// See game::Store. None before version 4.
std::vector<game::CardAnswer> read_answers(const Database& database, const std::string& deck);
void remove_answers(const Database& database, const std::string& deck);

game::KeyValues read_settings(const Database& database);
/// The setting `deck` counts as a use of that deck, too. Returns the names of those that are not written, as they could
/// not be read again.
[[nodiscard]] std::vector<std::string> write_settings(const Database& database, const game::KeyValues& settings);
/// The deck used last first.
std::vector<std::string> read_decks(const Database& database);

/// Adds all rows of a store of any version to a new one. To be called inside a transaction.
void copy_tables(const Database& from, const Database& to);
/// Adds all that can still be read of a damaged store and its log to a new one. See read_rows() for what it costs,
/// which is little beside reading each game.
void carry_over(const Bytes& file, const Bytes& log, const Database& to);

} // namespace twoturns::store
