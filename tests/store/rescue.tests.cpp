// How much of a damaged store is recovered, compared with the rows that are still intact in its bytes, which a second,
// slow implementation finds.
#include <algorithm>
#include <functional>
#include <sstream>

#include "store/saved.hpp"
#include "store/stored_rows.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
namespace fs = std::filesystem;

namespace {

constexpr int games = 200;
constexpr GameKey big = games + 1; // in progress, and too long for a page
constexpr GameKey after = games + 2;

/// Long keys as in real stores; in order, so that a log has only the later half of them.
GameKey key_of(int game) { return GameKey{game + 1} << 54U; }

SavedGame game_of(int game) {
    Player player(key_of(game), small_id("game " + std::to_string(game % 20)), static_cast<std::uint64_t>(game));
    player.steps(20 + game % 60);
    return player.saved(noon, game % 4 == 0 ? GameState::unfinished : GameState::cleared);
}

/// A store as stored on the disk, and its rows.
struct Sample {
    std::string file;
    std::string log;
    std::map<GameKey, Record> records;
    std::optional<StoredRows> rows;

    explicit Sample(bool with_a_log) {
        const ScratchFolder scratch;
        const fs::path open = scratch.path() / "open";
        const fs::path copy = scratch.path() / "copy";
        std::optional<Window> window{open};
        REQUIRE(said(window->store->save(KeyValues{{"language", "zh_CN"}, {"deck", "shapes"}})).empty());
        for (int game = 0; game < games; ++game) {
            if (with_a_log && game == games / 2) window.emplace(open); // writes the log into the file
            save_in(*window, game_of(game));
        }
        Player player(big, {{{62, 62}, 40, Gravity::none, BoardLayout{}, 1}, "big"}, 1);
        player.steps(50);
        save_in(*window, player.saved(noon));
        if (!with_a_log) window.reset();
        copy_as_killed(open, copy);
        window.reset();
        file = content_of(copy / "twoturns.db");
        if (with_a_log) log = content_of(copy / "twoturns.db-wal");
        rows.emplace(store::Database(open / "twoturns.db"), with_log(file, log));
        REQUIRE(rows->size() == records.size());
        REQUIRE(rows->intact_in(with_log(file, log)).size() == records.size());
    }
    void save_in(const Window& window, const SavedGame& game) {
        REQUIRE(said(window.store->save(game)).empty());
        records[game.summary.key] = game.record;
    }
};

const Sample& sample(bool with_a_log) {
    if (with_a_log) {
        static const Sample with(true);
        return with;
    }
    static const Sample without(false);
    return without;
}

std::string noise(Random& random, std::size_t size) {
    std::string bytes(size, '\0');
    for (char& byte : bytes) byte = static_cast<char>(random.below(256));
    return bytes;
}

void flip(std::string& file, Random& random, std::size_t size) {
    file[random.index(size)] ^= static_cast<char>(1U << random.below(8));
}

std::size_t any_page(const std::string& file, Random& random) {
    return random.index(file.size() / store_page) * store_page;
}

struct Damage {
    const char* name;
    std::function<void(std::string&, Random&)> harm;
};

const std::vector<Damage>& damages() {
    static const std::vector<Damage> all{
        {"cut short", [](std::string& file, Random& random) { file.resize(1 + random.index(file.size() - 1)); }},
        {"a bit in the header", [](std::string& file, Random& random) { flip(file, random, 100); }},
        {"a bit where the tables are described",
         [](std::string& file, Random& random) { flip(file, random, store_page); }},
        {"a bit anywhere", [](std::string& file, Random& random) { flip(file, random, file.size()); }},
        {"pages of zeros",
         [](std::string& file, Random& random) {
             for (int i = 0; i < 3; ++i) file.replace(any_page(file, random), store_page, store_page, '\0');
         }},
        {"pages of noise",
         [](std::string& file, Random& random) {
             for (int i = 0; i < 3; ++i) file.replace(any_page(file, random), store_page, noise(random, store_page));
         }},
        {"the first pages gone",
         [](std::string& file, Random& random) { file.replace(0, 3 * store_page, noise(random, 3 * store_page)); }},
        {"sectors overwritten",
         [](std::string& file, Random& random) {
             for (int i = 0; i < 8; ++i) file.replace(random.index(file.size() / 512) * 512, 512, noise(random, 512));
         }},
        {"pages cut out",
         [](std::string& file, Random& random) {
             file.erase(any_page(file, random), store_page * (1 + random.below(5)));
         }},
        {"pages put in between",
         [](std::string& file, Random& random) {
             const std::size_t at = any_page(file, random);
             file.insert(at, noise(random, store_page * (1 + random.below(5))));
         }},
        {"shifted by some bytes", [](std::string& file, Random& random) {
             file.erase(random.index(file.size() - 5000), 1 + random.below(4999));
         }}};
    return all;
}

struct Tally {
    std::size_t files = 0;
    std::size_t intact = 0;
    std::size_t carried = 0;
    std::size_t newer = 0; // taken for files of a newer version, and left unchanged
    void operator+=(const Tally& other) {
        files += other.files;
        intact += other.intact;
        carried += other.carried;
        newer += other.newer;
    }
};

/// Opens a damaged store, saves a game there, and counts what was recovered.
Tally measure(const Sample& before, const std::string& damaged) {
    const ScratchFolder scratch;
    const fs::path file = scratch.path() / "twoturns.db";
    write_to(file, damaged);
    if (!before.log.empty()) write_to(log_file_of(file), before.log);
    const Window window(scratch.path());
    if (said(window.found.notices).find("newer version") != std::string::npos) {
        CHECK(content_of(file) == damaged);
        return {.newer = 1};
    }
    static_cast<void>(window.store->save(played(after).saved(noon)));
    Tally tally{.files = 1};
    for (const GameKey key : before.rows->intact_in(with_log(damaged, before.log))) {
        ++tally.intact;
        const auto game = window.store->game(key);
        if (game && game->record == before.records.at(key)) ++tally.carried;
    }
    CHECK(window.store->game(after));
    return tally;
}

} // namespace

