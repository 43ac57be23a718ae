#include "store/store.hpp"

#include <chrono>
#include <exception>
#include <utility>

#include "store/database.hpp"
#include "store/games.hpp"
#include "store/lock.hpp"
#include "store/rescue.hpp"
#include "store/schema.hpp"

namespace twoturns::store {
namespace {

namespace fs = std::filesystem;
using game::GameState;
using game::Kept;
using game::KeptGame;

// How long others are waited for.
constexpr std::chrono::milliseconds at_the_start{200};
constexpr std::chrono::milliseconds later{2000};

/// Why something is refused, found out by ourselves and not by SQLite.
struct Refusal {
    Message message;
};

bool only_clock_moved(const KeptGame& before, const KeptGame& now) {
    game::GameSummary summary = before.summary;
    summary.touched = now.summary.touched;
    summary.elapsed = now.summary.elapsed;
    return summary == now.summary && before.start.has_value() == now.start.has_value() &&
           before.record.picked == now.record.picked && before.record.log == now.record.log &&
           before.record.origin == now.record.origin;
}

class SqliteStore final : public game::Store {
public:
    SqliteStore(fs::path folder, std::function<game::Date()> calendar)
        : folder_(std::move(folder)), calendar_(std::move(calendar)) {}

    Kept open() override;
    std::optional<Message> keep(const KeptGame& game) override;
    std::optional<Message> keep(const game::Settings& settings) override;
    Result<std::vector<game::GameSummary>> games(std::size_t skip, std::size_t most) override;
    Result<KeptGame> game(game::GameKey key) override;
    std::optional<Message> forget_everything() override;

private:
    /// Does `work`, once more when the store was found damaged and set aside meanwhile. Returns why it
    /// could not be done.
    template <class Work> std::optional<Message> attempt(const Work& work);
    template <class Work> std::optional<Message> write(const Work& work);

    /// Opens the store for writing and takes a seat, as far as that is not done.
    void join(std::chrono::milliseconds patience);
    void connect(std::chrono::milliseconds patience);
    /// The seat, and the games of windows that are gone, inside a transaction.
    void sit_down();
    /// Opens the store for reading, waiting for nobody, if it is there and this system allows it.
    void connect_for_reading();
    void join_or_read();
    /// Reads what there is of a store that cannot be written.
    void peek(Kept& kept, bool with_game);
    void look_through();
    void set_aside();
    void write_all(const KeptGame& game);

    [[nodiscard]] Message reason(const Fault& fault) const;
    [[nodiscard]] std::string name() const { return utf8(store_file(folder_)); }

