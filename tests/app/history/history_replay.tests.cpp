// Replaying a game, and resuming it from any position.
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/history_player.hpp"
#include "app/speech/listener.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;
using game::GameState;
using game::Status;

namespace {

/// At the beginning of a replay of eight entries.
struct ReplayedGame : PlayerWithStore {
    ReplayedGame() {
        memory->put(played(12, 5, noon + 50'000));
        show_games();
        press("replay");
    }
};

} // namespace

TEST_CASE("a replay goes through a game and leaves the player's own as it was", "[history]") {
    PlayerWithStore fixture;
    Player& player = fixture.player;
    const game::SavedGame saved = played(12, 5, noon - 50'000);
    fixture.memory->put(saved);
    player.make({{1, 1}, {2, 1}});
    player.click(Cell{1, 2});
    const game::Record own = game::record_of(player.app.game(), player.now);
    fixture.show_games();
    const game::Time stood = player.session().elapsed(player.now);
    player.wait(5000);
    fixture.key(Key::down);
    fixture.press("replay");
    REQUIRE(player.screen() == "replay");
    CHECK(fixture.told("replay") == "replay 0 of 8 stopped");
    CHECK(player.shown().pairs_left() == 12);
    CHECK(fixture.told("pairs") == "pairs 12");
    const auto tiles = items_of<scene::TileItem>(player.seen());
    REQUIRE(tiles.size() == 24);
    CHECK(tiles.front().box == fixture.place().cell_rect({1, 1})); // as large as the board can be
    CHECK(tiles.back().box == fixture.place().cell_rect({4, 6}));
    const ui::Rect first = fixture.place().cell_rect({1, 1}); // the state file describes the same board
    std::ostringstream cell;
    cell << "cell " << fixture.place().cell_side() << " from " << first.x << ' ' << first.y;
    CHECK(fixture.told("cell") == cell.str());
    CHECK(fixture.told("id") == "id " + to_text(saved.summary.id));
    CHECK(fixture.told("seed") == "seed " + saved.summary.id.seed);

    CHECK_FALSE(shows(player.seen(), "hint"));
    fixture.key(Key::right); // the hint
    CHECK(shows(player.seen(), "hint"));
    fixture.key(Key::right); // the first pair
    CHECK(player.shown().pairs_left() == 11);
    CHECK(items_of<scene::TileItem>(player.seen()).size() == 24); // two of them are vanishing
    CHECK(passing_lines(player.seen()).size() == 1);
    CHECK(shows(player.seen(), "Move 1 of 6"));
    fixture.key(Key::right); // undone
    CHECK(player.shown().pairs_left() == 12);
    CHECK(passing_lines(player.seen()).empty());
    fixture.key(Key::left);
    CHECK(player.shown().pairs_left() == 11);
    fixture.key(Key::end);
    CHECK(player.shown().pairs_left() == 7);
    CHECK(shows(player.seen(), "Move 6 of 6"));
    CHECK(shows(player.seen(), clock_text(saved.record.elapsed)));
    fixture.key(Key::right);
    CHECK(fixture.told("replay") == "replay 8 of 8 stopped");
    fixture.key(Key::home);
    fixture.key(Key::left);
    CHECK(fixture.told("replay") == "replay 0 of 8 stopped");
    player.point(fixture.place().area().centre());
    player.input(ui::Wheel{1});
    player.input(ui::Wheel{1});
    CHECK(fixture.told("replay") == "replay 2 of 8 stopped");
    player.input(ui::Wheel{-1});
    CHECK(fixture.told("replay") == "replay 1 of 8 stopped");

    const ui::Point corner = fixture.place().cell_rect({1, 1}).centre();
    player.click(corner); // clicks on the replayed board do nothing
    player.click(corner, ui::MouseButton::right);
    player.click(Cell{1, 1}); // and reach no board behind it
    player.key(Key::u);
    player.key(Key::h);
    CHECK(player.screen() == "replay");
    CHECK(fixture.told("replay") == "replay 1 of 8 stopped");
    CHECK(fixture.told("picked") == "picked none");
    fixture.key(Key::escape);
    CHECK(player.screen() == "games");
    CHECK(player.row() == 1);
    fixture.key(Key::escape);
    CHECK(player.screen() == "none");
    CHECK(player.app.depth() == 1);
    CHECK(player.session().elapsed(player.now) == stood);
    CHECK(player.session().log() == own.log);
    CHECK(player.session().picked() == own.picked);
    CHECK(player.effects().vanishing.empty());
    CHECK(passing_lines(player.seen()).empty());
}

TEST_CASE("every button of the replay does what it says", "[history]") {
    ReplayedGame fixture;
    Player& player = fixture.player;
    const auto at = [&] { return fixture.told("replay"); };
    CHECK_FALSE(player.place_of("step-back"));
    CHECK_FALSE(player.place_of("to-start"));
    fixture.press("step");
    fixture.press("step");
    CHECK(at() == "replay 2 of 8 stopped");
    fixture.press("step-back");
    CHECK(at() == "replay 1 of 8 stopped");
    fixture.press("to-end");
    CHECK(at() == "replay 8 of 8 stopped");
    CHECK_FALSE(player.place_of("step"));
    CHECK_FALSE(player.place_of("to-end"));
    fixture.press("to-start");
    CHECK(at() == "replay 0 of 8 stopped");
    std::optional<ui::Point> middle; // of the progress bar
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::slider) middle = hit.rect.centre();
    REQUIRE(middle);
    player.click(*middle);
    CHECK(at() == "replay 4 of 8 stopped");
    fixture.press("play");
    CHECK(at() == "replay 5 of 8 playing");
    fixture.press("play");
    CHECK(at() == "replay 5 of 8 stopped");
    fixture.press("leave");
    CHECK(player.screen() == "games");
}

TEST_CASE("a game in which nothing was done has nothing to replay, and says so", "[history]") {
    PlayerWithStore fixture;
    Player& player = fixture.player;
    game::SavedGame untouched = played(12, 0, noon + 50'000);
    untouched.record.log.resize(GENERATE(0U, 1U)); // at most a hint
    fixture.memory->put(untouched);
    fixture.show_games();
    fixture.find(12);
    fixture.press("replay");
    REQUIRE(player.screen() == "replay");
    CHECK(shows(player.seen(), "Nothing to replay"));
    CHECK_FALSE(shows(player.seen(), "Move 0"));
    for (const char* control : {"play", "step", "step-back", "to-start", "to-end"}) {
        CAPTURE(control);
        CHECK_FALSE(player.place_of(control));
    }
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas) {
        CHECK(hit.kind != ui::HitArea::Kind::slider);
        const auto* button = hit.element == nullptr ? nullptr : std::get_if<ui::Button>(&hit.element->what);
        CHECK((button == nullptr || button->style != ui::Button::Style::primary));
    }
    fixture.key(Key::space);
    fixture.key(Key::right);
    CHECK(shows(player.seen(), "Nothing to replay"));
    player.wait(1000); // the page transition is over
    CHECK_FALSE(player.app.next_change(player.now));
    CHECK(player.place_of("continue"));
}

TEST_CASE("no two buttons of a replay have the same picture", "[history]") {
    PlayerWithStore fixture;
    fixture.memory->put(played(12, 5, noon + 50'000));
    fixture.show_games();
    fixture.press("replay");
    std::set<std::string> icons;
    const ui::Frame frame = fixture.player.app.frame(fixture.player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::button)
            CHECK(icons.insert(std::get<ui::Button>(hit.element->what).icon).second);
    CHECK(icons.size() == 8);
}

TEST_CASE("a replay plays by itself to its end, and from there again", "[history]") {
    ReplayedGame fixture;
    Player& player = fixture.player;
    fixture.key(Key::space);
    for (int at = 1; at < 8; ++at) {
        const std::string playing = "replay " + std::to_string(at) + " of 8 playing";
        CHECK(fixture.told("replay") == playing);
        const auto due = player.app.next_change(player.now);
        REQUIRE(due);
        CHECK(*due <= player.now + game::Time{700});
        player.wait(690);
        CHECK(fixture.told("replay") == playing);
        player.wait(10);
    }
    CHECK(fixture.told("replay") == "replay 8 of 8 stopped");
    player.wait(10'000);
    CHECK_FALSE(player.app.next_change(player.now));
    fixture.key(Key::space);
    CHECK(fixture.told("replay") == "replay 1 of 8 playing");
    fixture.key(Key::left); // a manual step stops it
    CHECK(fixture.told("replay") == "replay 0 of 8 stopped");
    player.wait(2000);
    CHECK(fixture.told("replay") == "replay 0 of 8 stopped");
}

TEST_CASE("continued at its end a game goes on, continued before it a new one begins", "[history]") {
    PlayerWithStore fixture;
    Player& player = fixture.player;
    const game::SavedGame saved = played(12, 5, noon + 50'000);
    fixture.memory->put(saved);
    fixture.show_games();
    fixture.press("replay");
    for (int i = 0; i < 4; ++i) fixture.key(Key::right);
    fixture.press("continue");
    CHECK(player.screen() == "none");
    CHECK(player.app.depth() == 1);
    CHECK(player.app.game().key != 12);
    CHECK(player.app.game().origin == saved.record.origin);
    CHECK(player.session().log() == std::vector<game::Entry>(saved.record.log.begin(), saved.record.log.begin() + 4));
    CHECK(player.session().elapsed(player.now) == saved.record.log[3].at);
    fixture.save();
    CHECK(fixture.memory->game(12)->record == saved.record);
    CHECK(fixture.memory->game(12)->summary.state == GameState::unfinished);

    fixture.show_games();
    fixture.find(12);
    fixture.press("replay");
    fixture.key(Key::end);
    fixture.press("continue");
    CHECK(player.screen() == "none");
    CHECK(player.app.game().key == 12);
    CHECK(player.app.game().started == saved.summary.started);
    CHECK(player.session().log() == saved.record.log);
}

TEST_CASE("a cleared game is continued before its end alone", "[history]") {
    PlayerWithStore fixture;
    Player& player = fixture.player;
    fixture.memory->put(played(11, 12, noon + 50'000));
    fixture.show_games();
    fixture.key(Key::enter);
    REQUIRE(player.screen() == "replay");
    fixture.key(Key::end);
    CHECK(player.shown().status() == Status::won);
    CHECK_FALSE(shows(player.seen(), "Cleared!"));
    CHECK_FALSE(player.place_of("continue"));
    const auto disabled = player.spot_of("Continue from here");
    REQUIRE(disabled);
    CHECK_FALSE(disabled->enabled);
    player.click(disabled->rect.centre());
    fixture.serve();
    CHECK(player.screen() == "replay");
    fixture.key(Key::left);
    fixture.press("continue");
    CHECK(player.screen() == "none");
    CHECK(player.session().pairs_left() == 1);
    CHECK(player.app.game().key != 11);
}

TEST_CASE("the game in progress is replayed too, and from its end goes on as it was", "[history]") {
    PlayerWithStore fixture;
    Player& player = fixture.player;
    player.make({{1, 1}, {2, 1}});
    player.make({{1, 2}, {2, 2}});
    const game::GameKey own = player.app.game().key;
    fixture.show_games();
    fixture.press("replay");
    fixture.key(Key::right);
    CHECK(player.shown().pairs_left() == 3);
    CHECK(player.session().pairs_left() == 2);
    fixture.key(Key::end);
    fixture.press("continue");
    CHECK(player.screen() == "none");
    CHECK(player.app.game().key == own);
    CHECK(player.session().pairs_left() == 2);
}

TEST_CASE("a game against the rules is not shown, and why is said", "[history]") {
    PlayerWithStore fixture;
    Player& player = fixture.player;
    game::SavedGame wrong = played(12, 5, noon + 50'000);
    std::swap(wrong.record.log[3], wrong.record.log.back());
    wrong.record.log[3].action = Move{{1, 1}, {1, 1}};
    fixture.memory->put(wrong);
    fixture.show_games();
    const auto check_refused = [&](const std::string& headline) {
        CHECK(player.screen() == "games");
        CHECK(player.headline() == headline);
        REQUIRE(player.app.note());
        CHECK(to_english(player.app.note()->detail).find("Move 2") != std::string::npos);
        CHECK(player.app.game().key != 12);
    };
    fixture.press("replay");
    check_refused("This game cannot be shown");
    fixture.key(Key::enter);
    check_refused("This game cannot be continued");
}

TEST_CASE("a replay says each pair that goes, and where a step back leads", "[history][speech]") {
    ReplayedGame replayed;
    Settings settings = replayed.player.app.settings();
    settings.speech = static_cast<int>(SpeechLevel::full);
    replayed.player.change(settings);
    CAPTURE(replayed.player.screen(), replayed.told("replay"), replayed.player.app.settings().speech);
    (void)said_after(replayed.player, Key::right); // a hint, which moves nothing
    const std::string forward = said_after(replayed.player, Key::right);
    CAPTURE(forward);
    CHECK(forward.find("taken") != std::string::npos);
    CHECK(forward.find("11 pairs left") != std::string::npos);
    CHECK(said_after(replayed.player, Key::left).find("Move 0 of ") != std::string::npos);
}
