// The store's thread: everything it is given is written in the end, whatever the store does.
#include "store/store_thread.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>
#include <thread>

#include "game/game.hpp"
#include "support/catch.hpp"
#include "support/memory_store.hpp"
#include "support/play.hpp"
#include "support/scratch.hpp"
#include "support/waiting.hpp"

using namespace twoturns;
using namespace twoturns::test;
using store::StoreThread;

namespace {

game::SavedGame game_at(game::GameKey key, int seconds) {
    const Board board = board_of("A A\n");
    game::Game game = game::new_game({{DealParams{board.size(), board.kinds()}, ""}, board}, {board, {}}, key);
    game.started = 100;
    game::SavedGame saved = game::saved(game, game::Time{0}, 100 + seconds);
    saved.record.log.push_back({game::Time{0}, game::HintAsked{}}); // so that something was done in the game
    saved.record.elapsed = saved.summary.elapsed = game::Time{seconds * 1000};
    return saved;
}

/// What is currently kept aside.
class Aside {
public:
    [[nodiscard]] store::KeepAside keeper() {
        return [this](const game::Unsaved& what, bool elsewhere) {
            const std::lock_guard lock(mutex_);
            what_ = what;
            elsewhere_ = elsewhere;
            return can_;
        };
    }
    void refuse() {
        const std::lock_guard lock(mutex_);
        can_ = false;
    }
    [[nodiscard]] game::Unsaved what() const {
        const std::lock_guard lock(mutex_);
        return what_;
    }
    [[nodiscard]] bool elsewhere() const {
        const std::lock_guard lock(mutex_);
        return elsewhere_;
    }

private:
    mutable std::mutex mutex_;
    game::Unsaved what_;
    bool elsewhere_ = false;
    bool can_ = true;
};

struct Desk {
    std::shared_ptr<StoreMemory> memory = std::make_shared<StoreMemory>();
    std::atomic<int> wakes = 0;
    Aside aside;
    std::optional<StoreThread> thread;

    /// Keeps queued saves aside after this time.
    explicit Desk(std::chrono::milliseconds keep_after) {
        thread.emplace(
            std::make_unique<MemoryStore>(memory), std::filesystem::path{}, [this] { ++wakes; }, true, aside.keeper(),
            keep_after);
    }

    explicit Desk(const std::filesystem::path& folder = {}) {
        thread.emplace(std::make_unique<MemoryStore>(memory), folder, [this] { ++wakes; });
    }

    /// Returns the next news, nullopt if none came.
    std::optional<game::StoreNews> news() {
        std::optional<game::StoreNews> first;
        static_cast<void>(comes_true([&] {
            for (StoreThread::Response& one : thread->take())
                if (!first) first = std::move(one.news);
            return first.has_value();
        }));
        return first;
    }
    template <class What> bool told() {
        const auto what = news();
        return what && std::holds_alternative<What>(*what);
    }
};

} // namespace

TEST_CASE("what is given to it is written before it ends", "[store-thread]") {
    Desk desk;
    desk.memory->block_writes(true);
    for (game::GameKey key = 1; key <= 5; ++key) desk.thread->save(game_at(key, 1));
    desk.thread->save(game::KeyValues{{"sound", "off"}});
    std::thread later([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds{50});
        desk.memory->block_writes(false);
    });
    desk.thread.reset();
    later.join();
    CHECK(desk.memory->games() == 5);
    CHECK(desk.memory->settings() == game::KeyValues{{"sound", "off"}});
}

TEST_CASE("nobody waits for a store that hangs, and only the newest state of a game is written after it",
          "[store-thread]") {
    Desk desk;
    desk.memory->block_writes(true);
    desk.thread->save(game_at(1, 0));
    for (int seconds = 1; seconds <= 1000; ++seconds) desk.thread->save(game_at(2, seconds));
    CHECK(desk.memory->games() == 0);
    desk.memory->block_writes(false);
    REQUIRE(
        comes_true([&] { return desk.memory->game(2) && desk.memory->game(2)->record.elapsed.count() == 1'000'000; }));
    CHECK(desk.memory->writes() <= 4);
}

