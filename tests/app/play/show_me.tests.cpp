// Show me: the way to win on a board of its own, the message if there is none, and that the game in progress is
// unchanged.
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/player.hpp"
#include "app/situations.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;
using game::Status;

namespace {

/// Returns the state text without the line that counts hints.
std::string state_but_hints(const Player& player) {
    std::istringstream lines{player.state()};
    std::string all;
    for (std::string line; std::getline(lines, line);)
        if (!line.starts_with("; hints ")) all += line + '\n';
    return all;
}

void show_me(Player& player) { player.key(Key::h, false, true); }

std::string at(const Player& player) {
    std::istringstream lines{player.state()};
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("; replay ")) return line.substr(9);
    return {};
}

/// Opens Show me in a game with something to undo, something to redo and a tile picked.
Player amid_a_game(Gravity gravity) {
    Player player{dealt({{4, 6}, 6, gravity}, "show")};
    for (int i = 0; i < 3; ++i) {
        REQUIRE_FALSE(player.session().known().line.empty());
        player.make(player.session().known().line.front());
        player.wait(1000);
    }
    player.key(Key::u);
    player.click(player.session().open_moves().front().a);
    player.wait(3000);
    REQUIRE(player.session().picked());
    REQUIRE(player.session().can_redo());
    return player;
}

} // namespace

TEST_CASE("the way to win is played on a board of its own, and the game stays as it was but for a hint", "[show-me]") {
    const Gravity gravity = GENERATE(Gravity::none, Gravity::down, Gravity::horizontal_in);
    CAPTURE(name_of(gravity));
    Player player = amid_a_game(gravity);
    const std::string before = state_but_hints(player);
    const game::Record record = game::record_of(player.app.game(), player.now);
    const int hints = player.session().hints();
    const bool by_menu = gravity == Gravity::down;
    if (by_menu) player.run(Command::board_menu);
    if (by_menu)
        player.press_button(Command::show_me);
    else
        show_me(player);
    REQUIRE(player.screen() == "show-me");
    CHECK(at(player) == "0 of 10 playing");
    CHECK(player.shown().board() == player.session().board());
    for (int i = 0; i < 30 && player.shown().status() != Status::won; ++i) player.wait(1500);
    CHECK(player.shown().status() == Status::won);
    CHECK(shows(player.seen(), "So the board is cleared."));
    CHECK(player.session().pairs_left() == 10);
    player.key(Key::escape);
    CHECK(player.screen() == "none");
    CHECK(player.app.depth() == 1);

    CHECK(state_but_hints(player) == before);
    CHECK(player.session().hints() == hints + 1);
    game::Record after = game::record_of(player.app.game(), player.now);
    REQUIRE_FALSE(after.log.empty());
    CHECK(after.log.back() == game::Entry{record.elapsed, game::HintAsked{}});
    after.log.pop_back();
    CHECK(after == record); // the clock stood still, too
    CHECK(player.session().clock_running());
    CHECK(player.effects().vanishing.empty());
    const auto again = game::parse_record(to_text(game::record_of(player.app.game(), player.now)));
    REQUIRE(again);
    CHECK(*again == game::record_of(player.app.game(), player.now));
    player.key(Key::y);
    CHECK(player.session().pairs_left() == 9);
}

