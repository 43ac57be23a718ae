#include "scene/app.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "scene/menu.hpp"
#include "scene/player.hpp"
#include "scene/state_text.hpp"
#include "support/walk.hpp"
#include "twoturns/deal.hpp"

using namespace twoturns;
using namespace twoturns::scene;
using namespace twoturns::test;
using game::Status;

namespace {

Press press_at(const Player& player, FormPart part, int index) {
    const auto place = player.place_of(FormPress{part, index});
    REQUIRE(place);
    return {*place, Button::left};
}

/// More changes in a row than any game makes by itself.
constexpr int endless = 2000;

} // namespace

// Starting --------------------------------------------------------------------------------------

TEST_CASE("a game starts on the board it is given, or on the one its seed deals", "[app]") {
    CHECK(Player{start_at(four_pairs)}.session().board() == board_of(four_pairs));
    const DealParams params{{6, 8}, 12, Gravity::down};
    const Player one{dealt(params, "rocket")};
    const Player two{dealt(params, "rocket")};
    const Player other{dealt(params, "moon")};
    CHECK(one.session().board() == two.session().board());
    CHECK(one.session().board() != other.session().board());
    CHECK(one.session().gravity() == Gravity::down);
    CHECK(one.app.game().origin.id.seed == "rocket");
}

TEST_CASE("a game without a seed gets one from chance, and that seed deals it again", "[app]") {
    const DealParams params{{6, 8}, 12, Gravity::none};
    Random chance{7};
    const App app{{*twoturns::scene::dealt({params, ""}, chance), {}, {}}, 7, fake_measure, {}};
    const App other{{*twoturns::scene::dealt({params, ""}, chance), {}, {}}, 8, fake_measure, {}};
    REQUIRE_FALSE(app.game().origin.id.seed.empty());
    CHECK(app.game().origin.id.seed != other.game().origin.id.seed);
    CHECK(Player{dealt(params, app.game().origin.id.seed)}.session().board() == app.session().board());
}

// The mouse -------------------------------------------------------------------------------------

TEST_CASE("two pairs clicked within 50 milliseconds both go while the first still moves", "[app]") {
    Player player{start_at(four_pairs)};
    player.click(Cell{1, 1});
    player.wait(12);
    player.click(Cell{2, 1});
    player.wait(12);
    CHECK(player.app.ui().effects.vanishing.size() == 1);
    player.click(Cell{1, 2});
    player.wait(12);
    player.click(Cell{2, 2});
    CHECK(player.session().pairs_left() == 2);
    CHECK(player.app.ui().effects.vanishing.size() == 2);
    CHECK(items_of<LineItem>(player.seen()).size() == 2);
}

TEST_CASE("tiles that still slide are clicked where they go to", "[app]") {
    Player player{start_at("A C\nA C\nB B\nC C\n", Gravity::down)};
    player.make({{3, 1}, {3, 2}}); // the four above come down
    REQUIRE_FALSE(player.app.ui().effects.falling.empty());
    player.wait(5);
    player.make({{2, 1}, {3, 1}});
    CHECK(player.session().pairs_left() == 2);
}

TEST_CASE("a whole board is played with the mouse, as fast as can be", "[app]") {
    for (const Gravity gravity : {Gravity::none, Gravity::left, Gravity::vertical_out}) {
        Player player{dealt({{6, 8}, 12, gravity}, "play")};
        const auto win = find_win(player.session().board(), gravity);
        REQUIRE(win);
        for (const Move move : *win) {
            player.make(move);
            player.wait(1);
        }
        CHECK(player.session().status() == Status::won);
    }
}

TEST_CASE("a right click lights a kind, another one puts the light out", "[app]") {
    Player player{start_at(four_pairs)};
    player.click(Cell{1, 2}, Button::right);
    CHECK(player.app.ui().lit == player.session().board().kind({1, 2}));
    CHECK_FALSE(player.session().picked());
    player.click(Cell{2, 3}, Button::right);
    CHECK(player.app.ui().lit == player.session().board().kind({1, 3}));
    player.click(Cell{1, 3}, Button::right);
    CHECK_FALSE(player.app.ui().lit);
    player.click(Cell{1, 3}, Button::right);
    player.click(Point{2, 400}, Button::right); // beside the board
    CHECK_FALSE(player.app.ui().lit);
    player.click(Cell{1, 3}, Button::right);
    player.click(Cell{1, 1}); // the game goes on
    CHECK_FALSE(player.app.ui().lit);
}

