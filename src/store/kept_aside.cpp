#include "store/kept_aside.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "platform/files.hpp"
#include "store/answers.hpp"
#include "store/games.hpp"
#include "store/lists.hpp"
#include "store/lock.hpp"
#include "store/schema.hpp"
#include "store/settings.hpp"
#include "store/store.hpp"

#ifndef _WIN32
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace twoturns::store {
namespace {

namespace fs = std::filesystem;

/// The most files that are examined. Leaves room for some files that can never be added to the store.
constexpr int most_files_aside = 64;

/// Returns a name unique to this store, whatever its folder is called (FNV-1a).
std::string name_begin(const fs::path& folder) {
    std::error_code failed;
    const fs::path whole = fs::weakly_canonical(fs::absolute(folder, failed), failed);
    std::uint64_t number = 14695981039346656037U;
    for (const char c : utf8(failed ? folder : whole))
        number = (number ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return "twoturns-unsaved-" + std::to_string(number) + "-";
}

/// Returns whether this user owns the file and it is not a link, because other users may write into shared folders.
bool is_own(const fs::path& file) {
#ifdef _WIN32
    std::error_code failed;
    return fs::is_regular_file(fs::symlink_status(file, failed));
#else
    struct stat found {};
    return lstat(file.c_str(), &found) == 0 && S_ISREG(found.st_mode) && found.st_uid == geteuid() &&
           found.st_nlink == 1;
#endif
}

/// Returns the path of the lock that belongs to a file. The window that writes the file holds this lock.
fs::path lock_of(fs::path file) { return file.replace_extension(".lock"); }

/// Returns whether an open window writes the file.
bool is_being_written(const fs::path& file) {
    try {
        return is_own(lock_of(file)) && !Lock::take(lock_of(file));
    } catch (const Fault&) { // not one of our locks
        return false;
    }
}

// Marks a row that is to be removed from its list.
constexpr std::int64_t taken_out = -1;

void write_changes(const Database& database, const game::ItemChanges& items) {
    Statement write(database, "INSERT INTO items (list, name, value, used) VALUES (?, ?, ?, ?)");
    for (const auto& [key, item] : items) {
        write.bind(std::string_view{key.first}).bind(std::string_view{key.second});
        write.bind(item ? std::string_view{item->value} : std::string_view{});
        write.bind(item ? item->used : taken_out).finish();
    }
}

game::ItemChanges read_changes(const Database& database) {
    game::ItemChanges items;
    if (version_of(database) < 7) return items;
    Statement rows(database, "SELECT list, name, value, used FROM items");
    while (rows.step()) {
        if (!is_item(rows.bytes(0), rows.bytes(1), rows.bytes(2))) continue;
        auto& item = items[{std::string(rows.bytes(0)), std::string(rows.bytes(1))}];
        if (rows.number(3) != taken_out)
            item = {std::string(rows.bytes(2)), std::clamp<std::int64_t>(rows.number(3), 0, game::most_used)};
    }
    return items;
}

/// Returns the bytes of a store that contains only `what`.
std::string store_of(const game::Unsaved& what) {
    const Database database(":memory:");
    database.run("PRAGMA page_size = 1024");
    make_tables(database);
    Transaction transaction(database);
    std::int64_t lock = 0; // each game is the last one of a separate window, so that all stay in progress
    for (const game::SavedGame& game : what.games) {
        write_game(database, game, lock++);
        write_answers(database, game.summary.key, game.answers);
    }
    static_cast<void>(write_settings(database, what.settings)); // the store would also refuse what fails here
    write_changes(database, what.items);
    transaction.commit();
    return database.content();
}

bool write(const fs::path& file, const std::string& bytes, bool replace) {
    return static_cast<bool>(platform::write_file(platform::name_of(file), bytes, replace, platform::Sync::no));
}

/// The file of a window. It exists while it contains data.
class FileAside {
public:
    explicit FileAside(fs::path folder) : folder_(std::move(folder)) {}

    bool keep(const game::Unsaved& what, bool elsewhere) {
        if (what.empty()) {
            remove();
            return true;
        }
        try {
            const std::string bytes = store_of(what);
            return !bytes.empty() && keep(bytes, elsewhere);
        } catch (const std::exception&) { // the caller reports the failure
            return false;
        }
    }

private:
    struct Own {
        fs::path file;
        Lock lock;
        bool elsewhere;
    };

    bool keep(const std::string& bytes, bool elsewhere) {
        const bool own = own_ && !own_->lock.lost();
        if (own && own_->elsewhere == elsewhere && write(own_->file, bytes, true)) return true;
        auto folders = other_folders();
        folders.insert(elsewhere ? folders.end() : folders.begin(), folder_);
        const std::string begin = name_begin(folder_);
        for (const fs::path& one : folders)
            if (auto fresh = written_new(one / begin, bytes, elsewhere)) {
                remove();
                own_ = std::move(fresh);
                return true;
            }
        return own && write(own_->file, bytes, true);
    }

    static std::optional<Own> written_new(const fs::path& begin, const std::string& bytes, bool elsewhere) {
        for (int i = 0; i < most_files_aside; ++i) {
            const fs::path file = fs::path(begin) += std::to_string(i) + ".db";
            const fs::path lock_file = lock_of(file);
            const auto is_there = [](const fs::path& path) {
                std::error_code failed;
                return fs::exists(fs::symlink_status(path, failed));
            };
            if (is_there(file) || (is_there(lock_file) && !is_own(lock_file))) continue;
            try {
                auto lock = Lock::take(lock_file);
                if (!lock || lock->lost()) continue;
                if (write(file, bytes, false)) return Own{file, *std::move(lock), elsewhere};
                end(lock_file, std::move(lock));
            } catch (const Fault&) { // the folder is not writable
            }
            return std::nullopt;
        }
        return std::nullopt;
    }

    /// Removes the lock's file before releasing the lock, so that no process locks a deleted file. Windows does not
    /// allow this.
    static void end(const fs::path& lock_file, std::optional<Lock> lock) {
        std::error_code failed;
        fs::remove(lock_file, failed);
        lock.reset();
#ifdef _WIN32
        fs::remove(lock_file, failed);
#endif
    }

    void remove() {
        if (!own_) return;
        std::error_code failed;
        fs::remove(own_->file, failed);
        end(lock_of(own_->file), std::move(own_->lock));
        own_.reset();
    }

    fs::path folder_;
    std::optional<Own> own_;
};

/// Returns nullopt if the file is not a store of a known version.
std::optional<Database> opened(const fs::path& file) {
    try {
        Database database(file, Access::unchanging);
        if (!has_our_tables(database)) return std::nullopt;
        return database;
    } catch (const Fault&) {
        return std::nullopt;
    }
}

} // namespace

std::vector<fs::path> other_folders() {
    std::vector<fs::path> folders;
    std::error_code failed;
#ifndef _WIN32
    if (auto own = platform::path_in_environment("TMPDIR")) folders.push_back(*std::move(own));
    folders.emplace_back("/var/tmp"); // this folder also survives a restart of the system
#endif
    if (fs::path temporary = fs::temp_directory_path(failed); !failed) folders.push_back(std::move(temporary));
    if (auto runtime = platform::path_in_environment("XDG_RUNTIME_DIR")) folders.push_back(*std::move(runtime));
    return folders;
}

std::function<bool(const game::Unsaved&, bool)> make_keeper(const fs::path& folder) {
    if (folder.empty()) return {};
    return [file = std::make_shared<FileAside>(folder)](const game::Unsaved& what, bool elsewhere) {
        return file->keep(what, elsewhere);
    };
}

std::vector<fs::path> files_aside(const fs::path& folder) {
    const std::string begin = name_begin(folder);
    auto folders = other_folders();
    folders.push_back(folder);
    std::vector<fs::path> files;
    for (const fs::path& one : folders)
        for (int i = 0; i < most_files_aside; ++i)
            if (fs::path file = one / (begin + std::to_string(i) + ".db");
                is_own(file) && std::find(files.begin(), files.end(), file) == files.end() && !is_being_written(file))
                files.push_back(std::move(file));
    const auto written = [](const fs::path& file) {
        std::error_code failed;
        return fs::last_write_time(file, failed);
    };
    std::stable_sort(files.begin(), files.end(), [&](const auto& a, const auto& b) { return written(a) < written(b); });
    return files;
}

void remove_file_aside(const fs::path& file) {
    std::error_code failed;
    if (is_own(lock_of(file))) fs::remove(lock_of(file), failed); // no process can begin a file of that name now
    fs::remove(file, failed);
}

bool take_in(const Database& database, const fs::path& file) {
    const auto from = opened(file);
    if (!from) return false;
    constexpr std::int64_t nobody = -1; // no window has this lock
    bool all = true;
    auto games = read_summaries(*from, 0, std::numeric_limits<std::size_t>::max());
    std::reverse(games.begin(), games.end()); // so that the game played last is also the last one here
    for (const game::GameSummary& one : games) {
        const auto game = read_game(*from, one.key);
        if (!game) continue;
        const auto there = read_game(database, one.key);
        if (there && there->record.log.size() >= game->record.log.size()) continue; // not newer than the store's game
        if (!write_game(database, *game, nobody)) {
            all = false;
            continue;
        }
        release(database, nobody);
    }
    Statement answers(*from, "SELECT deck, card, game, answered, recall, took FROM answers");
    Statement write(database, "INSERT OR IGNORE INTO answers (deck, card, game, answered, recall, took)"
                              " VALUES (?, ?, ?, ?, ?, ?)");
    while (answers.step()) {
        for (int column = 0; column < 6; ++column) write.bind_column(answers, column);
        write.finish();
    }
    if (!all) return false; // data added with the rest would be added a second time later, and undo newer data
    static_cast<void>(write_settings(database, read_settings(*from)));
    static_cast<void>(write_items(database, read_changes(*from)));
    return true;
}

std::optional<game::SavedGame> game_in(const fs::path& file) {
    const auto from = opened(file);
    return from ? last_in_progress(*from) : std::nullopt;
}

void change_by(const fs::path& file, game::Preferences& preferences) {
    const auto from = opened(file);
    if (!from) return;
    for (auto& [name, value] : read_settings(*from)) preferences.settings[name] = value;
    for (auto& [key, item] : read_changes(*from))
        if (item)
            preferences.lists[key.first][key.second] = *item;
        else
            preferences.lists[key.first].erase(key.second);
}

} // namespace twoturns::store
