// Files that are deleted, replaced or truncated by a user or another program while windows have them open: the next
// save notices it, and the whole game is written anew.
#include <array>

#include "store/database.hpp"
#include "store/other_window.hpp"
#include "store/saved.hpp"
#include "support/process.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
namespace fs = std::filesystem;

namespace {

fs::path store_in_folder(const ScratchFolder& scratch) { return scratch.path() / "twoturns.db"; }
fs::path log_in(const ScratchFolder& scratch) { return scratch.path() / "twoturns.db-wal"; }
fs::path index_in(const ScratchFolder& scratch) { return scratch.path() / "twoturns.db-shm"; }

void moves(OtherWindow& window, int count) {
    for (int i = 0; i < count; ++i) REQUIRE(window.move().empty());
}

/// Plays moves after the files were changed; the only message allowed is that the store was damaged.
void moves_on_damage(OtherWindow& window) {
    for (int i = 0; i < 3; ++i) {
        const std::string told = window.move();
        CAPTURE(told);
        CHECK((told.empty() || told.find("was damaged") != std::string::npos));
    }
}

void end(OtherWindow& window, bool killed) {
    if (killed)
        window.kill();
    else
        window.quit();
}

/// Checks a store that nobody has open any more: it is intact, and has this many entries of each game.
void check_saved(const ScratchFolder& scratch, const std::vector<std::pair<GameKey, std::size_t>>& games) {
    check_whole(scratch.path());
    const Window window(scratch.path());
    CHECK(said(window.found.notices).empty());
    for (const auto& [key, actions] : games) {
        CAPTURE(key);
        const auto game = window.store->game(key);
        REQUIRE(game);
        CHECK(game->record.log.size() == actions);
        CHECK(Session::resumed(Player::dealt(game->record.origin.id), game->record));
    }
}

/// Returns how many actions game 1 has in the store of a folder, which is copied first.
std::size_t window_actions_of(const fs::path& folder) {
    const fs::path copy = folder.string() + "-looked-at";
    REQUIRE(run("cp", {"-r", folder.string(), copy.string()}).status == 0);
    std::size_t actions = 0;
    {
        const Window window(copy);
        const auto game = window.store->game(1);
        REQUIRE(game);
        actions = game->record.log.size();
    }
    fs::remove_all(copy);
    return actions;
}

/// Returns the bytes of another store with its own game.
std::string another_store() {
    const ScratchFolder scratch;
    {
        const Window window(scratch.path());
        REQUIRE(said(window.store->save(played(77).saved(noon, GameState::cleared))).empty());
    }
    return content_of(store_in_folder(scratch));
}

} // namespace

TEST_CASE("a log deleted under a window costs no move", "[store][meddling]") {
    const ScratchFolder scratch;
    OtherWindow window(scratch.path(), 1);
    REQUIRE(window.open().empty());
    moves(window, 5);
    const bool index_too = GENERATE(false, true);
    const bool clock_first = GENERATE(false, true);
    const bool killed = GENERATE(true, false);
    CAPTURE(index_too, clock_first, killed);
    REQUIRE(fs::remove(log_in(scratch)));
    if (index_too) REQUIRE(fs::remove(index_in(scratch)));
    if (clock_first) REQUIRE(window.wait().empty());
    moves(window, 3);
    const std::size_t actions = window.actions();
    end(window, killed);
    check_saved(scratch, {{1, actions}});
}

TEST_CASE("a log deleted under a window that only quits costs no move", "[store][meddling]") {
    const ScratchFolder scratch;
    OtherWindow window(scratch.path(), 1);
    OtherWindow second(scratch.path(), 2);
    REQUIRE(window.open().empty());
    moves(window, 5);
    const bool index_too = GENERATE(false, true);
    const bool second_window = GENERATE(false, true);
    CAPTURE(index_too, second_window);
    REQUIRE(fs::remove(log_in(scratch)));
    if (index_too) REQUIRE(fs::remove(index_in(scratch)));
    const std::size_t actions = window.actions();
    if (second_window && index_too) { // with the index it would have to wait for the first
        REQUIRE(second.open().empty());
        moves(second, 2);
        const std::size_t others = second.actions();
        window.quit();
        second.kill();
        check_saved(scratch, {{1, actions}, {2, others}});
        return;
    }
    window.quit();
    check_saved(scratch, {{1, actions}});
}

TEST_CASE("an index deleted under two windows costs no move", "[store][meddling]") {
    const ScratchFolder scratch;
    OtherWindow one(scratch.path(), 1);
    OtherWindow two(scratch.path(), 2);
    OtherWindow three(scratch.path(), 3);
    REQUIRE(one.open().empty());
    moves(one, 4);
    const bool two_open_before = GENERATE(false, true);
    const bool killed = GENERATE(false, true);
    const bool one_moves_again = GENERATE(true, false);
    CAPTURE(two_open_before, killed, one_moves_again);
    if (two_open_before) {
        REQUIRE(two.open().empty());
        moves(two, 2);
    }
    REQUIRE(fs::remove(index_in(scratch)));
    REQUIRE(three.open().empty());
    moves(three, 6);
    if (!two_open_before) REQUIRE(two.open().empty());
    moves(two, 3);
    if (one_moves_again) moves(one, 2);
    moves(three, 1);
    const std::vector<std::pair<GameKey, std::size_t>> games{
        {1, one.actions()}, {2, two.actions()}, {3, three.actions()}};
    for (OtherWindow* window : {&three, &one, &two}) end(*window, killed);
    check_saved(scratch, games);
}

