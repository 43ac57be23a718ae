#include "store/schema.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <tuple>

#include "store/lists.hpp"

namespace twoturns::store {
namespace {

/// steps[n] upgrades version n to version n + 1. To change the tables, add a step here, and add a file of the previous
/// version to tests/store/schemas. Never change a released step, not even its SQL comments: SQLite stores the text of a
/// table, and has_our_tables() compares it.
///
/// In these tables `seat` is the number of the window lock (lock.hpp) that a game in progress belongs to, NULL if no
/// window has the game open; `begun` is the date when the game was started; "in hand" means in progress and "left"
/// means unfinished.
struct Step {
    const char* sql;
    void (*then)(const Database&) = nullptr; ///< work that SQL alone cannot do
};
const std::array<Step, 7> steps{Step{R"sql(
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE games (
    key INTEGER PRIMARY KEY,
    state INTEGER NOT NULL,       -- 0 in hand, 1 left, 2 cleared
    seat INTEGER,                 -- of the window that has it in hand
    played INTEGER NOT NULL,      -- the higher, the later it was played; no date, as the calendar may jump
    begun INTEGER NOT NULL,       -- seconds since 1970
    touched INTEGER NOT NULL,
    id TEXT,                      -- the game ID; NULL where the board came from a file
    elapsed INTEGER NOT NULL,     -- ms; counts where the record says less
    pairs_left INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    undos INTEGER NOT NULL,
    reshuffles INTEGER NOT NULL,
    record BLOB NOT NULL,         -- the record's text, in zlib's format
    start TEXT,                   -- the board it began with, while it is in hand
    witness TEXT                  -- moves that clear that board, one a line
);
CREATE INDEX games_played ON games (played);
CREATE INDEX games_in_hand ON games (seat, played) WHERE state = 0;
)sql"},
                                Step{R"sql(
CREATE TABLE decks (
    name TEXT PRIMARY KEY,        -- a deck's name or its folder
    used INTEGER NOT NULL         -- the higher, the later it was used
) WITHOUT ROWID;
INSERT INTO decks SELECT value, 1 FROM settings WHERE name = 'deck';
)sql"},
                                // NULL in older rows, which have no count.
                                Step{R"sql(
ALTER TABLE games ADD COLUMN rewinds INTEGER;
ALTER TABLE games ADD COLUMN score INTEGER;
ALTER TABLE games ADD COLUMN seal INTEGER;
ALTER TABLE games ADD COLUMN pace INTEGER;
)sql"},
                                Step{R"sql(
CREATE TABLE answers (
    deck TEXT NOT NULL,           -- a deck's name or its folder
    card TEXT NOT NULL,           -- what is on its sides, with a tab between
    game INTEGER NOT NULL,        -- a game has one answer for a card; it stays when the game is gone
    answered INTEGER NOT NULL,    -- seconds since 1970
    recall INTEGER NOT NULL,      -- 0 missed, 1 hinted, 2 put back, 3 slow, 4 found, 5 quick
    took INTEGER NOT NULL,        -- ms
    PRIMARY KEY (deck, card, game)
) WITHOUT ROWID;
)sql"},
                                // NULL if no cards were chosen; otherwise the text from game::to_text(ChosenCards).
                                Step{R"sql(
ALTER TABLE games ADD COLUMN cards TEXT;
)sql"},
                                // The picture on the seal of a cleared game: the number of the face, a space and the
                                // deck; NULL if unknown.
                                Step{R"sql(
ALTER TABLE games ADD COLUMN look TEXT;
)sql"},
                                Step{R"sql(
CREATE TABLE items (
    list TEXT NOT NULL,           -- what it belongs to: own-decks, recent-files and so on
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    used INTEGER NOT NULL,        -- the higher, the later it was put there
    PRIMARY KEY (list, name)
) WITHOUT ROWID;
)sql",
                                     move_old_lists}};

/// An entry of a file's schema.
struct Described {
    std::string type;
    std::string name;
    std::string table;
    std::string sql;
    friend bool operator<(const Described& a, const Described& b) {
        return std::tie(a.type, a.name, a.table, a.sql) < std::tie(b.type, b.name, b.table, b.sql);
    }
};

std::set<Described> description(const Database& database) {
    std::set<Described> all;
    Statement rows(database, "SELECT type, name, tbl_name, sql FROM sqlite_schema");
    const auto text = [&](int column) { return std::string(rows.bytes(column)); };
    while (rows.step()) all.insert({text(0), text(1), text(2), text(3)});
    return all;
}

/// Returns the schema of this version.
std::set<Described> model_of(std::int64_t version) {
    const Database model(":memory:");
    for (std::int64_t i = 0; i < version; ++i) model.run(steps[static_cast<std::size_t>(i)].sql);
    return description(model);
}

/// Returns whether another program may have added this entry and the entry would interfere with writing.
bool is_in_the_way(const Described& one) {
    if (one.type == "table") return one.name.starts_with("sqlite_stat"); // table statistics, which may be out of date
    return !one.sql.empty();                                             // without SQL it is removed with its table
}

std::string quoted(const std::string& name) {
    std::string text = "\"";
    for (const char c : name) text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + "\"";
}

} // namespace