TEST_CASE("a long press lights a kind, a short one or one that moves away does not", "[app]") {
    Player player{start_at(four_pairs)};
    player.press(player.app.layout().centre({1, 2}));
    player.wait(400);
    CHECK_FALSE(player.app.ui().lit);
    const auto due = player.app.next_change(player.now);
    REQUIRE(due);
    player.wait(static_cast<int>((*due - player.now).count()));
    player.wait(200);
    CHECK(player.app.ui().lit == player.session().board().kind({1, 2}));

    Player quick{start_at(four_pairs)};
    quick.click(Cell{1, 2});
    quick.wait(2000);
    CHECK_FALSE(quick.app.ui().lit);

    Player moving{start_at(four_pairs)};
    moving.press(moving.app.layout().centre({1, 2}));
    moving.app.handle(Hover{moving.app.layout().centre({1, 3})}, moving.now);
    moving.wait(2000);
    CHECK_FALSE(moving.app.ui().lit);

    Player away{start_at(four_pairs)};
    away.press(away.app.layout().centre({1, 2}));
    away.app.handle(Presence{false}, away.now);
    away.wait(2000);
    CHECK_FALSE(away.app.ui().lit);
}

TEST_CASE("holding the button on a pair's second tile lights nothing that slides into its place", "[app]") {
    Player player{start_at("C D\nD C\nA A\n", Gravity::down)};
    player.click(Cell{3, 1});
    player.press(player.app.layout().centre({3, 2}));
    REQUIRE(player.session().pairs_left() == 2);
    REQUIRE(player.session().board().is_tile({3, 2}));
    player.wait(2000);
    CHECK_FALSE(player.app.ui().lit);
}