TEST_CASE("a log or index that is cut under a window costs none of its moves", "[store][meddling]") {
    const ScratchFolder scratch;
    OtherWindow window(scratch.path(), 1);
    REQUIRE(window.open().empty());
    moves(window, 5);
    const bool log = GENERATE(true, false);
    const bool killed = GENERATE(true, false);
    const auto size = GENERATE(std::uintmax_t{0}, std::uintmax_t{8272});
    CAPTURE(log, killed, size);
    fs::resize_file(log ? log_in(scratch) : index_in(scratch), size);
    moves_on_damage(window);
    const std::size_t actions = window.actions();
    end(window, killed);
    check_saved(scratch, {{1, actions}});
}

TEST_CASE("a damaged place in a log costs what is there and nothing behind it", "[store][meddling]") {
    const ScratchFolder scratch;
    OtherWindow window(scratch.path(), 1);
    {
        const Window first(scratch.path());
        for (GameKey key = 10; key < 40; ++key)
            REQUIRE(said(first.store->save(played(key).saved(noon, GameState::cleared))).empty());
        REQUIRE(window.open().empty());
        moves(window, 5);
        window.kill();
        REQUIRE(run("cp", {"-r", scratch.path().string(), scratch.path().string() + "-killed"}).status == 0);
    }
    const fs::path killed = scratch.path().string() + "-killed";
    const std::size_t actions = window_actions_of(killed);
    std::string log = content_of(killed / "twoturns.db-wal");
    const std::size_t place = GENERATE(as<std::size_t>{}, 0, 5, 20, 25, 40, 8'300, 50'000, 150'000);
    CAPTURE(place, log.size());
    REQUIRE(place < log.size());
    log[place] = static_cast<char>(log[place] ^ 4);
    write_to(killed / "twoturns.db-wal", log);
    {
        const Window found(killed);
        const auto game = found.store->game(1);
        REQUIRE(game);
        CHECK(game->record.log.size() == actions);
        const auto games = found.store->games(0, 100);
        REQUIRE(games);
        CHECK(games->size() >= 30); // of 31, one may be in the damaged part
    }
    fs::remove_all(killed);
}

TEST_CASE("a store that another file is copied over keeps the game", "[store][meddling]") {
    const ScratchFolder scratch;
    OtherWindow window(scratch.path(), 1);
    const std::string foreign = another_store();
    REQUIRE(window.open().empty());
    moves(window, 5);
    const std::array<std::string, 5> copies{foreign, "", foreign.substr(0, 20'000), std::string(60'000, 'x'), "text\n"};
    const std::string& bytes = copies[GENERATE(range(std::size_t{0}, std::size_t{5}))];
    CAPTURE(bytes.size());
    const fs::path source = scratch.path() / "source";
    write_to(source, bytes);
    REQUIRE(run("cp", {source.string(), store_in_folder(scratch).string()}).status == 0); // the same inode
    fs::remove(source);
    moves_on_damage(window);
    const std::size_t actions = window.actions();
    window.kill();
    check_saved(scratch, {{1, actions}});
}

TEST_CASE("a store that is moved away from its log is whole where it went, and the game in a new one",
          "[store][meddling]") {
    const ScratchFolder scratch;
    const ScratchFolder elsewhere;
    OtherWindow window(scratch.path(), 1);
    {
        const Window first(scratch.path());
        REQUIRE(said(first.store->save(played(10).saved(noon, GameState::cleared))).empty());
    }
    REQUIRE(window.open().empty());
    moves(window, 5);
    const std::size_t before = window.actions();
    const bool replaced = GENERATE(false, true);
    const bool killed = GENERATE(false, true);
    const bool looks = GENERATE(false, true);
    const bool moves_on = GENERATE(true, false);
    CAPTURE(replaced, killed, looks, moves_on);
    fs::rename(store_in_folder(scratch), store_in_folder(elsewhere));
    if (replaced) write_to(store_in_folder(scratch), another_store());
    if (looks) REQUIRE(window.look().empty());
    if (moves_on) moves(window, 3);
    const std::size_t actions = window.actions();
    end(window, killed && moves_on);
    check_saved(scratch, {{1, actions}});
    if (replaced) CHECK(Window(scratch.path()).store->game(77));
    check_saved(elsewhere, {{1, before}, {10, played(10).session().log().size()}});
}

TEST_CASE("a log without its store is not thrown away", "[store][meddling]") {
    const ScratchFolder scratch;
    OtherWindow window(scratch.path(), 1);
    REQUIRE(window.open().empty());
    moves(window, 5);
    const std::size_t actions = window.actions();
    window.kill();
    REQUIRE(fs::remove(store_in_folder(scratch)));
    const Window found(scratch.path());
    const auto game = found.store->game(1);
    REQUIRE(game);
    CHECK(game->record.log.size() == actions);
}

TEST_CASE("a game is written anew after a look at the list found another file", "[store][meddling]") {
    const ScratchFolder scratch;
    OtherWindow window(scratch.path(), 1);
    REQUIRE(window.open().empty());
    moves(window, 2);
    window.quit(); // everything is in the file
    OtherWindow again(scratch.path(), 1);
    const std::string older = content_of(store_in_folder(scratch));
    REQUIRE(again.open().empty());
    moves(again, 4);
    const fs::path source = scratch.path() / "source";
    write_to(source, older);
    fs::rename(source, store_in_folder(scratch));
    REQUIRE(again.look().empty());
    REQUIRE(again.wait().empty()); // only the clock
    const std::size_t actions = again.actions();
    again.quit();
    check_saved(scratch, {{1, actions}});
}

TEST_CASE("a store that is cut while it is open keeps the game", "[store][meddling]") {
    const ScratchFolder scratch;
    OtherWindow window(scratch.path(), 1);
    {
        const Window first(scratch.path());
        for (GameKey key = 10; key < 60; ++key)
            REQUIRE(said(first.store->save(played(key, 20).saved(noon, GameState::cleared))).empty());
    }
    REQUIRE(window.open().empty());
    moves(window, 2);
    const int part = GENERATE(0, 1, 2, 3);
    CAPTURE(part);
    fs::resize_file(store_in_folder(scratch),
                    fs::file_size(store_in_folder(scratch)) * static_cast<unsigned>(part) / 4);
    moves_on_damage(window);
    const std::size_t actions = window.actions();
    window.kill();
    check_saved(scratch, {{1, actions}});
}

TEST_CASE("when locks are deleted and another window takes the game, neither loses it", "[store][meddling]") {
    const ScratchFolder scratch;
    OtherWindow one(scratch.path(), 1);
    OtherWindow two(scratch.path(), 2);
    REQUIRE(one.open().empty());
    moves(one, 4);
    for (const auto& entry : fs::directory_iterator(scratch.path()))
        if (entry.path().extension() == ".lock") fs::remove(entry.path());
    REQUIRE(two.open().empty());
    REQUIRE(two.key() == 1);
    moves(two, 2);
    CHECK(one.move() == open_elsewhere); // and the game above gives it another key
    const std::size_t actions = two.actions();
    one.quit();
    two.kill();
    check_saved(scratch, {{1, actions}});
}

TEST_CASE("locks deleted under a window are taken anew", "[store][meddling]") {
    const ScratchFolder scratch;
    OtherWindow one(scratch.path(), 1);
    OtherWindow two(scratch.path(), 2);
    REQUIRE(one.open().empty());
    moves(one, 4);
    for (const auto& entry : fs::directory_iterator(scratch.path()))
        if (entry.path().extension() == ".lock") fs::remove(entry.path());
    moves(one, 1);
    REQUIRE(two.open().empty());
    CHECK(two.key() == 2);
    moves(two, 2);
    moves(one, 1);
    const std::vector<std::pair<GameKey, std::size_t>> games{{1, one.actions()}, {2, two.actions()}};
    one.kill();
    two.quit();
    check_saved(scratch, games);
}

TEST_CASE("a table that goes on for ever is not read", "[store][meddling]") {
    const ScratchFolder scratch;
    {
        const Window window(scratch.path());
        REQUIRE(said(window.store->save(KeyValues{{"language", "zh_CN"}})).empty());
        REQUIRE(said(window.store->save(played(1).saved(noon, GameState::cleared))).empty());
    }
    const std::string endless = " AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT ";
    const std::string table = GENERATE("settings", "decks", "games");
    const std::string columns = table == "settings" ? "i AS name, i AS value FROM n"
                                : table == "decks"
                                    ? "i AS name, i AS used FROM n"
                                    : "i AS key, 0 AS state, NULL AS seat, i AS played, 1 AS begun, 1 AS "
                                      "touched, 'x' AS id, 0 AS elapsed, 1 AS pairs_left, 1 AS moves, 0 AS "
                                      "hints, 0 AS undos, 0 AS reshuffles, '' AS record, NULL AS start, "
                                      "NULL AS witness FROM n";
    CAPTURE(table);
    {
        const store::Database database(store_in_folder(scratch));
        database.run("ALTER TABLE " + table + " RENAME TO old_" + table);
        database.run("CREATE VIEW " + table + endless + columns);
    }
    const Window window(scratch.path());
    CHECK(said(window.found.notices).find("was damaged") != std::string::npos);
    CHECK(said(window.store->save(played(3).saved(noon))).empty());
    CHECK(window.store->game(3));
    CHECK(window.store->games(0, 10)->size() >= 1);
}
