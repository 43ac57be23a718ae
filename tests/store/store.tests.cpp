// Saved data returns unchanged; windows share a store.
#include "store/store.hpp"

#include <sqlite3.h>

#include "game/game.hpp"
#include "store/saved.hpp"
#include "support/play.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

TEST_CASE("a new store is empty and says nothing", "[store]") {
    const ScratchFolder scratch;
    const Window window(scratch.path() / "a" / "b");
    CHECK(window.found.settings.empty());
    CHECK(window.found.decks.empty());
    CHECK_FALSE(window.found.game);
    CHECK(said(window.found.notices).empty());
    const auto games = window.store->games(0, 10);
    REQUIRE(games);
    CHECK(games->empty());
    CHECK_FALSE(window.store->game(5));
}

TEST_CASE("a game comes back as it was saved, step after step", "[store]") {
    const ScratchFolder scratch;
    const auto key = GENERATE(GameKey{1}, GameKey{77}, std::numeric_limits<GameKey>::max());
    Player player(key, small_id("any words"), 5);
    player.started(noon - 50);
    for (int i = 0; i < 30; ++i) {
        const SavedGame saved = player.saved(noon + i);
        {
            const Window window(scratch.path());
            CHECK(said(window.found.notices).empty());
            REQUIRE(said(window.store->save(saved)).empty());
            const auto again = window.store->game(key);
            REQUIRE(again);
            check_same(*again, saved);
        }
        const Window window(scratch.path());
        REQUIRE(window.found.game);
        check_same(*window.found.game, saved);
        player = Player::going_on(*window.found.game, static_cast<std::uint64_t>(i));
        player.started(noon - 50);
        player.step();
    }
}

TEST_CASE("a game comes back with its rule and its walls", "[store]") {
    for (const Rule rule : all_rules)
        for (const Gravity gravity : {Gravity::none, Gravity::down}) {
            CAPTURE(name_of(rule), name_of(gravity));
            GameId id;
            id.params = {{8, 8}, 10, gravity, *layout_from_name("diamond"), 1, rule};
            id.seed = "x";
            const ScratchFolder scratch;
            Player player(9, id, 1);
            player.steps(4);
            const SavedGame saved = player.saved(noon);
            REQUIRE(said(Window(scratch.path()).store->save(saved)).empty());
            const Window window(scratch.path());
            REQUIRE(window.found.game);
            check_same(*window.found.game, saved);
            const auto again = game::resumed(window.found.game->record, *window.found.game->start, 9);
            REQUIRE(again);
            CHECK(again->session.board().rule() == rule);
            CHECK(again->session.board() == player.session().board());
        }
}

TEST_CASE("a board from a file is saved with the game", "[store]") {
    const ScratchFolder scratch;
    const Board board = board_of("A B . # B\n3 # A . 3\n");
    GameId id;
    id.params = {board.size(), 3, Gravity::left, BoardLayout{}, 2};
    Board settled = board;
    settle(settled, Gravity::left);
    Player player(9, {id, board}, {settled, {}}, 1);
    player.steps(5);
    const SavedGame saved = player.saved(noon);
    REQUIRE(Window(scratch.path()).store->save(saved));
    const Window window(scratch.path());
    REQUIRE(window.found.game);
    check_same(*window.found.game, saved);
    CHECK(window.store->games(0, 1)->front() == saved.summary);
}

TEST_CASE("a game is found by its record, one of a dealt board as well as one from a file", "[store]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    GameId id;
    id.params = {{1, 4}, 2, Gravity::none, BoardLayout{}, 2};
    const Board board = board_of("A A B B\n");
    Player custom(9, {id, board}, {board, {}}, 1);
    custom.take({{1, 1}, {1, 2}});
    std::vector<SavedGame> all{custom.saved(noon, GameState::unfinished)};
    for (const GameKey key : {4, 5}) all.push_back(played(key).saved(noon, GameState::unfinished));
    for (const SavedGame& one : all) REQUIRE(said(window.store->save(one)).empty());
    for (const SavedGame& one : all) {
        Record record = one.record;
        record.picked.reset(); // this and the clock make no difference
        record.elapsed += Time{5000};
        const auto found = window.store->find(record);
        REQUIRE(found);
        REQUIRE(*found);
        CHECK((*found)->summary == one.summary);
        CHECK((*found)->record == one.record);

        REQUIRE_FALSE(record.log.empty());
        record.log.back().at += Time{1};
        CHECK_FALSE(*window.store->find(record));
        record.log.pop_back();
        CHECK_FALSE(*window.store->find(record));
    }
}

TEST_CASE("a game that is not in progress is saved without its start", "[store]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    for (const GameState state : {GameState::unfinished, GameState::cleared}) {
        SavedGame saved = played(3).saved(noon, state);
        saved.start = Player::dealt(saved.record.origin.id);
        REQUIRE(said(window.store->save(saved)).empty());
        saved.start.reset();
        const auto again = window.store->game(3);
        REQUIRE(again);
        check_same(*again, saved);
        CHECK_FALSE(Window(scratch.path()).found.game);
    }
}