TEST_CASE("a failure is told once, what failed is written later, and that is told too", "[store-thread]") {
    Desk desk;
    desk.memory->fail_writes(Message{"no room", {}});
    desk.thread->save(game_at(1, 1));
    const auto first = desk.news();
    REQUIRE(first);
    REQUIRE(std::holds_alternative<game::NotSaved>(*first));
    CHECK(std::get<game::NotSaved>(*first).why.id == "no room");
    desk.thread->save(game_at(2, 1));
    desk.thread->save(game::KeyValues{{"a", "1"}});
    desk.thread->save(game::KeyValues{{"a", "2"}, {"b", "1"}});
    std::this_thread::sleep_for(std::chrono::milliseconds{30});
    CHECK(desk.thread->take().empty());
    desk.memory->fail_writes({});
    desk.thread->save(game_at(3, 1));
    CHECK(desk.told<game::SavedAgain>());
    CHECK(desk.memory->games() == 3);
    CHECK(desk.memory->settings() == game::KeyValues{{"a", "2"}, {"b", "1"}});
}

TEST_CASE("the answers of a deck are forgotten behind what was to be written before", "[store-thread]") {
    Desk desk;
    game::SavedGame game = game_at(1, 1);
    game.answers = {{"words", "cat\tmāo", 1000, game::Recall::found, game::Time{500}},
                    {"capitals", "China\tBeijing", 1000, game::Recall::found, game::Time{500}}};
    desk.thread->save(game);
    desk.thread->ask(7, game::ForgetAnswers{"words"});
    REQUIRE(desk.told<game::AnswersForgotten>());
    const auto left = [&](const char* deck) {
        desk.thread->ask(8, game::ReadAnswers{deck});
        const auto news = desk.news();
        REQUIRE(news);
        REQUIRE(std::holds_alternative<game::AnswersRead>(*news));
        return std::get<game::AnswersRead>(*news).answers.size();
    };
    CHECK(left("words") == 0);
    CHECK(left("capitals") == 1);
}

TEST_CASE("what the store found out is told once and is no failure", "[store-thread]") {
    Desk desk;
    SECTION("while it saved a game") {
        desk.memory->find_out(Message{"was damaged", {}});
        desk.thread->save(game_at(1, 1));
        CHECK(desk.told<game::FoundOut>());
        CHECK(desk.memory->writes() == 1);
    }
    SECTION("while it read the list") {
        desk.memory->find_out(Message{"was damaged", {}});
        desk.thread->ask(1, game::ReadGames{0, 10});
        std::vector<game::StoreNews> told;
        REQUIRE(comes_true([&] {
            for (StoreThread::Response& one : desk.thread->take()) told.push_back(std::move(one.news));
            return told.size() == 2;
        }));
        CHECK(std::holds_alternative<game::GamesRead>(told.front()));
        CHECK(std::holds_alternative<game::FoundOut>(told.back()));
    }
    desk.thread->save(game_at(2, 1));
    desk.thread->ask(1, game::ReadGame{2});
    CHECK(desk.told<game::GameRead>()); // and nothing before it
    CHECK(desk.thread->take().empty());
}

TEST_CASE("without anything new a failed write is tried again by itself", "[store-thread]") {
    Desk desk;
    desk.memory->fail_writes(Message{"locked", {}});
    desk.thread->save(game_at(1, 1));
    REQUIRE(desk.told<game::NotSaved>());
    desk.memory->fail_writes({});
    CHECK(desk.told<game::SavedAgain>());
    CHECK(desk.memory->games() == 1);
}