TEST_CASE("a blocked pair shakes, shows its line for a while and says why", "[app]") {
    Player player{start_at(stuck)};
    player.click(Cell{2, 2});
    player.forget_requests();
    player.click(Cell{3, 3});
    CHECK(player.app.ui().effects.explained);
    CHECK(player.app.ui().effects.shaking);
    CHECK(player.app.ui().note);
    CHECK(player.asked_for<Play>() == 1);
    player.wait(10'000);
    CHECK_FALSE(player.app.ui().effects.explained);
    CHECK_FALSE(player.app.ui().effects.shaking);
    CHECK_FALSE(player.app.ui().note);
    CHECK(player.session().picked() == Cell{3, 3});
}

// Keys ------------------------------------------------------------------------------------------

TEST_CASE("a whole board is played with the keyboard alone", "[app]") {
    Player player{dealt({{6, 8}, 12, Gravity::none}, "keys")};
    const auto win = find_win(player.session().board(), Gravity::none);
    REQUIRE(win);
    for (const Move move : *win) {
        player.key(Key::down); // from a place that is empty by now to a tile
        REQUIRE(player.app.ui().cursor);
        const auto way = keys_between(player.session().board(), *player.app.ui().cursor, move.a);
        REQUIRE(way);
        for (const Key key : *way) player.key(key);
        player.key(Key::space);
        REQUIRE(player.session().picked() == move.a);
        // From here Tab knows the way.
        const auto twins = player.session().board().cells_by_kind()[player.session().board().kind(move.a)].size();
        for (std::size_t i = 0; i < twins && player.app.ui().cursor != move.b; ++i) player.key(Key::tab);
        REQUIRE(player.app.ui().cursor == move.b);
        player.key(Key::enter);
    }
    CHECK(player.session().status() == Status::won);
    CHECK(player.session().undos() + player.session().hints() + player.session().reshuffles() == 0);
}

TEST_CASE("the first arrow shows the cursor on a tile, the mouse hides it", "[app]") {
    Player player{start_at(four_pairs)};
    CHECK_FALSE(player.app.ui().cursor);
    player.key(Key::left);
    REQUIRE(player.app.ui().cursor);
    CHECK(player.session().board().is_tile(*player.app.ui().cursor));
    player.click(Cell{1, 1});
    CHECK_FALSE(player.app.ui().cursor);
    player.key(Key::right); // starts where the game is
    CHECK(player.app.ui().cursor == Cell{1, 1});
}

TEST_CASE("Esc closes, puts back, clears the marks, and only then opens the menu", "[app]") {
    Player player{start_at(four_pairs)};
    player.click(Cell{1, 1});
    player.key(Key::h);
    player.click(Cell{1, 2}, Button::right);
    player.key(Key::f1);
    REQUIRE(player.panel() == Panel::help);

    player.key(Key::escape);
    CHECK(player.panel() == Panel::none);
    CHECK(player.session().picked());
    player.key(Key::escape);
    CHECK_FALSE(player.session().picked());
    player.key(Key::escape);
    CHECK_FALSE(player.app.ui().lit);
    CHECK_FALSE(player.app.ui().effects.hint);
    CHECK(player.panel() == Panel::none);
    player.key(Key::escape);
    CHECK(player.panel() == Panel::menu);
    player.key(Key::escape);
    CHECK(player.panel() == Panel::none);
    player.key(Key::p);
    REQUIRE(player.session().paused());
    player.key(Key::escape);
    CHECK_FALSE(player.session().paused());
    player.key(Key::n);
    player.key(Key::escape);
    CHECK(player.panel() == Panel::none);
}

TEST_CASE("keys undo, redo, restart, hint and pause", "[app]") {
    Player player{start_at(four_pairs)};
    player.make({{1, 1}, {2, 1}});
    player.make({{1, 2}, {2, 2}});
    player.key(Key::u);
    CHECK(player.session().pairs_left() == 3);
    player.key(Key::z, true);
    CHECK(player.session().pairs_left() == 4);
    player.key(Key::y, true);
    player.key(Key::y);
    CHECK(player.session().pairs_left() == 2);
    player.key(Key::r);
    CHECK(player.session().pairs_left() == 4);
    player.key(Key::u);
    CHECK(player.session().pairs_left() == 2);
    player.key(Key::h);
    CHECK(player.session().hints() == 1);
    REQUIRE(player.app.ui().effects.hint);
    const Link link = player.app.ui().effects.hint->link;
    player.make({link.front(), link.back()});
    CHECK(player.session().pairs_left() == 1);
    player.key(Key::p);
    CHECK(player.session().paused());
    player.key(Key::u);
    player.click(Cell{1, 3});
    CHECK(player.session().pairs_left() == 1);
    player.key(Key::enter);
    CHECK_FALSE(player.session().paused());
}

TEST_CASE("undo, redo, restart and reshuffle stop what moves at once", "[app]") {
    for (const Key key : {Key::u, Key::r}) {
        Player player{start_at("A C\nA D\nB B\nD C\n", Gravity::down)};
        player.make({{3, 1}, {3, 2}});
        player.key(key);
        CHECK(player.app.ui().effects.vanishing.empty());
        CHECK(player.app.ui().effects.falling.empty());
        CHECK(player.session().pairs_left() == 4);
    }
}

TEST_CASE("sounds go with what happens, and none when they are off", "[app]") {
    Player player{start_at(four_pairs)};
    player.forget_requests();
    player.click(Cell{1, 1});
    CHECK(player.asked_for<Play>() == 1);
    player.click(Cell{2, 1});
    CHECK(player.asked_for<Play>() == 1);
    player.key(Key::m);
    CHECK_FALSE(player.app.ui().settings.sound);
    player.make({{1, 2}, {2, 2}});
    CHECK(player.asked_for<Play>() == 0);
    player.key(Key::m);
    player.make({{1, 3}, {2, 3}});
    player.forget_requests();
    player.make({{1, 4}, {2, 4}});
    const auto requests = player.app.take_requests();
    CHECK(std::any_of(requests.begin(), requests.end(), [](const Request& request) {
        const auto* play = std::get_if<Play>(&request);
        return play != nullptr && play->sound == Sound::win;
    }));
}

// Stuck -----------------------------------------------------------------------------------------

TEST_CASE("a stuck board offers Reshuffle as a button and as S", "[app]") {
    Player by_mouse{start_at(stuck)};
    REQUIRE(by_mouse.session().status() == Status::stuck);
    by_mouse.press_target(Command::reshuffle);
    CHECK(by_mouse.session().status() == Status::playing);
    CHECK(by_mouse.session().reshuffles() == 1);
    CHECK_FALSE(by_mouse.place_of(Command::reshuffle)); // offered no more

    Player by_key{start_at(stuck)};
    by_key.key(Key::s);
    CHECK(by_key.session().status() == Status::playing);
    by_key.key(Key::s); // moves the cursor again
    CHECK(by_key.session().reshuffles() == 1);
    CHECK(by_key.app.ui().cursor);
    by_key.key(Key::u);
    CHECK(by_key.session().status() == Status::stuck);
}

TEST_CASE("a reshuffle that cannot help says so for a while", "[app]") {
    Player player{start_at("# # # # #\n# A # A #\n# # # # #\n")};
    player.press_target(Command::reshuffle);
    CHECK(player.session().reshuffles() == 0);
    CHECK(player.session().status() == Status::stuck);
    REQUIRE(player.app.ui().note);
    player.wait(60'000);
    CHECK_FALSE(player.app.ui().note);
}

// Buttons and panels ----------------------------------------------------------------------------

TEST_CASE("every button of the bar does what it says", "[app]") {
    Player player{start_at(four_pairs)};
    CHECK_FALSE(player.place_of(Command::undo)); // nothing to undo, nothing to press
    CHECK_FALSE(player.place_of(Command::redo));
    player.press_target(Command::hint);
    CHECK(player.session().hints() == 1);
    player.make({{1, 1}, {2, 1}});
    player.press_target(Command::undo);
    CHECK(player.session().pairs_left() == 4);
    player.press_target(Command::redo);
    CHECK(player.session().pairs_left() == 3);
    player.press_target(Command::menu);
    CHECK(player.panel() == Panel::menu);
    player.press_target(Command::back);
    CHECK(player.panel() == Panel::none);
    player.press_target(Command::new_game);
    CHECK(player.panel() == Panel::new_game);
}

TEST_CASE("every row of the menu and of the settings does what it says, by mouse and by key", "[app]") {
    for (const Panel panel : {Panel::menu, Panel::settings})
        for (std::size_t row = 0; row < rows_of(panel).size(); ++row)
            for (const bool by_key : {false, true}) {
                const Command command = rows_of(panel)[row];
                CAPTURE(static_cast<int>(panel), row, by_key);
                Player player{start_at(four_pairs)};
                player.make({{1, 1}, {2, 1}});
                player.forget_requests();
                const Ui before = player.app.ui();
                player.press_target(Command::menu);
                if (panel == Panel::settings) player.press_target(Command::settings);
                if (by_key) {
                    for (std::size_t i = 0; i < row; ++i) player.key(Key::down);
                    player.key(Key::enter);
                } else {
                    player.press_target(command);
                }
                const auto toggled = switch_of(command, player.app.ui());
                CHECK(toggled.has_value() == switch_of(command, before).has_value());
                if (toggled) {
                    CHECK(*toggled != *switch_of(command, before));
                    CHECK(player.panel() == panel); // stays, so that one can see it
                    continue;
                }
                switch (command) {
                case Command::new_game: CHECK(player.panel() == Panel::new_game); break;
                case Command::restart:
                    CHECK(player.session().pairs_left() == 4);
                    CHECK(player.panel() == Panel::none);
                    break;
                case Command::pause:
                    CHECK(player.session().paused());
                    CHECK(player.panel() == Panel::none);
                    break;
                case Command::games: CHECK(player.panel() == Panel::games); break;
                case Command::help: CHECK(player.panel() == Panel::help); break;
                case Command::settings: CHECK(player.panel() == Panel::settings); break;
                case Command::copy_id: CHECK(player.panel() == Panel::none); break;
                case Command::save_game:
                case Command::open_game:
                case Command::export_history: CHECK(player.panel() == Panel::file); break;
                case Command::forget_everything: CHECK(player.app.ui().forget_asked); break;
                case Command::quit: CHECK(player.asked_for<Quit>() == 1); break;
                default: FAIL("a row this test does not know");
                }
            }
}

TEST_CASE("the menu's focus goes round, and Tab moves it too", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::escape);
    player.key(Key::up);
    CHECK(player.app.ui().menu_focus == static_cast<int>(menu_rows.size()) - 1);
    player.key(Key::tab);
    CHECK(player.app.ui().menu_focus == 0);
}

TEST_CASE("full screen is asked of the window once each time", "[app]") {
    Player player{start_at(four_pairs)};
    player.forget_requests();
    player.key(Key::f11);
    CHECK(player.app.ui().settings.fullscreen);
    CHECK(player.asked_for<ToggleFullscreen>() == 1);
    player.app.handle(KeyPress{Key::enter, false, false, true}, player.now);
    CHECK_FALSE(player.app.ui().settings.fullscreen);
    CHECK(player.asked_for<ToggleFullscreen>() == 1);
    player.key(Key::n);
    player.forget_requests();
    player.key(Key::f11);
    CHECK(player.asked_for<ToggleFullscreen>() == 1);
}

TEST_CASE("a click beside a panel closes it and touches no tile", "[app]") {
    for (const Command command : {Command::menu, Command::new_game, Command::help})
        for (const Button button : {Button::left, Button::right}) {
            Player player{start_at(four_pairs)};
            player.app.run(command, player.now);
            REQUIRE(player.panel() != Panel::none);
            player.click(player.app.layout().table().centre(), Button::left); // on it: stays or does something
            player.app.run(command, player.now);
            const Board before = player.session().board();
            const Rect table = player.app.layout().table();
            player.click(Point{table.x + 2, table.bottom() - 2}, button);
            CHECK(player.panel() == Panel::none);
            CHECK(player.session().board() == before);
            CHECK_FALSE(player.session().picked());
        }
}

TEST_CASE("a click on a panel's bare parts does nothing", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::f1);
    player.click(player.app.layout().table().centre());
    CHECK(player.panel() == Panel::help);
    CHECK_FALSE(player.session().picked());
    player.press_target(Command::back);
    CHECK(player.panel() == Panel::none);
}