TEST_CASE("a game comes back with the picture of its seal", "[store]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    SavedGame saved = played(3).saved(noon, GameState::cleared);
    for (const SealPicture& look : {SealPicture{"shapes", 4}, SealPicture{"/my: 4 cats", 7, 1},
                                    SealPicture{"/cats", 0, std::numeric_limits<std::uint64_t>::max()}}) {
        saved.summary.look = look;
        REQUIRE(said(window.store->save(saved)).empty());
        CHECK(window.store->games(0, 1)->front().look == look);
    }
}

TEST_CASE("games are listed in order, the one played last first", "[store]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    for (const GameKey key : {4, 9, 2, 7, 5}) REQUIRE(window.store->save(played(key).saved(noon, GameState::cleared)));
    REQUIRE(window.store->save(played(9, 12).saved(noon, GameState::cleared)));
    const auto keys = [&](std::size_t skip, std::size_t most) {
        std::vector<GameKey> all;
        const auto games = window.store->games(skip, most);
        REQUIRE(games);
        for (const auto& summary : *games) all.push_back(summary.key);
        return all;
    };
    CHECK(keys(0, 100) == std::vector<GameKey>{9, 5, 7, 2, 4});
    CHECK(keys(0, 2) == std::vector<GameKey>{9, 5});
    CHECK(keys(2, 2) == std::vector<GameKey>{7, 2});
    CHECK(keys(4, 2) == std::vector<GameKey>{4});
    CHECK(keys(5, 2).empty());
    CHECK(keys(0, 0).empty());
    CHECK(keys(0, std::numeric_limits<std::size_t>::max()).size() == 5);
}

TEST_CASE("settings of two windows are merged, name by name", "[store]") {
    const ScratchFolder scratch;
    {
        const Window one(scratch.path());
        const Window two(scratch.path());
        REQUIRE(one.store->save(KeyValues{{"sound", "on"}, {"language", "zh_CN"}}));
        REQUIRE(two.store->save(KeyValues{{"sound", "off"}, {"name", "Ärger\n; 'x'"}, {"", ""}}));
        REQUIRE(one.store->save(KeyValues{}));
    }
    const KeyValues all{{"sound", "off"}, {"language", "zh_CN"}, {"name", "Ärger\n; 'x'"}, {"", ""}};
    CHECK(Window(scratch.path()).found.settings == all);
}

TEST_CASE("a setting of the greatest length comes back, and a longer one is refused aloud", "[store]") {
    const ScratchFolder scratch;
    const std::string longest(most_setting_bytes - 1, 'x'); // with a name of one byte
    const std::string no_text = "/pictures \xE9t\xE9";
    {
        const Window window(scratch.path());
        CHECK(save_and_hear(*window.store, KeyValues{{"a", longest}, {"b", longest}}).empty());
        CHECK(has(save_and_hear(*window.store, KeyValues{{"b", longest + "x"}, {"c", "1"}}), "too long to be saved"));
        CHECK(has(save_and_hear(*window.store, KeyValues{{"deck", no_text}, {"d", "2"}}), "no text: deck"));
    }
    const Window window(scratch.path());
    CHECK(window.found.settings == KeyValues{{"a", longest}, {"b", longest}, {"c", "1"}, {"d", "2"}});
    CHECK(window.found.decks.empty());
}

TEST_CASE("the decks in use are known, the one used last first", "[store]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    for (const char* deck : {"emoji", "/home/me/my deck", "shapes", "emoji"})
        REQUIRE(window.store->save(KeyValues{{"deck", deck}}));
    CHECK(Window(scratch.path()).found.decks == std::vector<std::string>{"emoji", "shapes", "/home/me/my deck"});
}

TEST_CASE("another game in progress makes the one before it unfinished", "[store]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    REQUIRE(window.store->save(played(1).saved(noon)));
    REQUIRE(window.store->save(played(2).saved(noon)));
    CHECK(window.store->game(1)->summary.state == GameState::unfinished);
    CHECK_FALSE(window.store->game(1)->start);
    CHECK(window.store->game(2)->summary.state == GameState::in_progress);
    REQUIRE(window.store->save(played(1).saved(noon)));
    CHECK(window.store->game(1)->start);
    CHECK(window.store->game(2)->summary.state == GameState::unfinished);
}

TEST_CASE("a game that was cleared leaves the one before it left, too", "[store]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    REQUIRE(window.store->save(played(1).saved(noon)));
    REQUIRE(window.store->save(played(2).saved(noon, GameState::cleared)));
    CHECK(window.store->game(1)->summary.state == GameState::unfinished);
}

TEST_CASE("a board that was only looked at leaves nothing behind", "[store]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    REQUIRE(window.store->save(played(1, 0).saved(noon)));
    CHECK(window.store->game(1));
    REQUIRE(window.store->save(played(2).saved(noon)));
    CHECK_FALSE(window.store->game(1));
    REQUIRE(window.store->save(played(3, 0).saved(noon)));
    CHECK(window.store->game(2)->summary.state == GameState::unfinished);
}