TEST_CASE("it starts no clock, and what nothing is done in can still be left by Esc at once", "[show-me]") {
    Player player{start_at(four_pairs)};
    show_me(player);
    REQUIRE(player.screen() == "show-me");
    player.wait(20'000);
    player.key(Key::escape);
    CHECK_FALSE(player.session().clock_running());
    CHECK(player.session().elapsed(player.now) == game::Time{0});
    CHECK(player.session().hints() == 1);
    CHECK(player.session().pairs_left() == 4);
}

TEST_CASE("the pair that goes next is marked before it goes", "[show-me]") {
    Player player{start_at(four_pairs)};
    show_me(player);
    const auto marked = [&] {
        std::vector<ui::Rect> boxes;
        for (const auto& tile : items_of<scene::TileItem>(player.seen()))
            if (tile.look == scene::TileStyle::hinted) boxes.push_back(tile.box);
        return boxes;
    };
    const auto tiles = [&] { return items_of<scene::TileItem>(player.seen()).size(); };
    CHECK(marked().size() == 2);
    CHECK(tiles() == 8);
    const auto first = marked();
    player.wait(1500);
    CHECK(at(player) == "1 of 4 playing");
    CHECK(marked().empty()); // the pair vanishes first
    player.wait(500);
    CHECK(tiles() == 6);
    CHECK(marked().size() == 2);
    CHECK(marked() != first);
    player.key(Key::left);
    CHECK(at(player) == "0 of 4 stopped");
    CHECK(marked() == first);
}

TEST_CASE("every button and key of it does what it says", "[show-me]") {
    Player player{start_at(four_pairs)};
    show_me(player);
    CHECK(at(player) == "0 of 4 playing");
    player.key(Key::space);
    CHECK(at(player) == "0 of 4 stopped");
    player.wait(10'000);
    CHECK(at(player) == "0 of 4 stopped");
    CHECK_FALSE(player.app.next_change(player.now));
    player.press_button("step");
    player.press_button("step");
    CHECK(at(player) == "2 of 4 stopped");
    player.press_button("step-back");
    CHECK(at(player) == "1 of 4 stopped");
    player.press_button("play");
    CHECK(at(player) == "2 of 4 playing");
    player.press_button("play");
    CHECK(at(player) == "2 of 4 stopped");
    player.key(Key::right);
    player.key(Key::right);
    player.key(Key::right);
    CHECK(at(player) == "4 of 4 stopped");
    CHECK_FALSE(player.place_of("step"));
    player.key(Key::space); // from the beginning again
    CHECK(at(player) == "1 of 4 playing");
    player.key(Key::home);
    CHECK(at(player) == "0 of 4 stopped");
    player.key(Key::u);
    player.key(Key::r);
    CHECK(player.screen() == "show-me"); // keys of the board do nothing here
    CHECK(player.session().pairs_left() == 4);
    CHECK(player.session().hints() == 1);
    player.press_button("leave");
    CHECK(player.screen() == "none");
    show_me(player);
    CHECK(player.session().hints() == 2); // each showing counts as a hint
}

TEST_CASE("what was told at the start of the game does not cover it", "[show-me]") {
    for (const ui::Canvas canvas : {ui::Canvas{480, 360}, ui::Canvas{1280, 720}}) {
        app::Start start = start_at(four_pairs);
        start.first_time = true;
        Player player{std::move(start), canvas};
        REQUIRE(shows(player.seen(), "Match the tiles in pairs"));
        show_me(player);
        CHECK_FALSE(shows(player.seen(), "Match the tiles in pairs"));
        CHECK(shows(player.seen(), "Move 0 of 4"));
        player.key(Key::m); // answers to a key are shown
        CHECK(shows(player.seen(), "Sound is off"));
    }
}

TEST_CASE("no two buttons of it have the same picture", "[show-me]") {
    Player player{start_at(four_pairs)};
    show_me(player);
    std::set<std::string> icons;
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::button)
            CHECK(icons.insert(std::get<ui::Button>(hit.element->what).icon).second);
    CHECK(icons.size() == 6);
}

TEST_CASE("it goes faster and slower within limits, at once", "[show-me]") {
    Player player{start_at(pairs_side_by_side({6, 8}))};
    show_me(player);
    CHECK(shows(player.seen(), "1.5 s a pair"));
    player.key(Key::up);
    CHECK(shows(player.seen(), "1 s a pair"));
    player.wait(1000);
    CHECK(at(player) == "1 of 24 playing");
    for (int i = 0; i < 10; ++i) player.key(Key::up);
    CHECK(shows(player.seen(), "0.3 s a pair"));
    CHECK_FALSE(player.place_of("faster"));
    player.wait(300); // the action already pending comes sooner, too
    CHECK(at(player) == "2 of 24 playing");
    for (int i = 0; i < 3; ++i) player.wait(300);
    CHECK(at(player) == "5 of 24 playing");
    for (int i = 0; i < 6; ++i) player.press_button("slower");
    CHECK_FALSE(player.place_of("slower"));
    CHECK(shows(player.seen(), "3 s a pair"));
    player.wait(300); // the action already due
    player.wait(2990);
    CHECK(at(player) == "6 of 24 playing");
    player.wait(10);
    CHECK(at(player) == "7 of 24 playing");
}

namespace {

/// Opens Show me before anything is known of the board.
Player shown_the_way() {
    Player player{start_at("A B C D\nA B C D\n"), {1280, 720}, true};
    player.make({{1, 1}, {2, 1}});
    show_me(player);
    REQUIRE(player.screen() == "show-me");
    return player;
}

void answer_analysis(Player& player, const game::Knowledge& known) {
    for (const AskedOutside& one : std::exchange(player.asked, {}))
        if (const auto* analyse = std::get_if<Analyse>(&one.request))
            player.app.answer(one.ticket, game::AnalysisResult{analyse->request.serial, known}, player.now);
    player.think();
}

} // namespace

TEST_CASE("where the way is not known yet it shows that it is working, and then the way", "[show-me]") {
    Player player = shown_the_way();
    CHECK_FALSE(shows(player.seen(), "looked for")); // nothing flashes up when the answer comes at once
    const auto due = player.app.next_change(player.now);
    REQUIRE(due);
    CHECK(*due <= player.now + game::Time{200});
    player.wait(200);
    CHECK(shows(player.seen(), "A way to win from here"));
    player.wait(2000);
    CHECK(shows(player.seen(), "For 2 seconds now"));
    const auto tick = player.app.next_change(player.now);
    REQUIRE(tick);
    CHECK(*tick <= player.now + game::Time{1000});
    CHECK(player.session().hints() == 0);
    player.catch_up();
    CHECK(at(player) == "0 of 3 playing");
    CHECK(player.session().hints() == 1);
    player.wait(1500);
    CHECK(at(player) == "1 of 3 playing");
}

TEST_CASE("Esc stops the search for the way, and nothing is counted", "[show-me]") {
    for (const int waited : {0, 3000}) {
        Player player = shown_the_way();
        const game::Record before = game::record_of(player.app.game(), player.now);
        player.wait(waited);
        player.key(Key::escape);
        CHECK(player.screen() == "none");
        player.catch_up();
        CHECK(player.screen() == "none");
        CHECK(game::record_of(player.app.game(), player.now) == before);
        CHECK(player.session().known().outcome == Outcome::won); // still useful
    }
}

TEST_CASE("where it is not known in time whether the board can be cleared, that is said", "[show-me]") {
    Player player = shown_the_way();
    player.wait(1000);
    const game::Record before = game::record_of(player.app.game(), player.now);
    answer_analysis(player, {.searched = true});
    CHECK(player.screen() == "show-me");
    CHECK(shows(player.seen(), "No way to win is known"));
    CHECK_FALSE(player.app.next_change(player.now));
    player.press_words("Go on playing");
    CHECK(player.screen() == "none");
    CHECK(game::record_of(player.app.game(), player.now) == before);
}

TEST_CASE("a lost board has no way to be shown, and the way back is offered", "[show-me]") {
    for (const bool by_key : {false, true}) {
        Player player{hard_start()};
        lose(player);
        const game::Record before = game::record_of(player.app.game(), player.now);
        const int steps = *player.session().steps_to_winnable();
        const int left = player.session().pairs_left();
        show_me(player);
        REQUIRE(player.screen() == "show-me");
        CHECK(shows(player.seen(), "No longer winnable"));
        CHECK(game::record_of(player.app.game(), player.now) == before);
        player.key(Key::escape);
        CHECK(player.screen() == "none");
        show_me(player);
        if (by_key)
            player.key(Key::b);
        else
            player.press_button(Command::rewind);
        CHECK(player.screen() == "none");
        CHECK(player.session().known().outcome == Outcome::won);
        CHECK(player.session().pairs_left() == left + steps);
        show_me(player);
        CHECK(at(player) == "0 of " + std::to_string(left + steps) + " playing");
    }
}

TEST_CASE("a board that never could be cleared is told as such; a stuck one offers a reshuffle", "[show-me]") {
    Player player{start_at("A B\nB A\nC C\n")};
    REQUIRE(player.session().known().outcome == Outcome::lost);
    show_me(player);
    CHECK(shows(player.seen(), "Not winnable"));
    CHECK_FALSE(shows(player.seen(), "No longer winnable"));
    CHECK(shows(player.seen(), "Some tiles can never all go."));
    CHECK_FALSE(player.place_of(Command::rewind));
    player.key(Key::escape);
    Player other{start_at(stuck)};
    show_me(other);
    REQUIRE(other.screen() == "show-me");
    CHECK(other.place_of(Command::reshuffle));
    other.press_button(Command::reshuffle);
    CHECK(other.screen() == "none");
    CHECK(other.session().reshuffles() == 1);
}

TEST_CASE("there is no way to show on a cleared board, nor while the tiles are hidden", "[show-me]") {
    Player won{start_at("A A\n")};
    won.make({{1, 1}, {1, 2}});
    show_me(won);
    CHECK(won.screen() == "none");
    won.run(Command::menu);
    CHECK_FALSE(won.place_of(Command::show_me));
    Player paused{start_at(four_pairs)};
    paused.click(Cell{1, 1});
    paused.key(Key::p);
    show_me(paused);
    CHECK(paused.screen() == "none");
    CHECK(paused.session().paused());
    paused.run(Command::menu);
    CHECK_FALSE(paused.place_of(Command::show_me));
}

TEST_CASE("the board is looked at as closely as before, and what goes next is in sight", "[show-me]") {
    Player player{start_at(pairs_side_by_side({40, 40}))};
    for (int i = 0; i < 6; ++i) player.run(Command::zoom_in);
    const int cell = player.place().cell_side();
    const scene::Camera camera = player.board().camera;
    show_me(player);
    REQUIRE(player.screen() == "show-me");
    const auto place = [&] { return player.app.shown(player.now).place; };
    CHECK(place().cell_side() > cell / 2);
    CHECK(place().is_cut());
    for (int i = 0; i < 60; ++i) {
        const auto tiles = items_of<scene::TileItem>(player.seen());
        int marked = 0;
        for (const auto& tile : tiles) marked += tile.look == scene::TileStyle::hinted ? 1 : 0;
        CHECK(marked == 2);
        player.wait(1500);
        player.wait(500);
    }
    player.run(Command::zoom_to_fit);
    player.key(Key::escape);
    CHECK(player.board().camera == camera);
}