TEST_CASE("with the key list open every key still works, and closes it", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::f1);
    player.key(Key::h);
    CHECK(player.panel() == Panel::none);
    CHECK(player.session().hints() == 1);
    player.key(Key::f1);
    player.key(Key::f1);
    CHECK(player.panel() == Panel::none);
}

TEST_CASE("letters go to the text field while the New game panel is open, and are keys again after", "[app]") {
    Player player{start_at(four_pairs)};
    player.forget_requests();
    player.key(Key::n);
    auto requests = player.app.take_requests();
    REQUIRE(requests.size() == 1);
    CHECK(std::get<TakeText>(requests[0]).on);
    player.key(Key::h);
    player.key(Key::u);
    player.key(Key::r);
    CHECK(player.session().hints() == 0);
    CHECK(player.panel() == Panel::new_game);
    player.key(Key::escape);
    requests = player.app.take_requests();
    REQUIRE(requests.size() == 1);
    CHECK_FALSE(std::get<TakeText>(requests[0]).on);
    player.key(Key::h);
    CHECK(player.session().hints() == 1);
}

TEST_CASE("every button of the New game panel does what it says", "[app]") {
    using Form = NewGameForm;
    Player player{dealt({{8, 18}, 36, Gravity::none}, "old")};
    player.key(Key::n);
    for (const Form::Field field : {Form::cols, Form::rows, Form::kinds, Form::gravity}) {
        CAPTURE(static_cast<int>(field));
        const std::string before = player.app.ui().form.text(field);
        player.press_target(FormPress{FormPart::step_down, field});
        const std::string down = player.app.ui().form.text(field);
        CHECK(down != before);
        player.press_target(FormPress{FormPart::step_up, field});
        CHECK(player.app.ui().form.text(field) != down);
        CHECK(player.app.ui().form.focus() == field);
    }
    player.press_target(FormPress{FormPart::focus, Form::seed});
    CHECK(player.app.ui().form.focus() == Form::seed);
    player.type("moon");
    player.press_target(FormPress{FormPart::random_seed, Form::seed});
    const std::string by_chance = player.app.ui().form.text(Form::seed);
    CHECK_FALSE(by_chance.empty());
    CHECK(by_chance != "moon");
    player.press_target(FormPress{FormPart::start, 0});
    CHECK(player.panel() == Panel::none);
    CHECK(player.app.game().origin.id.seed == by_chance);
}

