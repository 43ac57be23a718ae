// Every screen in every state that looks different.
#pragma once

#include <string>
#include <vector>

#include "app/daily_games.hpp"
#include "app/keys/key_sets.hpp"
#include "app/player.hpp"
#include "app/problems/kept_problems.hpp"
#include "app/records/kept_turns.hpp"
#include "app/sample_data.hpp"
#include "app/starts.hpp"
#include "game/contests/run.hpp"
#include "support/anki_files.hpp"
#include "support/scratch.hpp"

namespace twoturns::test {

struct Situation {
    std::string name;
    Player player;
};

/// Makes the situations for one canvas. Without `saved`, games cannot be saved, and the note about this is no longer
/// shown.
class Situations {
public:
    Situations(ui::Canvas canvas, bool saved, int text_size = 0)
        : canvas_(canvas), saved_(saved), text_size_(text_size) {
        play();
        tell();
        open_menus();
        open_files();
        draw();
        leave();
        begin();
        meet();
        travel();
        end_worlds();
        show_way();
        play_against();
        show_days();
        look_back();
        visit_gallery();
        race();
        count();
        show_records();
        show_decks();
        solve_problems();
        for (Situation& one : all_) one.player.point({-10, -10});
    }
    [[nodiscard]] std::vector<Situation> take() { return std::move(all_); }

private:
    Player& add(const std::string& name, app::Start start) {
        start.settings.folder = "/home/someone with a long name/Documents/games of all kinds/tiles in pairs";
        start.settings.text_size = text_size_;
        all_.push_back({name, Player{std::move(start), canvas_}});
        Player& player = all_.back().player;
        if (!saved_) {
            player.app.notify(game::NotSaved{{"The disk is full.", {}}}, player.now);
            for (int i = 0; i < 2; ++i) player.click(Cell{1, 1});
        }
        return player;
    }
    Player& add(const std::string& name, const char* board) { return add(name, start_at(board)); }

