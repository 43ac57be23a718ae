// Unwritable places, programs that lock the file, moved files: the game continues, reports what is not saved, and saves
// it as soon as possible.
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

#include "store/database.hpp"
#include "store/saved.hpp"
#include "support/process.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
namespace fs = std::filesystem;

namespace {

/// Root may write everywhere, so the tests of permissions run as another user.
class Unprivileged {
public:
    explicit Unprivileged(const fs::path& folder) {
        if (geteuid() != 0) return;
        REQUIRE(chown(folder.c_str(), nobody, nobody) == 0);
        REQUIRE(setegid(nobody) == 0);
        REQUIRE(seteuid(nobody) == 0);
    }
    ~Unprivileged() {
        if (getuid() != 0) return;
        if (seteuid(0) != 0 || setegid(0) != 0) std::abort();
    }
    Unprivileged(const Unprivileged&) = delete;
    Unprivileged& operator=(const Unprivileged&) = delete;
    Unprivileged(Unprivileged&&) = delete;
    Unprivileged& operator=(Unprivileged&&) = delete;

private:
    static constexpr uid_t nobody = 65534;
};

/// Another program that ran some SQL on a file and keeps it open.
class OtherProgram {
public:
    OtherProgram(const fs::path& file, const std::string& sql) {
        std::array<int, 2> ends{};
        REQUIRE(pipe(ends.data()) == 0);
        process_ = fork();
        if (process_ == 0) {
            try {
                const store::Database database(file);
                database.run(sql);
                if (write(ends[1], "!", 1) == 1)
                    while (true) pause();
            } catch (const std::exception&) {
            } // NOLINT(bugprone-empty-catch): the parent sees that nothing came
            _exit(1);
        }
        close(ends[1]);
        char ready = 0;
        REQUIRE(read(ends[0], &ready, 1) == 1);
        close(ends[0]);
    }
    ~OtherProgram() {
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
    }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;
    OtherProgram(OtherProgram&&) = delete;
    OtherProgram& operator=(OtherProgram&&) = delete;

private:
    pid_t process_ = 0;
};

/// Limits the size of all files.
class FileLimit {
public:
    explicit FileLimit(rlim_t bytes) {
        before_ = signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &limit_);
        const rlimit low{bytes, limit_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &low);
    }
    ~FileLimit() {
        setrlimit(RLIMIT_FSIZE, &limit_);
        signal(SIGXFSZ, before_);
    }
    FileLimit(const FileLimit&) = delete;
    FileLimit& operator=(const FileLimit&) = delete;
    FileLimit(FileLimit&&) = delete;
    FileLimit& operator=(FileLimit&&) = delete;

private:
    rlimit limit_{};
    void (*before_)(int) = nullptr;
};

/// Creates a used store: settings, a finished game, and a game in progress with key 2.
void furnish(const fs::path& folder) {
    const Window window(folder);
    REQUIRE(said(window.store->save(KeyValues{{"language", "zh_CN"}, {"deck", "shapes"}})).empty());
    REQUIRE(said(window.store->save(played(1).saved(noon, GameState::cleared))).empty());
    REQUIRE(said(window.store->save(played(2).saved(noon))).empty());
}

/// Checks that the store works: the next window finds a game saved now.
void check_healed(game::Store& store, const fs::path& folder, GameKey key) {
    const SavedGame saved = played(key).saved(noon);
    CHECK(said(store.save(saved)).empty());
    CHECK(said(store.save(KeyValues{{"healed", "yes"}})).empty());
    const Window other(folder);
    CHECK(said(other.found.notices).empty());
    CHECK(other.found.settings.count("healed") == 1);
    const auto again = other.store->game(key);
    REQUIRE(again);
    check_same(*again, saved);
}

} // namespace

TEST_CASE("without a home folder the game says that nothing is saved", "[store]") {
    const Window window{fs::path{}};
    CHECK(has(said(window.found.notices), "no home folder"));
    CHECK(has(said(window.store->save(played(1).saved(noon))), "no home folder"));
    CHECK(has(said(window.store->save(KeyValues{{"a", "b"}})), "no home folder"));
    CHECK(has(said(window.store->forget_everything()), "no home folder"));
    CHECK_FALSE(window.store->games(0, 1));
    CHECK_FALSE(window.store->game(1));
}

