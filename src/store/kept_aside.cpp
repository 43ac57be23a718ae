#include "store/kept_aside.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>

#include "platform/files.hpp"
#include "store/games.hpp"
#include "store/schema.hpp"
#include "store/store.hpp"

#ifndef _WIN32
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace twoturns::store {
namespace {

namespace fs = std::filesystem;

/// A few, should one be left that cannot be taken in.
constexpr int most_files_aside = 64;

/// The store's own, whatever its folder is called (FNV-1a).
std::string name_begin(const fs::path& folder) {
    std::error_code failed;
    const fs::path whole = fs::weakly_canonical(fs::absolute(folder, failed), failed);
    std::uint64_t number = 14695981039346656037U;
    for (const char c : utf8(failed ? folder : whole))
        number = (number ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return "twoturns-unsaved-" + std::to_string(number) + "-";
}

/// A file of this user's, no link: others may write into folders for all.
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

/// The bytes of a store of these games alone.
std::string store_of(const std::vector<game::SavedGame>& games) {
    const Database database(":memory:");
    database.run("PRAGMA page_size = 1024");
    make_tables(database);
    std::int64_t lock = 0; // each as the last one of a window of its own, so that all stay in progress
    for (const game::SavedGame& game : games) {
        Transaction transaction(database);
        write_game(database, game, lock++);
        write_answers(database, game.summary.key, game.answers);
        transaction.commit();
    }
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, void (*)(void*)> copy{sqlite3_serialize(database.get(), "main", &size, 0),
                                                               sqlite3_free};
    if (copy == nullptr) return {};
    return {reinterpret_cast<const char*>(copy.get()), static_cast<std::size_t>(size)};
}

bool write_first_free(const fs::path& begin, const std::string& bytes) {
    for (int i = 0; i < most_files_aside; ++i) {
        const fs::path file = fs::path(begin) += std::to_string(i) + ".db";
        std::error_code failed;
        if (fs::exists(fs::symlink_status(file, failed))) continue;
        return !platform::write_file(platform::name_of(file), bytes, false, platform::Sync::no);
    }
    return false;
}

/// Nothing where it is no store of a version we know.
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
    folders.emplace_back("/var/tmp"); // is there after a restart of the system, too
#endif
    if (fs::path temporary = fs::temp_directory_path(failed); !failed) folders.push_back(std::move(temporary));
    if (auto runtime = platform::path_in_environment("XDG_RUNTIME_DIR")) folders.push_back(*std::move(runtime));
    return folders;
}

bool keep_aside(const fs::path& folder, const std::vector<game::SavedGame>& games, bool elsewhere) {
    if (folder.empty() || games.empty()) return false;
    try {
        const std::string bytes = store_of(games);
        auto folders = other_folders();
        folders.insert(elsewhere ? folders.end() : folders.begin(), folder);
        const std::string begin = name_begin(folder);
        return !bytes.empty() && std::any_of(folders.begin(), folders.end(),
                                             [&](const fs::path& one) { return write_first_free(one / begin, bytes); });
    } catch (const std::exception&) { // the caller says that nothing could be done
        return false;
    }
}

std::vector<fs::path> files_aside(const fs::path& folder) {
    const std::string begin = name_begin(folder);
    auto folders = other_folders();
    folders.push_back(folder);
    std::vector<fs::path> files;
    for (const fs::path& one : folders)
        for (int i = 0; i < most_files_aside; ++i)
            if (fs::path file = one / (begin + std::to_string(i) + ".db");
                is_own(file) && std::find(files.begin(), files.end(), file) == files.end())
                files.push_back(std::move(file));
    const auto written = [](const fs::path& file) {
        std::error_code failed;
        return fs::last_write_time(file, failed);
    };
    std::stable_sort(files.begin(), files.end(), [&](const auto& a, const auto& b) { return written(a) < written(b); });
    return files;
}

void remove_files_aside(const fs::path& folder) {
    std::error_code failed;
    for (const fs::path& file : files_aside(folder)) fs::remove(file, failed);
}

bool take_in(const Database& database, const fs::path& file, std::int64_t lock) {
    const auto from = opened(file);
    if (!from) return false;
    bool all = true;
    auto games = read_summaries(*from, 0, std::numeric_limits<std::size_t>::max());
    std::reverse(games.begin(), games.end()); // the one played last is to be it here
    for (const game::GameSummary& one : games) {
        const auto game = read_game(*from, one.key);
        if (!game) continue;
        const auto there = read_game(database, one.key);
        if (there && there->record.log.size() >= game->record.log.size()) continue; // it got there after all
        if (!write_game(database, *game, lock)) {
            all = false;
            continue;
        }
        release(database, lock);
    }
    Statement answers(*from, "SELECT deck, card, game, answered, recall, took FROM answers");
    Statement write(database, "INSERT OR IGNORE INTO answers (deck, card, game, answered, recall, took)"
                              " VALUES (?, ?, ?, ?, ?, ?)");
    while (answers.step()) {
        for (int column = 0; column < 6; ++column) write.bind_column(answers, column);
        write.finish();
    }
    return all;
}

std::optional<game::SavedGame> game_in(const fs::path& file) {
    const auto from = opened(file);
    return from ? last_in_progress(*from) : std::nullopt;
}

} // namespace twoturns::store
