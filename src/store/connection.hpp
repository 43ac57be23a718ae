// The way to the store's file: makes, opens and closes it, has a seat at it, and knows what to tell the
// player when that cannot be done.
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

/// Thrown where it is we and not SQLite who cannot do something.
struct Refusal {
    Message message;
};

/// How long another that writes is waited for: while nobody sees a window yet, and when nobody waits. For one that is
/// rescuing the store it is always the latter.
inline constexpr std::chrono::milliseconds at_the_start{200};
inline constexpr std::chrono::milliseconds later{2000};

/// Functions throw a Fault or a Refusal when they cannot do what they say.
class Connection {
public:
    explicit Connection(std::filesystem::path folder) : folder_(std::move(folder)) {}
    ~Connection() { close(); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    Connection(Connection&&) = delete;
    Connection& operator=(Connection&&) = delete;

    /// Done inside the transaction that takes a seat.
    using Locked = std::function<void(std::int64_t seat)>;
    /// Opens the file anew for writing, takes a seat, and frees the games of windows that are gone.
    void begin(const Locked& also);
    /// Does what is lacking of the same, if anything, when a file was moved, deleted or written to by someone else, or
    /// the disk is there again. Looks through the whole file each time it is opened anew. True when it was: what was
    /// written last may be lost then.
    bool join();
    /// As join(); where nothing can be written, as peek().
    bool join_to_read();
    /// Opens the file for reading only, without waiting for anyone; false if it is not there or too new.
    bool peek();
    /// Frees the games of windows that are gone, inside a transaction.
    void free_games() const;
    /// Leaves the log alone unless it is the one in use.
    void close();
    /// Whether join() would open the file anew, if it is open.
    [[nodiscard]] bool disturbed() const;
    /// To be called after every work on the file: how it is now is how it was left.
    void note_written();

    /// Of a joined connection.
    [[nodiscard]] const Database& database() const { return *database_; }
    [[nodiscard]] std::int64_t seat() const { return window_lock_->number; }
    /// False of one that may only read.
    [[nodiscard]] bool seated() const { return window_lock_.has_value(); }

    /// Closes the file and, if it is damaged, puts a new one in its place with all that can be read of it.
    void rescue(game::Date now);
    /// What the player is to know of such a rescue, once.
    std::optional<Message> take_notice();
    /// What to tell the player of a fault.
    [[nodiscard]] Message reason(const Fault& fault) const;

private:
    void connect(std::chrono::milliseconds patience);
    void sit_down(const Locked& also);
    void free_games(std::int64_t own, bool with_own) const;
    void let_go_if_disturbed();
    void tell(const Rescued& rescued);

    std::filesystem::path folder_;
    std::optional<Database> database_;
    std::optional<FileWatch> watch_; ///< of a file that is open for writing
    std::optional<WindowLock> window_lock_;
    std::optional<Message> notice_;
    bool looked_through_ = false;
};

} // namespace twoturns::store