TEST_CASE("the clock goes on without the rest being written", "[store]") {
    const ScratchFolder scratch;
    Player player = played(1);
    SavedGame saved = player.saved(noon);
    {
        const Window window(scratch.path());
        REQUIRE(window.store->save(saved));
        for (int i = 1; i <= 5; ++i) {
            player.wait(Time{1000});
            saved = player.saved(noon + i);
            REQUIRE(said(window.store->save(saved)).empty());
            check_same(*window.store->game(1), saved);
        }
    }
    check_same(*Window(scratch.path()).found.game, saved);
}

TEST_CASE("no game is open in two windows", "[store]") {
    const ScratchFolder scratch;
    const auto key_of = [](const Window& window) { return window.found.game ? window.found.game->summary.key : 0; };
    {
        const Window one(scratch.path());
        REQUIRE(one.store->save(played(1).saved(noon)));
        const Window two(scratch.path());
        CHECK(key_of(two) == 0);
        REQUIRE(two.store->save(played(2).saved(noon)));
        const Window three(scratch.path());
        CHECK(key_of(three) == 0);
        REQUIRE(three.store->save(played(3).saved(noon)));
        REQUIRE(one.store->save(played(1, 9).saved(noon)));
    }
    {
        // The game played last, then the next of those that were open.
        const Window one(scratch.path());
        CHECK(key_of(one) == 1);
        {
            const Window two(scratch.path());
            CHECK(key_of(two) == 3);
            const Window three(scratch.path());
            CHECK(key_of(three) == 2);
            const Window four(scratch.path());
            CHECK(key_of(four) == 0);
        }
        const Window two(scratch.path());
        CHECK(key_of(two) == 3);
        // A game open elsewhere cannot be written here.
        CHECK(said(one.store->save(played(3).saved(noon))).find("another window") != std::string::npos);
    }
}

TEST_CASE("a game whose window is closed is listed as unfinished and can be resumed", "[store]") {
    const ScratchFolder scratch;
    const Window first(scratch.path());
    REQUIRE(first.store->save(played(1).saved(noon)));
    {
        const Window second(scratch.path());
        REQUIRE(second.store->save(played(2).saved(noon)));
        CHECK(first.store->game(2)->summary.state == GameState::in_progress);
        CHECK(first.store->games(0, 10)->front().state == GameState::in_progress);
    }
    CHECK(first.store->game(2)->summary.state == GameState::unfinished);
    CHECK(first.store->games(0, 10)->front().state == GameState::unfinished);
    CHECK(first.store->game(1)->summary.state == GameState::in_progress);
    CHECK(said(first.store->save(played(2, 10).saved(noon))).empty());
    CHECK(first.store->game(2)->summary.state == GameState::in_progress);
    CHECK(first.store->game(1)->summary.state == GameState::unfinished);
}

TEST_CASE("forgetting leaves nothing, but for another window's game", "[store]") {
    const ScratchFolder scratch;
    {
        const Window one(scratch.path());
        const Window two(scratch.path());
        REQUIRE(one.store->save(KeyValues{{"name", "geheim"}, {"deck", "shapes"}}));
        for (GameKey key = 1; key <= 40; ++key)
            REQUIRE(one.store->save(Player(key, small_id("geheimnis"), 1).saved(noon, GameState::cleared)));
        REQUIRE(one.store->save(played(41).saved(noon)));
        REQUIRE(two.store->save(played(42).saved(noon)));
        REQUIRE(said(one.store->forget_everything()).empty());
        REQUIRE(one.store->games(0, 10)->size() == 1);
        CHECK(one.store->games(0, 10)->front().key == 42);
        REQUIRE(said(two.store->save(played(42, 9).saved(noon))).empty());
    }
    for (const auto& entry : std::filesystem::directory_iterator(scratch.path()))
        CHECK(content_of(entry.path()).find("geheim") == std::string::npos);
    const Window window(scratch.path());
    CHECK(window.found.settings.empty());
    CHECK(window.found.decks.empty());
    REQUIRE(window.found.game);
    CHECK(window.found.game->summary.key == 42);
}

TEST_CASE("whatever the calendar does, the game played last is gone on with", "[store]") {
    const ScratchFolder scratch;
    constexpr Date year = 31'557'600;
    const std::vector<Date> dates{noon,
                                  noon - 40 * year,
                                  noon + 4000 * year,
                                  -year,
                                  0,
                                  std::numeric_limits<Date>::max(),
                                  std::numeric_limits<Date>::min(),
                                  noon};
    for (std::size_t i = 0; i < dates.size(); ++i) {
        const auto key = static_cast<GameKey>(i + 1);
        Player player = played(key);
        player.started(noon);
        const Window window(scratch.path());
        REQUIRE(said(window.store->save(player.saved(dates[i]))).empty());
        player.wait(Time{500});
        REQUIRE(said(window.store->save(player.saved(dates[i]))).empty());
        const auto first = window.store->games(0, 1)->front();
        CHECK(first.key == key);
        CHECK(first.started == noon);
        CHECK(first.touched == std::max(noon, dates[i]));
        const Window again(scratch.path());
        CHECK_FALSE(again.found.game);
    }
    CHECK(Window(scratch.path()).found.game->summary.key == static_cast<GameKey>(dates.size()));
}
