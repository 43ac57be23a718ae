// SQLite with C++ ownership: destructors close handles and end transactions, and failures throw a Fault. Used only in
// this layer.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace twoturns::store {

/// A failed SQLite call.
class Fault : public std::runtime_error {
public:
    /// `code` is an SQLite result code, `error` the system's error number, or 0.
    Fault(int code, int error, const std::string& text) : std::runtime_error(text), code_(code), error_(error) {}

    /// Returns whether the file is damaged or is not a store, so that trying again is useless.
    [[nodiscard]] bool damage() const;
    /// Returns whether another process has locked the file.
    [[nodiscard]] bool busy() const;
    [[nodiscard]] bool disk_full() const;
    /// Returns whether the file or its folder is not writable.
    [[nodiscard]] bool forbidden() const;
    /// Returns whether another file has replaced the open one.
    [[nodiscard]] bool moved() const;

private:
    int code_;
    int error_;
};

/// Converts a path to UTF-8 for SQLite and for messages.
[[nodiscard]] std::string utf8(const std::filesystem::path& path);

enum class Access : std::uint8_t {
    write,      // creates the file if it is missing; falls back to reading if it is not writable
    unchanging, // reads without locks or logs, as from a read-only medium
};

/// An open database file. Only one thread at a time may use it.
class Database {
public:
    /// Opens the file. Throws a Fault if this fails. Damaged content causes a Fault only at the first statement.
    explicit Database(const std::filesystem::path& file, Access access = Access::write);

    /// Sets how long a statement waits for other processes before it throws a busy() Fault. The default is 0.
    void wait_at_most(std::chrono::milliseconds time);

    /// Runs statements that return no rows.
    void run(const std::string& sql) const;
    /// Returns the first number in the result; 0 if the result is empty.
    [[nodiscard]] std::int64_t number(const char* sql) const;

    [[nodiscard]] bool writable() const;
    /// Returns whether the file was moved or deleted since it was opened. Costs one file status call.
    [[nodiscard]] bool moved() const;
    /// Returns at most the first `bytes` bytes of the file itself, without its log.
    [[nodiscard]] std::string beginning(std::size_t bytes) const;
    /// Returns the whole database, log included, as the bytes of one file. They all belong to one moment. Throws a
    /// Fault.
    [[nodiscard]] std::string content() const;
    /// Returns how many rows the last statement changed.
    [[nodiscard]] int changes() const;
    /// Sets whether closing leaves the write-ahead log unchanged. The default is false.
    void leave_log(bool leave = true);
    /// Writes the whole log into the file and waits for the disk. Throws a Fault, for example while another connection
    /// reads the log.
    void empty_log() const;

    [[nodiscard]] sqlite3* get() const { return handle_.get(); }

private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    std::unique_ptr<sqlite3, Close> handle_;
};

/// Sets the header field of a database's content that says whether it uses a log.
void set_log(std::string& content, bool log);

/// A prepared statement: bind the parameters in order, then call step() for each row.
class Statement {
public:
    Statement(const Database& database, const char* sql);

    Statement& bind(std::int64_t number);
    Statement& bind(std::nullopt_t null);
    /// Binds text; use bind_blob() for other bytes. The view must stay valid until the last step.
    Statement& bind(std::string_view text);
    Statement& bind_blob(std::string_view bytes);
    template <class T> Statement& bind(const std::optional<T>& value) {
        return value ? bind(*value) : bind(std::nullopt);
    }
    /// Binds the value in a column of another statement's row; the value may have any type.
    Statement& bind_column(const Statement& from, int column);

    /// Goes to the next row. Returns false if there are no more rows.
    bool step();
    /// Steps to the end, so that parameters can be bound again.
    void finish();

    [[nodiscard]] bool is_null(int column) const;
    [[nodiscard]] std::int64_t number(int column) const;
    /// Returns text or bytes, valid until the next step.
    [[nodiscard]] std::string_view bytes(int column) const;

private:
    void check(int code) const;

    struct Finalize {
        void operator()(sqlite3_stmt* handle) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
    int bound_ = 0;
};

/// The moment when a commit reaches the disk. The file stays consistent after a power cut in both cases.
enum class Durable : std::uint8_t {
    now,   // before commit() returns
    later, // with the next commit that waits for the disk
};

/// Writes everything between construction and commit() completely or not at all. Waits for other writers first. Throws
/// a Fault if the file was moved meanwhile, because writes to the moved file would be lost.
class Transaction {
public:
    explicit Transaction(const Database& database, Durable durable = Durable::now);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    Transaction(Transaction&&) = delete;
    Transaction& operator=(Transaction&&) = delete;

    void commit();

private:
    const Database& database_;
};

} // namespace twoturns::store
