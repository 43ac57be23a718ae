#include "store/rescue.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string_view>
#include <vector>

#include "game/history/calendar.hpp"
#include "platform/file_state.hpp"
#include "platform/files.hpp"
#include "platform/sync.hpp"
#include "store/answers.hpp"
#include "store/file_names.hpp"
#include "store/games.hpp"
#include "store/lists.hpp"
#include "store/schema.hpp"
#include "store/settings.hpp"

namespace twoturns::store {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds longest_wait{2};
constexpr std::string_view damaged_start = "twoturns-damaged-";
constexpr std::string_view rescued_start = "twoturns-rescued-";
constexpr std::string_view whole_end = ".db";
constexpr std::string_view part_end = ".db.part";

/// Formats as YYYY-MM-DD-HHMMSS in UTC, for the years 1970 to 9999.
std::string date_text(game::Date date) {
    const auto [year, month, day, hour, minute, second] =
        game::calendar_of(std::clamp<game::Date>(date, 0, 253'402'300'799));
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u-%02d%02d%02d", year, month, day, hour, minute, second);
    return text.data();
}

fs::path named(const fs::path& folder, std::string_view start, const std::string& date, std::string_view end) {
    return folder / std::string(start).append(date).append(end);
}

/// Returns a date that is not used in the name of any damaged store yet.
std::string free_date(const fs::path& folder, game::Date now) {
    const std::string start = date_text(now);
    std::string date = start;
    const auto taken = [&] {
        const fs::path name = named(folder, damaged_start, date, whole_end);
        return fs::exists(name) || fs::exists(log_file(name));
    };
    for (int i = 2; taken(); ++i) date = start + "-" + std::to_string(i);
    return date;
}

std::vector<fs::path> files_named(const fs::path& folder, std::string_view start, std::string_view end) {
    std::error_code none;
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder, none)) {
        const std::string name = utf8(entry.path().filename());
        if (name.starts_with(start) && name.ends_with(end)) files.push_back(entry.path());
    }
    return files;
}

void remove_files_named(const fs::path& folder, std::string_view start) {
    std::error_code none;
    for (const fs::path& file : files_named(folder, start, "")) fs::remove(file, none);
}

void check_on_disk(std::error_code failed) {
    if (failed) throw Fault(SQLITE_IOERR_FSYNC, failed.value(), failed.message());
}

/// Checks every page, row and index of the database.
bool is_damaged(const Database& database) {
    try {
        if (has_damaged_head(database)) return true;
        Statement check(database, "PRAGMA integrity_check(1)");
        if (!check.step() || check.bytes(0) != "ok") return true;
        const std::int64_t version = version_of(database);
        if (version < 0 || version > highest_version) return true;
        if (version == 0) return database.number("SELECT count(*) FROM sqlite_schema") != 0;
        if (version > schema_version) return false; // newer programs define their own tables
        if (!has_our_tables(database)) return true;
        read_summaries(database, 0, 0);
        read_settings(database);
        bool unreadable = false; // reported when the rows are read
        static_cast<void>(read_lists(database, unreadable));
        if (version >= 2) read_decks(database);
        read_answers(database, "");
        return false;
    } catch (const Fault& fault) {
        if (fault.damage()) return true;
        throw;
    }
}

/// Returns the beginning of the bytes: enough for a million games, which are read in a second or two. Most of a longer
/// file is not a store.
Bytes beginning_of(Bytes bytes) {
    constexpr std::uint64_t most_bytes = std::uint64_t{1} << 30U;
    bytes.size = std::min(bytes.size, most_bytes);
    return bytes;
}

/// Prevents other windows from writing to a damaged store that is still writable.
void keep_out_others(const Database& damaged) {
    try {
        damaged.run("BEGIN IMMEDIATE");
    } catch (const Fault& fault) {
        if (!fault.damage() && !fault.forbidden()) throw;
    }
}

/// If another program wrote the store with UTF-16 text, whose rows differ from ours, copies the whole store and returns
/// true. Otherwise returns false.
bool copied(const Database* from, const Database& to) {
    try {
        if (from == nullptr || !has_our_tables(*from)) return false;
        Statement encoding(*from, "PRAGMA encoding");
        if (!encoding.step() || !encoding.bytes(0).starts_with("UTF-16")) return false;
        Transaction transaction(to);
        copy_tables(*from, to);
        transaction.commit();
        return true;
    } catch (const Fault& fault) {
        if (!fault.damage()) throw;
        return false;
    }
}

/// Builds a new store from everything readable in a damaged one. No other process knows the new store yet, so it needs
/// no log or locks. If interrupted, it is built again.
void make_part(const Database* opened, const Bytes& damaged, const Bytes& log, const fs::path& part) {
    Database fresh(part);
    set_form(fresh);
    fresh.run("PRAGMA journal_mode = MEMORY");
    make_tables(fresh);
    if (copied(opened, fresh)) return;
    Transaction transaction(fresh);
    carry_over(damaged, log, fresh);
    transaction.commit();
}

/// Renames the damaged store, and gives the complete new one the store's name. Waits for the disk between steps whose
/// order matters, so that a power cut leaves one of the states described in the header.
Rescued change_places(const fs::path& folder, const fs::path& rescued) {
    std::string date = utf8(rescued.stem());
    date.erase(0, rescued_start.size());
    const fs::path file = store_file(folder);
    const fs::path damaged = named(folder, damaged_start, date, whole_end);
    if (fs::exists(file)) {
        fs::rename(file, damaged);
        platform::make_own_file(damaged);
    }
    check_on_disk(platform::sync_folder(folder));
    // If these files stayed beside the new file, SQLite would use them for the new file.
    for (const char* const suffix : {"-wal", "-journal"})
        if (fs::exists(with_suffix(file, suffix))) fs::rename(with_suffix(file, suffix), with_suffix(damaged, suffix));
    fs::remove(index_file(file));
    check_on_disk(platform::sync_folder(folder));
    fs::rename(rescued, file);
    check_on_disk(platform::sync_folder(folder));
    return {damaged, Database(file).number("SELECT count(*) FROM games")};
}

} // namespace