TEST_CASE("every preset starts a game of its size at once", "[app]") {
    for (std::size_t i = 0; i < presets.size(); ++i) {
        Player player{dealt({{4, 4}, 4, Gravity::left}, "old")};
        player.key(Key::n);
        player.press_target(FormPress{FormPart::preset, static_cast<int>(i)});
        CHECK(player.panel() == Panel::none);
        CHECK(player.session().board().size() == presets[i]);
        CHECK(player.session().gravity() == Gravity::left);
        CHECK(player.session().pairs_left() == most_kinds(presets[i]));
        CHECK_FALSE(player.session().can_undo());
        CHECK_FALSE(player.app.game().origin.id.seed.empty());
    }
}

TEST_CASE("a game is set up by keys alone", "[app]") {
    Player player{dealt({{8, 18}, 36, Gravity::none}, "old")};
    player.key(Key::n);
    player.type("6"); // columns
    player.key(Key::tab);
    player.type("4");
    player.key(Key::down); // kinds
    player.key(Key::tab);
    player.key(Key::right); // gravity
    player.key(Key::tab);   // layout
    player.key(Key::tab);
    player.key(Key::left); // difficulty
    player.key(Key::tab);
    player.type("roc");
    player.key(Key::h);
    player.type("h");
    player.key(Key::backspace);
    player.type("ket");
    player.key(Key::enter);
    CHECK(player.panel() == Panel::none);
    CHECK(player.session().board().size() == Size{4, 6});
    CHECK(player.session().gravity() == all_gravities[1]);
    CHECK(player.app.game().origin.id.seed == "rocket");
    const DealParams chosen{{4, 6}, 6, all_gravities[1], BoardLayout::full, usual_difficulty - 1};
    CHECK(player.app.game().origin.id.params == chosen);
    CHECK(player.session().board() == Player{dealt(chosen, "rocket")}.session().board());
}