TEST_CASE("the data folder is where the system has it", "[store]") {
    const auto folder_with = [](const char* data, const char* home) {
        const auto set = [](const char* name, const char* value) {
            return value == nullptr ? unsetenv(name) : setenv(name, value, 1);
        };
        const auto now = [](const char* name) {
            const char* const value = std::getenv(name);
            return value == nullptr ? std::string() : std::string(value);
        };
        const std::string old_home = now("HOME");
        const std::string old_data = now("XDG_DATA_HOME");
        set("XDG_DATA_HOME", data);
        set("HOME", home);
        const auto folder = store::data_folder();
        set("XDG_DATA_HOME", old_data.empty() ? nullptr : old_data.c_str());
        set("HOME", old_home.empty() ? nullptr : old_home.c_str());
        return folder ? folder->string() : "none";
    };
#ifndef __APPLE__
    CHECK(folder_with("/data", "/home/me") == "/data/twoturns");
    CHECK(folder_with("data", "/home/me") == "/home/me/.local/share/twoturns");
    CHECK(folder_with("", "/home/me") == "/home/me/.local/share/twoturns");
    CHECK(folder_with(nullptr, "/home/me") == "/home/me/.local/share/twoturns");
#endif
    CHECK(folder_with(nullptr, "") == "none");
    CHECK(folder_with(nullptr, nullptr) == "none");
    CHECK(folder_with("data", "me") == "none");
}

TEST_CASE("a folder that cannot be made is told, and used once it can", "[store]") {
    const ScratchFolder scratch;
    const fs::path folder = scratch.path() / "games";
    const std::string file = scratch.file("games", "a file of that name");
    const fs::path wanted = GENERATE(false, true) ? folder / "deeper" : folder;
    const Window window(wanted);
    CHECK(has(said(window.found.notices), "cannot be made"));
    CHECK(has(said(window.store->save(played(1).saved(noon))), "cannot be made"));
    CHECK_FALSE(window.store->games(0, 1));
    fs::remove(file);
    check_healed(*window.store, wanted, 1);
}

TEST_CASE("in a folder that nobody may write to, games and settings are read", "[store]") {
    const ScratchFolder scratch;
    const Unprivileged somebody(scratch.path());
    const fs::path folder = scratch.path() / "games? 100%#1";
    furnish(folder);
    const bool file_too = GENERATE(false, true);
    if (file_too) chmod((folder / "twoturns.db").c_str(), 0400);
    chmod(folder.c_str(), 0500);
    {
        const Window window(folder);
        CHECK(has(said(window.found.notices), "cannot be written to"));
        CHECK(window.found.settings.at("language") == "zh_CN");
        CHECK(window.found.decks == std::vector<std::string>{"shapes"});
        REQUIRE(window.found.game);
        CHECK(window.found.game->summary.key == 2);
        CHECK(window.store->games(0, 9)->size() == 2);
        CHECK(has(said(window.store->save(played(2, 9).saved(noon))), "cannot be written to"));
        CHECK(window.store->games(0, 9)->size() == 2);
        CHECK(window.store->game(1));
        chmod(folder.c_str(), 0700);
        chmod((folder / "twoturns.db").c_str(), 0600);
        check_healed(*window.store, folder, 2);
    }
}

TEST_CASE("a file that nobody may write or read is told", "[store]") {
    const ScratchFolder scratch;
    const Unprivileged somebody(scratch.path());
    furnish(scratch.path());
    const mode_t mode = GENERATE(mode_t{0400}, mode_t{0});
    chmod((scratch.path() / "twoturns.db").c_str(), mode);
    const Window window(scratch.path());
    CHECK(has(said(window.found.notices), "cannot be written to"));
    CHECK(window.found.settings.size() == (mode == 0 ? 0 : 2));
    CHECK(has(said(window.store->save(played(2, 9).saved(noon))), "cannot be written to"));
    chmod((scratch.path() / "twoturns.db").c_str(), 0600);
    check_healed(*window.store, scratch.path(), 2);
}

