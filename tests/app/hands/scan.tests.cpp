// Playing with one switch.
#include "app/hands/scan.hpp"

#include <algorithm>
#include <functional>
#include <string>

#include "app/player.hpp"
#include "app/starts.hpp"
#include "game/history/journey.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::Time;
using ui::Key;
using StopKind = ScanStop::Kind;

namespace {

constexpr int step = 500; // milliseconds

ScanStop row_stop(int row) { return {.kind = StopKind::row, .cell = {row, 0}}; }
ScanStop tile_stop(int row, int col) { return {.kind = StopKind::cell, .cell = {row, col}}; }

/// A player who sees where the highlight is and has one switch.
struct OneSwitch {
    Player player;

    static app::Start with(app::Start start, ScanMode mode) {
        start.settings.scan = mode;
        start.settings.scan_step = step / 100;
        return start;
    }
    OneSwitch(app::Start start, ScanMode mode) : player(with(std::move(start), mode)) { player.wait(1); }

    [[nodiscard]] ScanStop seen() const {
        const auto stop = player.app.scan_stop(player.now);
        REQUIRE(stop);
        return *stop;
    }
    void press() { player.key(Key::space); }
    /// Waits until the highlight is where it is wanted, then presses.
    void choose(const std::function<bool(const ScanStop&)>& wanted) {
        for (int steps = 0; !wanted(seen()); ++steps) {
            REQUIRE(steps < 400);
            player.wait(step);
        }
        press();
    }
    void choose_cell(Cell cell) {
        choose([&](const ScanStop& stop) {
            return stop.cell == cell ? stop.kind == StopKind::cell
                                     : stop.kind == StopKind::row && stop.cell.row == cell.row;
        });
    }
    /// Returns the game on the screen.
    [[nodiscard]] const game::Session& shown() const { return player.app.shown(player.now).session; }
    void take(Cell cell) {
        const auto picked = shown().picked();
        const int pairs = shown().pairs_left();
        for (int presses = 0; shown().picked() == picked && shown().pairs_left() == pairs; ++presses) {
            REQUIRE(presses < 2); // the row, then the tile
            choose_cell(cell);
        }
    }
    void make(Move move) {
        take(move.a);
        take(move.b);
    }
    /// Takes pairs that can go on the board on the screen until none is left.
    void clear() {
        while (shown().pairs_left() > 0) {
            REQUIRE_FALSE(shown().open_moves().empty());
            make(shown().open_moves().front());
        }
    }
    void choose_button(const std::string& name) {
        CAPTURE(name);
        choose([&](const ScanStop& stop) {
            return stop.kind == StopKind::widget && player.app.top().name_of(stop.id) == name;
        });
    }
    void choose_button(Command command) { choose_button(name_of(command)); }
    /// Chooses the button that stands out.
    void choose_primary() {
        choose([&](const ScanStop& stop) {
            const ui::Frame frame = player.app.frame(player.now);
            const ui::HitArea* hit = stop.kind == StopKind::widget ? frame.find(stop.id) : nullptr;
            const auto* button = hit == nullptr ? nullptr : std::get_if<ui::Button>(&hit->element->what);
            return button != nullptr && button->style == ui::Button::Style::primary;
        });
    }
    void choose_bar() {
        choose([](const ScanStop& stop) { return stop.kind == StopKind::bar; });
    }
    void win() {
        const auto witness = player.app.game().start.witness;
        for (const Move& move : witness) make(move);
        REQUIRE(player.session().status() == game::Status::won);
    }
};

const DealParams small_board{{4, 6}, 6, Gravity::none};

} // namespace

