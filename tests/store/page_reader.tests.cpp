// Rows read without SQLite: as many as SQLite finds, and the search ends whatever the bytes are.
#include "store/page_reader.hpp"

#include <algorithm>
#include <set>

#include "store/database.hpp"
#include "store/games.hpp"
#include "store/saved.hpp"
#include "store/schema.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
namespace fs = std::filesystem;

namespace {

/// A store without rows, and a log with ten games, a transaction each.
struct Logged {
    std::string file;
    std::string log;

    Logged() {
        const ScratchFolder scratch;
        const fs::path copy = scratch.path() / "copy";
        fs::create_directory(copy);
        const fs::path open = scratch.path() / "twoturns.db";
        const store::Database database(open);
        store::bring_up_to_date(database);
        database.run("PRAGMA wal_checkpoint(TRUNCATE)");
        for (GameKey key = 1; key <= 10; ++key) {
            store::Transaction transaction(database);
            REQUIRE(store::write_game(database, played(key, 60).saved(noon, GameState::cleared), 0));
            transaction.commit();
        }
        copy_as_killed(open, copy / "twoturns.db");
        copy_as_killed(log_file_of(open), copy / "twoturns.db-wal");
        file = content_of(copy / "twoturns.db");
        log = content_of(copy / "twoturns.db-wal");
    }
};

std::set<GameKey> keys_in(const store::Database& database) {
    std::set<GameKey> keys;
    store::Statement rows(database, "SELECT key FROM games");
    while (rows.step()) keys.insert(rows.number(0));
    return keys;
}

std::set<GameKey> keys_by_sqlite(const std::string& file, const std::string& log) {
    const ScratchFolder scratch;
    write_to(scratch.path() / "twoturns.db", file);
    write_to(log_file_of(scratch.path() / "twoturns.db"), log);
    return keys_in(store::Database(scratch.path() / "twoturns.db"));
}

std::set<GameKey> keys_by_page_reader(const std::string& file, const std::string& log) {
    const store::Database fresh(":memory:");
    store::make_tables(fresh);
    store::carry_over(store::bytes_of(file), store::bytes_of(log), fresh);
    return keys_in(fresh);
}

/// Returns bytes that count how many of them are read.
store::Bytes counted(const std::string& text, std::uint64_t& read) {
    const store::Bytes bytes = store::bytes_of(text);
    return {bytes.size, [bytes, &read](std::uint64_t at, std::span<char> into) {
                read += into.size();
                return bytes.read(at, into);
            }};
}

} // namespace

TEST_CASE("of a log that was cut or changed, the same transactions count as for SQLite", "[store][rescue]") {
    const Logged store;
    REQUIRE(keys_by_page_reader(store.file, store.log).size() == 10);
    Random random{std::uint64_t{2}};
    std::set<std::size_t> sizes;
    for (int i = 0; i < scaled(60); ++i) {
        std::string log = store.log;
        if (i % 2 == 0)
            log.resize(random.index(log.size()));
        else
            log[random.index(log.size())] ^= static_cast<char>(1U << random.below(8));
        CAPTURE(i);
        const auto keys = keys_by_page_reader(store.file, log);
        CHECK(keys == keys_by_sqlite(store.file, log));
        sizes.insert(keys.size());
    }
    CHECK(sizes.size() > 3);
}

TEST_CASE("rows that claim to be long and lead in a circle come to an end", "[store][rescue]") {
    // Rows of one 4 MB blob each, with 2054 bytes here; all continue in page 2, which continues in itself.
    const std::string beginning("\x82\x80\x80\x06\x01\x06\x00\x84\x80\x80\x0c", 11);
    const std::string page_2("\0\0\0\2", 4);
    std::string file;
    while (file.size() < (std::size_t{1} << 20U)) file += beginning + std::string(2054 - 6, '\0') + page_2;
    file.replace(8192, page_2.size(), page_2);
    std::uint64_t read = 0;
    int rows = 0;
    const std::vector<store::Table> tables{{{store::is_null, store::is_blob}, true, [&](const store::Row& found) {
                                                CHECK(found.values[1].bytes.size() > 4'000'000);
                                                ++rows;
                                                return false;
                                            }}};
    store::read_rows(counted(file, read), store::bytes_of(""), tables);
    CHECK(rows > 0);
    CHECK(read < 20 * file.size());
}
