// Boards in play: what is on them, what is told, and how a game begins and ends.
#include "app/daily_games.hpp"
#include "app/sample_data.hpp"
#include "app/situations/maker.hpp"
#include "game/contests/run.hpp"

namespace twoturns::test {
namespace {

app::Start run_start() {
    const GameId id = game::id_of({12'345'678, 2});
    return dealt(id.params, id.seed);
}

/// Tells of earlier runs, and of boards before the last one of the run of run_start().
void answer_runs(Player& player, std::size_t earlier, int boards) {
    std::vector<game::GameSummary> games;
    const auto add = [&](int run, int number, std::int64_t score) {
        game::GameSummary one;
        one.key = static_cast<game::GameKey>(games.size()) + 1;
        one.id = game::id_of({run, number});
        one.pace = game::Pace::arcade;
        one.state = game::GameState::cleared;
        one.score = score;
        one.look = game::SealPicture{"fruit", number};
        games.insert(games.begin(), one);
    };
    for (std::size_t i = 0; i < earlier; ++i)
        add(20'000'000 + static_cast<int>(i), 1, 1'000'000 + static_cast<std::int64_t>(i));
    for (int number = 1; earlier > 0 && number <= boards; ++number) add(12'345'678, number, 123'456);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, std::move(games)}});
}

} // namespace

void Situations::play() {
    using ui::Key;
    add("first", six_pairs);
    {
        Player& player = add("playing for over an hour", dealt({{6, 8}, 6, Gravity::vertical_out}, "long"));
        player.make(player.session().open_moves().front());
        player.wait(3'700'000);
        player.key(Key::up);
    }
    {
        Player& player = add("stuck", stuck);
        player.click(Cell{1, 1});
    }
    {
        Player& player = add("lost", hard_start());
        lose(player);
        player.wait(5000);
    }
    {
        Player& player = add("stuck, the way back known", hard_start());
        lose(player);
        get_stuck(player);
    }
    {
        Player& player = add("paused", six_pairs);
        player.click(Cell{1, 1});
        player.key(Key::p);
    }
    {
        Player& player =
            add("won", dealt({{2, 4}, 2, Gravity::none}, "a seed of some length, as words of people's own are"));
        player.hint();
        while (!player.session().open_moves().empty()) player.make(player.session().open_moves().front());
        player.wait(5000);
    }
    for (const Size size : {Size{6, 10}, Size{30, 2}}) {
        Player& player = add("won after hours, " + to_text(size), start_at(pairs_side_by_side(size)));
        player.make(player.session().open_moves().front());
        player.wait(36'061'000);
        while (!player.session().open_moves().empty()) player.make(player.session().open_moves().front());
        player.wait(5000);
    }
    for (const bool over : {false, true}) {
        Player& player = add(over ? "a round that is over" : "a combo of Arcade", at_pace(game::Pace::arcade));
        player.make(player.session().open_moves().front());
        player.make(player.session().open_moves().front());
        if (over) player.wait(300'000);
        REQUIRE(player.screen() == (over ? "round-over" : "none"));
    }
    for (const std::size_t earlier : {std::size_t{0}, std::size_t{20}}) {
        const std::string name = earlier == 0 ? "the first run" : "a run after many";
        add(name + " can begin", six_pairs).run(app::Command::arcade);
        answer_runs(all_.back().player, earlier, 3);
        Player& player = add(name, run_start());
        answer_runs(player, earlier, 1);
        for (std::size_t i = 0; i < 8; ++i) player.make(player.app.game().start.witness[i]);
        Player& over = add(name + " is over", run_start());
        answer_runs(over, earlier, 1);
        for (std::size_t i = 0; i < 8; ++i) over.make(over.app.game().start.witness[i]);
        over.wait(300'000);
        answer_runs(over, earlier, 1);
        REQUIRE(over.screen() == "round-over");
        Player& won = add(name + ", a board cleared", run_start());
        for (const Move& move : won.app.game().start.witness) won.make(move);
        won.wait(9000);
        answer_runs(won, earlier, 1);
    }
    {
        Player& player = add("won in Arcade, with a score to beat", at_pace(game::Pace::arcade));
        game::GameSummary before;
        before.id = player.app.game().origin.id;
        before.score = 1'234'567;
        before.pace = game::Pace::arcade;
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {before}}});
        while (!player.session().open_moves().empty()) player.make(player.session().open_moves().front());
        player.wait(5000);
    }
    {
        Player& player = add("dealing", six_pairs);
        player.slow = true;
        player.app.answer(1, app::ClipboardText{"tt1.20x20.40.none.full.3.x"}, player.now);
        player.think();
        REQUIRE(player.app.play().awaited());
    }
    {
        Player& player = add("reshuffling", stuck);
        player.slow = true;
        player.run(app::Command::reshuffle);
        REQUIRE(player.app.play().awaited());
    }
    {
        Player& player = add("zoomed", start_at(pairs_side_by_side({40, 40})));
        for (int i = 0; i < 6; ++i) player.run(app::Command::zoom_in);
        for (int i = 0; i < 30; ++i) player.key(Key::right);
    }
}

void Situations::tell() {
    using ui::Key;
    {
        Player& player = add("blocked", "# # # # # #\n# A B B A #\n# # # # # #\n");
        player.click(Cell{2, 2});
        player.click(Cell{2, 5});
        REQUIRE(player.app.note());
    }
    {
        Player& player = add("third turn or blocked, stuck", stuck);
        player.click(Cell{2, 2});
        player.click(Cell{3, 3});
        REQUIRE(player.app.note());
    }
    {
        Player& player = add("no reshuffle", no_reshuffle_helps);
        player.run(app::Command::reshuffle);
        REQUIRE(player.app.note());
    }
    add("hint of an area", six_pairs).key(Key::h);
    {
        Player& player = add("hint of a tile", six_pairs);
        player.key(Key::h);
        player.key(Key::h);
    }
    {
        Player& player = add("hint on a lost board", hard_start());
        lose(player);
        player.key(Key::h);
    }
    add("sound is off", six_pairs).key(Key::m);
    add("no ID to copy", six_pairs).key(Key::c, true);
    add("ID copied", dealt({{4, 6}, 6, Gravity::down}, "x")).key(Key::c, true);
    for (const char* text : {"", "tt1.6x4.99.down.full.3.x", "tt9.6x4.6.down.full.3.x"}) {
        Player& player = add(std::string{"no ID: "} + text, six_pairs);
        player.app.answer(1, app::ClipboardText{text}, player.now);
        REQUIRE(player.app.note());
    }
    {
        Player& player = add("a file that is none", six_pairs);
        player.input(ui::Dropped{"/home/me/cat.png"});
        player.answer<app::ReadFile>(
            app::FileRead{"/home/me/cat.png", Message{"This is a folder or a device, not a file.", {}}});
    }
    {
        Player& player = add("told of a fault in a long message", six_pairs);
        player.app.notify(game::NotSaved{{"{0} cannot be used ({1}): games and settings are not saved.",
                                          {"/home/someone/.local/share/twoturns/twoturns.db", "disk I/O error"}}},
                          player.now);
        if (saved_) player.app.notify(game::SavedAgain{}, player.now);
    }
    {
        Player& player = add("open in another window", six_pairs);
        player.app.notify(game::OpenElsewhere{player.app.saved(player.now, 1)}, player.now);
    }
}

void Situations::leave() {
    for (const bool by_system : {false, true}) {
        Player& player = add(by_system ? "asked before the session ends" : "asked before quitting", six_pairs);
        player.app.quit(player.now, by_system);
        player.think();
        game::AllTried tried;
        for (int i = 0; i < (by_system ? 12 : 1); ++i) tried.unsaved.push_back(player.app.saved(player.now, 1));
        tried.why = {"{0} cannot be used ({1}): games and settings are not saved.",
                     {"/home/someone with a long name/.local/share/twoturns/twoturns.db",
                      "disk I/O error: the device has gone away"}};
        player.answer<game::WriteAll>(game::StoreNews{tried});
        if (by_system) player.answer<app::ReportUnsaved>(game::StoreNews{tried}); // nor can it be kept
        REQUIRE(player.screen() == "leave");
    }
    Player& player = add("a store that is waited for", six_pairs);
    player.app.quit(player.now);
    player.wait(400);
}

void Situations::meet() {
    const auto guided = [&](const char* name) -> Player& {
        app::Start start = start_at(four_pairs);
        start.guides = true;
        Player& player = add(name, std::move(start));
        player.wait(5'000);
        return player;
    };
    (void)guided("the first start");
    Player& taught = guided("the first weave");
    const auto press = [&](Cell cell) { taught.click(taught.app.shown(taught.now).place.cell_rect(cell).centre()); };
    for (const Cell cell : {Cell{2, 2}, {2, 3}, {1, 1}, {1, 5}, {2, 1}, {2, 5}, {1, 3}, {1, 4}, {1, 2}, {2, 4}})
        press(cell);
    taught.wait(10'000);
}

Player& Situations::add_opened(const std::string& name, const std::string& clock) {
    const char* path = "/home/me/somebody whose name is longer than the names of most files.twoturns";
    const char* run = "two-turns-game 1\nboard\n1 1 . 2 2\nend\n3600 1,1 1,2\n7261 1,4 1,5\nclock ";
    Player& player = add(name, six_pairs);
    player.input(ui::Dropped{path});
    player.answer<app::ReadFile>(app::FileRead{path, run + clock});
    REQUIRE(player.screen() == "opened-game");
    player.wait(600);
    return player;
}

void Situations::race() {
    add_opened("a run that cannot be raced", "9000");
    for (const bool won : {false, true}) {
        Player& player = add_opened(won ? "a race that is won" : "a race", "7261");
        player.press_button("race");
        player.make({{1, 1}, {1, 2}});
        if (won) player.wait(7'000'000);
        if (won) player.make({{1, 4}, {1, 5}});
        player.wait(5000);
    }
}

} // namespace twoturns::test
