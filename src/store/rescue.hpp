// Rescues a damaged store: builds a new one beside it from all that can still be read and, once that is complete and on
// the disk, renames the damaged one after the date and puts the new one in its place. Nothing of the damaged one is
// deleted.
//
// The names, DATE being the same in all of them:
//
//     twoturns-rescued-DATE.db.part    incomplete; a leftover one is discarded and built again
//     twoturns-rescued-DATE.db         complete
//     twoturns-damaged-DATE.db         the damaged one, with its log
//
// After an interruption the next window to open the store continues: if twoturns.db exists it is the damaged one and
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

/// The lock on the names of the store's files. Hold it to replace the store and to open it: a file renamed while SQLite
/// opens it would be paired with the other file's log. Throws a Fault when another window holds it for all of
/// `patience`.
[[nodiscard]] Lock lock_names(const std::filesystem::path& folder, std::chrono::milliseconds patience);

/// Whether the file is empty or missing while its log has content: SQLite would take it for new and discard the log.
[[nodiscard]] bool is_cut_off(const std::filesystem::path& store);
/// Sets aside what has the name of one of the store's files and is a folder, a pipe or a device: to open it could take
/// for ever.
void put_aside_if_odd(const std::filesystem::path& file);
/// Whether the file has a list of what each of its pages is for, as another program may have wanted it.
[[nodiscard]] bool has_list_of_pages(const Database& database);
/// Whether the file's header has values no store has. SQLite believes some of them, such as that it is read-only.
[[nodiscard]] bool has_damaged_head(const Database& database);

struct Rescued {
    std::filesystem::path damaged; ///< where it is now
    std::int64_t games = 0;        ///< how many were carried over
};

/// Replaces a damaged store by a new one with what can be read of it. Nothing when it is not damaged, because another
/// window rescued it. Throws a Fault when the new one cannot be written or another window takes seconds over it, and
/// std::filesystem::filesystem_error when a file cannot be renamed; the next call continues an unfinished rescue.
/// Takes a second or two for 10,000 games.
std::optional<Rescued> rescue(const std::filesystem::path& folder, game::Date now);
/// Finishes a rescue that was interrupted after the new store was complete, if there is one. Throws as rescue(). Call
/// it with lock_names() held.
std::optional<Rescued> finish_rescue(const std::filesystem::path& folder);

/// Deletes the damaged stores that were set aside; part of deleting all data.
void remove_set_aside(const std::filesystem::path& folder);

} // namespace twoturns::store
