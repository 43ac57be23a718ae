// Locks between processes. A lock ends with its process, even when the process is killed. Each lock is an empty
// database file held in an exclusive transaction, so that SQLite does the locking on every system.
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
    /// Takes a lock. Returns nullopt if this or another process holds the lock for all of `patience`. Throws a Fault if
    /// the file cannot be created.
    static std::optional<Lock> take(const std::filesystem::path& file, std::chrono::milliseconds patience = {});

    /// Returns whether the file was deleted or moved, so that another process may hold a lock of the same name.
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

/// Takes the lock with the lowest free number. Throws a Fault if no number is free.
WindowLock take_window_lock(const std::filesystem::path& folder);

/// Returns whether any window, the caller's included, holds the lock with this number.
bool is_taken(const std::filesystem::path& folder, std::int64_t lock);

} // namespace twoturns::store
