// A game that was begun, gone through again, and taken up from where one looks.
#include <string>
#include <utility>
#include <vector>

#include "app/history_player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;
using game::GameState;
using game::Status;

TEST_CASE("a replay goes through a game and leaves the player's own as it was", "[history]") {
    PlayerWithStore keeper;
    Player& player = keeper.player;
    const game::SavedGame kept = played(12, 5, noon - 50'000);
    keeper.memory->put(kept);
    player.make({{1, 1}, {2, 1}});
    player.click(Cell{1, 2});
    const game::Record own = game::record_of(player.app.game(), player.now);
    keeper.show_games();
    const Time stood = player.session().elapsed(player.now);
    player.wait(5000);
    keeper.key(Key::down);
    keeper.key(Key::enter);
    REQUIRE(player.screen() == "replay");
    CHECK(keeper.replay().replay.at() == 0);
    CHECK(player.app.shown().pairs_left() == 12);
    CHECK(player.place().cell_side() == Layout({1280, 720}, {4, 6}).cell_side());
    CHECK(keeper.state().find("; replay 0 of 8 stopped") != std::string::npos);
    CHECK(keeper.state().find("; pairs 12\n") != std::string::npos);
    CHECK(items_of<TileItem>(player.seen()).size() == 24);

    keeper.key(Key::right); // the hint
    CHECK(shows(player.seen(), "hint"));
    keeper.key(Key::right); // the first pair
    CHECK(player.app.shown().pairs_left() == 11);
    CHECK(player.effects().vanishing.size() == 1);
    CHECK(items_of<LineItem>(player.seen()).size() == 1);
    CHECK(shows(player.seen(), "Move 1 of 6"));
    keeper.key(Key::right); // taken back
    CHECK(player.app.shown().pairs_left() == 12);
    CHECK(player.effects().vanishing.empty());
    keeper.key(Key::left);
    CHECK(player.app.shown().pairs_left() == 11);
    keeper.key(Key::end);
    CHECK(player.app.shown().pairs_left() == 7);
    CHECK(shows(player.seen(), "Move 6 of 6"));
    CHECK(shows(player.seen(), clock_text(kept.record.elapsed)));
    keeper.key(Key::right);
    keeper.key(Key::home);
    keeper.key(Key::left);
    CHECK(keeper.replay().replay.at() == 0);
    player.input(ui::Wheel{1});
    player.input(ui::Wheel{1});
    CHECK(keeper.replay().replay.at() == 2);
    player.input(ui::Wheel{-1});
    CHECK(keeper.replay().replay.at() == 1);

    player.click(Cell{1, 1}); // its board is only looked at
    player.click(Cell{1, 1}, ui::MouseButton::right);
    player.key(Key::u);
    player.key(Key::h);
    CHECK(player.screen() == "replay");
    keeper.key(Key::escape);
    CHECK(player.screen() == "games");
    CHECK(player.app.ui().games.focus() == 1);
    keeper.key(Key::escape);
    CHECK(player.screen() == "none");
    CHECK(player.session().elapsed(player.now) == stood);
    CHECK(player.session().log() == own.log);
    CHECK(player.session().picked() == own.picked);
    CHECK_FALSE(player.app.ui().replay);
    CHECK(player.effects().vanishing.empty());
}

TEST_CASE("every button of the replay does what it says", "[history]") {
    PlayerWithStore keeper;
    keeper.memory->put(played(12, 5, noon + 50'000));
    keeper.show_games();
    keeper.press(GamesPress{GamesPart::replay});
    const auto at = [&] { return keeper.replay().replay.at(); };
    CHECK_FALSE(keeper.player.place_of(ReplayPress{ReplayPart::back}));
    CHECK_FALSE(keeper.player.place_of(ReplayPress{ReplayPart::to_start}));
    keeper.press(ReplayPress{ReplayPart::forward});
    keeper.press(ReplayPress{ReplayPart::forward});
    CHECK(at() == 2);
    keeper.press(ReplayPress{ReplayPart::back});
    CHECK(at() == 1);
    keeper.press(ReplayPress{ReplayPart::to_end});
    CHECK(at() == 8);
    CHECK_FALSE(keeper.player.place_of(ReplayPress{ReplayPart::forward}));
    keeper.press(ReplayPress{ReplayPart::to_start});
    CHECK(at() == 0);
    keeper.press(ReplayPress{ReplayPart::seek}); // in the middle
    CHECK(at() == 4);
    keeper.press(ReplayPress{ReplayPart::play});
    CHECK(keeper.replay().next);
    keeper.press(ReplayPress{ReplayPart::play});
    CHECK_FALSE(keeper.replay().next);
    keeper.press(ReplayPress{ReplayPart::leave});
    CHECK(keeper.player.screen() == "games");
}

TEST_CASE("a replay plays by itself to its end, and from there again", "[history]") {
    PlayerWithStore keeper;
    keeper.memory->put(played(12, 5, noon + 50'000));
    keeper.show_games();
    keeper.key(Key::enter);
    keeper.key(Key::space);
    CHECK(keeper.state().find("playing") != std::string::npos);
    for (std::size_t at = 1; at < 8; ++at) {
        CHECK(keeper.replay().replay.at() == at);
        REQUIRE(keeper.replay().next);
        const auto due = keeper.player.app.next_change(keeper.player.now);
        REQUIRE(due);
        CHECK(*due <= keeper.player.now + Time{700});
        keeper.player.wait(690);
        CHECK(keeper.replay().replay.at() == at);
        keeper.player.wait(10);
    }
    CHECK(keeper.replay().replay.at() == 8);
    CHECK_FALSE(keeper.replay().next);
    keeper.player.wait(10'000);
    CHECK_FALSE(keeper.player.app.next_change(keeper.player.now));
    keeper.key(Key::space);
    CHECK(keeper.replay().replay.at() == 1);
    keeper.key(Key::left); // a step by hand stops it
    CHECK_FALSE(keeper.replay().next);
    keeper.player.wait(2000);
    CHECK(keeper.replay().replay.at() == 0);
}

TEST_CASE("taken up at its end a game goes on, taken up before it a new one begins", "[history]") {
    PlayerWithStore keeper;
    const game::SavedGame kept = played(12, 5, noon + 50'000);
    keeper.memory->put(kept);
    keeper.show_games();
    keeper.key(Key::enter);
    for (int i = 0; i < 4; ++i) keeper.key(Key::right);
    keeper.key(Key::t);
    CHECK(keeper.player.screen() == "none");
    CHECK_FALSE(keeper.player.app.ui().replay);
    const game::GameKey fresh = keeper.player.app.game().key;
    CHECK(fresh != 12);
    CHECK(keeper.player.app.game().origin == kept.record.origin);
    CHECK(keeper.player.session().log() ==
          std::vector<game::Entry>(kept.record.log.begin(), kept.record.log.begin() + 4));
    CHECK(keeper.player.session().elapsed(keeper.player.now) == kept.record.log[3].at);
    keeper.save();
    CHECK(keeper.memory->game(12)->record == kept.record);
    CHECK(keeper.memory->game(12)->summary.state == GameState::left);

    keeper.key(Key::l);
    keeper.find(12);
    keeper.key(Key::enter);
    keeper.key(Key::end);
    keeper.press(ReplayPress{ReplayPart::take_up});
    CHECK(keeper.player.app.game().key == 12);
    CHECK(keeper.player.app.game().started == kept.summary.started);
    CHECK(keeper.player.session().log() == kept.record.log);
}

TEST_CASE("a cleared game is taken up before its end alone", "[history]") {
    PlayerWithStore keeper;
    keeper.memory->put(played(11, 12, noon + 50'000));
    keeper.show_games();
    keeper.key(Key::enter);
    keeper.key(Key::end);
    CHECK(keeper.player.app.shown().status() == Status::won);
    CHECK_FALSE(shows(keeper.player.seen(), "Cleared!"));
    CHECK_FALSE(keeper.player.place_of(ReplayPress{ReplayPart::take_up}));
    keeper.key(Key::t);
    CHECK(keeper.player.screen() == "replay");
    keeper.key(Key::left);
    keeper.key(Key::enter);
    CHECK(keeper.player.screen() == "none");
    CHECK(keeper.player.session().pairs_left() == 1);
    CHECK(keeper.player.app.game().key != 11);
}

TEST_CASE("the game in hand is replayed too, and from its end goes on as it was", "[history]") {
    PlayerWithStore keeper;
    keeper.player.make({{1, 1}, {2, 1}});
    keeper.player.make({{1, 2}, {2, 2}});
    const game::GameKey own = keeper.player.app.game().key;
    keeper.show_games();
    keeper.key(Key::enter);
    keeper.key(Key::right);
    CHECK(keeper.player.app.shown().pairs_left() == 3);
    CHECK(keeper.player.session().pairs_left() == 2);
    keeper.key(Key::end);
    keeper.key(Key::t);
    CHECK(keeper.player.screen() == "none");
    CHECK(keeper.player.app.game().key == own);
    CHECK(keeper.player.session().pairs_left() == 2);
}

TEST_CASE("a game against the rules is not shown, and why is said", "[history]") {
    PlayerWithStore keeper;
    game::SavedGame wrong = played(12, 5, noon + 50'000);
    std::swap(wrong.record.log[3], wrong.record.log.back());
    wrong.record.log[3].action = Move{{1, 1}, {1, 1}};
    keeper.memory->put(wrong);
    keeper.show_games();
    for (const Key key : {Key::enter, Key::t}) {
        keeper.key(key);
        CHECK(keeper.player.screen() == "games");
        REQUIRE(keeper.player.app.ui().note);
        CHECK(to_english(keeper.player.app.ui().note->detail).find("move 2") != std::string::npos);
    }
}
