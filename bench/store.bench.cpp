// The store with many games: the cost of a start and of a move, and the size on disk. Times are wall-clock times,
// because most of the time is waiting for the disk.
#include "section.hpp"
#include "table.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "game/history/statistics.hpp"
#include "saved_games.hpp"
#include "store/player.hpp"
#include "store/store.hpp"
#include "store/store_thread.hpp"
#include "support/scratch.hpp"

namespace twoturns::bench {
namespace {

namespace fs = std::filesystem;

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
    const test::ScratchFolder folder;
    fill_with_games(folder.path());
    out << saved_games << " finished games of 18x8: " << fs::file_size(folder.path() / "twoturns.db") / 1024
        << " KiB\n\n";

    Times opens;
    Times first_saves;
    Times moves;
    Times beats;
    Times lists;
    Times histories;
    Times figures;
    const auto make = [&] { return store::make_store(folder.path(), [] { return today; }); };
    const GameId id = saved_id(1);
    const Deal deal = test::Player::dealt(id);
    for (int i = 0; i < 5; ++i) {
        const auto store = make();
        opens.measure([&] { sink = store->open().settings.size(); });
        Random random{static_cast<std::uint64_t>(i)};
        test::Player player(i + 1, {id, std::nullopt}, deal, 1);
        first_saves.measure([&] { sink = store->save(player.saved(today)) ? 0U : 1U; });
        for (const Move& move : deal.witness) {
            player.take(move, false, random.below(12) == 0);
            const auto saved = player.saved(today);
            moves.measure([&] { sink = store->save(saved) ? 0U : 1U; });
            player.wait(game::Time{1000});
            const auto beat = player.saved(today);
            beats.measure([&] { sink = store->save(beat) ? 0U : 1U; });
        }
        lists.measure([&] { sink = store->games(0, 50)->size(); });
        game::History history;
        histories.measure([&] { history.games = *store->games(0, saved_games); });
        for (const auto& game : history.games) history.local.push_back(game.touched);
        figures.measure([&] { sink = game::statistics_of(history, {}).cleared.size(); });
    }
    for (int i = 0; i < 30; ++i) {
        const auto store = make();
        opens.measure([&] { sink = store->open().game.has_value() ? 1U : 0U; });
    }
    // The part of these times that blocks the thread which draws the window.
    Times handed_over;
    {
        store::StoreThread thread{make(), {}, [] {}};
        game::Game game = game::new_game({id, std::nullopt}, deal, 9);
        for (const Move& move : deal.witness) {
            game.session.act(game::Click{move.a}, game::Time{0});
            game.session.act(game::Click{move.b}, game::Time{0});
            handed_over.measure([&] { thread.save(game::saved(game, game::Time{0}, today)); });
        }
    }
    Table table({"ms", "least", "median", "most"});
    opens.add_to(table, "open, with a game to resume");
    first_saves.add_to(table, "the first save, which checks the file");
    moves.add_to(table, "save after a move");
    beats.add_to(table, "save after a second");
    handed_over.add_to(table, "a move, for the window's thread");
    lists.add_to(table, "the last 50 games");
    histories.add_to(table, "all games");
    figures.add_to(table, "their figures");
    out << table;
}

} // namespace

const Section store_section{"store", "the store with 10,000 games", run, nullptr};

} // namespace twoturns::bench