TEST_CASE("what could not be written is written in the order it was played", "[store-thread]") {
    for (int tries = 1; tries <= 3; ++tries) {
        Desk desk;
        desk.memory->fail_writes(Message{"no room", {}});
        desk.thread->save(game_at(1, 1));
        REQUIRE(desk.told<game::NotSaved>());
        for (int i = 0; i < tries; ++i) {
            desk.thread->save(game_at(2, i)); // and each of these tries both again
            std::this_thread::sleep_for(std::chrono::milliseconds{20});
        }
        desk.memory->fail_writes({});
        desk.thread.reset();
        CHECK(desk.memory->game(1)->summary.state == game::GameState::unfinished);
        CHECK(desk.memory->game(2)->summary.state == game::GameState::in_progress);
    }
}

TEST_CASE("what waited to be written does not come back after everything was forgotten", "[store-thread]") {
    Desk desk;
    desk.memory->fail_writes(Message{"no room", {}});
    desk.thread->save(game_at(1, 1));
    REQUIRE(desk.told<game::NotSaved>());
    desk.memory->fail_writes({});
    desk.thread->ask(1, game::ForgetEverything{});
    REQUIRE(comes_true([&] {
        const auto news = desk.thread->take();
        return std::any_of(news.begin(), news.end(),
                           [](const auto& one) { return std::holds_alternative<game::Forgotten>(one.news); });
    }));
    desk.thread.reset();
    CHECK(desk.memory->games() == 0);
}

TEST_CASE("a game that another window plays is told of once and not pressed on it", "[store-thread]") {
    Desk desk;
    MemoryStore other{desk.memory};
    REQUIRE(other.save(game_at(1, 1)));
    desk.thread->save(game_at(1, 2));
    const auto news = desk.news();
    REQUIRE(news);
    REQUIRE(std::holds_alternative<game::OpenElsewhere>(*news));
    CHECK(std::get<game::OpenElsewhere>(*news).game.record.elapsed == game::Time{2000});
    desk.thread->save(game_at(1, 3));
    desk.thread->ask(1, game::WriteAll{});
    const auto tried = desk.news();
    REQUIRE(tried);
    REQUIRE(std::holds_alternative<game::AllTried>(*tried));
    CHECK(std::get<game::AllTried>(*tried).unsaved.empty());
    desk.thread.reset();
    CHECK(desk.memory->game(1)->record.elapsed == game::Time{1000});
}

TEST_CASE("of a game that another window plays the newest state is told", "[store-thread]") {
    Desk desk;
    MemoryStore other{desk.memory};
    REQUIRE(other.save(game_at(1, 1)));
    desk.memory->block_writes(true);
    desk.thread->save(game_at(1, 2));
    REQUIRE(comes_true([&] { return desk.memory->waiting() == 1; }));
    desk.thread->save(game_at(1, 3));
    desk.memory->block_writes(false);
    const auto news = desk.news();
    REQUIRE(news);
    REQUIRE(std::holds_alternative<game::OpenElsewhere>(*news));
    CHECK(std::get<game::OpenElsewhere>(*news).game.record.elapsed == game::Time{3000});
    desk.thread->ask(1, game::WriteAll{});
    CHECK(desk.told<game::AllTried>());
}

