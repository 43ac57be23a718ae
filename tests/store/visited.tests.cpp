// Stores that another program has opened and left intact but changed; and foreign files with the names of the store's.
#ifndef _WIN32
#include <sys/stat.h>
#endif

#include "store/games.hpp"
#include "store/saved.hpp"
#include "store/schema.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
namespace fs = std::filesystem;

namespace {

constexpr GameKey most_games = 64;

void fill(const fs::path& folder) {
    const Window window(folder);
    for (GameKey key = 1; key <= most_games; ++key) REQUIRE(window.store->save(played(key, 4).saved(noon)));
    REQUIRE(window.store->save(KeyValues{{"language", "zh_CN"}, {"deck", "shapes"}}));
    REQUIRE(window.store->save(ItemChanges{{{"own-decks", "/home/我/cats"}, Item{"", 1}}}));
}

void check_nothing_lost(const fs::path& folder) {
    const Window window(folder);
    REQUIRE(window.found.game);
    check_same(*window.found.game, played(most_games, 4).saved(noon));
    CHECK(window.store->games(0, 1000)->size() == most_games);
    CHECK(window.found.settings.at("language") == "zh_CN");
    CHECK(window.found.decks == std::vector<std::string>{"shapes"});
    CHECK(window.found.lists.at("own-decks").contains("/home/我/cats"));
    CHECK(said(window.store->save(played(most_games, 6).saved(noon))).empty());
}

bool set_aside(const fs::path& folder) {
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().filename().string().starts_with("twoturns-damaged")) return true;
    return false;
}

} // namespace

TEST_CASE("a store that a database browser has touched is put right in place", "[store][visited]") {
    const ScratchFolder scratch;
    fill(scratch.path());
    const std::string what = GENERATE(
        as<std::string>{}, "ANALYZE", "CREATE INDEX own ON games (moves)",
        "CREATE UNIQUE INDEX one ON settings (value); CREATE VIEW \"a \"\" view\" AS SELECT * FROM games",
        "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM settings; END",
        "CREATE TABLE notes (text UNIQUE); INSERT INTO notes VALUES ('mine')",
        "PRAGMA journal_mode = DELETE; PRAGMA auto_vacuum = FULL; VACUUM",
        "PRAGMA journal_mode = DELETE; PRAGMA auto_vacuum = INCREMENTAL; VACUUM",
        "PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM",
        "PRAGMA journal_mode = DELETE; PRAGMA page_size = 65536; VACUUM", "PRAGMA application_id = 7; REINDEX");
    CAPTURE(what);
    store::Database(scratch.path() / "twoturns.db").run(what);
    {
        const Window window(scratch.path());
        CHECK(said(window.found.notices).empty());
    }
    check_nothing_lost(scratch.path());
    CHECK_FALSE(set_aside(scratch.path()));
    check_whole(scratch.path());
    const store::Database after(scratch.path() / "twoturns.db");
    CHECK(after.number("SELECT count(*) FROM sqlite_schema WHERE type IN ('view', 'trigger') OR name IN ('own', 'one')"
                       " OR name LIKE 'sqlite_stat%'") == 0);
    CHECK(after.number("PRAGMA auto_vacuum") == 0);
}

TEST_CASE("a store whose header only says that its pages are listed is damaged", "[store][visited]") {
    const ScratchFolder scratch;
    fill(scratch.path());
    std::string bytes = content_of(scratch.path() / "twoturns.db");
    bytes[55] = 3;
    write_to(scratch.path() / "twoturns.db", bytes);
    CHECK(has(said(Window(scratch.path()).found.notices), "was damaged"));
    check_nothing_lost(scratch.path());
}

