// What becomes of a damaged store: a new one is made beside it of all that can still be read, and when that is whole
// and on the disk the damaged one gets a name with the date and the new one its place. Nothing of the damaged one is
// deleted.
//
// The names, DATE being the same in all of them:
//
//     twoturns-rescued-DATE.db.part    being made; one that is found was interrupted, and is made anew
//     twoturns-rescued-DATE.db         whole
//     twoturns-damaged-DATE.db         the damaged one, with its log
//
// Whenever it is interrupted, the next to open the store goes on: as long as twoturns.db is there it is the damaged
// one, and is read anew; when it is not, the new one was whole and takes its place.
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

/// Held by whoever puts another file in the store's place, and by whoever opens it: a file that changes its name
/// between its first and its second reading gets the other's log. Throws a Fault when another window has it all the
/// time.
[[nodiscard]] Lock lock_names(const std::filesystem::path& folder, std::chrono::milliseconds patience);

/// Whether all but its log was cut off or taken away: opened, it would pass for new, and its log be thrown away.
[[nodiscard]] bool is_cut_off(const std::filesystem::path& store);
/// Whether its first bytes say what no store says. SQLite believes some of it, such as that nobody may write to it.
[[nodiscard]] bool has_damaged_head(const Database& database);

struct Rescued {
    std::filesystem::path damaged; ///< where it is now
    std::int64_t games = 0;        ///< how many were carried over
};

/// Makes a new store of what can be read of the damaged one. Nothing when it is not damaged, as another window was
/// quicker. Throws a Fault when the new one cannot be written or another window is at it for seconds, and
/// std::filesystem::filesystem_error when a file cannot be renamed; what was begun goes on with the next call.
/// Takes a second or two for 10,000 games.
std::optional<Rescued> rescue(const std::filesystem::path& folder, game::Date now);
/// Goes on with a rescue that was interrupted when all was read, if there was one. Throws as rescue(). To be called
/// with the names locked.
std::optional<Rescued> finish_rescue(const std::filesystem::path& folder);

/// Deletes the files that were set aside, for one who wants all games forgotten.
void remove_set_aside(const std::filesystem::path& folder);

} // namespace twoturns::store
