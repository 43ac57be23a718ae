// An unfinished rescue of a damaged store: killed before each of its steps on the disk, or out of disk space. In every
// case the next start has all the games.
#include <fcntl.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>

#include "store/saved.hpp"
#include "support/process.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
namespace fs = std::filesystem;

namespace {

constexpr GameKey game_count = 20;
constexpr GameKey in_progress = 1000;

SavedGame game_of(GameKey key) { return played(key, 20).saved(noon, GameState::cleared); }

/// A store with a missing first page, and the later half of its games in the log.
struct Damaged {
    std::string file;
    std::string log;

    Damaged() {
        const ScratchFolder scratch;
        const fs::path open = scratch.path() / "open";
        const fs::path copy = scratch.path() / "copy";
        std::optional<Window> window{open};
        REQUIRE(said(window->store->save(KeyValues{{"language", "zh_CN"}, {"deck", "shapes"}})).empty());
        for (GameKey key = 1; key <= game_count; ++key) {
            if (key == game_count / 2) window.emplace(open); // writes the log into the file
            REQUIRE(said(window->store->save(game_of(key))).empty());
        }
        REQUIRE(said(window->store->save(played(in_progress).saved(noon))).empty());
        REQUIRE(run("cp", {"-r", open.string(), copy.string()}).status == 0); // as if it had been killed
        file = content_of(copy / "twoturns.db");
        log = content_of(copy / "twoturns.db-wal");
        // The last byte of SQLite's file signature.
        file[15] = 'x';
    }
    void put_into(const fs::path& folder) const {
        write_to(folder / "twoturns.db", file);
        write_to(log_file_of(folder / "twoturns.db"), log);
    }
};

const Damaged& damaged() {
    static const Damaged store;
    return store;
}

std::vector<std::string> names_in(const fs::path& folder, const std::string& part) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        if (const std::string name = entry.path().filename().string(); name.find(part) != std::string::npos)
            names.push_back(name);
    return names;
}

/// Checks that the next start has everything, whatever state the previous one left.
void check_all_there(const fs::path& folder) {
    const Window window(folder);
    REQUIRE(window.found.game);
    CHECK(window.found.game->summary.key == in_progress);
    CHECK(window.found.settings == KeyValues{{"language", "zh_CN"}, {"deck", "shapes"}});
    CHECK(window.found.decks == std::vector<std::string>{"shapes"});
    for (GameKey key = 1; key <= game_count; ++key) {
        const auto game = window.store->game(key);
        REQUIRE(game);
        check_same(*game, game_of(key));
    }
    CHECK(window.store->games(0, 100)->size() == game_count + 1);
    CHECK(save_and_hear(*window.store, played(in_progress, 12).saved(noon)).empty());
    CHECK(names_in(folder, "twoturns-rescued-").empty());
    const fs::path aside = folder / "twoturns-damaged-2027-01-15-080000.db";
    CHECK(names_in(folder, "twoturns-damaged-").size() == 2);
    CHECK(content_of(aside) == damaged().file);
    CHECK(content_of(log_file_of(aside)) == damaged().log);
}

void open_in_child(const fs::path& folder) {
    try {
        const Window window(folder);
        _exit(0);
    } catch (...) {
        _exit(1);
    }
}

#ifdef PTRACE_GET_SYSCALL_INFO
/// A traced start of the game: it stops before each system call that changes something on the disk.
class Watched {
public:
    explicit Watched(const fs::path& folder) : folder_(folder.string()) {
        process_ = fork();
        if (process_ == 0) {
            if (ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0) _exit(2);
            raise(SIGSTOP);
            open_in_child(folder);
        }
        waitpid(process_, &status_, 0);
        works_ = WIFSTOPPED(status_) &&
                 ptrace(PTRACE_SETOPTIONS, process_, nullptr, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL) == 0;
    }
    ~Watched() {
        if (!WIFSTOPPED(status_)) return;
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
    }
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;
    Watched(Watched&&) = delete;
    Watched& operator=(Watched&&) = delete;

    [[nodiscard]] bool works() const { return works_; }
    /// Continues to the next step. Returns false if it ended before.
    bool next_step() {
        for (;;) {
            ptrace(PTRACE_SYSCALL, process_, nullptr, nullptr);
            waitpid(process_, &status_, 0);
            if (!WIFSTOPPED(status_)) return false;
            if (WSTOPSIG(status_) != (SIGTRAP | 0x80)) continue;
            __ptrace_syscall_info info{};
            ptrace(PTRACE_GET_SYSCALL_INFO, process_, sizeof info, &info);
            if (info.op == PTRACE_SYSCALL_INFO_ENTRY && is_step(info.entry.nr, info.entry.args)) return true;
        }
    }
    [[nodiscard]] bool ended_well() const { return WIFEXITED(status_) && WEXITSTATUS(status_) == 0; }
    /// Returns whether a file was renamed before its content, or its previous name, was on the disk.
    [[nodiscard]] bool renamed_too_early() const { return too_early_; }

private:
    template <class Arguments> bool is_step(std::uint64_t call, const Arguments& arguments) {
        switch (call) {
#ifdef SYS_rename
        case SYS_rename:
#endif
        case SYS_renameat:
            too_early_ = too_early_ || !unsaved_.empty() || unsaved_name_;
            unsaved_name_ = true;
            return true;
        case SYS_write:
        case SYS_pwrite64:
            if (const auto file = file_of(arguments[0]); file.find("rescued") != std::string::npos)
                unsaved_.insert(file);
            return true;
        case SYS_fsync:
        case SYS_fdatasync:
            unsaved_.erase(file_of(arguments[0]));
            if (file_of(arguments[0]) == folder_) unsaved_name_ = false;
            return true;
#ifdef SYS_unlink
        case SYS_unlink:
#endif
        case SYS_unlinkat:
        case SYS_ftruncate: return true;
        case SYS_openat: return (arguments[2] & O_CREAT) != 0;
        default: return false;
        }
    }
    [[nodiscard]] std::string file_of(std::uint64_t handle) const {
        std::error_code none;
        return fs::read_symlink("/proc/" + std::to_string(process_) + "/fd/" + std::to_string(handle), none).string();
    }

