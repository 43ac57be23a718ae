// A program is killed while another one has its store locked: its last saves are there at the next start.
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <memory>

#include "app/board/game_start.hpp"
#include "game/game.hpp"
#include "store/database.hpp"
#include "store/store.hpp"
#include "store/store_thread.hpp"
#include "support/catch.hpp"
#include "support/play.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

std::unique_ptr<Store> store_in(const std::filesystem::path& folder) {
    return store::make_store(folder, [] { return Date{1000}; });
}

/// Returns a game with this many hints in its log.
SavedGame game_with(std::size_t hints) {
    Random chance{std::uint64_t{1}};
    Game game = app::custom_game(board_of("A A\n"), Gravity::none, usual_difficulty, chance);
    game.key = 1;
    game.started = 100;
    SavedGame saved = game::saved(game, Time{0}, 200);
    saved.record.log.assign(hints, {Time{0}, HintAsked{}});
    return saved;
}

/// Both ends of a pipe, closed at the end of the test.
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
    /// Returns false if nothing comes for a minute.
    [[nodiscard]] bool hears() const {
        pollfd waits{ends[0], POLLIN, 0};
        char heard = 0;
        return poll(&waits, 1, 60'000) == 1 && read(ends[0], &heard, 1) == 1;
    }
    std::array<int, 2> ends{};
};

/// Saves everything to a store that is locked once `locked` signals, and signals `kept` when it is kept aside. The
/// caller then kills this process.
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
    {
        const auto store = store_in(scratch.path());
        static_cast<void>(store->open());
        REQUIRE(store->save(game_with(1)));
    }
    const Unsaved what{{game_with(2)}, {{"sound", "off"}}, {{{"own-decks", "/cats"}, Item{"", 1}}}};
    const Pipe locked;
    const Pipe kept;
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) play(scratch.path(), what, locked, kept);
    CHECK(kept.hears());
    {
        const store::Database other(scratch.path() / "twoturns.db");
        other.run("BEGIN EXCLUSIVE");
        locked.tell();
        CHECK(kept.hears());
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
    }
    const auto store = store_in(scratch.path());
    const Restored found = store->open();
    CHECK(found.notices.empty());
    REQUIRE(found.game);
    CHECK(found.game->record == what.games.front().record);
    CHECK(found.settings == what.settings);
    CHECK(found.lists == Lists{{"own-decks", {{"/cats", {"", 1}}}}});
}
