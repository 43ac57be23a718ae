// What could not be written when the program had to end is there at the next start.
#include "store/kept_aside.hpp"

#include <cstdlib>

#include "store/games.hpp"
#include "store/saved.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
namespace fs = std::filesystem;

namespace {

/// Folders for passing files of this test's own, as far as they can be had.
class OwnTemporary {
public:
    OwnTemporary() : before_(std::getenv("TMPDIR") == nullptr ? "" : std::getenv("TMPDIR")) { set(folder_.path()); }
    ~OwnTemporary() { set(before_); }
    OwnTemporary(const OwnTemporary&) = delete;
    OwnTemporary& operator=(const OwnTemporary&) = delete;
    OwnTemporary(OwnTemporary&&) = delete;
    OwnTemporary& operator=(OwnTemporary&&) = delete;

private:
    static void set(const fs::path& folder) {
#ifdef _WIN32
        _putenv_s("TMP", folder.string().c_str());
#else
        if (folder.empty())
            unsetenv("TMPDIR");
        else
            setenv("TMPDIR", folder.c_str(), 1);
#endif
    }
    fs::path before_;
    ScratchFolder folder_;
};

Player going_on_of(const SavedGame& game, int steps) {
    Player player = Player::going_on(game, 5);
    player.steps(steps);
    return player;
}

} // namespace

TEST_CASE("games kept aside are taken in at the next start, and only once", "[store][aside]") {
    const OwnTemporary temporary;
    const ScratchFolder scratch;
    const bool elsewhere = GENERATE(false, true);
    const SavedGame before = played(1, 4).saved(noon);
    SavedGame after = going_on_of(before, 5).saved(noon + 9);
    after.answers = {{"words", "cat\tmāo", noon, Recall::found, Time{1200}}};
    const SavedGame other = played(2).saved(noon);
    {
        const Window window(scratch.path());
        window.store->save(before);
    }
    REQUIRE(store::keep_aside(scratch.path(), {other, after}, elsewhere));
    REQUIRE(store::files_aside(scratch.path()).size() == 1);
    CHECK((store::files_aside(scratch.path()).front().parent_path() == scratch.path()) != elsewhere);
    SECTION("as they were") {
        const Window window(scratch.path());
        CHECK(said(window.found.notices).empty());
        REQUIRE(window.found.game);
        check_same(*window.found.game, [&] {
            SavedGame game = after;
            game.answers.clear();
            return game;
        }());
        CHECK(window.store->game(2)->record == other.record);
        CHECK(window.store->games(0, 9)->size() == 2);
        CHECK(*window.store->answers("words") == after.answers);
        CHECK(store::files_aside(scratch.path()).empty());
    }
    SECTION("but not what got to the disk after all, and further") {
        const SavedGame further = going_on_of(after, 3).saved(noon + 20);
        {
            const store::Database database(scratch.path() / "twoturns.db");
            REQUIRE(store::write_game(database, further, 0));
        }
        const Window window(scratch.path());
        REQUIRE(window.store->game(1));
        CHECK(window.store->game(1)->record == further.record);
        CHECK(store::files_aside(scratch.path()).empty());
    }
    SECTION("and are gone when all is deleted") {
        const ScratchFolder another;
        const Window there(another.path());
        CHECK_FALSE(there.found.game); // they are not its own
        store::remove_files_aside(scratch.path());
        CHECK(Window(scratch.path()).found.game->record == before.record);
    }
}

TEST_CASE("a second end before the next start replaces nothing", "[store][aside]") {
    const OwnTemporary temporary;
    const ScratchFolder scratch;
    const SavedGame first = played(1, 4).saved(noon);
    const SavedGame later = going_on_of(first, 4).saved(noon);
    REQUIRE(store::keep_aside(scratch.path(), {first}, false));
    REQUIRE(store::keep_aside(scratch.path(), {later}, true));
    CHECK(store::files_aside(scratch.path()).size() == 2);
    const Window window(scratch.path());
    REQUIRE(window.found.game);
    CHECK(window.found.game->record == later.record);
}

TEST_CASE("what is no store of games is left where it lies", "[store][aside]") {
    const OwnTemporary temporary;
    const ScratchFolder scratch;
    REQUIRE(store::keep_aside(scratch.path(), {played(1).saved(noon)}, true));
    const fs::path file = store::files_aside(scratch.path()).front();
    write_to(file, GENERATE(std::string{}, std::string("no store"), std::string(5000, 'x')));
    const Window window(scratch.path());
    CHECK(said(window.found.notices).empty());
    CHECK_FALSE(window.found.game);
    CHECK(fs::exists(file));
}
#ifndef _WIN32

TEST_CASE("what others may have put into a folder for all is not believed", "[store][aside]") {
    const OwnTemporary temporary;
    const ScratchFolder scratch;
    REQUIRE(store::keep_aside(scratch.path(), {played(1).saved(noon)}, true));
    const fs::path file = store::files_aside(scratch.path()).front();
    CHECK((fs::status(file).permissions() & fs::perms(077)) == fs::perms::none);
    const fs::path moved = scratch.path() / "moved";
    fs::copy_file(file, moved);
    fs::remove(file);
    fs::create_symlink(moved, file);
    CHECK(store::files_aside(scratch.path()).empty());
    CHECK_FALSE(Window(scratch.path()).found.game);
    CHECK(store::keep_aside(scratch.path(), {played(2).saved(noon)}, true)); // under another name
    CHECK(fs::is_symlink(file));
}
#endif
