#include "store/lock.hpp"

#include <sqlite3.h>

#include <string>
#include <utility>

#include "store/rescue.hpp"

namespace twoturns::store {
namespace {

/// The most open windows: more than anyone opens.
constexpr std::int64_t most_windows = 256;

std::filesystem::path lock_file(const std::filesystem::path& folder, std::int64_t lock) {
    // Keep this name, because other versions of the program use it too.
    return folder / ("seat" + std::to_string(lock) + ".lock");
}

} // namespace

std::optional<Lock> Lock::take(const std::filesystem::path& file, std::chrono::milliseconds patience) {
    put_aside_if_odd(file);
    Database database(file);
    database.wait_at_most(patience);
    try {
        // Nothing is ever committed, so the file stays empty. Without this journal mode a journal file would appear
        // beside it.
        database.run("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    } catch (const Fault& fault) {
        if (fault.busy()) return std::nullopt;
        throw;
    }
    return Lock(std::move(database));
}

WindowLock take_window_lock(const std::filesystem::path& folder) {
    for (std::int64_t number = 0; number < most_windows; ++number) {
        try {
            if (auto lock = Lock::take(lock_file(folder, number))) return {number, *std::move(lock)};
        } catch (const Fault& fault) {
            if (!fault.damage()) throw; // not a lock file of this game: skip the number
        }
    }
    throw Fault(SQLITE_BUSY, 0, "no free window lock");
}

bool is_taken(const std::filesystem::path& folder, std::int64_t lock) {
    if (lock < 0 || lock >= most_windows) return false;
    try {
        return !Lock::take(lock_file(folder, lock));
    } catch (const Fault& fault) {
        if (!fault.damage()) throw;
        return false;
    }
}

} // namespace twoturns::store
