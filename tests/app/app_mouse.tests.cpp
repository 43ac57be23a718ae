// Clicks, right clicks and long presses on the board.
#include "app/app.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "app/player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;
using game::Status;

TEST_CASE("two pairs clicked within 50 milliseconds both go while the first still moves", "[app]") {
    Player player{start_at(four_pairs)};
    player.click(Cell{1, 1});
    player.wait(12);
    player.click(Cell{2, 1});
    player.wait(12);
    CHECK(player.effects().vanishing.size() == 1);
    player.click(Cell{1, 2});
    player.wait(12);
    player.click(Cell{2, 2});
    CHECK(player.session().pairs_left() == 2);
    CHECK(player.effects().vanishing.size() == 2);
    CHECK(passing_lines(player.seen()).size() == 2);
}

TEST_CASE("tiles that still slide are clicked where they go to", "[app]") {
    Player player{start_at("A C\nA C\nB B\nC C\n", Gravity::down)};
    player.make({{3, 1}, {3, 2}}); // the four above come down
    REQUIRE_FALSE(player.effects().falling.empty());
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
    player.click(Cell{1, 2}, ui::MouseButton::right);
    CHECK(player.board().lit == player.session().board().kind({1, 2}));
    CHECK_FALSE(player.session().picked());
    player.click(Cell{2, 3}, ui::MouseButton::right);
    CHECK(player.board().lit == player.session().board().kind({1, 3}));
    player.click(Cell{1, 3}, ui::MouseButton::right);
    CHECK_FALSE(player.board().lit);
    player.click(Cell{1, 3}, ui::MouseButton::right);
    player.click(ui::Point{2, 400}, ui::MouseButton::right); // beside the board
    CHECK_FALSE(player.board().lit);
    player.click(Cell{1, 3}, ui::MouseButton::right);
    player.click(Cell{1, 1}); // resumes the game
    CHECK_FALSE(player.board().lit);
}

TEST_CASE("a long press lights a kind, a short one or one that moves away does not", "[app]") {
    Player player{start_at(four_pairs)};
    player.press(player.place().centre({1, 2}));
    player.wait(400);
    CHECK_FALSE(player.board().lit);
    const auto due = player.app.next_change(player.now);
    REQUIRE(due);
    player.wait(static_cast<int>((*due - player.now).count()));
    player.wait(200);
    CHECK(player.board().lit == player.session().board().kind({1, 2}));

    Player quick{start_at(four_pairs)};
    quick.click(Cell{1, 2});
    quick.wait(2000);
    CHECK_FALSE(quick.board().lit);

    Player moving{start_at(four_pairs)};
    moving.press(moving.place().centre({1, 2}));
    moving.input(ui::Hover{moving.place().centre({1, 3})});
    moving.wait(2000);
    CHECK_FALSE(moving.board().lit);

    Player away{start_at(four_pairs)};
    away.press(away.place().centre({1, 2}));
    away.input(ui::Presence{false});
    away.wait(2000);
    CHECK_FALSE(away.board().lit);
}

TEST_CASE("holding the button on a pair's second tile lights nothing that slides into its place", "[app]") {
    Player player{start_at("C D\nD C\nA A\n", Gravity::down)};
    player.click(Cell{3, 1});
    player.press(player.place().centre({3, 2}));
    REQUIRE(player.session().pairs_left() == 2);
    REQUIRE(player.session().board().is_tile({3, 2}));
    player.wait(2000);
    CHECK_FALSE(player.board().lit);
}

TEST_CASE("a blocked pair shakes, shows its line for a while and says why", "[app]") {
    Player player{start_at(stuck)};
    player.click(Cell{2, 2});
    player.forget_requests();
    player.click(Cell{3, 3});
    CHECK(player.effects().explained);
    CHECK(player.effects().shaking);
    CHECK(player.app.note());
    CHECK(player.asked_for<PlaySound>() == 1);
    player.wait(10'000);
    CHECK_FALSE(player.effects().explained);
    CHECK_FALSE(player.effects().shaking);
    CHECK_FALSE(player.app.note());
    CHECK(player.session().picked() == Cell{3, 3});
}

TEST_CASE("the tile under the pointer answers to it, and only while the board is what is pointed at", "[app]") {
    Player player{start_at(four_pairs)};
    const auto pointed = [&] {
        const auto tiles = items_of<scene::TileItem>(player.seen());
        std::vector<scene::TileItem> all;
        std::copy_if(tiles.begin(), tiles.end(), std::back_inserter(all),
                     [](const scene::TileItem& tile) { return tile.look == scene::TileStyle::pointed; });
        return all;
    };
    CHECK(pointed().empty());
    player.point(player.place().centre({1, 2}));
    REQUIRE(pointed().size() == 1);
    CHECK(pointed()[0].box == player.place().cell_rect({1, 2}));
    player.point(*player.place_of(Command::hint)); // the bar
    CHECK(pointed().empty());
    player.point(player.place().centre({2, 3}));
    CHECK(pointed().size() == 1);
    player.run(Command::menu);
    CHECK(pointed().empty());
    player.key(Key::escape);
    player.point(player.place().centre({2, 3}));
    player.point({-1, -1}); // outside the window
    CHECK(pointed().empty());
}

TEST_CASE("a low window has a bar of one line, and what is told has a place of its own below the board", "[app]") {
    Player player{start_at(four_pairs), {480, 360}};
    const ui::Rect area = player.place().area();
    CHECK(area.y <= 56);
    for (const Command command : {Command::hint, Command::undo, Command::redo, Command::new_game, Command::menu}) {
        const ui::Frame frame = player.app.frame(player.now);
        const ui::HitArea* button = frame.find(id_of_command(command));
        REQUIRE(button != nullptr);
        CHECK(button->rect.bottom() <= area.y);
        CHECK(std::get<ui::Button>(button->element->what).words.empty());
    }
    player.run(Command::mute);
    CHECK(shows(player.seen(), "Sound is off"));
    CHECK(shows(player.seen(), "pairs left")); // the bar keeps its figures
    CHECK(player.place().area() == area);
    const auto texts = items_of<ui::TextItem>(player.seen());
    const auto told =
        std::find_if(texts.begin(), texts.end(), [](const auto& one) { return one.text == "Sound is off"; });
    REQUIRE(told != texts.end());
    CHECK(told->at.y - told->size / 2 >= area.bottom());
    player.wait(3000);
    CHECK_FALSE(shows(player.seen(), "Sound is off"));
}