TEST_CASE("a large deal shows how far it is, and Esc calls it off", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::n);
    player.app.handle(press_at(player, FormPart::preset, 4), player.now);
    REQUIRE(player.app.ui().progress);
    CHECK(player.app.next_change(player.now) == player.now); // it goes on at once, between frames
    player.app.tick(player.now);
    REQUIRE(player.app.ui().progress);
    const Board before = player.session().board();
    player.app.handle(KeyPress{Key::escape}, player.now);
    CHECK_FALSE(player.app.ui().progress);
    CHECK(player.panel() == Panel::new_game); // Esc did only that
    player.wait(1000);
    CHECK(player.session().board() == before);
}

TEST_CASE("a form that cannot be dealt stays open and says why", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::n);
    player.type("99");
    player.key(Key::enter);
    CHECK(player.panel() == Panel::new_game);
    CHECK(player.app.ui().form.error());
    CHECK(player.session().board() == board_of(four_pairs));
}

TEST_CASE("a won board offers a new game and the same again", "[app]") {
    Player player{start_at("A A\n")};
    player.make({{1, 1}, {1, 2}});
    REQUIRE(player.session().status() == Status::won);
    player.wait(5000);
    player.press_target(Command::restart);
    CHECK(player.session().status() == Status::playing);
    player.make({{1, 1}, {1, 2}});
    player.wait(5000);
    player.press_target(Command::new_game);
    CHECK(player.panel() == Panel::new_game);
}

TEST_CASE("a paused game goes on by its button", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::p);
    REQUIRE(player.session().paused());
    player.press_target(Command::pause);
    CHECK_FALSE(player.session().paused());
}

// Time ------------------------------------------------------------------------------------------

