// Rescues a damaged store: builds a new one beside it from everything still readable and, once that is complete and on
// the disk, renames the damaged one by date and gives the new one its name. Nothing of the damaged one is deleted.
//
// The names, with the same DATE in each:
//
//     twoturns-rescued-DATE.db.part    incomplete; a leftover one is discarded and built again
//     twoturns-rescued-DATE.db         complete
//     twoturns-damaged-DATE.db         the damaged one, with its log
//
// After an interruption the next window to open the store continues: if twoturns.db exists, it is the damaged one and
// is read again; if not, the new one is complete and takes its place.
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

/// Locks the names of the store's files. Hold the lock to replace the store and to open it: SQLite would pair a file
/// renamed during opening with the other file's log. Throws a Fault if another window holds it for all of `patience`.
[[nodiscard]] Lock lock_names(const std::filesystem::path& folder, std::chrono::milliseconds patience);

/// Returns whether the file is empty or missing while its log has content: SQLite would take the file for new and
/// discard the log.
[[nodiscard]] bool is_cut_off(const std::filesystem::path& store);
/// Sets aside a folder, pipe or device that has the name of a store file: opening it could block forever.
void put_aside_if_odd(const std::filesystem::path& file);
/// Returns whether the file has a list of the purpose of each page (auto-vacuum), which another program may have
/// enabled.
[[nodiscard]] bool has_list_of_pages(const Database& database);
/// Returns whether the file's header has values that no store has. SQLite trusts some of them, such as the read-only
/// flag.
[[nodiscard]] bool has_damaged_head(const Database& database);

struct Rescued {
    std::filesystem::path damaged; ///< its new path
    std::int64_t games = 0;        ///< how many were carried over
};

/// Replaces a damaged store by a new one with its readable content. Returns nullopt if it is not damaged, because
/// another window rescued it. Throws a Fault if the new one cannot be written or another window takes seconds over it,
/// and std::filesystem::filesystem_error if a file cannot be renamed; the next call continues an unfinished rescue.
/// Takes a second or two for 10,000 games.
std::optional<Rescued> rescue(const std::filesystem::path& folder, game::Date now);
/// Finishes a rescue that was interrupted after the new store was complete, if there is one. Throws like rescue(). Call
/// it with lock_names() held.
std::optional<Rescued> finish_rescue(const std::filesystem::path& folder);

/// Deletes the damaged stores that were set aside, as part of deleting all data.
void remove_set_aside(const std::filesystem::path& folder);

} // namespace twoturns::store
