#include "store/rescue.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string_view>

#include "store/database.hpp"
#include "store/games.hpp"
#include "store/lock.hpp"
#include "store/schema.hpp"

namespace twoturns::store {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds patience{2};
constexpr std::string_view name_start = "twoturns-damaged-";

/// YYYY-MM-DD-HHMMSS in universal time, for the years 1970 to 9999.
std::string date_text(game::Date date) {
    using namespace std::chrono;
    const sys_seconds moment{seconds{std::clamp<game::Date>(date, 0, 253'402'300'799)}};
    const auto midnight = floor<days>(moment);
    const year_month_day day{midnight};
    const hh_mm_ss time{moment - midnight};
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u-%02d%02d%02d", int{day.year()},
                  static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()),
                  static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()));
    return text.data();
}

fs::path free_name(const fs::path& folder, game::Date now) {
    const std::string start = std::string(name_start) + date_text(now);
    fs::path name = folder / (start + ".db");
    for (int i = 2; fs::exists(name) || fs::exists(log_file(name)); ++i)
        name = folder / (start + "-" + std::to_string(i) + ".db");
    return name;
}

/// Looks at every page, row and index.
bool is_damaged(const fs::path& file) {
    try {
        Database database(file);
        database.wait_at_most(patience);
        database.leave_log();
        Statement check(database, "PRAGMA integrity_check(1)");
        if (!check.step() || check.bytes(0) != "ok") return true;
        if (version_of(database) == 0) return database.number("SELECT count(*) FROM sqlite_schema") != 0;
        if (version_of(database) <= schema_version && !has_our_tables(database)) return true;
        read_summaries(database, 0, 0);
        read_settings(database);
        if (version_of(database) >= 2) read_decks(database);
        return false;
    } catch (const Fault& fault) {
        if (fault.damage()) return true;
        throw;
    }
}

} // namespace

fs::path store_file(const fs::path& folder) { return folder / "twoturns.db"; }

fs::path log_file(const fs::path& store) {
    fs::path log = store;
    return log += "-wal";
}

bool is_cut_off(const fs::path& store) {
    std::error_code none;
    return fs::exists(store, none) && fs::file_size(store, none) == 0 && fs::exists(log_file(store), none);
}

std::optional<fs::path> set_aside(const fs::path& folder, game::Date now) {
    const auto lock = Lock::take(folder / "rescue.lock", patience);
    if (!lock) throw Fault(5, 0, "another window is setting the store aside"); // SQLITE_BUSY
    const fs::path file = store_file(folder);
    const bool cut_off = is_cut_off(file);
    if (!cut_off && !is_damaged(file)) return std::nullopt;

    // The log goes first: one that was left beside a new file would be taken for its own.
    const fs::path aside = free_name(folder, now);
    if (fs::exists(log_file(file))) fs::rename(log_file(file), log_file(aside));
    fs::rename(file, aside);
    std::error_code none;
    fs::remove(fs::path(file) += "-shm", none);

    Database fresh(file);
    fresh.wait_at_most(patience);
    bring_up_to_date(fresh);
    if (cut_off) return aside;
    Database damaged(aside);
    damaged.leave_log();
    Transaction transaction(fresh);
    carry_over(damaged, fresh);
    transaction.commit();
    return aside;
}

void remove_set_aside(const fs::path& folder) {
    std::error_code none;
    std::vector<fs::path> old;
    for (const auto& entry : fs::directory_iterator(folder, none))
        if (utf8(entry.path().filename()).rfind(name_start, 0) == 0) old.push_back(entry.path());
    for (const fs::path& file : old) fs::remove(file, none);
}

} // namespace twoturns::store
