// Home: the last weave, where to go on, and a shelf of weaves.
#include <algorithm>
#include <string>
#include <vector>

#include "app/history_player.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/records/records_text.hpp"
#include "app/sample_data.hpp"
#include "game/contests/run.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

/// A player whose store has this many cleared games.
struct Resident : PlayerWithStore {
    explicit Resident(int games) {
        for (int i = 0; i < games; ++i) REQUIRE(store.save(played(100 + i, all_pairs, noon + i)));
    }
    void go_home() {
        key(Key::home);
        REQUIRE(player.screen() == "home");
    }
    template <class Item> [[nodiscard]] std::size_t count() const { return items_of<Item>(player.seen()).size(); }
};

/// Returns a player on Home who has cleared this board.
Player home_after(const GameId& id) {
    Player player{dealt(id.params, id.seed)};
    const auto witness = player.app.game().start.witness;
    for (const Move move : witness) player.make(move);
    player.wait(12'000);
    REQUIRE(player.session().status() == game::Status::won);
    player.key(Key::home);
    REQUIRE(player.screen() == "home");
    return player;
}

} // namespace

TEST_CASE("without a game in hand the program begins on Home, over the board that is dealt", "[home]") {
    Start start{.game = undealt({{{8, 18}, 36}, "moon"}), .at_home = true, .own_board = true};
    Player player{std::move(start)};
    CHECK(player.screen() == "home");
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    CHECK(player.app.depth() == 1);
}

TEST_CASE("Esc on Home leads to no board that nobody asked for", "[home]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{390, 844}}) {
        Player player{{.game = undealt({{{8, 18}, 36}, "moon"}), .at_home = true, .own_board = true}, canvas};
        CHECK_FALSE(player.place_of(Command::back));
        CHECK_FALSE(player.app.to_be_saved()); // so the next start begins on Home, too
        player.key(Key::escape);
        CHECK(player.screen() == "home");
        player.key(Key::enter);
        REQUIRE(player.screen() == "none");
        CHECK(player.app.to_be_saved());
        player.key(Key::home);
        REQUIRE(player.screen() == "home");
        CHECK(player.place_of(Command::back)); // from here on it is the player's board
        player.key(Key::escape);
        CHECK(player.screen() == "none");
    }
}

TEST_CASE("the Home key opens Home, and Esc leads back to the board", "[home]") {
    Resident resident{2};
    resident.go_home();
    resident.key(Key::escape);
    CHECK(resident.player.screen() == "none");
    resident.player.run(Command::menu);
    resident.key(Key::home);
    CHECK(resident.player.screen() == "home");
}

TEST_CASE("the Home key leaves Home open", "[home]") {
    Resident resident{2};
    resident.go_home();
    resident.key(Key::home);
    CHECK(resident.player.screen() == "home");
}

TEST_CASE("Enter goes on from Home, also where Home was opened by a click", "[home]") {
    Player player{start_at(four_pairs)};
    player.run(Command::home);
    player.click(ui::Point{2, 2}); // no key has moved the focus
    REQUIRE(player.screen() == "home");
    player.key(Key::enter);
    CHECK(player.screen() != "home");
}

TEST_CASE("the Home key opens Home from every page that has no other use for it", "[home]") {
    for (const Command page : {Command::journey, Command::help, Command::settings, Command::records, Command::look}) {
        Resident resident{2};
        resident.player.run(page);
        CAPTURE(name_of(page));
        REQUIRE(resident.player.screen() != "none");
        resident.key(Key::home);
        CHECK(resident.player.screen() == "home");
    }
}

TEST_CASE("the button for the sound shows whether there is one", "[home]") {
    Resident resident{1};
    resident.go_home();
    const auto shows_icon = [&](const char* name) {
        const auto icons = items_of<ui::IconItem>(resident.player.seen());
        return std::any_of(icons.begin(), icons.end(), [&](const ui::IconItem& icon) { return icon.name == name; });
    };
    CHECK(shows_icon("sound"));
    resident.key(Key::m);
    CHECK(shows_icon("mute"));
    CHECK_FALSE(shows_icon("sound"));
}