TEST_CASE("a store rewritten in UTF-16 comes back whole, and is kept beside it", "[store][visited][rescue]") {
    const ScratchFolder scratch;
    fill(scratch.path());
    const std::string encoding = GENERATE("UTF-16le", "UTF-16be");
    const fs::path file = scratch.path() / "twoturns.db";
    {
        const store::Database from(file);
        const store::Database to(scratch.path() / "other.db");
        to.run("PRAGMA encoding = '" + encoding + "'");
        store::make_tables(to);
        store::Transaction transaction(to);
        store::copy_tables(from, to);
        transaction.commit();
    }
    fs::rename(scratch.path() / "other.db", file);
    CHECK(has(said(Window(scratch.path()).found.notices), "carried over from it is 64"));
    CHECK(set_aside(scratch.path()));
    check_nothing_lost(scratch.path());
}

#ifndef _WIN32
TEST_CASE("a pipe or a folder in the place of one of the store's files holds nothing up", "[store][visited]") {
    const ScratchFolder scratch;
    fill(scratch.path());
    const std::string name =
        GENERATE("twoturns.db-wal", "twoturns.db-shm", "twoturns.db-journal", "seat0.lock", "rescue.lock");
    const bool pipe = GENERATE(true, false);
    CAPTURE(name, pipe);
    const fs::path file = scratch.path() / name;
    fs::remove(file);
    if (pipe)
        REQUIRE(mkfifo(file.c_str(), 0600) == 0);
    else
        fs::create_directory(file);
    check_nothing_lost(scratch.path());
    CHECK(fs::exists(scratch.path() / (name + "-aside-1")));
}

TEST_CASE("what the store writes is its owner's alone", "[store][private]") {
    const ScratchFolder scratch;
    const auto others = [](const fs::path& file) { return fs::status(file).permissions() & fs::perms(077); };
    const mode_t before = umask(0);
    const fs::path folder = scratch.path() / "new" / "twoturns";
    {
        const Window window(folder);
        REQUIRE(window.store->save(played(1).saved(noon)));
        for (const auto& entry : fs::directory_iterator(folder)) {
            CAPTURE(entry.path());
            CHECK(others(entry) == fs::perms::none);
        }
        CHECK(fs::exists(log_file_of(folder / "twoturns.db")));
    }
    CHECK(others(folder) == fs::perms::none);
    fs::permissions(folder, fs::perms(0755)); // the player chose this folder
    fs::permissions(folder / "twoturns.db", fs::perms(0644));
    std::string bytes = content_of(folder / "twoturns.db");
    const bool damaged = GENERATE(false, true);
    if (damaged) write_to(folder / "twoturns.db", bytes.replace(0, 100, std::string(100, 'x')));
    {
        const Window window(folder);
        CHECK(set_aside(folder) == damaged);
        for (const auto& entry : fs::directory_iterator(folder)) {
            CAPTURE(entry.path());
            CHECK(others(entry) == fs::perms::none);
        }
    }
    CHECK(fs::status(folder).permissions() == fs::perms(0755));
    umask(before);
}

TEST_CASE("with no room at all the game that was played last is shown", "[store][visited]") {
    const ScratchFolder scratch;
    const std::string folder = scratch.path().string();
    const std::string mount = "mount -t tmpfs -o size=300k none " + folder + " && ";
    if (run("unshare", {"-Urm", "sh", "-c", mount + "true"}).status != 0) {
        WARN("skipped: no disk can be made here");
        return;
    }
    const std::string play = std::string(SCRIPTED_GAME) + " " + folder + " ";
    const auto finished =
        run("unshare", {"-Urm", "sh", "-c",
                        mount + play + "1 5; cat /dev/zero >" + folder + "/rest 2>/dev/null; echo full; " + play +
                            "2 0; rm " + folder + "/twoturns.db-*; " + play + "2 0"});
    CAPTURE(finished.out);
    const auto full = finished.out.find("full\n");
    REQUIRE(full != std::string::npos);
    CHECK(has(finished.out.substr(full), "failed The disk is full"));
    CHECK_FALSE(has(finished.out.substr(full), "started"));
}
#endif