    static app::Start run_start() {
        const GameId id = game::id_of({12'345'678, 2});
        return dealt(id.params, id.seed);
    }
    /// Tells of earlier runs, and of boards before the last one of the run of run_start().
    static void answer_runs(Player& player, std::size_t earlier, int boards) {
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

    void solve_problems() {
        using ui::Key;
        const auto on_table = [&](const std::string& name, const ProblemId& id) -> Player& {
            Player& player = add("a problem, " + name, six_pairs);
            player.paste(to_text(id));
            player.wait(1'000);
            return player;
        };
        const auto take = [](Player& player, Move move) {
            for (const Cell cell : {move.a, move.b})
                player.click(player.app.shown(player.now).place.cell_rect(cell).centre());
        };
        {
            Player& player = add("problems", six_pairs);
            player.run(app::Command::problems);
        }
        {
            app::Start start = start_at(six_pairs);
            keep_problems(start.settings);
            Player& player = add("problems, many solved", std::move(start));
            player.run(app::Command::problems);
        }
        const ProblemId easy = ladder_problem(1, 1);
        const ProblemId hard = ladder_problem(9, 1);
        const ProblemId slides = ladder_problem(7, 2);
        on_table("easy", easy);
        on_table("hard", hard);
        on_table("tiles slide", slides);
        on_table("an easier one", *parse_problem_id("tp1.4x3.4.none.9.x"));
        for (const ProblemId& id : {easy, hard, slides}) {
            const Problem& problem = *problem_of(id);
            Player& player = on_table("lost, " + std::to_string(id.grade), id);
            take(player, problem.losing.front().move);
            player.wait(3'000);
            take(on_table("the pair, " + std::to_string(id.grade), id), problem.key());
        }
        {
            Player& player = on_table("why it loses", slides);
            take(player, problem_of(slides)->losing.front().move);
            player.key(Key::h, false, true);
            player.key(Key::end);
        }
        {
            Player& player = on_table("solved", easy);
            take(player, problem_of(easy)->key());
            for (int i = 0; i < 60; ++i) player.wait(300);
        }
        {
            Player& player = on_table("the answer shown", easy);
            player.key(Key::h, false, true);
            for (int i = 0; i < 60; ++i) player.wait(300);
        }
        {
            Player& player = add("a problem, being made", six_pairs);
            player.slow = true;
            player.paste(to_text(hard));
        }
        {
            Player& player = add("a problem that cannot be made", six_pairs);
            player.paste("tp1.3x2.6.none.5.x");
        }
    }

    void play() {
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

    /// Adds notes in the bar.
    void tell() {
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

    void open_menus() {
        using app::Command;
        add("menu", dealt({{4, 6}, 6, Gravity::horizontal_out}, "a seed that is long, longer than the menu is wide"))
            .run(Command::menu);
        add("board menu",
            dealt({{4, 6}, 6, Gravity::horizontal_out}, "a seed that is long, longer than the menu is wide"))
            .run(Command::board_menu);
        add("settings", six_pairs).run(Command::settings);
        {
            Player& player = add("settings, no sound device", six_pairs);
            player.app.notify(app::SoundDevice{false}, player.now);
            player.run(Command::settings);
        }
        {
            Player& player = add("the name of a sound", six_pairs);
            player.set(&app::Settings::captions, true);
            player.click(Cell{1, 1});
        }
        add("look", six_pairs).run(Command::look);
        add("accessibility", six_pairs).run(Command::accessibility);
        {
            Player& player = add("accessibility without a voice", six_pairs);
            player.app.notify(app::SpeechService{false}, player.now);
            player.run(Command::speech);
            player.run(Command::accessibility);
        }
        {
            Player& player = add("a tile magnified", six_pairs);
            player.set(&app::Settings::magnifier, true);
            player.key(ui::Key::right);
        }
        choose_keys();
        use_hands();
        add("help", six_pairs).run(Command::help);
        {
            Player& player = add("help, told something", six_pairs);
            player.run(Command::help);
            player.key(ui::Key::m);
        }
        add("about", six_pairs).run(Command::about);
        add("delete all", six_pairs).run(Command::delete_everything);
        for (const char* seed :
             {"moon", "a seed of many words that somebody has written for somebody else, who will find in it"
                      " what there is to be found"}) {
            Player& player = add(std::string{"seed: "} + seed, six_pairs);
            player.app.answer(1, app::ClipboardText{seed}, player.now);
            player.think();
            REQUIRE(player.screen() == "play-seed");
        }
    }

    void choose_keys() {
        using app::Command;
        using ui::Key;
        add("keys", six_pairs).run(Command::keys);
        {
            Player& player = add("keys of the right hand, by place", six_pairs);
            app::Settings settings = player.app.settings();
            settings.keys = app::bindings_of(app::KeySet::right_hand).stored();
            settings.keys_by_place = true;
            player.change(settings);
            player.run(Command::keys);
        }
        {
            Player& player = add("keys of a gamepad", six_pairs);
            player.run(Command::keys);
            player.key(Key::right);
        }
        for (const bool clash : {false, true}) {
            Player& player = add(clash ? "a key of another command" : "a key is awaited", six_pairs);
            player.run(Command::keys);
            for (int i = 0; i < 3; ++i) player.key(Key::tab); // to the first key
            player.key(Key::enter);
            if (clash) player.input(ui::KeyPress{.key = Key::y, .ctrl = true, .place = 28, .types = U'y'});
            REQUIRE(player.screen() == "press-key");
        }
        {
            Player& player = add("a gamepad's button", six_pairs);
            player.run(Command::keys);
            for (const Key key : {Key::right, Key::tab, Key::enter}) player.key(key);
            REQUIRE(player.screen() == "pad-command");
        }
    }
    void use_hands() {
        {
            Player& player = add("a highlighted row, buttons at the left", six_pairs);
            app::Settings settings = player.app.settings();
            settings.bar_left = true;
            settings.scan = app::ScanMode::rows;
            player.change(settings);
            player.wait(500);
        }
        Player& player = add("accessibility, with one switch", six_pairs);
        app::Settings settings = player.app.settings();
        settings.scan = app::ScanMode::pairs;
        player.change(settings);
        player.run(app::Command::accessibility);
        player.wait(1);
    }
    void open_files() {
        using app::Command;
        {
            Player& player = add("save-picture", "A A\n");
            player.make({{1, 1}, {1, 2}});
            player.run(Command::save_picture);
            player.answer<app::ListFolder>(app::FolderListed{player.last<app::ListFolder>()->folder, some_files()});
        }
        for (const Command command : {Command::save_game, Command::open_game, Command::export_history,
                                      Command::save_everything, Command::take_everything}) {
            const std::string name = app::name_of(command);
            for (const bool many : {true, false}) {
                Player& player = add(name + (many ? ", many files" : ", no file"), six_pairs);
                player.run(command);
                const auto files = many ? some_files() : std::vector<platform::FolderEntry>{};
                player.answer<app::ListFolder>(app::FolderListed{player.last<app::ListFolder>()->folder, files});
                if (many) player.input(ui::KeyPress{ui::Key::tab});
                for (int i = 0; many && i < 45; ++i) player.key(ui::Key::down);
            }
            Player& player = add(name + ", refused", six_pairs);
            player.run(command);
            player.answer<app::ListFolder>(
                app::FolderListed{player.last<app::ListFolder>()->folder,
                                  Message{"The folder has more than {0} entries: write the file's name.", {"100000"}}});
        }
        Player& player = add("save-game, to be replaced", six_pairs);
        player.run(Command::save_game);
        player.key(ui::Key::enter);
        player.answer<app::WriteFile>(
            app::FileWritten{"x", Message{"There is such a file already. Press again to replace it.", {}}});
    }

    void draw() {
        using app::Command;
        {
            Player& player = add("drawing a layout", dealt({{4, 6}, 6, Gravity::down}, "x"));
            player.run(Command::edit_layout);
            player.key(ui::Key::right);
            player.key(ui::Key::three);
            player.wait(200);
        }
        {
            Player& player = add("drawing what cannot be dealt", six_pairs);
            player.run(Command::edit_layout);
            player.press_button("clear");
        }
        {
            Player& player = add("a layout to be replaced", six_pairs);
            player.run(Command::edit_layout);
            player.key(ui::Key::s, true);
            player.type("a layout with a name of some length");
            player.key(ui::Key::enter);
            player.answer<app::WriteLayout>(
                app::FileWritten{"x", Message{"There is such a file already. Press again to replace it.", {}}});
        }
    }

    void leave() {
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

    void begin() {
        using ui::Key;
        add("new game", six_pairs).key(Key::n);
        add("new game while stuck", stuck).key(Key::n);
        {
            Player& player = add("new game that takes its time", dealt({{6, 6}, 9, Gravity::none}, "slow"));
            player.slow = true;
            player.key(Key::n);
            player.wait(1000);
        }
        add("new game of an own size", dealt({{5, 6}, 7, Gravity::none}, "own")).key(Key::n);
        {
            Player& player = add("new game that cannot be dealt", dealt({{5, 6}, 7, Gravity::none}, "own"));
            player.key(Key::n);
            for (int i = 0; i < 2; ++i) { // one column, one row
                to_next(player, [](const ui::HitArea& hit) { return hit.kind == ui::HitArea::Kind::stepper; });
                player.type("1");
            }
            player.wait(1000);
        }
        for (const SightWish wish : {SightWish::few, SightWish::many}) {
            app::Start start = dealt({{4, 5}, 5, Gravity::none, BoardLayout{}, 2}, "sight");
            start.settings.pairs_to_see = app::name_of(wish);
            add(std::string{"new game with pairs to see: "} + app::name_of(wish), std::move(start)).key(Key::n);
        }
        {
            app::Start start = dealt({{2, 2}, 1, Gravity::none, BoardLayout{}, 1}, "sight");
            start.settings.pairs_to_see = app::name_of(SightWish::few);
            add("new game without a board that has few pairs to see", std::move(start)).key(Key::n);
        }
        {
            Player& player = add("new game with a seed of its own", six_pairs);
            player.key(Key::n);
            to_next(player, [](const ui::HitArea& hit) {
                const auto* button = std::get_if<ui::Button>(&hit.element->what);
                return button != nullptr && button->style == ui::Button::Style::link;
            });
            player.key(Key::space);
            player.key(Key::a, true);
            player.type("a long seed that goes on where the field ends");
            player.wait(1000);
        }
    }
    void meet() {
        const auto guided = [&](const char* name) -> Player& {
            app::Start start = start_at(four_pairs);
            start.guides = true;
            Player& player = add(name, std::move(start));
            player.wait(5'000);
            return player;
        };
        (void)guided("the first start");
        Player& taught = guided("the first weave");
        const auto press = [&](Cell cell) {
            taught.click(taught.app.shown(taught.now).place.cell_rect(cell).centre());
        };
        for (const Cell cell : {Cell{2, 2}, {2, 3}, {1, 1}, {1, 5}, {2, 1}, {2, 5}, {1, 3}, {1, 4}, {1, 2}, {2, 4}})
            press(cell);
        taught.wait(10'000);
    }
    void travel() {
        for (const bool card : {false, true}) {
            Player& player = add(card ? "journey, its card" : "journey", six_pairs);
            player.key(ui::Key::j);
            player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, journey_games(30)}});
            if (card) player.press_button("place-" + std::to_string(33));
        }
        for (const bool cloth : {false, true}) {
            Player& player = add(cloth ? "one cloth" : "journey, all of it", six_pairs);
            player.key(ui::Key::j);
            player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, journey_games(game::places)}});
            if (!cloth) continue;
            player.press_button("cloth");
            player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, journey_games(game::places)}});
        }
    }
    /// The bar of places whose names need room, and the wins that end a world or the journey.
    void end_worlds() {
        for (const std::size_t place : {8U, 17U, 35U, 71U}) {
            const GameId& id = game::journey()[place].id;
            app::Start start = dealt(id.params, id.seed);
            start.settings.world_tables = false;
            Player& player = add("place " + std::to_string(place + 1), std::move(start));
            for (int i = 0; i < 2; ++i) player.click(player.app.game().start.witness.front().a); // no note any more
        }
        for (const std::size_t done : {std::size_t{8}, std::size_t{9}, game::places}) {
            const GameId& id = game::journey()[8].id;
            app::Start start = dealt(id.params, id.seed);
            start.settings.world_tables = false;
            for (const Move move : start.game.start.witness)
                for (const Cell cell : {move.a, move.b}) start.game.session.act(game::Click{cell}, game::Time{0});
            Player& player =
                add("won the last place of a world, " + std::to_string(done) + " before", std::move(start));
            auto games = journey_games(done);
            if (done < game::places_in_world) games.erase(games.begin()); // not all of the world
            player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
            player.wait(12'000);
        }
    }
    template <class Wanted> static void to_next(Player& player, const Wanted& wanted) {
        for (int i = 0; i < 20; ++i) {
            player.key(ui::Key::tab);
            const ui::Frame frame = player.app.frame(player.now);
            const ui::HitArea* hit = frame.find(player.app.focus());
            if (hit != nullptr && wanted(*hit)) return;
        }
        FAIL("it cannot be reached");
    }

    void show_way() {
        {
            Player& player = add("shown the way", dealt({{4, 6}, 6, Gravity::down}, "x"));
            player.run(app::Command::show_me);
            REQUIRE(player.screen() == "show-me");
        }
        {
            Player& player = add("shown the way to its end", six_pairs);
            player.run(app::Command::show_me);
            player.key(ui::Key::end);
        }
        {
            Player& player = add("shown no way", hard_start());
            lose(player);
            player.run(app::Command::show_me);
        }
        {
            Player& player = add("shown no way on a board that is stuck", stuck);
            player.run(app::Command::show_me);
        }
        for (const bool ended : {false, true}) {
            all_.push_back({ended ? "shown no way, for none is known" : "shown the way, which is looked for",
                            Player{start_at(six_pairs), canvas_, true}});
            Player& player = all_.back().player;
            if (!saved_) player.app.notify(game::NotSaved{{"The disk is full.", {}}}, player.now);
            for (int i = 0; i < 2; ++i) player.click(Cell{1, 1});
            player.run(app::Command::show_me);
            player.wait(5000);
            if (ended)
                player.answer<app::Analyse>(
                    game::AnalysisResult{player.session().question()->serial, {.searched = true}});
            REQUIRE(player.screen() == "show-me");
        }
    }

    /// Adds matches of two players on one board.
    void play_against() {
        const auto open = [&](const std::string& name, app::Start start, bool slow = false) -> Player& {
            Player& player = add(name, std::move(start));
            player.slow = slow;
            player.app.set_pads({true, true});
            player.run(app::Command::two_players);
            REQUIRE(player.screen() == "two-players");
            return player;
        };
        open("two players, where a board is large", start_at(pairs_side_by_side({20, 30})), true);
        for (const bool over : {false, true}) {
            Player& player =
                open(over ? "a match that is over" : "a match of two", dealt({{4, 6}, 6, Gravity::none}, "x"));
            player.key(ui::Key::enter);
            for (bool first = true; first || (over && player.shown().pairs_left() > 0); first = false) {
                const Move move = player.shown().open_moves().front();
                for (const Cell cell : {move.a, move.b})
                    player.click(player.app.shown(player.now).place.cell_rect(cell).centre());
            }
            if (!over) player.key(ui::Key::space);
            player.wait(5000);
        }
    }

    void show_days() {
        const GameId id = game::daily_id(sunday - std::chrono::days{6});
        app::Start won = dealt(id.params, id.seed);
        for (const Move move : won.game.start.witness)
            for (const Cell cell : {move.a, move.b}) won.game.session.act(game::Click{cell}, game::Time{0});
        {
            Player& player = add("won the board of a day", std::move(won));
            player.app.set_date(noon_of(sunday), player.now);
            std::vector<game::GameSummary> before;
            for (int day = 1; day < 9; ++day) {
                before.push_back(in_time(sunday - std::chrono::days{day}));
                if (day % 2 == 0) before.back().id = {id.params, "another"};
                before.back().elapsed = game::Time{day * 3'000'000};
            }
            player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, before}});
        }
        for (const int par : {1, 100, 10'000}) { // no better, better and as never before
            app::Start start = dealt(id.params, id.seed);
            for (const Move move : start.game.start.witness)
                for (const Cell cell : {move.a, move.b}) start.game.session.act(game::Click{cell}, game::Time{0});
            app::keep_par(start.settings, id, {par, 1'000});
            Player& player = add("won the board of a day, best known " + std::to_string(par), std::move(start));
            player.app.set_date(noon_of(sunday), player.now);
            player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {}}});
        }
        for (const bool beaten : {false, true}) {
            if (beaten && canvas_.height < 560) break; // without room for the turns
            app::Start start = start_at(six_pairs);
            app::keep_par(start.settings, game::daily_id(sunday), {120, 1'000});
            app::keep_own_turns(start.settings, game::daily_id(sunday),
                                {{{}, {beaten ? 119 : 121, 1'000}}, noon_of(sunday), 7});
            Player& player =
                add(beaten ? "the board of today, beaten" : "the board of today, played", std::move(start));
            player.app.set_date(noon_of(sunday), player.now);
            player.key(ui::Key::t);
            player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {}}});
        }
        Player& begun = add("the board of today, no games read yet", six_pairs);
        begun.app.set_date(noon_of(sunday), begun.now);
        begun.key(ui::Key::t);
        Player& player = add("the boards of the days", six_pairs);
        player.app.set_date(noon_of(sunday), player.now);
        player.key(ui::Key::t);
        std::vector<game::GameSummary> games;
        for (int day = 1; day < 50; ++day)
            if (day % 6 != 5) games.push_back(in_time(sunday - std::chrono::days{day}, game::Time{day * 71'000}));
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
        player.key(ui::Key::left);
        player.answer<game::ReadGame>(game::StoreNews{game::GameRead{recorded(games.front())}});
        REQUIRE(player.screen() == "daily");
    }

    Player& add_games(const std::string& name, const game::StoreNews& answer) {
        Player& player = add(name, six_pairs);
        player.key(ui::Key::l);
        player.answer<game::ReadGames>(answer);
        return player;
    }
    void look_back() {
        using ui::Key;
        add("games, none read yet", six_pairs).key(Key::l);
        add_games("no games", game::GamesRead{0, {}});
        add_games("games that cannot be read",
                  game::NotRead{{"a long reason why the games that were saved cannot be read now", {}}});
        add_games("games", game::GamesRead{0, some_games()}).key(Key::down);
        for (const bool told : {false, true}) {
            const auto games = some_games();
            Player& player = add_games(told ? "replay, told something" : "replay", game::GamesRead{0, games});
            player.press_button("replay");
            game::SavedGame first{games.front(), {}, Deal{board_of(six_pairs), {}}};
            first.record.origin.custom_board = board_of(six_pairs);
            first.record.log = {{game::Time{3'700'000}, game::HintAsked{}},
                                {game::Time{3'700'000}, Move{{3, 2}, {3, 3}}}};
            first.record.elapsed = game::Time{3'700'000};
            player.answer<game::ReadGame>(game::StoreNews{game::GameRead{first}});
            REQUIRE(player.screen() == "replay");
            player.key(Key::right);
            if (told) player.key(Key::c, true);
        }
    }
    /// Adds a page with weaves after a board of six pairs was cleared many times, the weaves loaded.
    Player& add_gallery(const std::string& name, std::size_t count, ui::Key page = ui::Key::g) {
        Player& player = add(name, six_pairs);
        player.key(page);
        std::vector<game::GameSummary> games;
        for (std::size_t i = 0; i < count; ++i) {
            game::GameSummary one = i % 3 == 0 ? journey_games(60)[i % 60] : in_time(sunday - std::chrono::days{i});
            one.key = 500 + static_cast<game::GameKey>(i);
            one.state = game::GameState::cleared;
            if (i % 3 == 1) one.id = {{{10, 20}, 20, Gravity::vertical_out, all_layouts()[7], 3}, "words"};
            one.touched = noon_of(sunday - std::chrono::days{i * 4});
            one.elapsed = game::Time{(i % 5 == 4 ? 36'061'000 : 71'000) + static_cast<int>(i)};
            one.hints = i % 4 == 3 ? 33 : 0;
            games.push_back(one);
        }
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
        answer_weaves(player, games);
        return player;
    }
    /// Answers the questions about games: each third one cannot be read, and each other one has the same record.
    static void answer_weaves(Player& player, const std::vector<game::GameSummary>& games) {
        for (auto asked = player.last<game::ReadGame>(); asked; asked = player.last<game::ReadGame>()) {
            const auto ticket = *player.ticket_of<game::ReadGame>();
            player.forget_requests();
            if (asked->key % 3 == 2) {
                player.reply(ticket, game::StoreNews{game::NotRead{{"a long reason why it cannot be read", {}}}});
                continue;
            }
            const auto game =
                std::find_if(games.begin(), games.end(), [&](auto& one) { return one.key == asked->key; });
            game::SavedGame saved{*game, {}, Deal{board_of(six_pairs), {}}};
            saved.record.origin.custom_board = board_of(six_pairs);
            saved.record.log = {{game::Time{2000}, Move{{3, 2}, {3, 3}}}};
            saved.record.elapsed = game::Time{3000};
            player.reply(ticket, game::StoreNews{game::GameRead{saved}});
        }
    }
    void visit_gallery() {
        add("the gallery, nothing read yet", six_pairs).key(ui::Key::g);
        add_gallery("Home without a weave", 0, ui::Key::home);
        add_gallery("Home", 40, ui::Key::home);
        add_gallery("the gallery without a weave", 0);
        add_gallery("the gallery", 40).key(ui::Key::right);
        {
            Player& player = add_gallery("nothing of a kind in the gallery", 3);
            for (int i = 0; i < 4; ++i) player.key(ui::Key::tab);
            player.key(ui::Key::end);
        }
        for (const int steps : {0, 1, 2}) {
            Player& player = add_gallery("a weave of the gallery, " + std::to_string(steps), 40);
            for (int i = 0; i < steps; ++i) player.key(player.app.mirror() ? ui::Key::left : ui::Key::right);
            player.key(ui::Key::enter);
            REQUIRE(player.screen() == "weave");
            std::vector<game::GameSummary> games;
            for (int key = 500; key < 540; ++key) {
                games.emplace_back();
                games.back().key = key;
            }
            answer_weaves(player, games);
        }
    }
    /// Adds a friend's file, with its clock at the end.
    Player& add_opened(const std::string& name, const std::string& clock) {
        const char* path = "/home/me/somebody whose name is longer than the names of most files.twoturns";
        const char* run = "two-turns-game 1\nboard\n1 1 . 2 2\nend\n3600 1,1 1,2\n7261 1,4 1,5\nclock ";
        Player& player = add(name, six_pairs);
        player.input(ui::Dropped{path});
        player.answer<app::ReadFile>(app::FileRead{path, run + clock});
        REQUIRE(player.screen() == "opened-game");
        player.wait(600);
        return player;
    }
    void race() {
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
    void show_decks() {
        add("decks", six_pairs).key(ui::Key::k);
        for (const bool any : {false, true}) choose_fields(any);
        for (const bool fails : {false, true}) {
            Player& player = add(fails ? "a deck cannot be imported" : "a deck is imported", six_pairs);
            player.input(ui::Dropped{"/home/me/the words of all the lessons of the first year at school.vcf"});
            player.wait(1000);
            if (fails)
                player.answer<app::ImportDeck>(app::DeckImported{
                    Message{"The deck cannot be written: {0}", {"No space left on device, which is a pity"}}});
            else
                player.answer<app::ImportDeck>(app::Progress{0.4F});
        }
        app::Start own = start_at(six_pairs);
        own.settings.deck = "/home/someone with a long name/Pictures/all the colleagues of the second floor";
        add("decks, one of them the player's own", std::move(own)).key(ui::Key::k);
        for (const bool any : {false, true}) {
            learn(add(any ? "what was learnt" : "nothing was learnt", six_pairs), any);
            if (any) all_.back().player.key(ui::Key::left); // to another week
        }
        for (const bool second : {false, true}) {
            Player& player = add(second ? "forgetting, really" : "forgetting what was learnt", six_pairs);
            learn(player, true);
            player.point({static_cast<float>(canvas_.width) / 2, static_cast<float>(canvas_.height) / 2});
            for (int i = 0; i < 40; ++i) player.input(ui::Wheel{1}); // to the end of the page
            player.press_button("forget-learnt");
            player.wait(600);
            if (second) player.press_button("forget");
            REQUIRE(player.screen() == "forget-learnt");
        }
    }
    void choose_fields(bool any) {
        AnkiSample sample;
        sample.type = "Words of the second year, with all there is to know about them";
        sample.fields = {"English", "汉字", "", "An example of how the word is used, in a sentence of its own"};
        for (int i = 0; i < 30; ++i)
            sample.notes.push_back({"word " + std::to_string(i), any ? "字" + std::to_string(i) : "", "", ""});
        const ScratchFolder folder;
        const std::string file = (folder.path() / "a.apkg").string();
        write_apkg(file, sample, AnkiFormat::anki21);
        auto package = decks::AnkiPackage::open(file);
        REQUIRE(package);
        Player& player = add(any ? "fields of cards" : "fields without cards", six_pairs);
        player.input(ui::Dropped{"/home/me/the words of all the lessons of the first year at school.apkg"});
        player.answer<app::ReadPackage>(
            app::PackageRead{std::make_shared<const decks::AnkiPackage>(*std::move(package))});
        const auto job = app::job_for(*player.last<app::PreviewCards>(), {});
        while (!job->run()) {
        }
        player.answer<app::PreviewCards>(*job->take());
        REQUIRE(player.screen() == "import");
    }
    static void learn(Player& player, bool any) {
        app::Settings settings = player.app.settings();
        settings.deck = "words";
        player.app.notify(app::Applied{settings, {}}, player.now);
        player.app.set_date(1'790'000'000, player.now);
        player.app.set_cards(12, player.now, twelve_words());
        player.key(ui::Key::k);
        player.press_button("learning");
        REQUIRE(player.screen() == "learning");
        player.answer<game::ReadAnswers>(game::StoreNews{
            game::AnswersRead{"words", any ? half_a_year_of_answers(1'790'000'000) : std::vector<game::CardAnswer>{}}});
    }
    void count() {
        using ui::Key;
        for (const bool any : {false, true}) {
            Player& player = add(any ? "figures" : "no figures", six_pairs);
            player.key(Key::f);
            player.answer<game::ReadGames>(
                game::StoreNews{game::GamesRead{0, any ? a_year_of_games() : std::vector<game::GameSummary>{}}});
            if (any) player.key(Key::left);
        }
    }
    void show_records() {
        add_records("no records", {});
        std::vector<game::GameSummary> games = a_year_of_games();
        for (const game::GameSummary& game : journey_games(30)) games.push_back(game);
        for (std::size_t tab = 0; tab < 5; ++tab) {
            app::Start start = start_at(six_pairs);
            if (tab > 2) keep_turns(start.settings);
            if (tab > 3) keep_problems(start.settings);
            Player& player = add_records("records, tab " + std::to_string(tab), games, std::move(start));
            const ui::Frame frame = player.app.frame(player.now);
            for (const ui::HitArea& hit : frame.hit_areas)
                if (hit.kind == ui::HitArea::Kind::option && hit.index == tab) {
                    player.click(player.on_screen(hit.rect).centre());
                    break;
                }
        }
        add_records("records, a medal has the focus", games);
        for (int i = 0; i < 20; ++i) all_.back().player.key(ui::Key::tab);
    }
    /// Boards that were cleared with fewer turns than the search: a day, and places with long names.
    static void keep_turns(app::Settings& settings) {
        const auto keep = [&](const GameId& id, TurnCount par) {
            app::keep_own_turns(settings, id, {{{}, {par.turns - 1, par.cells}}, noon_of(sunday), 7});
        };
        app::keep_par(settings, game::daily_id(sunday), {123, 1'000});
        keep(game::daily_id(sunday), {123, 1'000});
        for (std::size_t place = 18; place < game::places; place += 5)
            keep(game::journey()[place].id, game::best_known_turns(place));
    }
    static void keep_problems(app::Settings& settings) {
        for (std::uint64_t rung = 1; rung <= 40; ++rung) {
            const int grade = 1 + static_cast<int>(rung % 9);
            app::keep_problem(settings, ladder_problem(grade, rung), grade, rung != 20, 1'700'000'000, 7);
        }
    }
    Player& add_records(const std::string& name, const std::vector<game::GameSummary>& games,
                        app::Start start = start_at(six_pairs)) {
        Player& player = add(name, std::move(start));
        player.app.set_date(1'790'000'000, player.now);
        player.run(app::Command::records);
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
        return player;
    }
    ui::Canvas canvas_;
    bool saved_;
    int text_size_; ///< in percent; 0: usual
    std::vector<Situation> all_;
};

inline std::vector<Situation> situations(ui::Canvas canvas, bool saved = true, int text_size = 0) {
    return Situations{canvas, saved, text_size}.take();
}

} // namespace twoturns::test
