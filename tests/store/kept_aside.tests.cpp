// Data that could not be written into the store before the program ended, for any reason, is available at the next
// start.
#include "store/kept_aside.hpp"

#include <cstdlib>

#include "store/games.hpp"
#include "store/saved.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
namespace fs = std::filesystem;

namespace {

/// Private temporary folders for this test, as far as possible.
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

/// Keeps it as a window does that ends then.
bool put_aside(const fs::path& folder, const Unsaved& what, bool elsewhere) {
    return store::make_keeper(folder)(what, elsewhere);
}

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
        REQUIRE(window.store->save(before));
    }
    REQUIRE(put_aside(scratch.path(), {{other, after}}, elsewhere));
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
        for (const fs::path& file : store::files_aside(scratch.path())) store::remove_file_aside(file);
        CHECK(Window(scratch.path()).found.game->record == before.record);
    }
}

TEST_CASE("a second end before the next start replaces nothing", "[store][aside]") {
    const OwnTemporary temporary;
    const ScratchFolder scratch;
    const SavedGame first = played(1, 4).saved(noon);
    const SavedGame later = going_on_of(first, 4).saved(noon);
    REQUIRE(put_aside(scratch.path(), {{first}}, false));
    REQUIRE(put_aside(scratch.path(), {{later}}, true));
    CHECK(store::files_aside(scratch.path()).size() == 2);
    const Window window(scratch.path());
    REQUIRE(window.found.game);
    CHECK(window.found.game->record == later.record);
}

TEST_CASE("what is no store of games is left where it lies", "[store][aside]") {
    const OwnTemporary temporary;
    const ScratchFolder scratch;
    REQUIRE(put_aside(scratch.path(), {{played(1).saved(noon)}}, true));
    const fs::path file = store::files_aside(scratch.path()).front();
    write_to(file, GENERATE(std::string{}, std::string("no store"), std::string(5000, 'x')));
    const Window window(scratch.path());
    CHECK(said(window.found.notices).empty());
    CHECK_FALSE(window.found.game);
    CHECK(fs::exists(file));
}

TEST_CASE("settings and rows of lists that were kept aside are taken in, and only once", "[store][aside]") {
    const OwnTemporary temporary;
    const ScratchFolder scratch;
    const bool elsewhere = GENERATE(false, true);
    {
        const Window window(scratch.path());
        REQUIRE(said(window.store->save(KeyValues{{"language", "en"}, {"sound", "off"}})).empty());
        REQUIRE(said(window.store->save(ItemChanges{{{"own-decks", "/cats"}, Item{"", 1}},
                                                    {{"recent-files", "/a.twoturns"}, Item{"", 1}}}))
                    .empty());
    }
    const Unsaved what{{},
                       {{"language", "zh_CN"}, {"deck", "letters"}},
                       {{{"own-decks", "/dogs"}, Item{"", 2}},
                        {{"deck-changes", "/cats\ttitle"}, Item{"Cats", 3}},
                        {{"recent-files", "/a.twoturns"}, std::nullopt}}};
    REQUIRE(put_aside(scratch.path(), what, elsewhere));
    {
        const Window window(scratch.path());
        CHECK(said(window.found.notices).empty());
        CHECK(window.found.settings == KeyValues{{"language", "zh_CN"}, {"sound", "off"}, {"deck", "letters"}});
        CHECK(window.found.decks == std::vector<std::string>{"letters"});
        CHECK(window.found.lists.at("own-decks") == Items{{"/cats", {"", 1}}, {"/dogs", {"", 2}}});
        CHECK(window.found.lists.at("deck-changes") == Items{{"/cats\ttitle", {"Cats", 3}}});
        CHECK_FALSE(window.found.lists.contains("recent-files"));
        REQUIRE(said(window.store->save(KeyValues{{"language", "en"}})).empty());
    }
    CHECK(Window(scratch.path()).found.settings.at("language") == "en");
}

TEST_CASE("what a window keeps aside is current, its own as long as it is open, and gone when all is saved",
          "[store][aside]") {
    const OwnTemporary temporary;
    const ScratchFolder scratch;
    const bool moves = GENERATE(false, true); // to another folder, when it is known what is wrong with the store's
    auto keeper = store::make_keeper(scratch.path());
    const SavedGame first = played(1, 4).saved(noon);
    const SavedGame later = going_on_of(first, 4).saved(noon);
    REQUIRE(keeper({{first}}, moves));
    REQUIRE(keeper({{later}, {{"sound", "off"}}}, false));
    CHECK(store::files_aside(scratch.path()).empty()); // nobody else's
    CHECK_FALSE(Window(scratch.path()).found.game);
    SECTION("when it ends without a goodbye") {
        keeper = nullptr;
        CHECK(store::files_aside(scratch.path()).size() == 1);
        const Window window(scratch.path());
        REQUIRE(window.found.game);
        CHECK(window.found.game->record == later.record);
        CHECK(window.found.settings.at("sound") == "off");
    }
    SECTION("when all is saved") {
        REQUIRE(keeper({}, false));
        keeper = nullptr;
    }
    CHECK(store::files_aside(scratch.path()).empty());
    for (const fs::path& folder : {scratch.path(), fs::temp_directory_path()})
        for (const auto& entry : fs::directory_iterator(folder))
            CHECK_FALSE(entry.path().filename().string().starts_with("twoturns-unsaved-"));
}

TEST_CASE("what is aside counts where the store cannot be written, and is taken in before anything newer is",
          "[store][aside]") {
    const OwnTemporary temporary;
    const ScratchFolder scratch;
    REQUIRE(said(Window(scratch.path()).store->save(KeyValues{{"language", "en"}, {"sound", "on"}})).empty());
    const SavedGame game = played(1, 4).saved(noon);
    REQUIRE(put_aside(scratch.path(), {{game}, {{"language", "zh_CN"}, {"sound", "off"}}}, true));
    std::optional<store::Database> other{scratch.path() / "twoturns.db"};
    other->run("BEGIN EXCLUSIVE");
    {
        const Window window(scratch.path());
        CHECK(has(said(window.found.notices), "locks"));
        CHECK(window.found.settings == KeyValues{{"language", "zh_CN"}, {"sound", "off"}});
        other.reset();
        REQUIRE(said(window.store->save(KeyValues{{"sound", "loud"}})).empty());
    }
    CHECK(store::files_aside(scratch.path()).empty());
    const Window window(scratch.path());
    CHECK(window.found.settings == KeyValues{{"language", "zh_CN"}, {"sound", "loud"}});
    REQUIRE(window.found.game);
    CHECK(window.found.game->record == game.record);
}
#ifndef _WIN32

TEST_CASE("what others may have put into a folder for all is not believed", "[store][aside]") {
    const OwnTemporary temporary;
    const ScratchFolder scratch;
    REQUIRE(put_aside(scratch.path(), {{played(1).saved(noon)}}, true));
    const fs::path file = store::files_aside(scratch.path()).front();
    CHECK((fs::status(file).permissions() & fs::perms(077)) == fs::perms::none);
    const fs::path moved = scratch.path() / "moved";
    fs::copy_file(file, moved);
    fs::remove(file);
    fs::create_symlink(moved, file);
    CHECK(store::files_aside(scratch.path()).empty());
    CHECK_FALSE(Window(scratch.path()).found.game);
    CHECK(put_aside(scratch.path(), {{played(2).saved(noon)}}, true)); // under another name
    CHECK(fs::is_symlink(file));
}
#endif
