#include "store/store.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <exception>
#include <span>
#include <utility>

#include "store/answers.hpp"
#include "store/connection.hpp"
#include "store/deleted_data.hpp"
#include "store/games.hpp"
#include "store/kept_aside.hpp"
#include "store/lists.hpp"
#include "store/merging.hpp"
#include "store/rescue.hpp"
#include "store/schema.hpp"
#include "store/settings.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::store {
namespace {

using game::Restored;
using game::SavedGame;

bool only_clock_moved(const SavedGame& before, const SavedGame& now) {
    game::GameSummary summary = before.summary;
    summary.touched = now.summary.touched;
    summary.elapsed = now.summary.elapsed;
    return summary == now.summary && before.start.has_value() == now.start.has_value() &&
           before.record.picked == now.record.picked && before.record.log == now.record.log &&
           before.record.origin == now.record.origin && before.answers == now.answers;
}

/// Returns the message about an entry that is too long to save or not valid UTF-8. It contains the beginning of the
/// entry's name.
Message not_kept(const std::string& name) {
    constexpr std::size_t most_shown = 200;
    return {N_("This is too long to be saved, or no text: {0}"), {one_line(name.substr(0, most_shown))}};
}

class SqliteStore final : public game::Store {
public:
    SqliteStore(const std::filesystem::path& folder, std::function<game::Date()> calendar)
        : has_folder_(!folder.empty()), folder_(folder), connection_(folder), calendar_(std::move(calendar)) {}
    ~SqliteStore() override;
    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;
    SqliteStore(SqliteStore&&) = delete;
    SqliteStore& operator=(SqliteStore&&) = delete;

    Restored open() override;
    Result<void> save(const SavedGame& game) override;
    Result<void> save(const game::KeyValues& settings) override;
    Result<void> save(const game::ItemChanges& items) override;
    Result<std::vector<game::GameSummary>> games(std::size_t skip, std::size_t most) override;
    Result<SavedGame> game(game::GameKey key) override;
    Result<std::optional<SavedGame>> find(const game::Record& record) override;
    Result<std::vector<game::CardAnswer>> answers(const std::string& deck) override;
    Result<void> forget_answers(const std::string& deck) override;
    Result<void> forget_everything() override;
    Result<game::Preferences> bring_back() override;
    Result<std::string> content() override;
    Result<game::TakenIn> add_content(const std::string& content, const std::string& folder) override;
    std::optional<Message> take_notice() override {
        if (refused_) return std::exchange(refused_, std::nullopt);
        return connection_.take_notice();
    }

private:
    /// Does `work`. Repeats it once if the store was damaged and then rescued, by this or another window. Returns the
    /// reason as an error if the work could not be done.
    template <class Work> Result<void> attempt(const Work& work);
    /// Does the same for work that writes.
    template <class Work> Result<void> write(const Work& work);
    /// Does the same for work that reads, after releasing the games that no window has open any more.
    template <class Work> Result<void> read(const Work& work);

    /// Does the same for named rows, and returns an error about the rows that could not be written.
    template <class Rows, class Write> Result<void> write_rows(const Rows& rows, const Write& write_into);

    void read_preferences(game::Preferences& preferences);
    std::vector<std::filesystem::path> take_in_all();
    void take_in_left();
    /// Reads everything readable in a store that cannot be written.
    void peek(Restored& restored, bool with_game);
    bool write_beat(const SavedGame& game);
    void write_all(const SavedGame& game);
    void write_anew();
    void free_abandoned();