TEST_CASE("a store that another program has locked is told, and used once it lets go", "[store]") {
    const ScratchFolder scratch;
    furnish(scratch.path());
    const fs::path file = scratch.path() / "twoturns.db";
    const bool readable = GENERATE(true, false);
    const auto window = [&] {
        const OtherProgram other(file, readable ? "BEGIN IMMEDIATE"
                                                : "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;"
                                                  "UPDATE settings SET value = value");
        Window opened(scratch.path());
        CHECK(has(said(opened.found.notices), "Another program locks"));
        CHECK(opened.found.settings.size() == (readable ? 2 : 0));
        CHECK_FALSE(opened.found.game);
        CHECK(has(said(opened.store->save(played(5).saved(noon))), "Another program locks"));
        return opened;
    }();
    check_healed(*window.store, scratch.path(), 5);
}

TEST_CASE("a store of a newer version is left as it is", "[store]") {
    const ScratchFolder scratch;
    furnish(scratch.path());
    const fs::path file = scratch.path() / "twoturns.db";
    store::Database(file).run("PRAGMA user_version = 1000");
    const std::string before = content_of(file);
    {
        const Window window(scratch.path());
        CHECK(has(said(window.found.notices), "newer version"));
        CHECK_FALSE(window.found.game);
        CHECK(has(said(window.store->save(played(2).saved(noon))), "newer version"));
        CHECK(has(said(window.store->save(KeyValues{{"a", "b"}})), "newer version"));
        CHECK(has(said(window.store->forget_everything()), "newer version"));
        CHECK_FALSE(window.store->games(0, 1));
    }
    CHECK(content_of(file) == before);
}

TEST_CASE("a store that is moved or deleted while it is open is created again", "[store]") {
    const ScratchFolder scratch;
    const fs::path folder = scratch.path() / "games";
    furnish(folder);
    const Window window(folder);
    REQUIRE(window.found.game);
    SECTION("moved") {
        for (const char* name : {"twoturns.db", "twoturns.db-wal", "twoturns.db-shm"})
            fs::rename(folder / name, folder / (std::string("old-") + name));
    }
    SECTION("deleted") {
        for (const char* name : {"twoturns.db", "twoturns.db-wal", "twoturns.db-shm"}) fs::remove(folder / name);
    }
    SECTION("deleted with its folder") { fs::remove_all(folder); }
    CHECK(window.store->games(0, 10)->empty());
    check_healed(*window.store, folder, 2);
    CHECK_FALSE(Window(folder).found.game);
}

