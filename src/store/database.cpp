#include "store/database.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>

#include "platform/files.hpp"

namespace twoturns::store {
namespace {

/// Larger than any value that the store writes: the longest record, packed or not, with some room for its row.
constexpr int most_value_bytes = 17 << 20U;

constexpr const char* in_memory = ":memory:"; // SQLite's name for a database without a file

/// Returns the system's error number for a failed read or write. Only this number shows an exhausted disk quota: SQLite
/// reports it as a general write failure, and sqlite3_system_errno() may refer to a later call.
int system_error(sqlite3* handle) {
    sqlite3_file* log = nullptr;
    int error = 0;
    if (sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) == SQLITE_OK && log != nullptr &&
        log->pMethods != nullptr)
        log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &error);
    if (error == 0) sqlite3_file_control(handle, "main", SQLITE_FCNTL_LAST_ERRNO, &error);
    return error == 0 ? sqlite3_system_errno(handle) : error;
}

[[noreturn]] void fail(sqlite3* handle, int code) {
    if (handle == nullptr) throw Fault(code, 0, sqlite3_errstr(code));
    const std::string text = sqlite3_errmsg(handle); // read before any other call overwrites it
    throw Fault(code, (code & 0xFF) == SQLITE_IOERR ? system_error(handle) : 0, text);
}

/// Escapes a path for a URI, where `?`, `#` and `%` would end or change it.
std::string uri(const std::filesystem::path& file, std::string_view query) {
    static constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text = "file:";
    for (const char c : utf8(file)) {
        if (c == '?' || c == '#' || c == '%') {
            const auto byte = static_cast<unsigned char>(c);
            text += {'%', digits[byte / 16U], digits[byte % 16U]};
        } else {
            text += c;
        }
    }
    return text.append("?").append(query);
}

} // namespace

// Our statements are fixed and tested, so a plain SQLITE_ERROR only occurs when the file lacks one of their tables or
// columns.
bool Fault::damage() const {
    const int kind = code_ & 0xFF;
    return kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB || kind == SQLITE_ERROR || kind == SQLITE_MISMATCH ||
           kind == SQLITE_CONSTRAINT || kind == SQLITE_TOOBIG || code_ == SQLITE_IOERR_SHORT_READ;
}

bool Fault::busy() const {
    const int kind = code_ & 0xFF;
    return kind == SQLITE_BUSY || kind == SQLITE_LOCKED;
}

bool Fault::disk_full() const {
    bool full = (code_ & 0xFF) == SQLITE_FULL || error_ == ENOSPC || error_ == EFBIG;
#ifdef EDQUOT
    full = full || error_ == EDQUOT;
#endif
    return full;
}

bool Fault::forbidden() const {
    const int kind = code_ & 0xFF;
    return kind == SQLITE_READONLY || kind == SQLITE_CANTOPEN || kind == SQLITE_PERM;
}

bool Fault::moved() const { return code_ == SQLITE_READONLY_DBMOVED; }