TEST_CASE("an idle game without a clock never asks to be woken", "[app]") {
    Player player{start_at(four_pairs)};
    CHECK_FALSE(player.app.next_change(player.now)); // before the first click not even the clock runs
    player.app.run(Command::clock, player.now);
    player.click(Cell{1, 1});
    player.wait(10'000);
    CHECK_FALSE(player.app.next_change(player.now));
    for (const Panel panel : {Panel::menu, Panel::help, Panel::new_game}) {
        player.app.run(panel == Panel::menu   ? Command::menu
                       : panel == Panel::help ? Command::help
                                              : Command::new_game,
                       player.now);
        CHECK_FALSE(player.app.next_change(player.now));
    }
}

TEST_CASE("with a clock the next change is its next full second", "[app]") {
    Player player{start_at(four_pairs)};
    player.click(Cell{1, 1});
    player.wait(3400);
    CHECK(player.app.next_change(player.now) == player.now + Time{600});
    player.wait(600);
    CHECK(player.app.next_change(player.now) == player.now + Time{1000});
    player.wait(999);
    CHECK(player.app.next_change(player.now) == player.now + Time{1});
    const Scene before = player.seen();
    player.wait(1);
    CHECK(player.seen() != before);
    player.key(Key::p);
    CHECK_FALSE(player.app.next_change(player.now));
    player.key(Key::p);
    player.app.handle(Presence{false}, player.now);
    CHECK_FALSE(player.app.next_change(player.now));
    player.app.handle(Presence{true}, player.now);
    CHECK(player.app.next_change(player.now));
}

TEST_CASE("what moves asks for frames and then for none, and time never stands still", "[app]") {
    Player player{start_at("A B C\nA C B\nD D E\nE F F\n", Gravity::down)};
    player.app.run(Command::clock, player.now);
    player.key(Key::h);
    player.make({{1, 1}, {2, 1}});
    player.click(Cell{3, 1});
    player.click(Cell{4, 1});
    player.press(player.app.layout().centre({4, 2}));
    int frames = 0;
    while (const auto due = player.app.next_change(player.now)) {
        REQUIRE(*due > player.now);
        REQUIRE(++frames < endless);
        player.now = *due;
        player.app.tick(player.now);
    }
    CHECK(frames > 5);
    CHECK(player.app.ui().effects.vanishing.empty());
    CHECK(player.app.ui().effects.falling.empty());
    CHECK_FALSE(player.app.ui().effects.explained);
}

TEST_CASE("nothing changes before the time next_change gives", "[app]") {
    for (const bool motion : {true, false})
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Random random{seed};
            Player player{dealt({{4, 6}, 6, all_gravities[random.index(all_gravities.size())]}, std::to_string(seed))};
            if (!motion) player.app.run(Command::motion, player.now);
            for (int step = 0; step < 60; ++step) {
                switch (random.below(6)) {
                case 0: player.key(Key::h); break;
                case 1: player.key(Key::u); break;
                case 2: player.click(Cell{1, 1}, Button::right); break;
                default: {
                    const auto cells = player.session().board().tile_cells();
                    if (!cells.empty()) player.click(cells[random.index(cells.size())]);
                }
                }
                const auto due = player.app.next_change(player.now);
                const Scene before = player.seen();
                constexpr Time frame{17}; // between two of them nobody looks
                const Time until = due ? *due - Time{1} : player.now + Time{60'000};
                if (!due || *due > player.now + frame) REQUIRE(player.app.compose(until) == before);
                player.wait(static_cast<int>(random.below(400)));
            }
        }
}

TEST_CASE("a late tick catches up at once", "[app]") {
    Player player{start_at(four_pairs)};
    player.app.run(Command::clock, player.now);
    player.make({{1, 1}, {2, 1}});
    player.now += Time{3'600'000};
    player.app.tick(player.now);
    CHECK(player.app.ui().effects.vanishing.empty());
    CHECK_FALSE(player.app.next_change(player.now));
}

// The state for scripts -------------------------------------------------------------------------

TEST_CASE("the state as text says how the game stands and where to click", "[app]") {
    Player player{start_at(stuck)};
    const auto state = [&] { return state_text(player.app, player.seen()); };
    const auto has = [&](const std::string& line) { return ("\n" + state()).find("\n" + line) != std::string::npos; };
    CHECK(has("; status stuck"));
    CHECK(has("; pairs 2"));
    CHECK(has("; picked none"));
    CHECK(has("; button reshuffle at "));
    const Rect first = player.app.layout().cell_rect({1, 1});
    CHECK(has("; cell " + std::to_string(player.app.layout().cell_side()) + " from " +
              std::to_string(static_cast<int>(first.x)) + " " + std::to_string(static_cast<int>(first.y))));
    CHECK(parse_board(state())->board == player.session().board());
    player.click(Cell{2, 2});
    CHECK(has("; picked 2,2"));
    player.key(Key::s);
    CHECK(has("; status playing"));
    CHECK(has("; reshuffles 1"));
}
