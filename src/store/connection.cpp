#include "store/connection.hpp"

#include <exception>
#include <string>
#include <utility>

#include "platform/files.hpp"
#include "store/bytes.hpp"
#include "store/file_names.hpp"
#include "store/games.hpp"
#include "store/log_reader.hpp"
#include "store/rescue.hpp"
#include "store/schema.hpp"

namespace twoturns::store {
namespace {

namespace fs = std::filesystem;

// Faults found by this program, with SQLite result codes.
Fault corrupt() { return {11, 0, "not as it was written"}; }
Fault read_only() { return {8, 0, "read-only"}; }

constexpr const char* no_room =
    N_("{0} is damaged, and the disk is too full to save what is in it: games and settings are "
       "not saved until there is room again.");

/// Removes the page list of an auto-vacuum file, which the store does not need. The list stays if another window is
/// reading the file.
void remove_list_of_pages(const Database& database) {
    try {
        database.run("PRAGMA auto_vacuum = NONE; VACUUM");
        database.empty_log();
    } catch (const Fault& fault) {
        if (!fault.busy() && !fault.disk_full()) throw;
    }
}

/// Writes a store with empty tables as one complete file, because SQLite would wait for the disk eight times when
/// creating it in place. If this fails, SQLite's own error is reported.
void make_file(const fs::path& file) {
    std::error_code failed;
    if (fs::exists(file, failed) || fs::exists(with_suffix(file, "-journal"), failed)) return;
    const Database model(":memory:");
    set_form(model);
    make_tables(model);
    std::string content = model.content();
    set_log(content, true);
    static_cast<void>(platform::write_file(platform::name_of(file), content, false));
}

} // namespace

Message Connection::reason(const Fault& fault) const {
    const std::string name = utf8(store_file(folder_));
    if (fault.disk_full()) return {N_("The disk is full: games and settings are not saved until there is room again.")};
    if (fault.busy()) return {N_("Another program locks the games, so nothing is saved until it lets go: {0}"), {name}};
    if (fault.forbidden()) return {N_("{0} cannot be written to: games and settings are not saved."), {name}};
    return {N_("{0} cannot be used ({1}): games and settings are not saved."), {name, fault.what()}};
}

void Connection::connect(std::chrono::milliseconds patience) {
    std::error_code failed;
    platform::make_own_folders(folder_, failed);
    if (!fs::is_directory(folder_, failed))
        throw Refusal{{N_("The folder {0} cannot be made: games and settings are not saved."), {utf8(folder_)}}};
    const fs::path file = store_file(folder_);
    const Lock names = lock_names(folder_, later);
    for (const char* const suffix : {"-wal", "-shm", "-journal"}) put_aside_if_odd(with_suffix(file, suffix));
    if (const auto rescued = finish_rescue(folder_)) tell(*rescued);
    if (is_cut_off(file)) throw corrupt();
    make_file(file);

    const std::string unseen = unseen_log(bytes_in(log_file(fs::weakly_canonical(file, failed))));
    Database database(file);
    database.wait_at_most(patience);
    database.leave_log(); // leave the log until it is known to be intact
    if (has_damaged_head(database)) throw corrupt();
    // Check this before the first read, because the read would create a log that nobody can write to later.
    if (!database.writable()) throw read_only();
    const std::int64_t version = version_of(database);
    if (version < 0 || version > highest_version) throw corrupt();
    if (version > schema_version)
        throw Refusal{{N_("{0} was written by a newer version of the game, which is needed to use it: games and "
                          "settings are not saved."),
                       {utf8(file)}}};
    if (version == 0 && database.number("SELECT count(*) FROM sqlite_schema") != 0)
        throw corrupt(); // belongs to another program
    if (version > 0 && !has_our_tables(database)) throw corrupt();
    if (version > 0) remove_additions(database);
    bring_up_to_date(database);
    if (has_list_of_pages(database)) remove_list_of_pages(database);
    if (!unseen.empty()) {
        // SQLite ignores these frames without an error: to SQLite they look like the unwritten end of the log.
        Transaction transaction(database);
        carry_over(bytes_of(unseen), {}, database);
        transaction.commit();
    }
    database.leave_log(false);
    database_ = std::move(database);
    watch_.emplace(file);
    looked_through_ = false;
}

void Connection::free_games(std::int64_t own, bool with_own) const {
    for (const std::int64_t lock : locks_with_games(*database_))
        if (lock == own ? with_own : !is_taken(folder_, lock)) release(*database_, lock);
}

void Connection::free_games() const { free_games(window_lock(), false); }

void Connection::take_lock(const Locked& also) {
    Transaction transaction(*database_,
                            Durable::later); // a power cut closes all windows, so losing the lock does no harm
    std::optional<WindowLock> taken;
    if (!window_lock_ || window_lock_->lock.lost()) taken = take_window_lock(folder_);
    const std::int64_t own = taken ? taken->number : window_lock_->number;
    free_games(own, taken.has_value());
    also(own);
    transaction.commit();
    if (taken) window_lock_ = std::move(taken);
}

void Connection::begin(const Locked& also) {
    close();
    window_lock_.reset();
    connect(at_the_start);
    take_lock(also);
    database_->wait_at_most(later);
}

bool Connection::disturbed() const { return watch_ && watch_->look() != FilesFound::unchanged; }

void Connection::note_written() {
    if (watch_) watch_->note_written();
}

void Connection::let_go_if_disturbed() {
    if (!database_) return;
    if (watch_) {
        const FilesFound found = watch_->look();
        if (found == FilesFound::unchanged) return;
        // Writes the log into the file it belongs to, wherever that file is now. Only this connection still has both
        // open.
        if (found == FilesFound::log_apart) database_->empty_log();
        database_->leave_log(); // a log at this path now belongs to another connection
    } else if (database_->writable() && !database_->moved()) {
        return;
    }
    database_.reset();
    watch_.reset();
}

void Connection::close() {
    if (disturbed()) database_->leave_log();
    database_.reset();
    watch_.reset();
}

bool Connection::join() {
    let_go_if_disturbed();
    const bool anew = !database_ || !watch_;
    if (anew) {
        close();
        connect(later);
    }
    if (!window_lock_ || window_lock_->lock.lost()) take_lock([](std::int64_t) {});
    if (looked_through_) return anew;
    Statement check(*database_, "PRAGMA quick_check(1)");
    if (!check.step() || check.bytes(0) != "ok") throw corrupt();
    looked_through_ = true;
    return anew;
}

bool Connection::join_to_read() {
    let_go_if_disturbed();
    if (database_) return false;
    try {
        return join();
    } catch (const Fault& fault) {
        if ((!fault.forbidden() && !fault.disk_full()) || !peek()) throw;
        return true;
    }
}

bool Connection::peek() {
    close();
    const fs::path file = store_file(folder_);
    std::error_code unknown;
    if (!fs::exists(file, unknown)) return false;
    std::optional<Lock> names;
    try {
        names = lock_names(folder_, {});
    } catch (const Fault& fault) {
        if (!fault.forbidden() && !fault.disk_full()) return false; // in a read-only folder nobody can rename files
    }
    // The second way needs no log index, which may have no room on the disk, but locks the file exclusively.
    struct Way {
        Access access;
        const char* mode;
    };
    for (const Way& way :
         {Way{Access::write, "NORMAL"}, {Access::write, "EXCLUSIVE"}, {Access::unchanging, "NORMAL"}}) {
        try {
            Database database(file, way.access);
            if (way.access == Access::write && !database.writable() && !fs::exists(log_file(file), unknown)) continue;
            database.leave_log();
            database.run(std::string("PRAGMA locking_mode = ") + way.mode);
            const std::int64_t version = version_of(database);
            if (version < 1 || version > schema_version || !has_our_tables(database)) return false;
            database_ = std::move(database);
            return true;
        } catch (const Fault& fault) {
            if (fault.damage() || fault.busy()) throw;
        }
    }
    return false;
}

void Connection::rescue(game::Date now) {
    if (database_) database_->leave_log(); // closing would write the log into the damaged file
    database_.reset();
    watch_.reset();
    const std::string name = utf8(store_file(folder_));
    try {
        if (const auto rescued = store::rescue(folder_, now)) tell(*rescued);
    } catch (const Fault& fault) {
        if (fault.disk_full()) throw Refusal{{no_room, {name}}};
        throw;
    } catch (const fs::filesystem_error& error) {
        if (error.code() == std::errc::no_space_on_device) throw Refusal{{no_room, {name}}};
        throw Refusal{{N_("{0} is damaged and cannot be renamed: games and settings are not saved."), {name}}};
    }
}

void Connection::tell(const Rescued& rescued) {
    notice_ = {N_("{0} was damaged; it has the name {1} now, and the number of games carried over from it is {2}."),
               {utf8(store_file(folder_)), utf8(rescued.damaged.filename()), std::to_string(rescued.games)}};
}

std::optional<Message> Connection::take_notice() { return std::exchange(notice_, std::nullopt); }

} // namespace twoturns::store