std::string utf8(const std::filesystem::path& path) {
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Database::Database(const std::filesystem::path& file, Access access) {
    const bool write = access == Access::write;
    const int flags = SQLITE_OPEN_NOMUTEX |
                      (write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
    if (write && file != in_memory) platform::make_own_file(file); // its log gets the same permissions
    const std::string name = write ? utf8(file) : uri(file, "immutable=1");
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(name.c_str(), &handle, flags, nullptr);
    handle_.reset(handle);
    if (code != SQLITE_OK) fail(handle, code);
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, most_value_bytes);
    // Prevents a damaged schema from executing anything when it is read.
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
}

void Database::wait_at_most(std::chrono::milliseconds time) {
    sqlite3_busy_timeout(get(), static_cast<int>(time.count()));
}

void Database::run(const std::string& sql) const {
    const int code = sqlite3_exec(get(), sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(get(), code);
}

std::int64_t Database::number(const char* sql) const {
    Statement statement(*this, sql);
    return statement.step() ? statement.number(0) : 0;
}

bool Database::writable() const { return sqlite3_db_readonly(get(), "main") == 0; }

bool Database::moved() const {
    int answer = 0;
    const int code = sqlite3_file_control(get(), "main", SQLITE_FCNTL_HAS_MOVED, &answer);
    return code == SQLITE_OK && answer != 0;
}

std::string Database::beginning(std::size_t bytes) const {
    sqlite3_file* file = nullptr;
    sqlite3_int64 size = 0;
    if (sqlite3_file_control(get(), "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK ||
        file->pMethods == nullptr || file->pMethods->xFileSize(file, &size) != SQLITE_OK)
        return {};
    std::string text(std::min(bytes, static_cast<std::size_t>(size)), '\0');
    const int code = file->pMethods->xRead(file, text.data(), static_cast<int>(text.size()), 0);
    if (code != SQLITE_OK) fail(nullptr, code);
    return text;
}

std::string Database::content() const {
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, void (*)(void*)> copy{sqlite3_serialize(get(), "main", &size, 0),
                                                               sqlite3_free};
    if (copy == nullptr) throw Fault(SQLITE_NOMEM, 0, "no memory for a copy of the database");
    return {reinterpret_cast<const char*>(copy.get()), static_cast<std::size_t>(size)};
}

void set_log(std::string& content, bool log) {
    constexpr std::size_t write_version = 18;
    constexpr std::size_t read_version = 19;
    if (content.size() > read_version) content[write_version] = content[read_version] = log ? 2 : 1;
}

int Database::changes() const { return sqlite3_changes(get()); }

void Database::leave_log(bool leave) {
    sqlite3_db_config(get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave ? 1 : 0, nullptr);
}

void Database::empty_log() const {
    if (number("PRAGMA wal_checkpoint(TRUNCATE)") != 0) throw Fault(SQLITE_BUSY, 0, "the log is being read");
}

void Statement::Finalize::operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }

Statement::Statement(const Database& database, const char* sql) {
    sqlite3_stmt* handle = nullptr;
    const int code = sqlite3_prepare_v2(database.get(), sql, -1, &handle, nullptr);
    handle_.reset(handle);
    if (code != SQLITE_OK) fail(database.get(), code);
}

void Statement::check(int code) const {
    if (code != SQLITE_OK) fail(sqlite3_db_handle(handle_.get()), code);
}

Statement& Statement::bind(std::int64_t number) {
    check(sqlite3_bind_int64(handle_.get(), ++bound_, number));
    return *this;
}

Statement& Statement::bind(std::nullopt_t /*null*/) {
    check(sqlite3_bind_null(handle_.get(), ++bound_));
    return *this;
}

Statement& Statement::bind(std::string_view text) {
    // A null pointer would bind NULL, even with length 0.
    const char* const data = text.data() == nullptr ? "" : text.data();
    check(sqlite3_bind_text64(handle_.get(), ++bound_, data, text.size(), SQLITE_STATIC, SQLITE_UTF8));
    return *this;
}

Statement& Statement::bind_blob(std::string_view bytes) {
    const char* const data = bytes.data() == nullptr ? "" : bytes.data();
    check(sqlite3_bind_blob64(handle_.get(), ++bound_, data, bytes.size(), SQLITE_STATIC));
    return *this;
}

Statement& Statement::bind_column(const Statement& from, int column) {
    check(sqlite3_bind_value(handle_.get(), ++bound_, sqlite3_column_value(from.handle_.get(), column)));
    return *this;
}

bool Statement::step() {
    const int code = sqlite3_step(handle_.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    fail(sqlite3_db_handle(handle_.get()), code);
}

void Statement::finish() {
    while (step()) {
    }
    sqlite3_reset(handle_.get());
    bound_ = 0;
}

bool Statement::is_null(int column) const { return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL; }

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(handle_.get(), column); }

std::string_view Statement::bytes(int column) const {
    // Text may be stored in UTF-16, and only this call converts it to UTF-8.
    const bool text = sqlite3_column_type(handle_.get(), column) == SQLITE_TEXT;
    const void* const bytes = text ? static_cast<const void*>(sqlite3_column_text(handle_.get(), column))
                                   : sqlite3_column_blob(handle_.get(), column);
    const auto* const data = static_cast<const char*>(bytes);
    const int size = sqlite3_column_bytes(handle_.get(), column);
    return data == nullptr ? std::string_view{} : std::string_view{data, static_cast<std::size_t>(size)};
}

// Durable::later uses NORMAL, never OFF: a commit may fill the log, which is then copied into the file page by page.
// NORMAL waits for the disk before and after the copy; OFF never waits.
Transaction::Transaction(const Database& database, Durable durable) : database_(database) {
    database.run(durable == Durable::now ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL");
    database.run("BEGIN IMMEDIATE");
    if (!database.moved()) return;
    database.run("ROLLBACK");
    throw Fault(SQLITE_READONLY_DBMOVED, 0, "moved");
}

// The failed statement may already have ended the transaction.
Transaction::~Transaction() {
    if (sqlite3_get_autocommit(database_.get()) == 0)
        sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() { database_.run("COMMIT"); }

} // namespace twoturns::store
