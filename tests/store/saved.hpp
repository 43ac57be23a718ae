// Shared by the tests of the store.
#pragma once

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "store/database.hpp"
#include "store/player.hpp"
#include "store/store.hpp"
#include "support/catch.hpp"
#include "support/content_of.hpp"
#include "support/process.hpp"
#include "support/scratch.hpp"

namespace twoturns::test {

inline constexpr game::Date noon = 1'800'000'000; // 2027-01-15 08:00:00

inline std::unique_ptr<game::Store> store_in(const std::filesystem::path& folder) {
    return store::make_store(folder, [] { return noon; });
}

/// An open store, and the data that it restored.
struct Window {
    explicit Window(const std::filesystem::path& folder) : store(store_in(folder)), found(store->open()) {}
    std::unique_ptr<game::Store> store;
    game::Restored found;
};

inline Player played(game::GameKey key, int steps = 8) {
    Player player(key, small_id("game " + std::to_string(key)), static_cast<std::uint64_t>(key));
    player.steps(steps);
    return player;
}

inline std::string said(const Result<void>& done) { return done ? "" : to_english(done.error()); }
inline std::string said(const std::optional<Message>& message) { return message ? to_english(*message) : ""; }
inline std::string said(const std::vector<Message>& messages) {
    std::string all;
    for (const Message& message : messages) all += to_english(message) + "\n";
    return all;
}

inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// Saves something. Returns the error and any messages since.
template <class What> std::string save_and_hear(game::Store& store, const What& what) {
    const std::string failed = said(store.save(what));
    return failed + said(store.take_notice());
}

/// Copies a file or folder to the state it would have if all programs that have it open had been killed.
inline void copy_as_killed(const std::filesystem::path& from, const std::filesystem::path& to) {
#ifdef _WIN32
    std::filesystem::copy(from, to, std::filesystem::copy_options::recursive);
#else
    // By another process: if this one closed the copied file, SQLite would lose its locks.
    REQUIRE(run("cp", {"-r", from.string(), to.string()}).status == 0);
#endif
}

/// Checks that SQLite finds no fault in the store of a folder.
inline void check_whole(const std::filesystem::path& folder) {
    const store::Database database(folder / "twoturns.db");
    store::Statement check(database, "PRAGMA integrity_check");
    REQUIRE(check.step());
    REQUIRE(check.bytes(0) == "ok");
}

inline void check_same(const game::SavedGame& a, const game::SavedGame& b) {
    CHECK(a.summary == b.summary);
    CHECK(a.record == b.record);
    REQUIRE(a.start.has_value() == b.start.has_value());
    if (a.start) {
        CHECK(a.start->board == b.start->board);
        CHECK(a.start->witness == b.start->witness);
        CHECK(a.start->level == b.start->level);
    }
}

// Call content_of() on the store's file only if this process has no connection to it: SQLite loses its locks when the
// process opens and closes the file elsewhere.

inline std::filesystem::path log_file_of(std::filesystem::path store) { return store += "-wal"; }
inline void write_to(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

} // namespace twoturns::test
