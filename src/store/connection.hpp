// Opens, creates and closes the store's file and holds this window's lock. Writes the message for the player when one
// of these fails.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>

#include "game/store.hpp"
#include "store/database.hpp"
#include "store/file_watch.hpp"
#include "store/lock.hpp"
#include "store/rescue.hpp"

namespace twoturns::store {

/// Thrown for a failure that SQLite does not report.
struct Refusal {
    Message message;
};

/// How long to wait for another writer: `at_the_start` before the first window is shown, `later` after that, on the
/// store's thread. The wait for another window's rescue is always `later`.
inline constexpr std::chrono::milliseconds at_the_start{200};
inline constexpr std::chrono::milliseconds later{2000};

/// Every function may throw a Fault or a Refusal.
class Connection {
public:
    explicit Connection(std::filesystem::path folder) : folder_(std::move(folder)) {}
    ~Connection() { close(); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    Connection(Connection&&) = delete;
    Connection& operator=(Connection&&) = delete;

    /// A function called with the lock number, inside the transaction that takes the window lock.
    using Locked = std::function<void(std::int64_t lock)>;
    /// Opens the file for writing, takes a window lock, and releases the games of closed windows.
    void begin(const Locked& also);
    /// Reopens the file if it was moved, deleted or written to by another program, and takes the window lock if this
    /// connection does not hold it. Checks the whole file after each reopening. Returns true if it reopened the file;
    /// the last write may then be lost.
    bool join();
    /// Calls join(), or peek() if nothing can be written.
    bool join_to_read();
    /// Opens the file read-only without waiting for locks. Returns false if the file is missing or has a newer version.
    bool peek();
    /// Releases the games of closed windows. Call it inside a transaction.
    void free_games() const;
    /// Closes the file. Leaves the log unchanged if another program replaced it.
    void close();
    /// Returns whether the file is open and join() would reopen it.
    [[nodiscard]] bool disturbed() const;
    /// Records the state of the files so that a later change is noticed. Call it after every access.
    void note_written();

    /// Returns the open database. Requires an earlier join().
    [[nodiscard]] const Database& database() const { return *database_; }
    [[nodiscard]] std::int64_t window_lock() const { return window_lock_->number; }
    /// Returns false if the store can only be read.
    [[nodiscard]] bool has_window_lock() const { return window_lock_.has_value(); }

    /// Closes the file. If the file is damaged, replaces it by a new file with all its readable content.
    void rescue(game::Date now);
    /// Returns the message about the last rescue; nullopt at later calls.
    std::optional<Message> take_notice();
    /// Returns the message for the player about a fault.
    [[nodiscard]] Message reason(const Fault& fault) const;

private:
    void connect(std::chrono::milliseconds patience);
    void take_lock(const Locked& also);
    void free_games(std::int64_t own, bool with_own) const;
    void let_go_if_disturbed();
    void tell(const Rescued& rescued);

    std::filesystem::path folder_;
    std::optional<Database> database_;
    std::optional<FileWatch> watch_; ///< set while a file is open for writing
    std::optional<WindowLock> window_lock_;
    std::optional<Message> notice_;
    bool looked_through_ = false;
};

} // namespace twoturns::store
