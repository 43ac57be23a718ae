// The thread beside the store: what it is given is written, in the end, whatever the store does.
#include "view/keeper.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <fstream>
#include <functional>
#include <sstream>
#include <thread>

#include "game/game.hpp"
#include "scene/app.hpp"
#include "support/catch.hpp"
#include "support/memory_store.hpp"
#include "support/play.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::test;
using view::Keeper;

namespace {

game::KeptGame game_at(game::GameKey key, int seconds) {
    Random chance{std::uint64_t{1}};
    game::Game game = scene::given(board_of("A A\n"), Gravity::none, usual_difficulty, chance);
    game.key = key;
    game.begun = 100;
    game::KeptGame kept = game::kept(game, game::Time{0}, 100 + seconds);
    kept.record.log.push_back({game::Time{0}, game::HintAsked{}}); // so that it is more than looked at
    kept.record.elapsed = kept.summary.elapsed = game::Time{seconds * 1000};
    return kept;
}

/// Waits, for a while, until something is so.
bool comes_true(const std::function<bool()>& what) {
    for (int i = 0; i < 2000; ++i) {
        if (what()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    return false;
}

struct Desk {
    std::shared_ptr<Memory> memory = std::make_shared<Memory>();
    std::atomic<int> wakes = 0;
    std::optional<Keeper> keeper;

    Desk() {
        keeper.emplace(std::make_unique<MemoryStore>(memory), [this] { ++wakes; });
    }

    /// The next news, or that none came.
    std::optional<game::StoreNews> news() {
        std::optional<game::StoreNews> first;
        static_cast<void>(comes_true([&] {
            for (game::StoreNews& one : keeper->take())
                if (!first) first = std::move(one);
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

TEST_CASE("what is given to the keeper is written before it ends", "[keeper]") {
    Desk desk;
    desk.memory->block_writes(true);
    for (game::GameKey key = 1; key <= 5; ++key) desk.keeper->keep(game_at(key, 1));
    desk.keeper->keep(game::Settings{{"sound", "off"}});
    std::thread later([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds{50});
        desk.memory->block_writes(false);
    });
    desk.keeper.reset();
    later.join();
    CHECK(desk.memory->games() == 5);
    CHECK(desk.memory->settings() == game::Settings{{"sound", "off"}});
}

TEST_CASE("nobody waits for a store that hangs, and only the newest state of a game is written after it", "[keeper]") {
    Desk desk;
    desk.memory->block_writes(true);
    desk.keeper->keep(game_at(1, 0));
    for (int seconds = 1; seconds <= 1000; ++seconds) desk.keeper->keep(game_at(2, seconds));
    CHECK(desk.memory->games() == 0);
    desk.memory->block_writes(false);
    REQUIRE(
        comes_true([&] { return desk.memory->game(2) && desk.memory->game(2)->record.elapsed.count() == 1'000'000; }));
    CHECK(desk.memory->writes() <= 4);
}

TEST_CASE("a failure is told once, what failed is written later, and that is told too", "[keeper]") {
    Desk desk;
    desk.memory->fail_writes(Message{"no room", {}});
    desk.keeper->keep(game_at(1, 1));
    const auto first = desk.news();
    REQUIRE(first);
    REQUIRE(std::holds_alternative<game::NotKept>(*first));
    CHECK(std::get<game::NotKept>(*first).why.id == "no room");
    desk.keeper->keep(game_at(2, 1));
    desk.keeper->keep(game::Settings{{"a", "1"}});
    desk.keeper->keep(game::Settings{{"a", "2"}, {"b", "1"}});
    std::this_thread::sleep_for(std::chrono::milliseconds{30});
    CHECK(desk.keeper->take().empty());
    desk.memory->fail_writes({});
    desk.keeper->keep(game_at(3, 1));
    CHECK(desk.told<game::KeptAgain>());
    CHECK(desk.memory->games() == 3);
    CHECK(desk.memory->settings() == game::Settings{{"a", "2"}, {"b", "1"}});
}

TEST_CASE("what the store found out is told once and is no failure", "[keeper]") {
    Desk desk;
    SECTION("while it kept a game") {
        desk.memory->find_out(Message{"was damaged", {}});
        desk.keeper->keep(game_at(1, 1));
        CHECK(desk.told<game::FoundOut>());
        CHECK(desk.memory->writes() == 1);
    }
    SECTION("while it read the list") {
        desk.memory->find_out(Message{"was damaged", {}});
        desk.keeper->ask(game::ReadGames{0, 10});
        std::vector<game::StoreNews> told;
        REQUIRE(comes_true([&] {
            for (game::StoreNews& one : desk.keeper->take()) told.push_back(std::move(one));
            return told.size() == 2;
        }));
        CHECK(std::holds_alternative<game::GamesRead>(told.front()));
        CHECK(std::holds_alternative<game::FoundOut>(told.back()));
    }
    desk.keeper->keep(game_at(2, 1));
    desk.keeper->ask(game::ReadGame{2});
    CHECK(desk.told<game::GameRead>()); // and nothing before it
    CHECK(desk.keeper->take().empty());
}

TEST_CASE("without anything new a failed write is tried again by itself", "[keeper]") {
    Desk desk;
    desk.memory->fail_writes(Message{"locked", {}});
    desk.keeper->keep(game_at(1, 1));
    REQUIRE(desk.told<game::NotKept>());
    desk.memory->fail_writes({});
    CHECK(desk.told<game::KeptAgain>());
    CHECK(desk.memory->games() == 1);
}

TEST_CASE("what could not be written is written in the order it was played", "[keeper]") {
    for (int tries = 1; tries <= 3; ++tries) {
        Desk desk;
        desk.memory->fail_writes(Message{"no room", {}});
        desk.keeper->keep(game_at(1, 1));
        REQUIRE(desk.told<game::NotKept>());
        for (int i = 0; i < tries; ++i) {
            desk.keeper->keep(game_at(2, i)); // and each of these is a try of both
            std::this_thread::sleep_for(std::chrono::milliseconds{20});
        }
        desk.memory->fail_writes({});
        desk.keeper.reset();
        CHECK(desk.memory->game(1)->summary.state == game::GameState::left);
        CHECK(desk.memory->game(2)->summary.state == game::GameState::in_hand);
    }
}

TEST_CASE("what waited to be written does not come back after everything was forgotten", "[keeper]") {
    Desk desk;
    desk.memory->fail_writes(Message{"no room", {}});
    desk.keeper->keep(game_at(1, 1));
    REQUIRE(desk.told<game::NotKept>());
    desk.memory->fail_writes({});
    desk.keeper->ask(game::ForgetEverything{});
    REQUIRE(comes_true([&] {
        const auto news = desk.keeper->take();
        return std::any_of(news.begin(), news.end(),
                           [](const auto& one) { return std::holds_alternative<game::Forgotten>(one); });
    }));
    desk.keeper.reset();
    CHECK(desk.memory->games() == 0);
}

TEST_CASE("a game that another window plays is not pressed on it", "[keeper]") {
    Desk desk;
    desk.memory->fail_writes(Message{game::open_elsewhere, {}});
    desk.keeper->keep(game_at(1, 1));
    REQUIRE(desk.told<game::NotKept>());
    desk.memory->fail_writes({});
    desk.keeper->keep(game_at(2, 1));
    CHECK(desk.told<game::KeptAgain>());
    desk.keeper.reset();
    CHECK_FALSE(desk.memory->game(1));
}

TEST_CASE("questions are answered after what was to be written before them", "[keeper]") {
    Desk desk;
    desk.keeper->keep(game_at(1, 1));
    desk.keeper->ask(game::ReadGames{0, 10});
    auto games = desk.news();
    REQUIRE(games);
    REQUIRE(std::holds_alternative<game::GamesRead>(*games));
    CHECK(std::get<game::GamesRead>(*games).games.size() == 1);
    desk.keeper->ask(game::ReadGame{1});
    CHECK(desk.told<game::GameRead>());
    desk.keeper->ask(game::ReadGame{9});
    CHECK(desk.told<game::NotRead>());
    desk.keeper->ask(game::ForgetEverything{});
    CHECK(desk.told<game::Forgotten>());
    CHECK(desk.wakes >= 4);
}

TEST_CASE("the whole history goes into a file, in either form", "[keeper]") {
    const ScratchFolder folder;
    Desk desk;
    const int games = 2500; // more than one page of them
    for (game::GameKey key = 1; key <= games; ++key) desk.memory->put(game_at(key, 1));
    for (const char* name : {"all.csv", "all.json"}) {
        const std::string path = (folder.path() / name).string();
        desk.keeper->ask(game::ExportGames{path});
        REQUIRE(desk.told<game::Exported>());
        std::ifstream in(path, std::ios::binary);
        int lines = 0;
        for (std::string line; std::getline(in, line);) ++lines;
        CHECK(lines == games + (std::string(name) == "all.csv" ? 1 : 2));
    }
    desk.keeper->ask(game::ExportGames{(folder.path() / "no" / "such" / "folder.csv").string()});
    CHECK(desk.told<game::NotRead>());
}
