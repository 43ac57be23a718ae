// A program that is killed while another has its store locked: what was done last is there at the next start.
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "store/saved.hpp"
#include "store/store_thread.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

/// Both ends of a pipe, closed with the test.
struct Pipe {
    Pipe() { REQUIRE(pipe(ends.data()) == 0); }
    ~Pipe() {
        close(ends[0]);
        close(ends[1]);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    Pipe(Pipe&&) = delete;
    Pipe& operator=(Pipe&&) = delete;
    void tell() const { static_cast<void>(!write(ends[1], "x", 1)); }
    [[nodiscard]] bool hears() const {
        char heard = 0;
        return read(ends[0], &heard, 1) == 1;
    }
    std::array<int, 2> ends{};
};

/// Saves all that on a store that is locked once `locked` says so, and tells `kept` when it is aside. To be killed
/// then.
[[noreturn]] void play(const std::filesystem::path& folder, const Unsaved& what, const Pipe& locked, const Pipe& kept) {
    auto store = store_in(folder);
    static_cast<void>(store->open());
    const auto keeper = store::make_keeper(folder);
    store::StoreThread thread(
        std::move(store), folder, [] {}, true,
        [&](const Unsaved& waiting, bool elsewhere) {
            const bool can = keeper(waiting, elsewhere);
            if (can && waiting.games.size() + waiting.settings.size() + waiting.items.size() == 3) kept.tell();
            return can;
        });
    kept.tell(); // it is open
    static_cast<void>(locked.hears());
    for (const SavedGame& game : what.games) thread.save(game);
    thread.save(what.settings);
    thread.save(what.items);
    for (;;) pause();
}

} // namespace

TEST_CASE("what was done while the store was locked outlives a killed program", "[saving]") {
    const ScratchFolder scratch;
    Player player = played(1, 4);
    REQUIRE(said(Window(scratch.path()).store->save(player.saved(noon))).empty());
    player.steps(4);
    const Unsaved what{{player.saved(noon + 9)}, {{"sound", "off"}}, {{{"own-decks", "/cats"}, Item{"", 1}}}};
    const Pipe locked;
    const Pipe kept;
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) play(scratch.path(), what, locked, kept);
    REQUIRE(kept.hears());
    {
        const store::Database other(scratch.path() / "twoturns.db");
        other.run("BEGIN EXCLUSIVE");
        locked.tell();
        CHECK(kept.hears());
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
    }
    const Window window(scratch.path());
    CHECK(said(window.found.notices).empty());
    REQUIRE(window.found.game);
    check_same(*window.found.game, what.games.front());
    CHECK(window.found.settings == what.settings);
    CHECK(window.found.lists == Lists{{"own-decks", {{"/cats", {"", 1}}}}});
}
