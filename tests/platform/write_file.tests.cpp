// A save may change only its target file on the disk.
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <sstream>

#include "platform/files.hpp"
#include "support/catch.hpp"
#include "support/content_of.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::platform;

namespace {

namespace fs = std::filesystem;

/// Returns the sorted names in a folder.
std::vector<std::string> names_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

unsigned mode_of(const fs::path& file) {
    struct stat found {};
    REQUIRE(stat(file.c_str(), &found) == 0);
    return found.st_mode & 07777U;
}

void check_refused(const Result<void>& written, const std::string& why) {
    REQUIRE_FALSE(written);
    CHECK_THAT(to_english(written.error()), Catch::Contains(why));
}

/// The targets of fsync() calls: the file's name at that time, if /proc can report it, or "folder".
std::vector<std::string> waited_for; // NOLINT: fsync() offers no other way to report
bool disk_is_broken = false;         // NOLINT

/// Limits the size of all files, like a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t room) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{room, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, signal_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    FullDisk(FullDisk&&) = delete;
    FullDisk& operator=(FullDisk&&) = delete;

private:
    rlimit before_{};
    void (*signal_)(int) = std::signal(SIGXFSZ, SIG_IGN);
};

} // namespace

TEST_CASE("a file that cannot be written leaves what was there", "[write]") {
    const ScratchFolder folder;
    check_refused(write_file((folder.path() / "no folder" / "x").string(), "text", false), "No such file");
    check_refused(write_file("", "text", true), "cannot be written");
    const fs::path file = folder.file("game", "years of play");
    const std::string large(100'000, 'x');
    {
        const FullDisk full(10'000);
        check_refused(write_file(file.string(), large, true), "too large");
        check_refused(write_file((folder.path() / "new").string(), large, false), "too large");
    }
    CHECK(content_of(file) == "years of play");
    CHECK(names_in(folder.path()) == std::vector<std::string>{"game"});
}

TEST_CASE("no other file than the one that is named is touched, by a save that works or by one that fails", "[write]") {
    const ScratchFolder folder;
    const std::string path = (folder.path() / "game").string();
    const std::vector<std::string> own{"game.new", "game.tmp", "game~", ".game.new", ".game.swp"};
    for (const std::string& name : own) static_cast<void>(folder.file(name, "the player's own"));
    CHECK(write_file(path, "text", false));
    CHECK(write_file(path, "text 2", true));
    {
        const FullDisk full(1'000);
        CHECK_FALSE(write_file(path, std::string(100'000, 'x'), true));
    }
    CHECK(content_of(path) == "text 2");
    CHECK(names_in(folder.path()).size() == own.size() + 1);
    for (const std::string& name : own) CHECK(content_of(folder.path() / name) == "the player's own");
}

TEST_CASE("what is there already stays unless it is to be replaced", "[write]") {
    const ScratchFolder folder;
    const std::string path = folder.file("thesis.txt", "years of work");
    check_refused(write_file(path, "a game", false), "already");
    CHECK(content_of(path) == "years of work");
    CHECK(write_file(path, "a game", true));
    CHECK(content_of(path) == "a game");
}

TEST_CASE("only files are replaced", "[write]") {
    const ScratchFolder folder;
    fs::create_directories(folder.path() / "folder" / "inside");
    const fs::path pipe = folder.path() / "pipe";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    fs::create_symlink("folder", folder.path() / "link");
    for (const bool replace : {false, true}) {
        for (const std::string name : {"folder", "folder/", "pipe", "link"})
            check_refused(write_file((folder.path() / name).string(), "text", replace), "not a file");
        check_refused(write_file("/dev/full", "text", replace), "not a file");
        check_refused(write_file((folder.path() / "new/").string(), "text", replace), "Is a directory");
    }
    CHECK(fs::is_directory(folder.path() / "folder" / "inside"));
    CHECK(fs::is_fifo(pipe));
    CHECK(names_in(folder.path()) == std::vector<std::string>{"folder", "link", "pipe"});
}

TEST_CASE("a link is followed to the file it means, and stays", "[write]") {
    const ScratchFolder folder;
    fs::create_directory(folder.path() / "games");
    const fs::path file = folder.file("games/real", "before");
    fs::create_symlink("games/real", folder.path() / "one");
    fs::create_symlink("one", folder.path() / "two");
    fs::create_symlink(folder.path() / "two", folder.path() / "games" / "three");
    const std::string path = (folder.path() / "games" / "three").string();
    check_refused(write_file(path, "after", false), "already");
    CHECK(write_file(path, "after", true));
    CHECK(content_of(file) == "after");
    for (const std::string name : {"one", "two", "games/three"}) CHECK(fs::is_symlink(folder.path() / name));
    CHECK(names_in(folder.path()) == std::vector<std::string>{"games", "one", "two"});
    CHECK(names_in(folder.path() / "games") == std::vector<std::string>{"real", "three"});
}

TEST_CASE("where a link leads to nothing, the file is made there once that is confirmed", "[write]") {
    const ScratchFolder folder;
    fs::create_directory(folder.path() / "games");
    fs::create_symlink("games/new", folder.path() / "link");
    const std::string path = (folder.path() / "link").string();
    check_refused(write_file(path, "text", false), "already");
    CHECK(names_in(folder.path() / "games").empty());
    CHECK(write_file(path, "text", true));
    CHECK(fs::is_symlink(path));
    CHECK(content_of(folder.path() / "games" / "new") == "text");
    fs::create_symlink("nowhere/new", folder.path() / "lost");
    check_refused(write_file((folder.path() / "lost").string(), "text", true), "No such file");
    fs::create_symlink("round", folder.path() / "round");
    check_refused(write_file((folder.path() / "round").string(), "text", true), "cannot be written");
    CHECK(names_in(folder.path()) == std::vector<std::string>{"games", "link", "lost", "round"});
}

#ifdef __linux__
TEST_CASE("a link to a file that has no name any more is not followed to where the name was", "[write]") {
    const ScratchFolder folder;
    const fs::path file = folder.file("gone", "x");
    const std::ifstream open(file);
    int descriptor = -1;
    for (const auto& entry : fs::directory_iterator("/proc/self/fd")) {
        std::error_code none;
        if (fs::read_symlink(entry.path(), none) == file) descriptor = std::stoi(entry.path().filename().string());
    }
    REQUIRE(descriptor >= 0);
    fs::remove(file);
    check_refused(write_file("/proc/self/fd/" + std::to_string(descriptor), "text", true), "cannot be written");
    CHECK(names_in(folder.path()).empty());
}
#endif

TEST_CASE("a file keeps its mode; a new one is its owner's alone", "[write]") {
    const ScratchFolder folder;
    const std::string path = folder.file("private", "x");
    for (const mode_t mode : {0600U, 0640U, 0755U}) {
        fs::permissions(path, fs::perms{mode});
        CHECK(write_file(path, "text", true));
        CHECK(mode_of(path) == mode);
    }
    const mode_t before = umask(0);
    CHECK(write_file((folder.path() / "new").string(), "text", false));
    umask(before);
    CHECK(mode_of(folder.path() / "new") == 0600);
}

TEST_CASE("a file keeps its owner where that can be", "[write]") {
    if (geteuid() != 0) return; // only root may change a file's owner
    const ScratchFolder folder;
    const std::string path = folder.file("hers", "x");
    REQUIRE(chown(path.c_str(), 12, 34) == 0);
    REQUIRE(chmod(path.c_str(), 0660) == 0);
    CHECK(write_file(path, "text", true));
    struct stat found {};
    REQUIRE(stat(path.c_str(), &found) == 0);
    CHECK(found.st_uid == 12);
    CHECK(found.st_gid == 34);
    CHECK(mode_of(path) == 0660);
}

namespace {

/// Runs `what` as an unprivileged user; only root can switch users.
template <class Do> void as_nobody(Do what) {
    REQUIRE(setegid(65534) == 0);
    REQUIRE(seteuid(65534) == 0);
    what();
    REQUIRE(seteuid(0) == 0);
    REQUIRE(setegid(0) == 0);
}

} // namespace

TEST_CASE("a file that is protected from writing, or whose folder is, stays as it is", "[write]") {
    const ScratchFolder folder;
    const std::string path = folder.file("protected", "x");
    const auto check = [&] {
        fs::permissions(path, fs::perms{0444});
        check_refused(write_file(path, "text", true), "cannot be written: Permission denied");
        fs::permissions(path, fs::perms{0644});
        fs::permissions(folder.path(), fs::perms{0555});
        check_refused(write_file(path, "text", true), "No new file can be made in its folder: Permission denied");
        fs::permissions(folder.path(), fs::perms{0755});
    };
    if (geteuid() != 0) {
        check();
    } else {
        REQUIRE(chown(path.c_str(), 65534, 65534) == 0);
        REQUIRE(chown(folder.path().c_str(), 65534, 65534) == 0);
        as_nobody(check);
    }
    CHECK(content_of(path) == "x");
    CHECK(names_in(folder.path()) == std::vector<std::string>{"protected"});
}

TEST_CASE("where the group cannot stay, no other group gets its rights", "[write]") {
    if (geteuid() != 0) return; // only root can create a file of a foreign group
    const ScratchFolder folder;
    const std::string path = folder.file("shared", "x");
    REQUIRE(chown(path.c_str(), 65534, 12) == 0);
    REQUIRE(chmod(path.c_str(), 0664) == 0);
    REQUIRE(chown(folder.path().c_str(), 65534, 65534) == 0);
    as_nobody([&] { CHECK(write_file(path, "text", true)); });
    CHECK(content_of(path) == "text");
    CHECK(mode_of(path) == 0644);
}

TEST_CASE("a folder that nobody may list takes a file all the same", "[write]") {
    const ScratchFolder folder;
    const fs::path inside = folder.path() / "inside";
    fs::create_directory(inside);
    const auto check = [&] { CHECK(write_file((inside / "game").string(), "text", false)); };
    if (geteuid() == 0) {
        REQUIRE(chown(inside.c_str(), 65534, 65534) == 0);
        REQUIRE(chmod(folder.path().c_str(), 0755) == 0);
        REQUIRE(chmod(inside.c_str(), 0300) == 0);
        as_nobody(check);
    } else {
        REQUIRE(chmod(inside.c_str(), 0300) == 0);
        check();
    }
    REQUIRE(chmod(inside.c_str(), 0700) == 0);
    CHECK(names_in(inside) == std::vector<std::string>{"game"});
}

TEST_CASE("a name may be as long as the system allows, and relative", "[write]") {
    const ScratchFolder folder;
    const std::string path = (folder.path() / std::string(255, 'n')).string();
    CHECK(write_file(path, "text", false));
    CHECK(content_of(path) == "text");
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    CHECK(write_file("here", "text", false));
    CHECK(write_file("here", "again", true, Sync::no));
    fs::current_path(before);
    CHECK(content_of(folder.path() / "here") == "again");
}

#ifdef __linux__

/// Replaces the system's fsync() to record what is synced, and when.
extern "C" int fsync(int file) {
    waited_for.push_back(fs::read_symlink("/proc/self/fd/" + std::to_string(file)).filename().string());
    if (!disk_is_broken) return static_cast<int>(syscall(SYS_fsync, file));
    errno = EIO;
    return -1;
}

TEST_CASE("a save waits for the disk, first for the file and then for its name", "[write]") {
    const ScratchFolder folder;
    const std::string path = (folder.path() / "game").string();
    waited_for.clear();
    CHECK(write_file(path, "text", false));
    REQUIRE(waited_for.size() == 2);
    CHECK_THAT(waited_for[0], Catch::StartsWith(".twoturns-"));
    CHECK(waited_for[1] == folder.path().filename().string());
    waited_for.clear();
    CHECK(write_file(path, "text", true, Sync::no));
    CHECK(waited_for.empty());
}

TEST_CASE("when the disk fails while it is waited for, the old file stays", "[write]") {
    const ScratchFolder folder;
    const std::string path = folder.file("game", "before");
    disk_is_broken = true;
    check_refused(write_file(path, "after", true), "cannot be written: Input/output error");
    disk_is_broken = false;
    CHECK(content_of(path) == "before");
    CHECK(names_in(folder.path()) == std::vector<std::string>{"game"});
}

TEST_CASE("a link that the system would not follow is not followed", "[write]") {
    int protection = 0;
    std::ifstream("/proc/sys/fs/protected_symlinks") >> protection;
    if (protection == 0 || geteuid() != 0) return;
    const ScratchFolder folder;
    const fs::path open_to_all = folder.path() / "open";
    fs::create_directory(open_to_all);
    fs::create_symlink("planted", open_to_all / "link");
    REQUIRE(lchown((open_to_all / "link").c_str(), 12, 12) == 0);
    REQUIRE(chmod(folder.path().c_str(), 0755) == 0);
    REQUIRE(chmod(open_to_all.c_str(), 01777) == 0);
    as_nobody([&] { check_refused(write_file((open_to_all / "link").string(), "x", true), "Permission denied"); });
    CHECK(names_in(open_to_all) == std::vector<std::string>{"link"});
}

#endif