const std::int64_t schema_version = steps.size();

std::int64_t version_of(const Database& database) { return database.number("PRAGMA user_version"); }

bool has_our_tables(const Database& database) {
    const std::int64_t version = version_of(database);
    if (version < 1 || version > schema_version) return false;
    const auto ours = model_of(version);
    const auto all = description(database);
    if (!std::includes(all.begin(), all.end(), ours.begin(), ours.end())) return false;
    // If entries of a later version exist, no other program added them: the version number is damaged.
    const auto newest = model_of(schema_version);
    const auto has = [](const std::set<Described>& some, const Described& wanted) {
        return std::any_of(some.begin(), some.end(), [&](const Described& one) { return one.name == wanted.name; });
    };
    return std::all_of(all.begin(), all.end(),
                       [&](const Described& one) { return has(ours, one) || !has(newest, one); });
}

void remove_additions(const Database& database) {
    const auto ours = model_of(version_of(database));
    std::string statements;
    for (const Described& one : description(database))
        if (!ours.contains(one) && is_in_the_way(one))
            statements += "DROP " + one.type + " IF EXISTS " + quoted(one.name) + ";";
    if (statements.empty()) return;
    Transaction transaction(database);
    database.run(statements);
    transaction.commit();
}

void set_form(const Database& database) { database.run("PRAGMA page_size = 8192; PRAGMA auto_vacuum = NONE"); }

void bring_up_to_date(const Database& database) {
    try {
        // EXTRA: until the file has a log, the rollback journal must be durably deleted before a save is reported. With
        // a log, readers and writers do not block each other. (On macOS fsync alone does not flush the drive's cache.)
        set_form(database);
        database.run("PRAGMA synchronous = EXTRA; PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1;"
                     "PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 1048576");
    } catch (const Fault& fault) {
        if (!fault.busy()) throw; // another program has the file locked
    }
    make_tables(database);
}

void make_tables(const Database& database) {
    if (version_of(database) >= schema_version) return;
    Transaction transaction(
        database); // one for all steps: separate transactions would write the same pages to the log repeatedly
    const std::int64_t before = version_of(database);       // another program may have upgraded it first
    if (before < 0) throw Fault(1, 0, "a version below 0"); // SQLITE_ERROR
    for (std::int64_t version = before; version < schema_version; ++version) {
        const Step& step = steps[static_cast<std::size_t>(version)];
        database.run(step.sql);
        database.run("PRAGMA user_version = " + std::to_string(version + 1));
        if (step.then != nullptr) step.then(database);
    }
    transaction.commit();
}

} // namespace twoturns::store