    std::string folder_;
    pid_t process_ = 0;
    int status_ = 0;
    bool works_ = false;
    std::set<std::string> unsaved_;
    bool unsaved_name_ = false;
    bool too_early_ = false;
};
#endif

} // namespace

#ifdef PTRACE_GET_SYSCALL_INFO
TEST_CASE("a rescue that is killed at any of its steps is continued by the next start", "[store][rescue]") {
    int steps = 0;
    const int apart = scaled(100) < 100 ? 3 : 1;
    for (bool ended = false; !ended; steps += apart) {
        CAPTURE(steps);
        const ScratchFolder scratch;
        damaged().put_into(scratch.path());
        {
            Watched start(scratch.path());
            if (!start.works()) {
                WARN("skipped: no process can be watched here");
                return;
            }
            for (int i = 0; i <= steps && !ended; ++i) ended = !start.next_step();
            CHECK_FALSE(start.renamed_too_early());
            if (ended) CHECK(start.ended_well());
        }
        check_all_there(scratch.path());
    }
    CHECK(steps > 20);
}
#endif

TEST_CASE("a rescue that is killed at any moment is continued by the next start", "[store][rescue]") {
    Random random{std::uint64_t{6}};
    for (int i = 0; i < std::max(10, scaled(30)); ++i) {
        CAPTURE(i);
        const ScratchFolder scratch;
        damaged().put_into(scratch.path());
        for (int tries = 0; tries < 3; ++tries) {
            const pid_t child = fork();
            if (child == 0) open_in_child(scratch.path());
            std::this_thread::sleep_for(std::chrono::microseconds(random.below(20'000)));
            kill(child, SIGKILL);
            waitpid(child, nullptr, 0);
        }
        check_all_there(scratch.path());
    }
}

TEST_CASE("a rescue that another start began is reported once it is finished", "[store][rescue]") {
    const ScratchFolder scratch;
    damaged().put_into(scratch.path());
    { const Window window(scratch.path()); }
    // The state just before the last step.
    fs::rename(scratch.path() / "twoturns.db", scratch.path() / "twoturns-rescued-2027-01-15-080000.db");
    const fs::path aside = scratch.path() / "twoturns-damaged-2027-01-15-080000.db";
    fs::rename(log_file_of(aside), log_file_of(scratch.path() / "twoturns.db"));
    {
        const Window window(scratch.path());
        CHECK(said(window.found.notices) == (scratch.path() / "twoturns.db").string() +
                                                " was damaged; it has the name twoturns-damaged-2027-01-15-080000.db "
                                                "now, and the number of games carried over from it is 21.\n");
    }
    check_all_there(scratch.path());
}

TEST_CASE("without room on the disk a rescue waits until there is some", "[store][rescue]") {
    const ScratchFolder scratch;
    const fs::path disk = scratch.path() / "disk";
    const fs::path out = scratch.path() / "out";
    for (const fs::path& folder : {disk, out, scratch.path() / "in"}) fs::create_directory(folder);
    damaged().put_into(scratch.path() / "in");
    const std::string at = disk.string();
    const std::string mount = "mount -t tmpfs -o size=800k none " + at + " && ";
    if (run("unshare", {"-Urm", "sh", "-c", mount + "true"}).status != 0) {
        WARN("skipped: no disk can be made here");
        return;
    }
    const std::string play = std::string(SCRIPTED_GAME) + " " + at + " ";
    const std::string fill = "dd if=/dev/zero of=" + at + "/rest 2>/dev/null; ";
    const std::string a_little_room = "truncate -s -48K " + at + "/rest; "; // enough for locks, not for a store
    const std::string list = "ls " + at + " | grep -v lock; echo; ";
    const auto finished = run("unshare", {"-Urm", "sh", "-c",
                                          mount + "cp " + scratch.path().string() + "/in/* " + at + "; " + fill + play +
                                              "2 3; " + a_little_room + play + "2 3; " + list + "rm " + at + "/rest; " +
                                              play + "3 0; " + "cp " + at + "/* " + out.string()});
    CAPTURE(finished.out, finished.err);
    CHECK(finished.out.find("failed The disk is full") == 0);
    CHECK(finished.out.find("is damaged, and the disk is too full") != std::string::npos);
    CHECK(finished.out.find("\nrest\ntwoturns.db\ntwoturns.db-shm\ntwoturns.db-wal\n\n") != std::string::npos);
    CHECK(finished.out.find("number of games carried over from it is 21") != std::string::npos);
    check_all_there(out);
}
