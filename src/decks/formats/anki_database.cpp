#include "decks/formats/anki_database.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include "decks/formats/anki_limits.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

namespace limits = anki_limits;

Message damaged(const std::string& why) { return {N_("its database cannot be read: {0}"), {one_line(why)}}; }

using Database = std::unique_ptr<sqlite3, int (*)(sqlite3*)>;
using Statement = std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)>;

int compare_bytes(void* /*context*/, int a_size, const void* a, int b_size, const void* b) {
    return std::string_view{static_cast<const char*>(a), static_cast<std::size_t>(a_size)}.compare(
        {static_cast<const char*>(b), static_cast<std::size_t>(b_size)});
}

int count_steps(void* left) { return --*static_cast<int*>(left) < 0 ? 1 : 0; }

/// Opens a database read-only and limits its number of steps. `steps` must outlive the database.
Database cautious(int& steps) {
    sqlite3* opened = nullptr;
    sqlite3_open_v2(":memory:", &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_PRIVATECACHE,
                    nullptr);
    Database database{opened, sqlite3_close};
    if (!database) return database;
    constexpr int thousand = 1000;
    constexpr int mib = 1 << 20;
    sqlite3_db_config(opened, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(opened, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(opened, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(opened, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_limit(opened, SQLITE_LIMIT_LENGTH, 32 * mib);
    sqlite3_limit(opened, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_progress_handler(opened, thousand, count_steps, &steps);
    sqlite3_create_collation(opened, "unicase", SQLITE_UTF8, nullptr, compare_bytes);
    return database;
}

std::string text_at(sqlite3_stmt* row, int column) {
    const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(row, column)); // NOLINT: SQLite's type
    if (text == nullptr) return {};
    return {text, static_cast<std::size_t>(sqlite3_column_bytes(row, column))};
}

/// Calls `take` for each row until it returns false. The error is SQLite's.
Result<void> each_row(sqlite3* database, const char* sql, const std::function<bool(sqlite3_stmt*)>& take,
                      const std::string* argument = nullptr) {
    sqlite3_stmt* prepared = nullptr;
    sqlite3_prepare_v2(database, sql, -1, &prepared, nullptr);
    const Statement statement{prepared, sqlite3_finalize};
    if (!statement) return damaged(sqlite3_errmsg(database));
    if (argument != nullptr)
        sqlite3_bind_text(prepared, 1, argument->data(), static_cast<int>(argument->size()), SQLITE_STATIC);
    int state = SQLITE_ROW;
    while ((state = sqlite3_step(prepared)) == SQLITE_ROW)
        if (!take(prepared)) return {};
    if (state == SQLITE_DONE) return {};
    return damaged(sqlite3_errmsg(database));
}

bool has_table(sqlite3* database, const std::string& name) {
    bool there = false;
    static_cast<void>(each_row(
        database, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?",
        [&](sqlite3_stmt* /*row*/) {
            there = true;
            return false;
        },
        &name));
    return there;
}

std::vector<std::string> split(std::string_view fields) {
    constexpr char separator = '\x1F';
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t end = std::min(fields.find(separator), fields.size());
        parts.emplace_back(fields.substr(0, std::min(end, limits::field_bytes)));
        if (end == fields.size() || parts.size() == limits::fields) return parts;
        fields.remove_prefix(end + 1);
    }
}

} // namespace

Result<AnkiNotes> read_anki_notes(std::string bytes) {
    int steps = limits::query_steps;
    const Database database = cautious(steps);
    if (!database) return damaged("no memory");
    // Clear the flag of write-ahead logging, or SQLite would look for a log file.
    constexpr std::size_t write_version = 18;
    constexpr std::size_t read_version = 19;
    if (bytes.size() > read_version) bytes[write_version] = bytes[read_version] = 1;
    const auto size = static_cast<sqlite3_int64>(bytes.size());
    auto* const data = reinterpret_cast<unsigned char*>(bytes.data()); // NOLINT: SQLite's type
    if (sqlite3_deserialize(database.get(), "main", data, size, size, SQLITE_DESERIALIZE_READONLY) != SQLITE_OK)
        return damaged(sqlite3_errmsg(database.get()));
    std::map<std::int64_t, AnkiNoteType> types;
    // Columns may be computed and rows may share pages, so a small database can return any number of bytes. SQLite must
    // not sort, because it would store all rows, in temporary files if there are many.
    std::map<std::int64_t, std::multimap<std::int64_t, std::string>> fields;
    std::size_t names_size = 0;
    std::size_t rows = 0;
    const auto take_field = [&](sqlite3_stmt* row) {
        const std::string type = text_at(row, 1);
        const std::string field = text_at(row, 2);
        names_size += type.size() + field.size();
        if (names_size > limits::names_bytes) return false;
        const auto id = sqlite3_column_int64(row, 0);
        types[id].name = one_line(type);
        fields[id].emplace(sqlite3_column_int64(row, 3), one_line(field));
        return ++rows < limits::note_types * limits::fields && types.size() < limits::note_types;
    };
    const char* const from_tables =
        "SELECT t.id, t.name, f.name, f.ord FROM notetypes t JOIN fields f ON f.ntid = t.id";
    const char* const from_json = "SELECT CAST(m.key AS INTEGER), json_extract(m.value, '$.name'), "
                                  "json_extract(f.value, '$.name'), json_extract(f.value, '$.ord') "
                                  "FROM json_each((SELECT models FROM col LIMIT 1)) m, json_each(m.value, '$.flds') f";
    const bool tables = has_table(database.get(), "notetypes");
    if (const auto done = each_row(database.get(), tables ? from_tables : from_json, take_field); !done)
        return done.error();
    if (names_size > limits::names_bytes) return damaged("its names take too many bytes");
    for (auto& [id, of_type] : fields)
        for (auto& [place, name] : of_type)
            if (types[id].fields.size() < limits::fields) types[id].fields.push_back(std::move(name));
    std::size_t count = 0;
    std::size_t beyond = 0;
    std::size_t notes_size = 0;
    const std::size_t most = 2 * bytes.size(); // UTF-16 grows when it is converted to UTF-8
    const auto take_note = [&](sqlite3_stmt* row) {
        if (count == limits::notes) {
            beyond += types.count(sqlite3_column_int64(row, 0));
            return true;
        }
        notes_size += static_cast<std::size_t>(sqlite3_column_bytes(row, 1));
        if (notes_size > most) return false;
        const auto type = types.find(sqlite3_column_int64(row, 0));
        if (type == types.end()) return true;
        type->second.notes.push_back(split(text_at(row, 1)));
        ++count;
        return true;
    };
    if (const auto done = each_row(database.get(), "SELECT mid, flds FROM notes ORDER BY rowid", take_note); !done)
        return done.error();
    if (notes_size > most) return damaged("its notes are more than it holds");
    AnkiNotes found{{}, beyond};
    for (auto& [id, type] : types)
        if (!type.notes.empty()) found.types.push_back(std::move(type));
    std::stable_sort(found.types.begin(), found.types.end(),
                     [](const auto& a, const auto& b) { return a.notes.size() > b.notes.size(); });
    if (found.types.empty()) return Message{N_("there are no notes in it")};
    return found;
}

Result<std::map<std::string, std::string>> read_anki_media(const std::string& json) {
    int steps = limits::query_steps;
    const Database database = cautious(steps);
    if (!database) return damaged("no memory");
    std::map<std::string, std::string> media;
    std::size_t count = 0;
    const auto take = [&](sqlite3_stmt* row) {
        media.try_emplace(text_at(row, 1), text_at(row, 0));
        return ++count < limits::media_files;
    };
    if (const auto done = each_row(database.get(), "SELECT key, value FROM json_each(?)", take, &json); !done)
        return done.error();
    return media;
}

} // namespace twoturns::decks
