// After a power cut unsynced data may be lost, completely or in part: the store stays intact, and contains every move
// that was reported as saved.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <vector>

#include "store/database.hpp"
#include "store/recording_vfs.hpp"
#include "store/saved.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t store_page_size = 8192;
constexpr std::size_t frame_size = store_page_size + 24;
constexpr std::size_t log_head = 32;

/// The number of frames at which SQLite copies the log into the file.
constexpr std::size_t checkpoint_at = 1000;

std::size_t frames_in(const fs::path& folder) {
    return (fs::file_size(folder / "twoturns.db-wal") - log_head) / frame_size;
}

Files files_of(const fs::path& folder) {
    Files files;
    for (const char* name : {"twoturns.db", "twoturns.db-wal"})
        if (fs::exists(folder / name)) files[name] = content_of(folder / name);
    return files;
}

/// Returns a store with a cleared game and one in progress, as a killed program leaves it, with a log of `frames`
/// frames.
Files store_with_log(std::size_t frames) {
    static const Files longest = [] {
        const ScratchFolder scratch;
        const Window window(scratch.path());
        REQUIRE(said(window.store->save(KeyValues{{"language", "zh_CN"}})).empty());
        REQUIRE(said(window.store->save(played(1).saved(noon, GameState::cleared))).empty());
        REQUIRE(said(window.store->save(played(2).saved(noon))).empty());
        const store::Database database(scratch.path() / "twoturns.db");
        database.run("PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = OFF");
        for (std::size_t i = 0; frames_in(scratch.path()) < checkpoint_at + 8; ++i)
            database.run("UPDATE settings SET value = '" + std::to_string(i) + "'"); // one page, so one frame
        return files_of(scratch.path());
    }();
    Files files = longest;
    files["twoturns.db-wal"].resize(log_head + frames * frame_size);
    return files;
}

/// The saves reported as successful: the number of actions per game.
using Saved = std::map<GameKey, std::size_t>;

struct Played {
    std::vector<DiskCall> calls;
    std::vector<std::pair<std::size_t, Saved>> promises; ///< what was safe after this many calls
};

/// Performs every kind of commit of the program: opening a window, moves, the clock, settings, a new game, another
/// window, the end.
Played play_on(const Files& files) {
    const ScratchFolder scratch;
    for (const auto& [name, content] : files) write_to(scratch.path() / name, content);
    const RecordingVfs disk(scratch.path());
    Played all;
    Saved saved;
    {
        const Window window(scratch.path());
        REQUIRE(window.found.game);
        Player player = Player::going_on(*window.found.game, 5);
        const auto save = [&](const Player& one) {
            const SavedGame game = one.saved(noon);
            REQUIRE(said(window.store->save(game)).empty());
            saved[game.summary.key] = game.record.log.size();
            all.promises.emplace_back(disk.calls().size(), saved);
        };
        for (int i = 0; i < 4; ++i) {
            player.wait(Time{2000}); // only the clock
            REQUIRE(said(window.store->save(player.saved(noon))).empty());
            player.step();
            save(player);
        }
        REQUIRE(said(window.store->save(KeyValues{{"sound", "off"}})).empty());
        const Window other(scratch.path());
        const Player next = played(3);
        save(next);
    }
    all.promises.emplace_back(disk.calls().size(), saved);
    all.calls = disk.calls();
    return all;
}

void check_saved(const Files& files, const Saved& saved) {
    const ScratchFolder scratch;
    for (const auto& [name, content] : files) write_to(scratch.path() / name, content);
    check_whole(scratch.path());
    const Window window(scratch.path());
    REQUIRE(said(window.found.notices).empty());
    REQUIRE(window.found.game);
    const auto cleared = window.store->game(1);
    REQUIRE(cleared);
    CHECK(cleared->record == played(1).saved(noon, GameState::cleared).record);
    for (const auto& [key, actions] : saved) {
        CAPTURE(key);
        const auto game = window.store->game(key);
        REQUIRE(game);
        CHECK(game->record.log.size() >= actions);
    }
}

int power_cuts() {
    const char* const text = std::getenv("TWOTURNS_POWER_CUTS");
    return text == nullptr ? std::max(3, scaled(40)) : std::atoi(text);
}

} // namespace

TEST_CASE("what a power cut leaves of the store is whole, however long the log was", "[store][power]") {
    for (std::size_t frames = checkpoint_at - 16; frames <= checkpoint_at + 2; ++frames) {
        const Files before = store_with_log(frames);
        const Played all = play_on(before);
        Random chance{std::uint64_t{frames}};
        for (int i = 0; i < power_cuts(); ++i) {
            const std::size_t count = chance.index(all.calls.size() + 1);
            Saved saved{{2, 1}};
            for (const auto& [calls, promised] : all.promises)
                if (calls <= count) saved = promised;
            CAPTURE(frames, i, count);
            check_saved(after_power_cut(before, all.calls, count, chance), saved);
        }
    }
}

TEST_CASE("what a power cut leaves of a store that was just made is whole", "[store][power]") {
    const Files made = [] { // the file and its name are on the disk before SQLite opens it
        const ScratchFolder another;
        static_cast<void>(Window(another.path()));
        return files_of(another.path());
    }();
    const ScratchFolder scratch;
    const RecordingVfs disk(scratch.path());
    std::vector<std::pair<std::size_t, std::size_t>> promises;
    {
        const Window window(scratch.path());
        // Two syncs, of the file and of its name, are not SQLite's.
        CHECK(std::none_of(disk.calls().begin(), disk.calls().end(),
                           [](const DiskCall& call) { return call.what == DiskCall::What::sync; }));
        Player player = played(2, 0);
        for (int i = 0; i < 3; ++i) {
            player.step();
            REQUIRE(said(window.store->save(player.saved(noon))).empty());
            promises.emplace_back(disk.calls().size(), player.saved(noon).record.log.size());
        }
    }
    Random chance{std::uint64_t{1}};
    for (std::size_t count = 0; count <= disk.calls().size(); ++count) {
        CAPTURE(count);
        const ScratchFolder after;
        for (const auto& [name, content] : after_power_cut(made, disk.calls(), count, chance))
            write_to(after.path() / name, content);
        const Window window(after.path());
        for (const auto& [calls, actions] : promises) {
            if (calls > count) continue;
            REQUIRE(window.found.game);
            CHECK(window.found.game->record.log.size() >= actions);
        }
        CHECK(said(window.store->save(played(2).saved(noon))).empty());
    }
}

TEST_CASE("a power cut while everything is forgotten leaves a store that is whole", "[store][power]") {
    const Files before = store_with_log(checkpoint_at - 2);
    const ScratchFolder scratch;
    for (const auto& [name, content] : before) write_to(scratch.path() / name, content);
    const RecordingVfs disk(scratch.path());
    {
        const Window window(scratch.path());
        REQUIRE(said(window.store->save(played(2, 9).saved(noon))).empty());
        REQUIRE(said(window.store->forget_everything()).empty());
        REQUIRE(said(window.store->save(played(3).saved(noon))).empty());
    }
    Random chance{std::uint64_t{9}};
    for (std::size_t count = 0; count <= disk.calls().size(); ++count) {
        CAPTURE(count);
        const ScratchFolder after;
        for (const auto& [name, content] : after_power_cut(before, disk.calls(), count, chance))
            write_to(after.path() / name, content);
        const Window window(after.path());
        CHECK(said(window.found.notices).empty());
        CHECK(said(window.store->save(played(4).saved(noon))).empty());
    }
}