TEST_CASE("a game that is saved while another window puts a new file in the store's place is in the new one",
          "[store]") {
    const ScratchFolder scratch;
    const fs::path folder = scratch.path() / "games";
    const fs::path file = folder / "twoturns.db";
    furnish(folder);
    fs::copy_file(file, folder / "new.db");
    const Window window(folder);
    REQUIRE(window.found.game);
    std::array<int, 2> ends{};
    REQUIRE(pipe(ends.data()) == 0);
    const pid_t other = fork();
    if (other == 0) {
        const store::Database old(file);
        old.run("BEGIN IMMEDIATE");
        if (write(ends[1], "!", 1) != 1) _exit(1);
        usleep(200'000); // the window is waiting by now
        for (const char* name : {"twoturns.db", "twoturns.db-wal", "twoturns.db-shm"})
            fs::rename(folder / name, folder / (std::string("old-") + name));
        fs::rename(folder / "new.db", file);
        _exit(0);
    }
    char ready = 0;
    REQUIRE(read(ends[0], &ready, 1) == 1);
    const SavedGame saved = played(2, 12).saved(noon);
    CHECK(said(window.store->save(saved)).empty());
    waitpid(other, nullptr, 0);
    for (const int end : ends) close(end);
    const auto again = Window(folder).store->game(2);
    REQUIRE(again);
    CHECK(again->record == saved.record);
}

TEST_CASE("a game that cannot be read is passed over", "[store]") {
    const ScratchFolder scratch;
    furnish(scratch.path());
    const char* const harm = GENERATE("record = zeroblob(20)", "record = ''", "record = 'text'", "record = 7",
                                      "record = x'789c030000000001'", "id = 'tt1.nonsense'", "id = NULL, record = ''",
                                      "state = 9", "elapsed = 'never', record = x'78'");
    CAPTURE(harm);
    store::Database(scratch.path() / "twoturns.db").run(std::string("UPDATE games SET ") + harm + " WHERE key = 2");
    const Window window(scratch.path());
    CHECK_FALSE(window.found.game);
    CHECK_FALSE(window.store->game(2));
    CHECK(window.store->game(1));
    CHECK(window.store->games(0, 10));
    check_healed(*window.store, scratch.path(), 2);
}

TEST_CASE("numbers that make no sense do no harm", "[store]") {
    const ScratchFolder scratch;
    furnish(scratch.path());
    const char* const harm = GENERATE("elapsed = -5, moves = -1, hints = 1e300, undos = 'x', pairs_left = NULL",
                                      "played = 9223372036854775807", "seat = -7", "seat = 9e18", "touched = -1",
                                      "start = 'nonsense'", "witness = '1,1 nonsense'", "start = x'00', witness = 5",
                                      "elapsed = 9223372036854775807", "begun = 9e300");
    CAPTURE(harm);
    try {
        store::Database(scratch.path() / "twoturns.db").run(std::string("UPDATE games SET ") + harm + " WHERE key = 2");
    } catch (const store::Fault&) { // NOT NULL applies
        return;
    }
    const Window window(scratch.path());
    CHECK(window.found.game);
    CHECK(window.store->games(0, 10)->size() == 2);
    check_healed(*window.store, scratch.path(), 2);
}

TEST_CASE("where files cannot grow nothing breaks, and all is saved once they can", "[store]") {
    const ScratchFolder scratch;
    const auto limit = GENERATE(rlim_t{0}, rlim_t{1}, rlim_t{4096}, rlim_t{9000}, rlim_t{40'000}, rlim_t{70'000});
    CAPTURE(limit);
    std::optional<Window> window;
    std::string told;
    {
        const FileLimit low(limit);
        window.emplace(scratch.path());
        Player player(3, {{{8, 18}, 36, Gravity::none, BoardLayout{}, 1}, "long"}, 1);
        for (int i = 0; i < 60 && told.empty(); ++i) {
            player.step();
            told = said(window->store->save(player.saved(noon)));
        }
    }
    CAPTURE(told);
    CHECK(has(told, "The disk is full"));
    check_healed(*window->store, scratch.path(), 3);
}

TEST_CASE("on a full disk nothing breaks", "[store]") {
    const ScratchFolder scratch;
    const std::string folder = scratch.path().string();
    const std::string mount = "mount -t tmpfs -o size=300k none " + folder + " && ";
    if (run("unshare", {"-Urm", "sh", "-c", mount + "true"}).status != 0) {
        WARN("skipped: no disk can be made here");
        return;
    }
    const std::string play = std::string(SCRIPTED_GAME) + " " + folder + " ";
    const auto finished = run("unshare", {"-Urm", "sh", "-c",
                                          mount + play + "1 5; dd if=/dev/zero of=" + folder + "/rest 2>/dev/null; " +
                                              play + "2 200; rm " + folder + "/rest; " + play + "3 5; ls " + folder});
    CAPTURE(finished.out);
    const auto full = finished.out.find("failed The disk is full");
    REQUIRE(full != std::string::npos);
    CHECK(finished.out.find("failed", finished.out.rfind("failed") + 1) == std::string::npos);
    CHECK(finished.out.find("\nsaved", finished.out.rfind("failed")) != std::string::npos);
    CHECK_FALSE(has(finished.out, "damaged"));
    CHECK_FALSE(has(finished.out, "broken"));
}