TEST_CASE("the ways to play have their whole names at every size of window", "[home]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{1024, 768}, ui::Canvas{844, 390},
                                    ui::Canvas{800, 600}, ui::Canvas{390, 844}}) {
        Resident resident{2};
        resident.player.app.resize(canvas, resident.player.now);
        resident.go_home();
        CAPTURE(canvas.width, canvas.height);
        for (const Command command : {Command::new_game, Command::arcade, Command::two_players})
            for (const std::string& word : words_of(label_of(command))) // in one line or two
                CHECK(shows(resident.player.seen(), word));
    }
}

TEST_CASE("Home shows the last weave whole, and a shelf with the last ones", "[home]") {
    for (const int games : {1, 3, 12}) {
        Resident resident{games};
        resident.go_home();
        const auto sheets = items_of<scene::SheetItem>(resident.player.seen());
        REQUIRE(sheets.size() == 1);
        CHECK(sheets.front().threads == all_pairs);
        CHECK(resident.count<scene::SmallSheetItem>() == static_cast<std::size_t>(std::min(games, 9)));
        for (const auto& small : items_of<scene::SmallSheetItem>(resident.player.seen())) CHECK(small.weave);
    }
}

TEST_CASE("Home shows what was cleared while another page was open", "[home]") {
    Resident resident{2};
    resident.go_home();
    resident.press("gallery");
    REQUIRE(resident.player.screen() == "gallery");
    REQUIRE(resident.store.save(played(200, all_pairs, noon + 9)));
    resident.key(Key::escape);
    REQUIRE(resident.player.screen() == "home");
    CHECK(resident.count<scene::SmallSheetItem>() == 3);
}

TEST_CASE("before the first weave Home says where it will be, and has no shelf", "[home]") {
    Resident resident{0};
    resident.go_home();
    CHECK(shows(resident.player.seen(), "Your first weave comes here"));
    CHECK(resident.count<scene::SmallSheetItem>() == 0);
    CHECK(resident.count<scene::SheetItem>() == 0);
}

TEST_CASE("the cards of Home lead to where they say", "[home]") {
    for (const std::string card : {"journey", "today", "new-game", "gallery", "two-players"}) {
        CAPTURE(card);
        Resident resident{3};
        resident.go_home();
        resident.press(card);
        CHECK(resident.player.screen() == (card == "today" ? "daily" : card));
    }
    Resident resident{3};
    resident.go_home();
    resident.press("continue");
    CHECK(resident.player.screen() == "none");
    resident.go_home();
    resident.key(Key::enter); // the focus is on Continue
    CHECK(resident.player.screen() == "none");
}

TEST_CASE("the line from the last weave to the board is drawn once, and then nothing moves", "[home]") {
    for (const bool motion : {true, false}) {
        Resident resident{2};
        resident.player.set(&Settings::motion, motion);
        resident.go_home();
        CHECK(resident.player.app.next_change(resident.player.now).has_value() == motion);
        resident.player.wait(1000);
        CHECK_FALSE(resident.player.app.next_change(resident.player.now));
        const auto lines = items_of<scene::LineItem>(resident.player.seen());
        REQUIRE(lines.size() == 2); // the game's sign, and the line
        CHECK(lines.back().points.size() == 4);
        CHECK(lines.back().drawn == 1);
    }
}

TEST_CASE("from a cleared board Esc leads Home, and Home to the next board", "[home]") {
    Resident resident{1};
    for (int col = 1; col <= 4; ++col) resident.player.make({{1, col}, {2, col}});
    resident.player.wait(10'000);
    resident.key(Key::escape);
    REQUIRE(resident.player.screen() == "home");
    CHECK(shows(resident.player.seen(), "Next board"));
}

TEST_CASE("after a cleared place Home names the next one once, and its card has a tile as all cards", "[home]") {
    const GameId& id = game::journey()[3].id;
    Player player = home_after(id);
    const scene::Scene scene = player.seen();
    CHECK(shows(scene, "Next board"));
    std::size_t names = 0;
    for (const auto& text : items_of<ui::TextItem>(scene)) {
        names += text.text == "Fence Row" ? 1U : 0U;
        CHECK_FALSE(text.text.starts_with("Next place"));
    }
    CHECK(names == 1);
    CHECK(shows(scene, "The Meadow"));
    const auto plays = items_of<ui::IconItem>(scene);
    const auto play = std::find_if(plays.begin(), plays.end(), [](const auto& icon) { return icon.name == "play"; });
    REQUIRE(play != plays.end());
    const auto tiles = items_of<scene::TileItem>(scene);
    CHECK(std::any_of(tiles.begin(), tiles.end(),
                      [&](const auto& tile) { return tile.box.contains(play->rect.centre()) && !tile.face; }));
}

TEST_CASE("after the board of the day Home offers the first place that is not cleared", "[home]") {
    const GameId id = game::daily_id(game::Day{std::chrono::year{2026} / 11 / 22});
    Player player = home_after(id);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{}});
    CHECK(shows(player.seen(), "Dew Gate"));
    player.key(Key::enter);
    player.wait(3000);
    CHECK(player.state().find(to_text(game::journey()[0].id)) != std::string::npos);
}