    fs::path folder_;
    std::function<game::Date()> calendar_;
    std::optional<Database> database_;
    std::optional<Seat> seat_;
    bool looked_through_ = false;
    std::optional<KeptGame> last_;  ///< as it was written last
    std::optional<Message> notice_; ///< not told yet
};

Message SqliteStore::reason(const Fault& fault) const {
    if (fault.disk_full())
        return {N_("The disk is full: games and settings are not kept until there is room again."), {}};
    if (fault.busy())
        return {N_("Another program has {0} locked: games and settings are not kept until it lets go."), {name()}};
    if (fault.forbidden()) return {N_("{0} cannot be written to: games and settings are not kept."), {name()}};
    return {N_("{0} cannot be used ({1}): games and settings are not kept."), {name(), fault.what()}};
}

template <class Work> std::optional<Message> SqliteStore::attempt(const Work& work) {
    if (folder_.empty())
        return Message{N_("There is no home folder on this system: games and settings are not kept."), {}};
    for (bool again = false;; again = true) {
        try {
            work();
            return std::nullopt;
        } catch (const Refusal& refusal) {
            return refusal.message;
        } catch (const Fault& fault) {
            last_.reset();
            if (!fault.damage() || again) {
                if (!fault.busy() && !fault.disk_full()) database_.reset();
                return reason(fault);
            }
        } catch (const std::exception& error) {
            database_.reset();
            return reason(Fault(0, 0, error.what()));
        }
        try {
            set_aside();
        } catch (const Fault& fault) {
            return reason(fault);
        } catch (const std::exception&) {
            return Message{N_("{0} is damaged and cannot be renamed: games and settings are not kept."), {name()}};
        }
    }
}

template <class Work> std::optional<Message> SqliteStore::write(const Work& work) {
    auto failed = attempt([&] {
        join(later);
        look_through();
        work();
    });
    return failed ? failed : std::exchange(notice_, std::nullopt);
}

void SqliteStore::set_aside() {
    if (database_) database_->leave_log(); // closing it would write the log into the damaged file
    database_.reset();
    if (const auto aside = store::set_aside(folder_, calendar_()))
        notice_ =
            Message{N_("{0} was damaged. It has the name {1} now, and what could be read of it was carried over."),
                    {name(), utf8(aside->filename())}};
}

void SqliteStore::connect(std::chrono::milliseconds patience) {
    std::error_code failed;
    fs::create_directories(folder_, failed);
    if (!fs::is_directory(folder_, failed))
        throw Refusal{{N_("The folder {0} cannot be made: games and settings are not kept."), {utf8(folder_)}}};
    const fs::path file = store_file(folder_);
    if (fs::exists(file, failed) && fs::file_size(file, failed) == 0 && fs::exists(log_file(file), failed))
        throw Fault(11, 0, "an empty file with a log"); // SQLITE_CORRUPT; see set_aside()

    Database database(file);
    database.wait_at_most(patience);
    // Before anything is read: that would make a log that nobody could write to later.
    if (!database.writable()) throw Fault(8, 0, "read-only"); // SQLITE_READONLY
    const std::int64_t version = version_of(database);
    if (version > schema_version) {
        database.leave_log();
        throw Refusal{{N_("{0} was written by a newer version of the game, which is needed to use it: games and "
                          "settings are not kept."),
                       {name()}}};
    }
    if (version == 0 && database.number("SELECT count(*) FROM sqlite_schema") != 0)
        throw Fault(1, 0, "another program's tables"); // SQLITE_ERROR
    try {
        database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 1048576");
    } catch (const Fault& fault) {
        if (!fault.busy()) throw; // another window is at it
    }
    migrate(database);
    database_ = std::move(database);
    looked_through_ = false;
    last_.reset();
}

void SqliteStore::sit_down() {
    if (seat_ && seat_->lock.lost()) seat_.reset();
    const bool new_here = !seat_;
    if (new_here) seat_ = take_seat(folder_);
    for (const std::int64_t seat : seats_in_use(*database_)) {
        const bool own = seat == seat_->number;
        if (own ? new_here : !is_taken(folder_, seat)) release(*database_, seat);
    }
}

void SqliteStore::join(std::chrono::milliseconds patience) {
    if (database_ && (!database_->writable() || database_->moved())) database_.reset();
    const bool joined = database_ && seat_ && !seat_->lock.lost();
    if (!database_) connect(patience);
    if (joined) {
        database_->wait_at_most(patience);
        return;
    }
    Transaction transaction(*database_);
    sit_down();
    transaction.commit();
    database_->wait_at_most(patience);
}

void SqliteStore::look_through() {
    if (looked_through_) return;
    Statement check(*database_, "PRAGMA quick_check(1)");
    if (!check.step() || check.bytes(0) != "ok") throw Fault(11, 0, "quick_check"); // SQLITE_CORRUPT
    looked_through_ = true;
}

void SqliteStore::connect_for_reading() {
    const fs::path file = store_file(folder_);
    if (!fs::exists(file)) return;
    for (const Access access : {Access::write, Access::unchanging}) {
        try {
            Database database(file, access);
            if (access == Access::write && !database.writable() && !fs::exists(log_file(file))) continue;
            database.leave_log();
            const std::int64_t version = version_of(database);
            if (version < 1 || version > schema_version) return;
            database_ = std::move(database);
            return;
        } catch (const Fault& fault) {
            if (!fault.forbidden()) throw;
        }
    }
}

void SqliteStore::join_or_read() {
    if (database_ && !database_->moved()) return;
    try {
        join(later);
    } catch (const Fault& fault) {
        if (!fault.forbidden() && !fault.disk_full()) throw;
        connect_for_reading();
        if (!database_) throw;
    }
}

void SqliteStore::peek(Kept& kept, bool with_game) {
    try {
        database_.reset();
        connect_for_reading();
        if (!database_) return;
        kept.settings = read_settings(*database_);
        if (version_of(*database_) >= 2) kept.decks = read_decks(*database_);
        if (with_game) kept.game = last_in_hand(*database_);
    } catch (const std::exception&) { // the notice is there already
        database_.reset();
    }
}

Kept SqliteStore::open() {
    Kept kept;
    bool locked = false;
    const auto failed = attempt([&] {
        try {
            database_.reset();
            seat_.reset();
            connect(at_the_start);
            kept.settings = read_settings(*database_);
            kept.decks = read_decks(*database_);
            Transaction transaction(*database_);
            sit_down();
            bool unreadable = false;
            kept.game = take_into_hand(*database_, seat_->number, unreadable);
            transaction.commit();
            if (unreadable) kept.notices.push_back({N_("The game that was played last cannot be read any more."), {}});
        } catch (const Fault& fault) {
            locked = fault.busy();
            throw;
        }
    });
    if (failed) {
        kept.game.reset();
        kept.notices.push_back(*failed);
        if (!folder_.empty()) peek(kept, !locked);
    }
    if (notice_) kept.notices.push_back(*std::exchange(notice_, std::nullopt));
    return kept;
}

void SqliteStore::write_all(const KeptGame& game) {
    database_->run("PRAGMA synchronous = FULL");
    Transaction transaction(*database_);
    if (!write_game(*database_, game, seat_->number)) {
        sit_down(); // perhaps the other window is gone
        if (!write_game(*database_, game, seat_->number))
            throw Refusal{{N_("This game is open in another window: what is done here is not kept."), {}}};
    }
    transaction.commit();
    last_ = game;
}

std::optional<Message> SqliteStore::keep(const KeptGame& game) {
    return write([&] {
        const bool beat = last_ && game.summary.state == GameState::in_hand && only_clock_moved(*last_, game);
        if (beat) {
            // Only seconds can be lost of this one, so nobody waits for the disk.
            database_->run("PRAGMA synchronous = NORMAL");
            Transaction transaction(*database_);
            if (write_clock(*database_, game, seat_->number)) {
                transaction.commit();
                return;
            }
        }
        write_all(game);
    });
}

std::optional<Message> SqliteStore::keep(const game::Settings& settings) {
    return write([&] {
        database_->run("PRAGMA synchronous = FULL");
        Transaction transaction(*database_);
        write_settings(*database_, settings);
        transaction.commit();
    });
}

Result<std::vector<game::GameSummary>> SqliteStore::games(std::size_t skip, std::size_t most) {
    std::vector<game::GameSummary> summaries;
    if (auto failed = attempt([&] {
            join_or_read();
            summaries = read_summaries(*database_, skip, most);
        }))
        return *std::move(failed);
    return summaries;
}

Result<KeptGame> SqliteStore::game(game::GameKey key) {
    std::optional<KeptGame> game;
    if (auto failed = attempt([&] {
            join_or_read();
            game = read_game(*database_, key);
        }))
        return *std::move(failed);
    if (!game) return Message{N_("This game cannot be read any more."), {}};
    return *std::move(game);
}

std::optional<Message> SqliteStore::forget_everything() {
    return write([&] {
        last_.reset();
        database_->run("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
        {
            Transaction transaction(*database_);
            sit_down();
            remove_games(*database_, seat_->number);
            database_->run("DELETE FROM settings; DELETE FROM decks");
            transaction.commit();
        }
        database_->run("PRAGMA secure_delete = OFF");
        remove_set_aside(folder_);
        try {
            // Nothing of it is left in the file's free pages and in its log, unless another window reads just now.
            database_->run("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (const Fault& fault) {
            if (!fault.busy() && !fault.disk_full()) throw;
        }
    });
}

} // namespace

std::unique_ptr<game::Store> make_store(fs::path folder, std::function<game::Date()> calendar) {
    return std::make_unique<SqliteStore>(std::move(folder), std::move(calendar));
}

} // namespace twoturns::store
