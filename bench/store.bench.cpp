// The store with many games in it: what a start costs, what a move costs, and the room on the disk. Times are
// of the clock on the wall, as the disk is what is waited for.
#include "section.hpp"
#include "table.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "store/database.hpp"
#include "store/games.hpp"
#include "store/player.hpp"
#include "store/schema.hpp"
#include "store/store.hpp"

namespace twoturns::bench {
namespace {

namespace fs = std::filesystem;

constexpr int games = 10'000;
constexpr game::Date today = 1'800'000'000;

/// A folder that is gone afterwards.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("twoturns-store-bench-" + std::to_string(getpid()));
    Folder() { fs::create_directories(path); }
    ~Folder() {
        std::error_code none;
        fs::remove_all(path, none);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    Folder(Folder&&) = delete;
    Folder& operator=(Folder&&) = delete;
};

GameId id_of(int game) { return {{{8, 18}, 36, Gravity::none, BoardLayout::full, 3}, "seed " + std::to_string(game)}; }

/// Plays a game to its end with some hints and undos, as people do.
void play(test::Player& player, const Deal& deal, Random& random) {
    for (const Move& move : deal.witness) player.take(move, random.below(12) == 0, random.below(12) == 0);
}

void fill(const fs::path& folder) {
    Random random{std::uint64_t{1}};
    std::vector<Deal> deals;
    for (int i = 0; i < 20; ++i) deals.push_back(test::Player::dealt(id_of(i)));
    const store::Database database(folder / "twoturns.db");
    store::bring_up_to_date(database);
    store::Transaction transaction(database);
    for (int i = 0; i < games; ++i) {
        const Deal& deal = deals[static_cast<std::size_t>(i) % deals.size()];
        test::Player player(static_cast<game::GameKey>(random.next() >> 1U), {id_of(i), std::nullopt}, deal,
                            random.next());
        play(player, deal, random);
        store::write_game(database, player.kept(today + i, game::GameState::cleared), 0);
    }
    transaction.commit();
}

struct Times {
    std::vector<double> ms;
    template <class Work> void measure(const Work& work) {
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        work();
        ms.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    void add_to(Table& table, const std::string& name) {
        std::sort(ms.begin(), ms.end());
        table.add({name, figure(ms.front()), figure(ms[ms.size() / 2]), figure(ms.back())});
    }
};

void run(std::ostream& out) {
    const Folder folder;
    fill(folder.path);
    out << games << " finished games of 18x8: " << fs::file_size(folder.path / "twoturns.db") / 1024 << " KiB\n\n";

    Times opens;
    Times first_keeps;
    Times moves;
    Times beats;
    Times lists;
    const auto make = [&] { return store::make_store(folder.path, [] { return today; }); };
    const GameId id = id_of(1);
    const Deal deal = test::Player::dealt(id);
    for (int i = 0; i < 5; ++i) {
        const auto store = make();
        opens.measure([&] { sink = store->open().settings.size(); });
        Random random{static_cast<std::uint64_t>(i)};
        test::Player player(i + 1, {id, std::nullopt}, deal, 1);
        first_keeps.measure([&] { sink = store->keep(player.kept(today)).has_value() ? 1U : 0U; });
        for (const Move& move : deal.witness) {
            player.take(move, false, random.below(12) == 0);
            const auto kept = player.kept(today);
            moves.measure([&] { sink = store->keep(kept).has_value() ? 1U : 0U; });
            player.wait(game::Time{1000});
            const auto beat = player.kept(today);
            beats.measure([&] { sink = store->keep(beat).has_value() ? 1U : 0U; });
        }
        lists.measure([&] { sink = store->games(0, 50)->size(); });
    }
    for (int i = 0; i < 30; ++i) {
        const auto store = make();
        opens.measure([&] { sink = store->open().game.has_value() ? 1U : 0U; });
    }
    Table table({"ms", "least", "median", "most"});
    opens.add_to(table, "open, with a game to go on with");
    first_keeps.add_to(table, "the first keep, which looks through the file");
    moves.add_to(table, "keep after a move");
    beats.add_to(table, "keep after a second");
    lists.add_to(table, "the last 50 games");
    out << table;
}

} // namespace

const Section store_section{"store", "the store with 10,000 games", run, nullptr};

} // namespace twoturns::bench
