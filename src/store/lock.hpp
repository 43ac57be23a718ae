// Locks between processes that end with the process, even when it is killed. Each is an empty database file held in an
// exclusive transaction, so that SQLite does the locking on every system.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>

#include "store/database.hpp"

namespace twoturns::store {

class Lock {
public:
    /// Nothing when it is held elsewhere, in this process or another, for all of `patience`. Throws a Fault when the
    /// file cannot be made.
    static std::optional<Lock> take(const std::filesystem::path& file, std::chrono::milliseconds patience = {});

    /// Whether its file was deleted or moved, so that another process may hold a lock of the same name.
    [[nodiscard]] bool lost() const { return database_.moved(); }

private:
    explicit Lock(Database database) : database_(std::move(database)) {}
    Database database_;
};

/// The lock of an open window. Windows that share a store have different numbers, counted from 0.
struct WindowLock {
    std::int64_t number = 0;
    Lock lock;
};

/// Takes the lock with the lowest free number. Throws a Fault when there is none.
WindowLock take_window_lock(const std::filesystem::path& folder);

/// Whether any window, the caller's included, holds the lock with this number.
bool is_taken(const std::filesystem::path& folder, std::int64_t lock);

} // namespace twoturns::store
