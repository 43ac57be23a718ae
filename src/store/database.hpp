// SQLite with C++ ownership: handles are closed and transactions ended by destructors, and failures throw a Fault.
// Used inside this layer only.
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
    /// `code` is one of SQLite's result codes, `error` the system's error number, or 0.
    Fault(int code, int error, const std::string& text) : std::runtime_error(text), code_(code), error_(error) {}

    /// The file is damaged or not one of ours; trying again is no use.
    [[nodiscard]] bool damage() const;
    /// Another process has the file locked.
    [[nodiscard]] bool busy() const;
    [[nodiscard]] bool disk_full() const;
    /// The file or its folder cannot be written to.
    [[nodiscard]] bool forbidden() const;
    /// Another file has taken the place of the one that is open.
    [[nodiscard]] bool moved() const;

private:
    int code_;
    int error_;
};

/// A path for SQLite and for messages.
[[nodiscard]] std::string utf8(const std::filesystem::path& path);

enum class Access : std::uint8_t {
    write,      // makes the file if it is missing; where it may not be written, it is only read
    unchanging, // read without locks or logs, as from a medium that nobody can write to
};

/// An open database file. To be used by one thread at a time.
class Database {
public:
    /// Throws a Fault when the file cannot be opened; what is wrong inside shows with the first statement.
    explicit Database(const std::filesystem::path& file, Access access = Access::write);

    /// How long a statement waits for other processes before it throws a busy() Fault; 0 until this is called.
    void wait_at_most(std::chrono::milliseconds time);

    /// Statements without results.
    void run(const std::string& sql) const;
    /// The first number a statement gives; 0 if it gives none.
    [[nodiscard]] std::int64_t number(const char* sql) const;

    [[nodiscard]] bool writable() const;
    /// Whether the file was moved or deleted since it was opened. Costs a look at the folder.
    [[nodiscard]] bool moved() const;
    /// The first bytes of the file itself, without what is in its log: at most this many.
    [[nodiscard]] std::string beginning(std::size_t bytes) const;
    /// The bytes of the file it would be, without a log: whole, from one point in time. Throws a Fault.
    [[nodiscard]] std::string content() const;
    /// How many rows the last statement changed.
    [[nodiscard]] int changes() const;
    /// Whether closing leaves the write-ahead log as it is; false until this is called.
    void leave_log(bool leave = true);
    /// Writes all of its log into the file and waits for the disk. Throws a Fault, also while another reads the log.
    void empty_log() const;

    [[nodiscard]] sqlite3* get() const { return handle_.get(); }

private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    std::unique_ptr<sqlite3, Close> handle_;
};

/// Says in the header of a database's content whether it has a log.
void set_log(std::string& content, bool log);

/// A prepared statement: parameters are bound in order, then step() gives row after row.
class Statement {
public:
    Statement(const Database& database, const char* sql);

    Statement& bind(std::int64_t number);
    Statement& bind(std::nullopt_t null);
    /// A text; other bytes need bind_blob(). What the view points to must stay until the last step.
    Statement& bind(std::string_view text);
    Statement& bind_blob(std::string_view bytes);
    template <class T> Statement& bind(const std::optional<T>& value) {
        return value ? bind(*value) : bind(std::nullopt);
    }
    /// The value of a column of another statement's row, whatever its type.
    Statement& bind_column(const Statement& from, int column);

    /// Goes to the next row; false when there is none.
    bool step();
    /// Steps to the end, so that parameters can be bound again.
    void finish();

    [[nodiscard]] bool is_null(int column) const;
    [[nodiscard]] std::int64_t number(int column) const;
    /// Text or bytes, until the next step.
    [[nodiscard]] std::string_view bytes(int column) const;

private:
    void check(int code) const;

    struct Finalize {
        void operator()(sqlite3_stmt* handle) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
    int bound_ = 0;
};

/// When a commit is on the disk. After a power cut the file is whole either way.
enum class Durable : std::uint8_t {
    now,   // before commit() returns
    later, // with the next commit that waits for the disk
};

/// What is written between construction and commit() is written as a whole or not at all. Waits for other writers
/// first. Throws a Fault when the file was moved meanwhile, as what is written into it would be lost.
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