Lock lock_names(const fs::path& folder, std::chrono::milliseconds patience) {
    const fs::path file = folder / "rescue.lock";
    const auto take = [&] {
        auto lock = Lock::take(file, patience);
        if (!lock) throw Fault(SQLITE_BUSY, 0, "another window has the store");
        return *std::move(lock);
    };
    try {
        return take();
    } catch (const Fault& fault) {
        if (!fault.damage()) throw;
        fs::remove(file); // another program's file of this name; ours is always empty
        return take();
    }
}

bool is_cut_off(const fs::path& store) {
    const auto found = platform::state_of(store);
    const auto log = platform::state_of(log_file(store));
    return (!found || found->size == 0) && log && log->size > 0;
}

namespace {

constexpr std::size_t head_size = 100;

bool all_zero(const std::string& head, std::size_t from, std::size_t to) {
    return head.find_first_not_of('\0', from) >= to;
}

bool is_sound(const Database& database) {
    Statement check(database, "PRAGMA quick_check(1)");
    return check.step() && check.bytes(0) == "ok";
}

} // namespace

bool has_list_of_pages(const Database& database) {
    const std::string head = database.beginning(head_size);
    return head.size() == head_size && (!all_zero(head, 52, 56) || !all_zero(head, 64, 68));
}

bool has_damaged_head(const Database& database) {
    const std::string head = database.beginning(head_size);
    if (head.size() < head_size) return !head.empty();
    const bool with_log = head[18] == 2 && head[19] == 2; // the header's write version and read version
    const bool without = head[18] == 1 && head[19] == 1;
    const bool in_utf8 = all_zero(head, 56, 59) && (head[59] == 1 || head[59] == 0); // 0 without a table
    return !(with_log || without) || !in_utf8 || (has_list_of_pages(database) && !is_sound(database));
}

void put_aside_if_odd(const fs::path& file) {
    std::error_code failed;
    const fs::file_status found = fs::status(file, failed);
    if (!fs::exists(found) || fs::is_regular_file(found)) return;
    fs::path aside;
    for (int i = 1; i == 1 || fs::exists(fs::symlink_status(aside, failed)); ++i)
        aside = with_suffix(file, ("-aside-" + std::to_string(i)).c_str());
    fs::rename(file, aside, failed);
    if (failed) throw Fault(SQLITE_CANTOPEN, failed.value(), failed.message());
}

std::optional<Rescued> rescue(const fs::path& folder, game::Date now) {
    const Lock lock = lock_names(folder, longest_wait);
    if (auto finished = finish_rescue(folder)) return finished; // started by another window
    const fs::path file = store_file(folder);
    // Opened before SQLite opens the files, and closed after SQLite closes them: a program that closes a file loses all
    // its locks on that file.
    const fs::path real = fs::weakly_canonical(file); // the log lies beside the link's target
    Bytes content = beginning_of(bytes_in(real));
    Bytes log = beginning_of(bytes_in(log_file(real)));
    std::optional<Database> damaged;
    if (!is_cut_off(file)) {
        damaged.emplace(file);
        damaged->wait_at_most(longest_wait);
        damaged->leave_log(); // closing would write the log into the file
        if (!is_damaged(*damaged)) return std::nullopt;
        keep_out_others(*damaged);
    }
    remove_files_named(folder, rescued_start);
    const std::string date = free_date(folder, now);
    const fs::path part = named(folder, rescued_start, date, part_end);
    const fs::path whole = named(folder, rescued_start, date, whole_end);
    try {
        make_part(damaged ? &*damaged : nullptr, content, log, part);
        check_on_disk(platform::sync_file(part));
    } catch (...) {
        std::error_code none;
        fs::remove(part, none); // if the disk is full, this file must not be the reason
        throw;
    }
    fs::rename(part, whole);
    check_on_disk(platform::sync_folder(folder));
#ifdef _WIN32
    // Windows cannot rename open files. The locks do not depend on this handle.
    damaged.reset();
    content = log = {};
#endif
    return change_places(folder, whole);
}

std::optional<Rescued> finish_rescue(const fs::path& folder) {
    if (fs::exists(store_file(folder))) return std::nullopt;
    const auto whole = files_named(folder, rescued_start, whole_end);
    if (whole.empty()) return std::nullopt;
    return change_places(folder, whole.front());
}

void remove_set_aside(const fs::path& folder) {
    remove_files_named(folder, damaged_start);
    remove_files_named(folder, rescued_start);
}

} // namespace twoturns::store