TEST_CASE("it is known at any time what was played and is not on the disk", "[store-thread]") {
    Desk desk;
    const auto unsaved = [&] {
        std::vector<game::GameKey> keys;
        for (const game::SavedGame& game : desk.thread->unsaved()) keys.push_back(game.summary.key);
        return keys;
    };
    const auto tried = [&] {
        desk.thread->ask(1, game::WriteAll{});
        std::optional<game::AllTried> answer;
        REQUIRE(comes_true([&] {
            for (const StoreThread::Response& one : desk.thread->take())
                if (const auto* what = std::get_if<game::AllTried>(&one.news)) answer = *what;
            return answer.has_value();
        }));
        return *answer;
    };
    using Keys = std::vector<game::GameKey>;
    desk.thread->save(game_at(1, 1));
    CHECK(tried().unsaved.empty());
    CHECK(unsaved().empty());

    desk.memory->fail_writes(Message{"no room", {}});
    desk.thread->save(game_at(1, 9)); // only the clock advanced
    desk.thread->save(game_at(2, 1));
    desk.thread->save(game_at(3, 1), 1); // nothing was done since it was resumed
    desk.thread->save(game::KeyValues{{"sound", "off"}});
    const game::AllTried answer = tried();
    REQUIRE(answer.unsaved.size() == 1);
    CHECK(answer.unsaved.front().summary.key == 2);
    CHECK(answer.why.id == "no room");
    CHECK(unsaved() == Keys{2});
    game::SavedGame more = game_at(1, 9);
    more.record.log.push_back({game::Time{0}, game::HintAsked{}});
    desk.thread->save(more);
    CHECK(unsaved() == Keys{2, 1});
    game::SavedGame shortened = game_at(4, 9);
    shortened.record.log.push_back({game::Time{0}, game::HintAsked{}});
    desk.thread->save(shortened, 200'000); // a game that grew too long has fewer entries than were saved
    CHECK(unsaved() == Keys{2, 1, 4});

    desk.memory->fail_writes({});
    desk.memory->block_writes(true);
    desk.thread->ask(1, game::WriteAll{});
    REQUIRE(comes_true([&] { return desk.memory->waiting() == 1; }));
    CHECK(unsaved() == Keys{2, 1, 4}); // also while they are being written
    CHECK_FALSE(desk.thread->finish(std::chrono::milliseconds{1}));
    desk.memory->block_writes(false);
    CHECK(desk.thread->finish(std::chrono::seconds{10}));
    CHECK(unsaved().empty());
    CHECK(desk.memory->game(1)->record.log.size() == 2);
}

TEST_CASE("what is played in a game while it is forgotten does not bring it back, and a new game stays",
          "[store-thread]") {
    const bool one_batch = GENERATE(true, false); // whether the store gets the deletion before the rest
    Desk desk;
    desk.thread->save(game_at(1, 1));
    REQUIRE(comes_true([&] { return desk.memory->games() == 1; }));
    desk.memory->block_writes(true);
    if (one_batch) {
        desk.thread->save(game_at(1, 2));
        REQUIRE(comes_true([&] { return desk.memory->waiting() == 1; }));
    }
    desk.thread->ask(1, game::ForgetEverything{});
    if (!one_batch) REQUIRE(comes_true([&] { return desk.memory->waiting() == 1; }));
    desk.thread->save(game_at(1, 3));
    desk.thread->save(game_at(2, 1));
    desk.memory->block_writes(false);
    REQUIRE(desk.told<game::Forgotten>());
    desk.thread->save(game_at(1, 4));
    desk.thread.reset();
    CHECK_FALSE(desk.memory->game(1));
    CHECK(desk.memory->game(2));
}

TEST_CASE("a game goes on being saved where deleting fails", "[store-thread]") {
    Desk desk;
    desk.thread->save(game_at(1, 1));
    REQUIRE(comes_true([&] { return desk.memory->games() == 1; }));
    desk.memory->fail_writes(Message{"no", {}});
    desk.thread->ask(1, game::ForgetEverything{});
    REQUIRE(desk.told<game::NotRead>());
    desk.memory->fail_writes({});
    desk.thread->save(game_at(1, 4));
    desk.thread.reset();
    CHECK(desk.memory->game(1)->record.elapsed == game::Time{4000});
}

TEST_CASE("questions are answered after what was to be written before them", "[store-thread]") {
    Desk desk;
    desk.thread->save(game_at(1, 1));
    desk.thread->ask(1, game::ReadGames{0, 10});
    auto games = desk.news();
    REQUIRE(games);
    REQUIRE(std::holds_alternative<game::GamesRead>(*games));
    CHECK(std::get<game::GamesRead>(*games).games.size() == 1);
    desk.thread->ask(1, game::ReadGame{1});
    CHECK(desk.told<game::GameRead>());
    desk.thread->ask(1, game::ReadGame{9});
    CHECK(desk.told<game::NotRead>());
    desk.thread->ask(1, game::ForgetEverything{});
    CHECK(desk.told<game::Forgotten>());
    CHECK(desk.wakes >= 4);
}

TEST_CASE("the whole history goes into a file, in either form", "[store-thread]") {
    const ScratchFolder folder;
    Desk desk;
    const int games = 2500; // more than one page of them
    for (game::GameKey key = 1; key <= games; ++key) desk.memory->put(game_at(key, 1));
    for (const char* name : {"all.csv", "all.json"}) {
        const std::string path = (folder.path() / name).string();
        desk.thread->ask(1, game::ExportGames{path});
        REQUIRE(desk.told<game::Exported>());
        std::ifstream in(path, std::ios::binary);
        int lines = 0;
        for (std::string line; std::getline(in, line);) ++lines;
        CHECK(lines == games + (std::string(name) == "all.csv" ? 1 : 2));
    }
    desk.thread->ask(1, game::ExportGames{(folder.path() / "no" / "such" / "folder.csv").string()});
    CHECK(desk.told<game::NotRead>());
}

TEST_CASE("an answer has the ticket of its question, and what nobody asked has none", "[store-thread]") {
    Desk desk;
    desk.memory->find_out(Message{"was damaged", {}});
    desk.thread->ask(7, game::ReadGames{0, 10});
    desk.thread->ask(8, game::ReadGame{9});
    std::vector<StoreThread::Response> told;
    REQUIRE(comes_true([&] {
        for (StoreThread::Response& one : desk.thread->take()) told.push_back(std::move(one));
        return told.size() == 3;
    }));
    for (const StoreThread::Response& one : told) {
        const bool asked = !std::holds_alternative<game::FoundOut>(one.news);
        CHECK(asked == (one.ticket != 0));
        if (asked) CHECK(one.ticket == (std::holds_alternative<game::GamesRead>(one.news) ? 7U : 8U));
    }
}

TEST_CASE("who cancels hears nothing more, and what was to be done is done all the same", "[store-thread]") {
    const bool started = GENERATE(true, false); // before that is cancelled
    Desk desk;
    desk.thread->save(game_at(1, 1));
    REQUIRE(comes_true([&] { return desk.memory->games() == 1; }));
    desk.memory->block_writes(true);
    if (!started) {
        desk.thread->save(game_at(2, 1));
        REQUIRE(comes_true([&] { return desk.memory->waiting() == 1; }));
    }
    desk.thread->ask(7, game::ForgetEverything{});
    desk.thread->ask(7, game::ReadGames{0, 10});
    if (started) REQUIRE(comes_true([&] { return desk.memory->waiting() == 1; }));
    desk.thread->cancel(7);
    desk.thread->ask(8, game::ReadGames{0, 10});
    desk.memory->block_writes(false);
    std::vector<StoreThread::Response> told;
    REQUIRE(comes_true([&] {
        for (StoreThread::Response& one : desk.thread->take()) told.push_back(std::move(one));
        return !told.empty();
    }));
    REQUIRE(told.size() == 1);
    CHECK(told.front().ticket == 8);
    CHECK(std::get<game::GamesRead>(told.front().news).games.empty());
    desk.thread->ask(7, game::ReadGame{1}); // a repeated question is answered
    CHECK(desk.told<game::NotRead>());
}

TEST_CASE("nothing is exported into the store's own folder", "[store-thread]") {
    const ScratchFolder folder;
    Desk desk{folder.path()};
    desk.thread->ask(1, game::ExportGames{(folder.path() / "all.csv").string()});
    CHECK(desk.told<game::NotRead>());
    CHECK_FALSE(std::filesystem::exists(folder.path() / "all.csv"));
}

TEST_CASE("what waits while the store hangs or fails is aside, as it is by now, until all is written",
          "[store-thread]") {
    const bool hangs = GENERATE(false, true);
    Desk desk{std::chrono::milliseconds{0}};
    if (hangs)
        desk.memory->block_writes(true);
    else
        desk.memory->fail_writes(Message{"no room", {}});
    desk.thread->save(game_at(1, 1));
    desk.thread->save(game::KeyValues{{"a", "1"}, {"b", "1"}});
    desk.thread->save(game::ItemChanges{{{"own-decks", "/cats"}, game::Item{"", 1}}, {{"races", "2"}, std::nullopt}});
    REQUIRE(comes_true([&] {
        const game::Unsaved what = desk.aside.what();
        return what.games.size() == 1 && what.settings.size() == 2 && what.items.size() == 2 &&
               desk.aside.elsewhere() == hangs;
    }));
    desk.thread->save(game_at(2, 1));
    desk.thread->save(game_at(1, 9));
    desk.thread->save(game::KeyValues{{"a", "2"}});
    REQUIRE(comes_true([&] {
        const game::Unsaved what = desk.aside.what();
        return what.games.size() == 2 && what.games.back().record.elapsed.count() == 9000 &&
               what.settings == game::KeyValues{{"a", "2"}, {"b", "1"}};
    }));
    desk.memory->fail_writes({});
    desk.memory->block_writes(false);
    desk.thread->save(game_at(3, 1)); // the failed one is retried with it
    REQUIRE(comes_true([&] { return desk.memory->games() == 3 && desk.aside.what().empty(); }));
    desk.thread.reset();
    CHECK(desk.aside.what().empty());
    CHECK(desk.memory->settings() == game::KeyValues{{"a", "2"}, {"b", "1"}});
}

TEST_CASE("what could not be written by the end is aside then, but for what the player let go", "[store-thread]") {
    const bool let_go = GENERATE(false, true);
    Desk desk{std::chrono::hours{1}};
    desk.memory->fail_writes(Message{"no room", {}});
    SECTION("a game") { desk.thread->save(game_at(1, 1)); }
    SECTION("a setting") { desk.thread->save(game::KeyValues{{"a", "1"}}); }
    SECTION("a row of a list") { desk.thread->save(game::ItemChanges{{{"own-decks", "/cats"}, std::nullopt}}); }
    if (let_go) {
        REQUIRE(comes_true([&] { return !desk.aside.what().empty(); }));
        desk.thread->let_go();
    }
    desk.thread.reset();
    CHECK(desk.aside.what().empty() == let_go);
}

TEST_CASE("what waits is kept aside at once for those who ask", "[store-thread]") {
    Desk desk{std::chrono::hours{1}};
    CHECK(desk.thread->keep(std::chrono::hours{1}, true)); // nothing to do
    const bool can = GENERATE(true, false);
    if (!can) desk.aside.refuse();
    desk.memory->block_writes(true);
    desk.thread->save(game_at(1, 1));
    CHECK(desk.thread->keep(std::chrono::hours{1}, true) == can);
    CHECK(desk.aside.what().games.size() == 1);
    desk.memory->block_writes(false);
}

TEST_CASE("who asks to keep what waits waits for nothing more once all is written", "[store-thread]") {
    const auto memory = std::make_shared<StoreMemory>();
    std::atomic<bool> keeps = false;
    std::atomic<bool> go = false;
    StoreThread thread{std::make_unique<MemoryStore>(memory),
                       {},
                       [] {},
                       true,
                       [&](const game::Unsaved& /*what*/, bool /*elsewhere*/) { // hangs
                           keeps = true;
                           while (!go) std::this_thread::sleep_for(std::chrono::milliseconds{1});
                           return true;
                       },
                       std::chrono::hours{1}};
    memory->block_writes(true);
    thread.save(game_at(1, 1));
    std::thread disk([&] {
        static_cast<void>(comes_true([&] { return keeps.load(); }));
        memory->block_writes(false);
    });
    CHECK(thread.keep(std::chrono::hours{1}, true));
    disk.join();
    CHECK(memory->games() == 1);
    go = true;
}