    bool has_folder_;
    std::filesystem::path folder_;
    Connection connection_;
    std::function<game::Date()> calendar_;
    std::optional<SavedGame> last_;      ///< the game as last written
    std::optional<DeletedData> deleted_; ///< the data that forget_everything() last removed
    std::optional<Message> refused_;     ///< about data that was not written
    bool lists_unreadable_ = false;      ///< whether the last read skipped unreadable list rows
    bool in_doubt_ = false;              ///< whether the file may lack `last_`
    bool left_aside_ = false;            ///< data kept aside by earlier windows is still to be added
};

template <class Work> Result<void> SqliteStore::attempt(const Work& work) {
    if (!has_folder_) return Message{N_("There is no home folder on this system: games and settings are not saved.")};
    bool moved = false;
    bool damaged = false;
    for (;;) {
        try {
            if (damaged) connection_.rescue(calendar_());
            work();
            connection_.note_written();
            return {};
        } catch (const Refusal& refusal) {
            return refusal.message;
        } catch (const Fault& fault) {
            in_doubt_ = true;
            bool& reason = fault.moved() ? moved : damaged;
            if ((!fault.moved() && !fault.damage()) || std::exchange(reason, true)) {
                if (!fault.busy() && !fault.disk_full()) connection_.close();
                return connection_.reason(fault);
            }
        } catch (const std::exception& error) {
            in_doubt_ = true;
            connection_.close();
            return connection_.reason(Fault(0, 0, error.what()));
        }
    }
}

template <class Work> Result<void> SqliteStore::write(const Work& work) {
    return attempt([&] {
        if (connection_.join()) in_doubt_ = true;
        take_in_left();
        write_anew();
        work();
    });
}

/// Adds the data kept aside by earlier windows. Call it before anything newer is written.
void SqliteStore::take_in_left() {
    if (!left_aside_) return;
    std::vector<std::filesystem::path> taken_in;
    if (!files_aside(folder_).empty()) {
        Transaction transaction(connection_.database());
        taken_in = take_in_all();
        transaction.commit();
    }
    for (const std::filesystem::path& file : taken_in) remove_file_aside(file);
    left_aside_ = false;
}

/// Writes the last game again. After an error, or if the file was replaced temporarily, the file may lack that game or
/// contain an older state of it.
void SqliteStore::write_anew() {
    if (!in_doubt_) return;
    try {
        if (last_) write_all(*last_);
    } catch (const Refusal&) {
        last_.reset(); // now open in another window
    }
    in_doubt_ = false;
}

// Writes the game again if needed: data that is only in a deleted log would be lost when the program ends.
SqliteStore::~SqliteStore() {
    try {
        if (last_ && (in_doubt_ || connection_.disturbed())) static_cast<void>(write([] {}));
    } catch (const std::exception&) { // NOLINT(bugprone-empty-catch): out of memory, at the very end
    }
}

void SqliteStore::peek(Restored& restored, bool with_game) {
    try {
        if (!connection_.peek()) return;
        const Database& database = connection_.database();
        read_preferences(restored);
        if (version_of(database) >= 2) restored.decks = read_decks(database);
        const auto files = files_aside(folder_);
        for (const std::filesystem::path& file : files) change_by(file, restored);
        if (!with_game) return;
        restored.game = last_in_progress(database);
        for (const std::filesystem::path& file : files)
            if (auto aside = game_in(file)) {
                const auto there = read_game(database, aside->summary.key);
                if (!there || there->record.log.size() < aside->record.log.size()) restored.game = std::move(aside);
            }
    } catch (const std::exception&) { // the player has already seen the message
        connection_.close();
    }
}

void SqliteStore::read_preferences(game::Preferences& preferences) {
    preferences.settings = read_settings(connection_.database());
    preferences.lists = read_lists(connection_.database(), lists_unreadable_);
}

/// Adds the data that earlier windows could not write before they ended. Returns the files that are no longer needed.
std::vector<std::filesystem::path> SqliteStore::take_in_all() {
    std::vector<std::filesystem::path> taken_in;
    for (std::filesystem::path& file : files_aside(folder_))
        if (take_in(connection_.database(), file)) taken_in.push_back(std::move(file));
    return taken_in;
}

Restored SqliteStore::open() {
    Restored restored;
    bool locked = false;
    bool unreadable = false;
    std::vector<std::filesystem::path> taken_in;
    const auto done = attempt([&] {
        try {
            connection_.begin([&](std::int64_t lock) {
                const Database& database = connection_.database();
                taken_in = take_in_all();
                read_preferences(restored);
                restored.decks = read_decks(database);
                restored.game = claim_last_in_progress(database, lock, unreadable);
            });
        } catch (const Fault& fault) {
            locked = fault.busy();
            throw;
        }
    });
    for (const std::filesystem::path& file : done ? taken_in : std::vector<std::filesystem::path>{})
        remove_file_aside(file);
    left_aside_ = !done;
    if (!done) {
        restored = {};
        restored.notices.push_back(done.error());
        if (has_folder_) peek(restored, !locked);
    }
    if (const auto found_out = take_notice()) restored.notices.push_back(*found_out);
    const auto notice = [&](const char* what) {
        restored.notices.emplace_back();
        restored.notices.back().id = what;
    };
    if (unreadable) notice(N_("The game that was played last cannot be read any more."));
    if (lists_unreadable_) notice(N_("Some of what is remembered of decks and files cannot be read any more."));
    return restored;
}

/// Writes only the advanced clock. Losing some seconds in a power cut is acceptable, so this does not wait for the
/// disk.
bool SqliteStore::write_beat(const SavedGame& game) {
    const Database& database = connection_.database();
    Transaction transaction(database, Durable::later);
    if (!write_clock(database, game, connection_.window_lock())) return false;
    transaction.commit();
    return true;
}

void SqliteStore::write_all(const SavedGame& game) {
    const Database& database = connection_.database();
    Transaction transaction(database);
    if (!write_game(database, game, connection_.window_lock())) {
        connection_.free_games(); // the other window may have been closed
        if (!write_game(database, game, connection_.window_lock())) throw Refusal{{game::open_elsewhere, {}}};
    }
    // A game that was written once must not reappear after it was deleted, even by another window.
    const bool written = last_ && !in_doubt_ && last_->summary.key == game.summary.key &&
                         last_->answers.size() <= game.answers.size() &&
                         std::equal(last_->answers.begin(), last_->answers.end(), game.answers.begin());
    write_answers(database, game.summary.key, std::span{game.answers}.subspan(written ? last_->answers.size() : 0));
    transaction.commit();
    last_ = game;
}

Result<void> SqliteStore::save(const SavedGame& game) {
    return write([&] {
        const bool beat = last_ && game.summary.state == game::GameState::in_progress && only_clock_moved(*last_, game);
        if (!beat || !write_beat(game)) write_all(game);
    });
}

template <class Rows, class Write> Result<void> SqliteStore::write_rows(const Rows& rows, const Write& write_into) {
    return write([&] {
        const Database& database = connection_.database();
        Transaction transaction(database);
        const std::vector<std::string> refused = write_into(database, rows);
        transaction.commit();
        if (!refused.empty()) refused_ = not_kept(refused.front());
    });
}

Result<void> SqliteStore::save(const game::KeyValues& settings) { return write_rows(settings, write_settings); }

Result<void> SqliteStore::save(const game::ItemChanges& items) { return write_rows(items, write_items); }

/// Releases the games of windows that were closed or killed, so that the list does not show these games as in progress.
void SqliteStore::free_abandoned() {
    if (!connection_.has_window_lock()) return;
    try {
        Transaction transaction(connection_.database());
        connection_.free_games();
        transaction.commit();
    } catch (const Fault& fault) {
        // The list shows these games as in progress until writing works again.
        if (!fault.busy() && !fault.forbidden() && !fault.disk_full()) throw;
    }
}

template <class Work> Result<void> SqliteStore::read(const Work& work) {
    return attempt([&] {
        if (connection_.join_to_read()) in_doubt_ = true;
        free_abandoned();
        work(connection_.database());
    });
}

Result<std::vector<game::GameSummary>> SqliteStore::games(std::size_t skip, std::size_t most) {
    std::vector<game::GameSummary> summaries;
    const auto done = read([&](const Database& database) { summaries = read_summaries(database, skip, most); });
    if (!done) return done.error();
    return summaries;
}

Result<SavedGame> SqliteStore::game(game::GameKey key) {
    std::optional<SavedGame> game;
    const auto done = read([&](const Database& database) { game = read_game(database, key); });
    if (!done) return done.error();
    if (!game) return Message{N_("This game cannot be read any more.")};
    return *std::move(game);
}

Result<std::optional<SavedGame>> SqliteStore::find(const game::Record& record) {
    std::optional<SavedGame> game;
    const auto done = read([&](const Database& database) { game = find_game(database, record); });
    if (!done) return done.error();
    return game;
}

Result<std::vector<game::CardAnswer>> SqliteStore::answers(const std::string& deck) {
    std::vector<game::CardAnswer> answers;
    const auto done = read([&](const Database& database) { answers = read_answers(database, deck); });
    if (!done) return done.error();
    return answers;
}

Result<void> SqliteStore::forget_answers(const std::string& deck) {
    return write([&] {
        const Database& database = connection_.database();
        database.run("PRAGMA secure_delete = ON"); // otherwise a rescue would find the deleted rows
        Transaction transaction(database);
        remove_answers(database, deck);
        transaction.commit();
        database.run("PRAGMA secure_delete = OFF");
        if (last_) std::erase_if(last_->answers, [&](const auto& one) { return one.deck == deck; });
    });
}

Result<game::Preferences> SqliteStore::bring_back() {
    if (!deleted_) return Message{N_("Nothing was deleted since the program began.")};
    game::Preferences preferences;
    const auto done = write([&] {
        deleted_->bring_back(connection_.database());
        read_preferences(preferences);
    });
    if (!done) return done.error();
    deleted_.reset();
    return preferences;
}

Result<void> SqliteStore::forget_everything() {
    auto done = attempt([&] {
        connection_.join();
        const Database& database = connection_.database();
        last_.reset();
        DeletedData copy(database);
        database.run("PRAGMA secure_delete = ON");
        {
            Transaction transaction(database);
            connection_.free_games();
            remove_games(database, connection_.window_lock());
            database.run("DELETE FROM settings; DELETE FROM items; DELETE FROM decks; DELETE FROM answers");
            transaction.commit();
        }
        deleted_ = std::move(copy);
        database.run("PRAGMA secure_delete = OFF");
        remove_set_aside(folder_);
        for (const std::filesystem::path& file : files_aside(folder_)) remove_file_aside(file);
        try {
            // Clears free pages and the log of deleted data, unless another window is reading at the moment.
            database.run("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (const Fault& fault) {
            if (!fault.busy() && !fault.disk_full()) throw;
        }
    });
    static_cast<void>(take_notice()); // the notice would be about damage to data that is now deleted
    return done;
}

Result<std::string> SqliteStore::content() {
    std::string content;
    const auto done = read([&](const Database& database) { content = database.content(); });
    if (!done) return done.error();
    set_log(content, false); // as one file it has no log
    return content;
}

Result<game::TakenIn> SqliteStore::add_content(const std::string& content, const std::string& folder) {
    auto copy = sound_copy(content, folder, utf8(folder_));
    if (!copy) return copy.error();
    std::string other = *std::move(copy);
    game::TakenIn taken;
    const auto done = write([&] {
        taken.games = merge_into(connection_.database(), other);
        read_preferences(taken.preferences);
    });
    if (!done) return done.error();
    return taken;
}

} // namespace

std::unique_ptr<game::Store> make_store(const std::filesystem::path& folder, std::function<game::Date()> calendar) {
    return std::make_unique<SqliteStore>(folder, std::move(calendar));
}

std::string sqlite_version() { return sqlite3_libversion(); }

} // namespace twoturns::store
