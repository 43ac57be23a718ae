// Creates Anki packages in Anki's own formats.
#pragma once

#include <sqlite3.h>
#include <zip.h>
#include <zstd.h>

#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace twoturns::test {

struct AnkiSample {
    std::string type = "Basic";
    std::vector<std::string> fields{"Front", "Back"};
    std::vector<std::vector<std::string>> notes;
    std::vector<std::pair<std::string, std::string>> media; ///< names and bytes
};

enum class AnkiFormat {
    anki2,
    anki21,
    anki21b
};

using ZipEntries = std::vector<std::pair<std::string, std::string>>;

inline void write_zip(const std::string& file, const ZipEntries& entries) {
    int fault = 0;
    zip_t* const archive = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &fault);
    if (archive == nullptr) throw std::runtime_error("no archive");
    for (const auto& [name, bytes] : entries) // zip_close() reads the bytes
        zip_file_add(archive, name.c_str(), zip_source_buffer(archive, bytes.data(), bytes.size(), 0),
                     ZIP_FL_ENC_UTF_8);
    if (zip_close(archive) != 0) throw std::runtime_error("the archive is not written");
}

inline std::string zstd_packed(const std::string& bytes) {
    std::string packed(ZSTD_compressBound(bytes.size()), '\0');
    packed.resize(ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), 3));
    return packed;
}

inline void run_sql(sqlite3* database, const std::string& sql) {
    char* fault = nullptr;
    if (sqlite3_exec(database, sql.c_str(), nullptr, nullptr, &fault) != SQLITE_OK)
        throw std::runtime_error(fault == nullptr ? "SQL" : fault);
}

inline std::string quoted_sql(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? std::string{"''"} : std::string(1, c);
    return quoted + "'";
}

/// Returns the bytes of a database after running `sql`.
inline std::string database_of(const std::string& sql) {
    sqlite3* database = nullptr;
    sqlite3_open(":memory:", &database);
    const auto same = [](void* /*context*/, int a_size, const void* a, int b_size, const void* b) {
        return std::string(static_cast<const char*>(a), static_cast<std::size_t>(a_size))
            .compare(std::string(static_cast<const char*>(b), static_cast<std::size_t>(b_size)));
    };
    sqlite3_create_collation(database, "unicase", SQLITE_UTF8, nullptr, same);
    run_sql(database, sql);
    sqlite3_int64 size = 0;
    unsigned char* const bytes = sqlite3_serialize(database, "main", &size, 0);
    std::string copy(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size)); // NOLINT: SQLite's type
    sqlite3_free(bytes);
    sqlite3_close(database);
    return copy;
}

inline std::string notes_sql(const AnkiSample& sample, long type) {
    std::string sql =
        "CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer,"
        "usn integer, tags text, flds text not null, sfld integer, csum integer, flags integer, data text);"
        "BEGIN;";
    for (const auto& note : sample.notes) {
        std::string fields;
        for (const std::string& field : note)
            fields += (fields.empty() && &field == &note.front() ? "" : "\x1F") + field;
        sql +=
            "INSERT INTO notes(guid, mid, flds) VALUES('', " + std::to_string(type) + ", " + quoted_sql(fields) + ");";
    }
    return sql + "COMMIT;";
}

inline std::string json_text(const std::string& text) {
    std::string json = "\"";
    for (const char c : text) json += c == '"' || c == '\\' ? std::string{"\\"} + c : std::string(1, c);
    return json + "\"";
}

inline std::string old_collection(const AnkiSample& sample) {
    std::string fields;
    for (std::size_t i = 0; i < sample.fields.size(); ++i)
        fields += (i > 0 ? "," : "") + std::string{"{\"name\":"} + json_text(sample.fields[i]) +
                  ",\"ord\":" + std::to_string(i) + "}";
    const std::string models =
        "{\"1500000000001\":{\"id\":1500000000001,\"name\":" + json_text(sample.type) + ",\"flds\":[" + fields + "]}}";
    return database_of("CREATE TABLE col (id integer primary key, models text not null);"
                       "INSERT INTO col VALUES(1, " +
                       quoted_sql(models) + ");" + notes_sql(sample, 1500000000001));
}

inline std::string new_collection(const AnkiSample& sample) {
    std::string sql = "CREATE TABLE notetypes (id integer NOT NULL PRIMARY KEY, name text NOT NULL COLLATE unicase,"
                      "mtime_secs integer, usn integer, config blob);"
                      "CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);"
                      "CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL,"
                      "name text NOT NULL COLLATE unicase, config blob, PRIMARY KEY (ntid, ord)) without rowid;"
                      "INSERT INTO notetypes(id, name) VALUES(7, " +
                      quoted_sql(sample.type) + ");";
    for (std::size_t i = 0; i < sample.fields.size(); ++i)
        sql += "INSERT INTO fields(ntid, ord, name) VALUES(7, " + std::to_string(i) + ", " +
               quoted_sql(sample.fields[i]) + ");";
    return database_of(sql + notes_sql(sample, 7));
}

/// Encodes a length-delimited field of a protocol buffers message.
inline std::string length_field(int number, const std::string& bytes) {
    std::string field(1, static_cast<char>(number << 3 | 2));
    std::size_t size = bytes.size();
    for (; size >= 128; size >>= 7U) field += static_cast<char>((size & 0x7FU) | 0x80U);
    return field + static_cast<char>(size) + bytes;
}

inline void write_apkg(const std::string& file, const AnkiSample& sample, AnkiFormat format) {
    const bool newest = format == AnkiFormat::anki21b;
    ZipEntries entries;
    if (newest) entries.emplace_back("meta", std::string{"\x08\x03"});
    AnkiSample notice;
    notice.notes = {{"Please update to the latest Anki version", ""}};
    if (format != AnkiFormat::anki2) entries.emplace_back("collection.anki2", old_collection(notice));
    if (format == AnkiFormat::anki2) entries.emplace_back("collection.anki2", old_collection(sample));
    if (format == AnkiFormat::anki21) entries.emplace_back("collection.anki21", old_collection(sample));
    if (newest) entries.emplace_back("collection.anki21b", zstd_packed(new_collection(sample)));
    std::string list;
    for (std::size_t i = 0; i < sample.media.size(); ++i) {
        const auto& [name, bytes] = sample.media[i];
        const std::string size = std::string(1, '\x10') + static_cast<char>(5); // field 2, which the game does not need
        list += newest ? length_field(1, length_field(1, name) + size)
                       : (i > 0 ? "," : "") + json_text(std::to_string(i)) + ":" + json_text(name);
        entries.emplace_back(std::to_string(i), newest ? zstd_packed(bytes) : bytes);
    }
    entries.emplace_back("media", newest ? zstd_packed(list) : "{" + list + "}");
    write_zip(file, entries);
}

} // namespace twoturns::test