TEST_CASE("whoever has only learnt the rule is offered the first place, not the board of the start", "[home]") {
    Player player{dealt({{6, 8}, 6}, "seven")};
    player.key(Key::home);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{}});
    CHECK(shows(player.seen(), "Journey · Dew Gate"));
    player.key(Key::enter);
    player.wait(3000);
    CHECK(player.state().find(to_text(game::journey()[0].id)) != std::string::npos);
}

TEST_CASE("a board that was begun, and one after others were cleared, is offered itself", "[home]") {
    for (const bool begun : {true, false}) {
        Player player{dealt({{6, 8}, 6}, "seven")};
        if (begun) player.make(player.app.game().start.witness.front());
        player.key(Key::home);
        std::vector<game::GameSummary> games;
        if (!begun) games.push_back({.key = 9, .state = game::GameState::cleared, .id = {{{6, 8}, 6}, "eight"}});
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{.games = games}});
        CHECK(shows(player.seen(), begun ? "Continue" : "Play"));
        CHECK(shows(player.seen(), label_of(Size{6, 8})));
        player.key(Key::enter);
        CHECK(player.screen() == "none");
    }
}

TEST_CASE("after a place or a day, a board that was not begun is not offered", "[home]") {
    const GameId place = game::journey()[3].id;
    const GameId day = game::daily_id(game::Day{std::chrono::year{2026} / 11 / 22});
    for (const auto& [id, next] : {std::pair{place, "Journey · Fence Row"}, std::pair{day, "Journey · Dew Gate"}}) {
        Player player{dealt({{6, 8}, 6}, "seven")};
        player.key(Key::home);
        const std::vector<game::GameSummary> games{{.key = 9, .state = game::GameState::cleared, .id = id}};
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{.games = games}});
        CHECK(shows(player.seen(), next));
    }
}

TEST_CASE("the journey goes on after the place that was cleared last, not with the first that is open", "[home]") {
    Player player{dealt({{6, 8}, 6}, "seven")};
    player.key(Key::home);
    CHECK(shows(player.seen(), "Next place: Dew Gate"));
    const game::GameSummary other{.key = 90, .state = game::GameState::cleared, .id = {{{6, 8}, 6}, "seven"}};
    const game::GameSummary place{.key = 91, .state = game::GameState::cleared, .id = game::journey()[40].id};
    const std::vector<game::GameSummary> games{other, place};
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{.games = games}});
    CHECK(shows(player.seen(), "Next place: " + place_label(41)));
}

TEST_CASE("Home tells the wishes of the week once a board was cleared, and leads to them", "[home]") {
    Resident newcomer{0};
    newcomer.go_home();
    CHECK_FALSE(shows(newcomer.player.seen(), "This week"));
    Resident resident{2};
    resident.go_home();
    CHECK(shows(resident.player.seen(), "This week"));
    const auto icons = items_of<ui::IconItem>(resident.player.seen());
    CHECK(std::count_if(icons.begin(), icons.end(), [](const ui::IconItem& icon) {
              return icon.name.starts_with("star");
          }) == static_cast<std::ptrdiff_t>(game::wishes_a_week));
    resident.press("wishes");
    CHECK(resident.player.screen() == "records");
    CHECK(resident.player.state().find("wishes") != std::string::npos);
}

TEST_CASE("a later board of a run is gone on with, whether it was begun or not", "[home]") {
    const GameId id = game::id_of(game::RunBoard{.run = game::first_run, .number = 3});
    Player player{dealt(id.params, id.seed)};
    player.key(Key::home);
    CHECK(shows(player.seen(), "Continue"));
    CHECK(shows(player.seen(), "Board 3"));
    player.key(Key::enter);
    CHECK(player.screen() == "none");
}
