// Damaged files: truncated, zeroed, random bytes, single bits. The game continues, the damaged file is set aside, and
// everything readable in it is carried over.
#ifndef _WIN32
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include <algorithm>
#include <cmath>

#include "store/database.hpp"
#include "store/saved.hpp"
#include "support/process.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t page_size = 8192;
constexpr int finished = 100;

/// Returns the bytes of a store with settings, finished games with keys 1 .. 100, and game 1000 in progress.
const std::string& intact() {
    static const std::string bytes = [] {
        const ScratchFolder scratch;
        {
            const Window window(scratch.path());
            REQUIRE(said(window.store->save(KeyValues{{"language", "zh_CN"}, {"deck", "shapes"}})).empty());
            for (GameKey key = 1; key <= finished; ++key)
                REQUIRE(said(window.store->save(played(key, 20).saved(noon, GameState::cleared))).empty());
            REQUIRE(said(window.store->save(played(1000).saved(noon))).empty());
        }
        return content_of(scratch.path() / "twoturns.db");
    }();
    return bytes;
}

std::vector<fs::path> set_aside_in(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().filename().string().rfind("twoturns-damaged-2027-01-15-080000", 0) == 0 &&
            entry.path().extension() == ".db")
            files.push_back(entry.path());
    return files;
}

struct Aftermath {
    bool set_aside = false;
    bool resumed = false;
    std::size_t games = 0;
};

/// Checks that with any content of the folder a game can be opened and saved, and nothing is deleted.
Aftermath check_plays_on(const fs::path& folder, const std::string& damaged) {
    Aftermath after;
    std::string told;
    const SavedGame saved = played(5000).saved(noon);
    {
        const Window window(folder);
        told = said(window.found.notices);
        after.resumed = window.found.game.has_value();
        if (window.found.game) {
            CHECK(window.found.game->summary.key == 1000);
            (void)Session::resumed(Player::dealt(small_id("game 1000")), window.found.game->record);
        }
        for (GameKey key = 1; key <= finished; ++key) (void)window.store->game(key);
        const auto games = window.store->games(0, 1000);
        after.games = games ? games->size() : 0;
        CHECK(said(window.store->save(saved)).empty());
        told += said(window.store->take_notice());
        CHECK(save_and_hear(*window.store, saved).empty());
    }
    const auto aside = set_aside_in(folder);
    after.set_aside = !aside.empty();
    CHECK(after.set_aside == (told.find("was damaged") != std::string::npos));
    if (after.set_aside) {
        REQUIRE(aside.size() == 1);
        CHECK(told.find(aside.front().filename().string()) != std::string::npos);
        CHECK(content_of(aside.front()) == damaged);
    }
    const Window window(folder);
    CHECK(said(window.found.notices).empty());
    REQUIRE(window.found.game);
    check_same(*window.found.game, saved);
    return after;
}

Aftermath check_plays_on_with(const std::string& bytes) {
    const ScratchFolder scratch;
    write_to(scratch.path() / "twoturns.db", bytes);
    return check_plays_on(scratch.path(), bytes);
}

} // namespace

TEST_CASE("an intact store is not set aside", "[store][damage]") {
    const Aftermath after = check_plays_on_with(intact());
    CHECK_FALSE(after.set_aside);
    CHECK(after.resumed);
    CHECK(after.games == finished + 1);
}

TEST_CASE("a store that was cut short is set aside", "[store][damage]") {
    const std::size_t whole = intact().size();
    std::vector<std::size_t> sizes{
        2, 15, 16, 50, 99, 100, 101, 511, 512, 1024, 4095, 4096, 4097, whole - page_size, whole - 1};
    for (int i = 1; i < scaled(30); ++i) sizes.push_back(whole * static_cast<std::size_t>(i) / 30 + 7);
    for (const std::size_t size : sizes) {
        CAPTURE(size, whole);
        // The last page may only lack the end of one record.
        CHECK((check_plays_on_with(intact().substr(0, size)).set_aside || size > whole - page_size));
    }
}

