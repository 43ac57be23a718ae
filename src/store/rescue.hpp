// Rescues a damaged store: builds a new store beside it from everything still readable. When the new store is complete
// and on the disk, renames the damaged store by date and gives the new store its name. Deletes nothing of the damaged
// store.
//
// The names, with the same DATE in each:
//
//     twoturns-rescued-DATE.db.part    incomplete; after an interruption it is discarded and built again
//     twoturns-rescued-DATE.db         complete
//     twoturns-damaged-DATE.db         the damaged store, with its log
//
// After an interruption the next window that opens the store continues: if twoturns.db exists, it is the damaged store
// and is read again; otherwise the new store is complete and gets that name.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "game/store.hpp"
#include "store/database.hpp"
#include "store/lock.hpp"

namespace twoturns::store {

/// Locks the names of the store's files. Hold the lock while replacing or opening the store: if a file were renamed
/// during opening, SQLite would pair it with the other file's log. Throws a Fault if another window holds the lock for
/// all of `patience`.
[[nodiscard]] Lock lock_names(const std::filesystem::path& folder, std::chrono::milliseconds patience);

/// Returns whether the file is empty or missing while its log has content. SQLite would treat such a file as new and
/// discard the log.
[[nodiscard]] bool is_cut_off(const std::filesystem::path& store);
/// Renames a folder, pipe or device that has the name of a store file, because opening it could block forever.
void put_aside_if_odd(const std::filesystem::path& file);
/// Returns whether the file has a page list (auto-vacuum). Only another program can have enabled it.
[[nodiscard]] bool has_list_of_pages(const Database& database);
/// Returns whether the file's header has values that no store has. SQLite would trust some of them, such as the
/// read-only flag.
[[nodiscard]] bool has_damaged_head(const Database& database);

struct Rescued {
    std::filesystem::path damaged; ///< the new path of the damaged store
    std::int64_t games = 0;        ///< the number of games in the new store
};

/// Replaces a damaged store by a new one with its readable content. Returns nullopt if the store is not damaged because
/// another window has already rescued it. Throws a Fault if the new store cannot be written or if another window's
/// rescue takes too many seconds; throws std::filesystem::filesystem_error if a file cannot be renamed. The next call
/// continues an unfinished rescue. Takes a second or two for 10,000 games.
std::optional<Rescued> rescue(const std::filesystem::path& folder, game::Date now);
/// Finishes a rescue that was interrupted after the new store was complete. Returns nullopt if there is none. Throws
/// like rescue(). Call it with lock_names() held.
std::optional<Rescued> finish_rescue(const std::filesystem::path& folder);

/// Deletes the damaged stores that earlier rescues have kept, as part of deleting all data.
void remove_set_aside(const std::filesystem::path& folder);

} // namespace twoturns::store