TEST_CASE("what is still whole in a damaged store comes back", "[store][rescue]") {
    Tally all;
    std::ostringstream report;
    for (const bool with_a_log : {false, true}) {
        for (const Damage& damage : damages()) {
            Tally one;
            for (int i = 0; i < scaled(6); ++i) {
                Random random{static_cast<std::uint64_t>(i)};
                std::string damaged = sample(with_a_log).file;
                damage.harm(damaged, random);
                CAPTURE(damage.name, with_a_log, i);
                one += measure(sample(with_a_log), damaged);
            }
            report << damage.name << (with_a_log ? " (with a log)" : "") << ": " << one.files << " files, "
                   << one.carried << " of " << one.intact << " games\n";
            all += one;
        }
    }
    report << "all: " << all.files << " files, " << all.carried << " of " << all.intact << " games";
    INFO(report.str());
    CHECK(static_cast<double>(all.carried) >= 0.99 * static_cast<double>(all.intact));
}

TEST_CASE("whichever bit of a store's header changes, no game is lost", "[store][rescue]") {
    const Sample& before = sample(false);
    int newer = 0;
    // Every bit if the tests run at seven times the default scale; otherwise a few per byte.
    const auto step = static_cast<std::size_t>(std::max(1, 700 / scaled(100)));
    for (std::size_t bit = 0; bit < 800; bit += step) {
        CAPTURE(bit / 8, bit % 8);
        std::string damaged = before.file;
        damaged[bit / 8] ^= static_cast<char>(1U << bit % 8);
        const Tally tally = measure(before, damaged);
        CHECK(tally.carried == tally.intact);
        newer += static_cast<int>(tally.newer);
    }
    CHECK(newer <= 9); // 3 is a version, and so are 6, 10, 18 ... 514
}

TEST_CASE("a store whose version is no number of a version is rescued", "[store][rescue]") {
    const Sample& before = sample(false);
    for (const char* const version : {"-1", "-2147483648", "1001", "65538", "2147483647", "0"}) {
        CAPTURE(version);
        const ScratchFolder scratch;
        const fs::path file = scratch.path() / "twoturns.db";
        write_to(file, before.file);
        store::Database(file).run(std::string("PRAGMA user_version = ") + version);
        const Tally tally = measure(before, content_of(file));
        CHECK(tally.newer == 0);
        CHECK(tally.carried == before.rows->size());
    }
}