TEST_CASE("what is no store at all is set aside", "[store][damage]") {
    Random random{std::uint64_t{3}};
    std::string noise(20'000, '\0');
    for (char& byte : noise) byte = static_cast<char>(random.below(256));
    for (const std::string& bytes :
         {std::string(2, '\0'), std::string(intact().size(), '\0'), noise, noise.substr(0, 77),
          intact().substr(0, 100) + noise, intact().substr(0, page_size) + noise, std::string("just a text\n")}) {
        const std::size_t size = bytes.size();
        CAPTURE(size);
        CHECK(check_plays_on_with(bytes).set_aside);
    }
}

TEST_CASE("another program's database of that name is set aside", "[store][damage]") {
    const ScratchFolder scratch;
    const fs::path file = scratch.path() / "twoturns.db";
    store::Database(file).run("CREATE TABLE games (whatever); INSERT INTO games VALUES (1)");
    CHECK(check_plays_on(scratch.path(), content_of(file)).set_aside);
}

TEST_CASE("bits that flipped anywhere do no harm", "[store][damage]") {
    Random random{std::uint64_t{8}};
    int aside = 0;
    for (int i = 0; i < std::max(60, scaled(300)); ++i) {
        std::string bytes = intact();
        // Half of them where the tables are described.
        const std::size_t place = random.below(2) == 0 ? random.index(bytes.size()) : random.index(page_size * 3);
        // The version of the tables is stored here: a different one belongs to a newer program.
        if (place == 62 || place == 63) continue;
        bytes[place] = static_cast<char>(bytes[place] ^ static_cast<char>(1U << random.below(8)));
        CAPTURE(i, place);
        if (check_plays_on_with(bytes).set_aside) ++aside;
    }
    CHECK(aside > 0);
}

TEST_CASE("a log that was cut or changed does no harm", "[store][damage]") {
    const ScratchFolder scratch;
    const fs::path open = scratch.path() / "open";
    const fs::path copy = scratch.path() / "copy";
    {
        const Window window(open);
        for (GameKey key = 1; key <= 20; ++key) REQUIRE(window.store->save(played(key).saved(noon)));
        REQUIRE(window.store->save(played(1000).saved(noon)));
        copy_as_killed(open, copy);
    }
    const std::string log = content_of(copy / "twoturns.db-wal");
    const std::string file = content_of(copy / "twoturns.db");
    REQUIRE(log.size() > 50'000);
    Random random{std::uint64_t{5}};
    for (int i = 0; i < std::max(10, scaled(60)); ++i) {
        CAPTURE(i);
        std::string bytes = log;
        if (i % 2 == 0)
            bytes.resize(random.index(bytes.size()));
        else
            bytes[random.index(bytes.size())] ^= static_cast<char>(1U << random.below(8));
        const ScratchFolder place;
        write_to(place.path() / "twoturns.db", file);
        write_to(place.path() / "twoturns.db-wal", bytes);
        const SavedGame saved = played(5000).saved(noon);
        {
            const Window window(place.path());
            CHECK(said(window.store->save(saved)).empty());
        }
        const Window window(place.path());
        REQUIRE(window.found.game);
        check_same(*window.found.game, saved);
    }
}

TEST_CASE("a store that is empty but for its log is set aside with it", "[store][damage]") {
    const ScratchFolder scratch;
    const std::string log(5000, 'x');
    write_to(scratch.path() / "twoturns.db", "");
    write_to(scratch.path() / "twoturns.db-wal", log);
    CHECK(check_plays_on(scratch.path(), "").set_aside);
    CHECK(content_of(set_aside_in(scratch.path()).front().string() + "-wal") == log);
}

TEST_CASE("what can be read of a damaged store is carried over", "[store][damage]") {
    const std::size_t pages = intact().size() / page_size;
    REQUIRE(pages > 8);
    std::size_t most = 0;
    int lost = 0;
    for (std::size_t page = 1; page < pages; ++page) {
        std::string bytes = intact();
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(page * page_size), page_size, '\0');
        CAPTURE(page);
        const ScratchFolder scratch;
        write_to(scratch.path() / "twoturns.db", bytes);
        check_plays_on(scratch.path(), bytes);
        const Window window(scratch.path());
        const auto games = window.store->games(0, 1000);
        REQUIRE(games);
        most = std::max(most, games->size());
        for (const GameSummary& summary : *games) {
            const auto game = window.store->game(summary.key);
            REQUIRE(game);
            if (summary.key <= finished) {
                auto before = played(summary.key, 20).saved(noon, GameState::cleared);
                check_same(*game, before);
            }
        }
        if (games->size() < finished / 2) ++lost;
        CHECK(window.found.settings.count("language") + games->size() > 1);
    }
    CHECK(lost <= 1); // the page that lists the pages of the games
    CHECK(most == finished + 2);
}

#ifndef _WIN32
TEST_CASE("damage that shows while the game is played is met then", "[store][damage]") {
    const ScratchFolder scratch;
    const fs::path file = scratch.path() / "twoturns.db";
    write_to(file, intact());
    {
        const Window window(scratch.path());
        REQUIRE(window.found.game);
        CHECK(said(window.found.notices).empty());
        // In another process: if this one closed the file, SQLite would lose its locks.
        const pid_t other = fork();
        if (other == 0) {
            const int out = ::open(file.c_str(), O_WRONLY);
            const std::string noise(page_size, '\xAA');
            for (off_t page = 3; page < static_cast<off_t>(intact().size() / page_size); page += 2)
                if (pwrite(out, noise.data(), noise.size(), page * static_cast<off_t>(page_size)) < 0) _exit(1);
            _exit(0);
        }
        waitpid(other, nullptr, 0);
        SECTION("by looking at the games") {
            const auto games = window.store->games(0, 1000);
            REQUIRE(games);
            CHECK(games->size() < finished);
        }
        SECTION("by keeping one") {}
        const SavedGame saved = played(1000, 12).saved(noon);
        const std::string told = save_and_hear(*window.store, saved);
        CHECK(told.find("was damaged") != std::string::npos);
        CHECK(save_and_hear(*window.store, saved).empty());
        REQUIRE(set_aside_in(scratch.path()).size() == 1);
        const Window other_window(scratch.path());
        CHECK_FALSE(other_window.found.game);
        const auto again = other_window.store->game(1000);
        REQUIRE(again);
        check_same(*again, saved);
    }
    CHECK(Window(scratch.path()).found.game->summary.key == 1000);
}

TEST_CASE("of two windows on a damaged store one sets it aside", "[store][damage]") {
    const ScratchFolder scratch;
    const fs::path file = scratch.path() / "twoturns.db";
    write_to(file, intact());
    const Window one(scratch.path());
    const Window two(scratch.path());
    REQUIRE(run("dd", {"if=/dev/zero", "of=" + file.string(), "bs=8192", "seek=4", "count=3", "conv=notrunc"}).status ==
            0);
    const SavedGame of_one = played(1000, 12).saved(noon);
    const SavedGame of_two = played(2000, 12).saved(noon);
    const std::string told = save_and_hear(*one.store, of_one) + save_and_hear(*two.store, of_two);
    CHECK(told.find("was damaged") != std::string::npos);
    CHECK(said(one.store->save(of_one)).empty());
    CHECK(said(two.store->save(of_two)).empty());
    CHECK(set_aside_in(scratch.path()).size() == 1);
    for (const SavedGame* game : {&of_one, &of_two}) check_same(*one.store->game(game->summary.key), *game);
}

TEST_CASE("a damaged store that cannot be renamed is told", "[store][damage]") {
    if (geteuid() == 0) {
        // Root may rename anything, so run as another user.
        const ScratchFolder scratch;
        write_to(scratch.path() / "twoturns.db", std::string(9000, 'x'));
        fs::permissions(scratch.path(), fs::perms{0755});
        const auto finished_run = run("setpriv", {"--reuid=65534", "--regid=65534", "--clear-groups", SCRIPTED_GAME,
                                                  scratch.path().string(), "1", "3"});
        CAPTURE(finished_run.out, finished_run.err);
        CHECK(finished_run.status == 0);
        CHECK(finished_run.out.find("failed") != std::string::npos);
        CHECK(finished_run.out.find("\nsaved") == std::string::npos);
        CHECK(set_aside_in(scratch.path()).empty());
        return;
    }
    const ScratchFolder scratch;
    write_to(scratch.path() / "twoturns.db", std::string(9000, 'x'));
    fs::permissions(scratch.path(), fs::perms{0500});
    {
        const Window window(scratch.path());
        CHECK_FALSE(said(window.found.notices).empty());
        CHECK_FALSE(said(window.store->save(played(1).saved(noon))).empty());
        CHECK(set_aside_in(scratch.path()).empty());
    }
    fs::permissions(scratch.path(), fs::perms{0700});
}
#endif
