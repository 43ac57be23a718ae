// Locks between programs that end with the program that holds them, even one that is killed: each is
// an empty database file held in an exclusive transaction, so that SQLite does the locking on every
// system.
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
    /// Nothing when another holds it, in this program or in another one, for all of `patience`. Throws
    /// a Fault when the file cannot be made.
    static std::optional<Lock> take(const std::filesystem::path& file, std::chrono::milliseconds patience = {});

    /// Whether its file was taken away, so that another may hold a lock of the same name.
    [[nodiscard]] bool lost() const { return database_.moved(); }

private:
    explicit Lock(Database database) : database_(std::move(database)) {}
    Database database_;
};

/// The place of an open window among those that share a store: they are counted from 0.
struct WindowLock {
    std::int64_t number = 0;
    Lock lock;
};

/// The lowest seat that is free. Throws a Fault when there is none.
WindowLock take_window_lock(const std::filesystem::path& folder);

/// Whether a window sits there. That of the caller counts.
bool is_taken(const std::filesystem::path& folder, std::int64_t seat);

} // namespace twoturns::store