TEST_CASE("a whole game is won with one switch, from New game to the win and the next board", "[scan]") {
    for (const ScanMode mode : {ScanMode::rows, ScanMode::pairs}) {
        CAPTURE(name_of(mode));
        app::Start start = dealt(small_board, "before");
        start.own = small_board;
        OneSwitch one{std::move(start), mode};
        const std::string before = one.player.app.game().origin.id.seed;
        one.choose_bar();
        one.choose_button(Command::new_game);
        REQUIRE(one.player.screen() == "new-game");
        one.choose_primary();
        REQUIRE(one.player.screen() == "none");
        REQUIRE(one.player.app.game().origin.id.seed != before);
        one.win();
        const std::string first = one.player.app.game().origin.id.seed;
        one.player.wait(10'000);
        one.choose_button(Command::next_board);
        CHECK(one.player.session().status() == game::Status::playing);
        CHECK(one.player.app.game().origin.id.seed != first);
        one.make(one.player.app.game().start.witness.front());
        CHECK(game::moves_in(one.player.session().log()) == 1);
    }
}

TEST_CASE("the highlight goes row by row, and after a press tile by tile", "[scan]") {
    OneSwitch one{start_at(". A B\nA C C\n. . B\n"), ScanMode::rows};
    CHECK(one.seen() == row_stop(1));
    one.player.wait(step - 2);
    CHECK(one.seen().cell.row == 1);
    one.player.wait(2);
    CHECK(one.seen().cell.row == 2);
    for (int i = 0; i < 2; ++i) one.player.wait(step);
    CHECK(one.seen().kind == StopKind::bar);
    one.player.wait(step);
    CHECK(one.seen() == row_stop(1));
    one.press();
    CHECK(one.seen() == tile_stop(1, 2));
    one.player.wait(step);
    CHECK(one.seen() == tile_stop(1, 3));
    for (int i = 0; i < 3; ++i) one.player.wait(step); // twice round
    CHECK(one.seen() == row_stop(1));
}

TEST_CASE("after the first tile the highlight goes to its partners that can go, and to the tile itself", "[scan]") {
    for (const ScanMode mode : {ScanMode::rows, ScanMode::pairs}) {
        OneSwitch one{start_at("A B A\n. . .\nB A A\n"), mode};
        one.take({1, 1});
        const auto stops = board_stops(one.player.session(), mode, std::nullopt, false);
        REQUIRE(stops.size() > 1);
        CHECK(stops.back().cell == Cell{1, 1});
        const Board& board = one.player.session().board();
        for (const ScanStop& stop : stops) CHECK(board.kind(stop.cell) == board.kind({1, 1}));
        one.take({1, 1}); // puts it back
        CHECK_FALSE(one.player.session().picked());
    }
}

TEST_CASE("with cards of two sides the highlight does not give the partner away", "[scan]") {
    Player player{start_at("A B A\n. . .\nB A A\n")};
    player.click(Cell{1, 1});
    for (const ScanMode mode : {ScanMode::rows, ScanMode::pairs}) {
        const auto stops = board_stops(player.session(), mode, std::nullopt, true);
        CHECK(stops.back().kind == StopKind::bar);
    }
}

TEST_CASE("only tiles that can go are highlighted in that way of scanning", "[scan]") {
    const Player player = OneSwitch{hard_start(), ScanMode::pairs}.player;
    const auto stops = board_stops(player.session(), ScanMode::pairs, std::nullopt, false);
    for (const ScanStop& stop : stops) {
        if (stop.kind == StopKind::bar) continue;
        const auto moves = player.session().open_moves();
        CHECK(std::any_of(moves.begin(), moves.end(),
                          [&](const Move& move) { return move.a == stop.cell || move.b == stop.cell; }));
    }
}

TEST_CASE("hint, undo and every page are within reach of the switch, and back from there", "[scan]") {
    OneSwitch one{start_at(four_pairs), ScanMode::pairs};
    one.make(one.player.session().open_moves().front());
    one.choose_bar();
    one.choose_button(Command::undo);
    CHECK(one.player.session().pairs_left() == 4);
    one.choose_button(Command::hint);
    CHECK(one.player.session().hints() == 1);
    one.choose_button(Command::menu);
    REQUIRE(one.player.screen() == "menu");
    one.choose_button(Command::settings);
    REQUIRE(one.player.screen() == "settings");
    one.choose_button(Command::accessibility);
    REQUIRE(one.player.screen() == "accessibility");
    one.choose([&](const ScanStop& stop) { // off again
        const ui::Frame frame = one.player.app.frame(one.player.now);
        const ui::HitArea* hit = frame.find(stop.id);
        return hit != nullptr && std::holds_alternative<ui::Choice>(hit->element->what);
    });
    while (one.player.app.settings().scan != ScanMode::off) one.press();
    CHECK_FALSE(one.player.app.scan_stop(one.player.now));
}

TEST_CASE("every page that the menu leads to can be left with the switch", "[scan]") {
    for (const Command page :
         {Command::menu, Command::board_menu, Command::new_game, Command::home, Command::gallery, Command::look,
          Command::records, Command::settings, Command::accessibility, Command::keys, Command::help, Command::games,
          Command::statistics, Command::decks, Command::daily, Command::journey, Command::about}) {
        CAPTURE(std::string{name_of(page)});
        OneSwitch one{start_at(four_pairs), ScanMode::rows};
        one.player.run(page);
        const std::size_t depth = one.player.app.depth();
        REQUIRE(depth > 1);
        one.player.wait(1);
        one.choose([&](const ScanStop& stop) { return command_of(stop.id) == Command::back; });
        CHECK(one.player.app.depth() < depth);
    }
}

TEST_CASE("the first steps are taken with one switch, and lead to the journey", "[scan]") {
    for (const ScanMode mode : {ScanMode::rows, ScanMode::pairs}) {
        OneSwitch one{start_at(four_pairs), mode};
        one.player.run(Command::first_start);
        REQUIRE(one.player.screen() == "first-start");
        one.clear();
        one.player.wait(10'000);
        one.choose_primary();
        CHECK(one.player.screen() == "none");
        CHECK(one.player.app.game().origin.id == game::journey().front().id);
    }
}

TEST_CASE("two players share a switch in turns", "[scan]") {
    const char* const board = "A B A\nC C B\n";
    OneSwitch one{start_at(board), ScanMode::rows};
    one.player.slow = true;
    one.player.run(Command::two_players);
    const GameId id = one.player.last<DealBoard>()->id;
    one.player.answer<DealBoard>(BoardDealt{id, Deal{board_of(board), {}}});
    one.player.slow = false;
    const auto way = [](const ScanStop& stop) { return stop.key == Key::right; };
    one.choose(way); // in turns
    one.choose_primary();
    while (one.shown().pairs_left() > 0) {
        const Move move = one.shown().open_moves().front();
        for (const Cell cell : {move.a, move.b}) { // a match keeps the picks of both players itself
            one.choose([&](const ScanStop& stop) { return stop == row_stop(cell.row); });
            one.choose([&](const ScanStop& stop) { return stop == tile_stop(cell.row, cell.col); });
        }
    }
    one.player.wait(10'000);
    one.choose_primary(); // another board
    CHECK(one.player.screen() == "two-players");
}

TEST_CASE("a word is typed with one switch alone, and the board is dealt by it", "[scan][keyboard]") {
    app::Start start = dealt(small_board, "before");
    start.own = small_board;
    start.system_keyboard = true; // a switch does not reach it
    OneSwitch one{std::move(start), ScanMode::rows};
    const auto is = [&](const ScanStop& stop, const std::string& words) {
        const ui::Frame frame =
            stop.kind == StopKind::letter ? *one.player.app.keyboard_frame() : one.player.app.frame(one.player.now);
        const ui::HitArea* hit = frame.find(stop.id);
        const auto* button =
            hit == nullptr || hit->element == nullptr ? nullptr : std::get_if<ui::Button>(&hit->element->what);
        return button != nullptr && (button->words == words || button->icon == words);
    };
    const auto choose_words = [&](const std::string& words) {
        CAPTURE(words);
        one.choose([&](const ScanStop& stop) { return is(stop, words); });
    };
    one.choose_bar();
    one.choose_button(Command::new_game);
    choose_words("More choices");
    const std::string seed = one.player.app.game().origin.id.seed;
    const auto field = [&](const ScanStop& stop) {
        const ui::Frame frame = one.player.app.frame(one.player.now);
        const ui::HitArea* hit = frame.find(stop.id);
        return hit != nullptr && hit->kind == ui::HitArea::Kind::field;
    };
    const auto link = [&](const ScanStop& stop) {
        const ui::Frame frame = one.player.app.frame(one.player.now);
        const ui::HitArea* hit = stop.kind == StopKind::widget ? frame.find(stop.id) : nullptr;
        const auto* button =
            hit == nullptr || hit->element == nullptr ? nullptr : std::get_if<ui::Button>(&hit->element->what);
        return button != nullptr && button->style == ui::Button::Style::link;
    };
    one.choose(link);
    one.choose(field);
    REQUIRE(one.player.app.keyboard_frame());
    const auto type = [&](const std::string& key) {
        CAPTURE(key);
        // Finds the row: the highlight enters each row, and leaves it after two rounds.
        int row = 0;
        for (const auto frame = one.player.app.keyboard_frame(); row < 10; ++row) {
            const auto stops = key_stops(*frame, row);
            if (std::any_of(stops.begin(), stops.end(), [&](const ScanStop& stop) { return is(stop, key); })) break;
        }
        REQUIRE(row < 10);
        one.choose([&](const ScanStop& stop) { return stop.kind == StopKind::keys && stop.cell.row == row; });
        one.choose([&](const ScanStop& stop) { return stop.kind == StopKind::letter && is(stop, key); });
    };
    for (int erased = 0; erased < 40; ++erased) type("erase");
    for (const char* key : {"d", "o", "g"}) type(key);
    type("check");
    REQUIRE_FALSE(one.player.app.keyboard_frame());
    one.choose_primary();
    REQUIRE(one.player.screen() == "none");
    CHECK(one.player.app.game().origin.id.seed == "dog");
}

TEST_CASE("the keyboard is scanned by rows, and a row that is not wanted is left again", "[scan][keyboard]") {
    app::Start start = start_at(four_pairs);
    OneSwitch one{std::move(start), ScanMode::rows};
    one.player.run(Command::save_game);
    one.player.wait(600);
    one.choose([&](const ScanStop& stop) {
        const ui::Frame frame = one.player.app.frame(one.player.now);
        const ui::HitArea* hit = frame.find(stop.id);
        return hit != nullptr && hit->kind == ui::HitArea::Kind::field;
    });
    REQUIRE(one.player.app.keyboard_frame());
    const auto keyboard = *one.player.app.keyboard_frame();
    const auto rows = key_stops(keyboard, std::nullopt);
    REQUIRE(rows.size() >= 3);
    std::size_t keys = 0;
    for (const ScanStop& row : rows) keys += key_stops(keyboard, row.cell.row).size();
    CHECK(keys == keyboard.tab_stops.size());
    CHECK(one.seen() == rows.front());
    one.player.wait(step);
    CHECK(one.seen() == rows[1]);
    one.press();
    const auto inside = key_stops(keyboard, rows[1].cell.row);
    CHECK(one.seen() == inside.front());
    for (std::size_t i = 0; i < 2 * inside.size(); ++i) one.player.wait(step);
    CHECK(one.seen() == rows.front());
}

TEST_CASE("the highlight stands still while the window has lost the focus", "[scan]") {
    OneSwitch one{start_at(four_pairs), ScanMode::rows};
    one.player.input(ui::Presence{false});
    const ScanStop before = one.seen();
    one.player.wait(20 * step);
    CHECK(one.seen() == before);
    one.player.input(ui::Presence{true});
    one.player.wait(0);
    one.player.wait(step - 1);
    CHECK(one.seen() == before);
    one.player.wait(1);
    CHECK(one.seen() != before);
}

TEST_CASE("Space, Enter, a click and a gamepad's button are the switch; other keys go on working", "[scan]") {
    const std::vector<ui::Input> switches{ui::KeyPress{Key::space},
                                          ui::KeyPress{Key::enter},
                                          ui::Press{{3, 3}},
                                          ui::Touch{ui::Touch::Phase::down, {3, 3}},
                                          ui::KeyPress{.key = Key::space, .pad = 0},
                                          ui::KeyPress{.key = Key::h, .pad = 1, .button = 1}};
    for (const ui::Input& input : switches) {
        OneSwitch one{start_at(four_pairs), ScanMode::rows};
        one.player.input(input);
        CHECK(one.seen() == tile_stop(1, 1));
        CHECK(one.player.session().hints() == 0);
    }
    OneSwitch one{start_at(four_pairs), ScanMode::rows};
    one.player.key(Key::h);
    CHECK(one.player.session().hints() == 1);
    one.player.key(Key::n);
    CHECK(one.player.screen() == "new-game");
}

TEST_CASE("whoever plays with one switch is not hurried", "[scan]") {
    app::Start start = at_pace(game::Pace::arcade);
    OneSwitch one{std::move(start), ScanMode::rows};
    CHECK_FALSE(one.player.app.play().pacing().round());
}

TEST_CASE("without the setting nothing is highlighted and nothing wakes the window", "[scan]") {
    app::Start start = start_at(four_pairs);
    start.settings.clock = false;
    Player player{std::move(start)};
    player.wait(60'000);
    CHECK_FALSE(player.app.scan_stop(player.now));
    CHECK_FALSE(player.app.next_change(player.now));
}

TEST_CASE("a late step is one step, and fewer stops than before begin anew", "[scan]") {
    Scan scan;
    scan.begin(Scan::Level::whole, Time{0});
    scan.pass(Time{10'000}, Time{500}, 5);
    CHECK(scan.at() == 1);
    CHECK(scan.next_step(Time{500}) == Time{10'500});
    scan.pass(Time{10'500}, Time{500}, 1);
    CHECK(scan.at() == 0);
    scan.pass(Time{11'000}, Time{500}, 0);
    CHECK(scan.at() == 0);
}
