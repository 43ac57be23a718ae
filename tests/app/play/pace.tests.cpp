// The pace of a game: calm, timed, arcade.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/heard.hpp"
#include "app/player.hpp"
#include "game/contests/arcade.hpp"
#include "game/history/daily.hpp"
#include "game/history/journey.hpp"
#include "twoturns/game_id.hpp"

using namespace twoturns;
using namespace twoturns::app;
using game::Pace;
using game::Time;
using ui::Key;
using namespace twoturns::test;

namespace {

constexpr const char* row = "A A # B B # C C # D D\n";
constexpr Move a{{1, 1}, {1, 2}};
constexpr Move b{{1, 4}, {1, 5}};
constexpr Move c{{1, 7}, {1, 8}};
constexpr Move d{{1, 10}, {1, 11}};

Player player_at(Pace pace, const char* board = row) {
    Start start = start_at(board);
    start.settings.pace = pace;
    return Player{std::move(start)};
}
void choose(Player& player, Pace pace) {
    Settings settings = player.app.settings();
    settings.pace = pace;
    player.change(settings);
    player.think();
}
Time left(const Player& player) {
    REQUIRE(player.app.play().pacing().round());
    return player.app.play().pacing().round()->left(player.session().elapsed(player.now));
}
Pace saved_pace(Player& player) { return player.app.saved(player.now, 1).summary.pace; }
int lows(Player& player) {
    int count = 0;
    for (const HostTask& request : std::exchange(player.requests, {}))
        if (const auto* sound = std::get_if<PlaySound>(&request)) count += sound->sound.cue == sound::Cue::time_low;
    return count;
}
std::vector<int> rungs(Player& player) {
    std::vector<int> all;
    for (const HostTask& request : std::exchange(player.requests, {}))
        if (const auto* heard = std::get_if<PlaySound>(&request)) {
            if (heard->sound.cue == sound::Cue::ladder) all.push_back(heard->sound.rung);
            if (heard->sound.cue == sound::Cue::match) all.push_back(0);
        }
    return all;
}

} // namespace

TEST_CASE("another pace leaves the board as it is", "[pace]") {
    Player player{start_at(row)};
    player.make(a);
    const Board board = player.session().board();
    for (const Pace pace : {Pace::timed, Pace::arcade, Pace::calm}) {
        Settings settings = player.app.settings();
        settings.pace = pace;
        player.change(settings);
        CHECK(player.app.play().pacing().round().has_value() == (pace == Pace::arcade));
        CHECK(player.session().board() == board);
    }
}

TEST_CASE("the pace is chosen in the menu of the board and on the page for a new game", "[pace]") {
    for (const Command command : {Command::board_menu, Command::new_game}) {
        Player player{start_at(row)};
        player.run(command);
        const ui::Frame frame = player.app.frame(player.now);
        bool found = false;
        for (const ui::HitArea& hit : frame.hit_areas) {
            const auto* choice = hit.element == nullptr ? nullptr : std::get_if<ui::Choice>(&hit.element->what);
            if (choice == nullptr || hit.index != 2 || choice->options[2].words != "Arcade") continue;
            found = true;
            player.click(hit.rect.centre());
            break;
        }
        CHECK(found);
        CHECK(player.app.settings().pace == Pace::arcade);
    }
}

TEST_CASE("the journey and the board of the day own their pace, whatever is chosen for new games", "[pace]") {
    const GameId place = game::journey()[3].id;
    const GameId day = game::daily_id(game::Day{std::chrono::days{20'600}});
    for (const GameId& id : {place, day})
        for (const Pace chosen : {Pace::calm, Pace::timed, Pace::arcade})
            for (const bool clock : {true, false}) {
                CAPTURE(to_text(id), static_cast<int>(chosen), clock);
                Start start = dealt(id.params, id.seed);
                start.settings.pace = chosen;
                start.settings.clock = clock;
                Player player{std::move(start)};
                CHECK_FALSE(player.app.play().pacing().round());
                CHECK(player.state().find(clock ? "; pace timed\n" : "; pace calm\n") != std::string::npos);
                player.make(player.app.game().start.witness.front());
                CHECK(saved_pace(player) == (clock ? Pace::timed : Pace::calm));
                player.run(Command::board_menu);
                CHECK_FALSE(shows(player.seen(), "Arcade"));
            }
}

TEST_CASE("the pace of one's own games comes back after the board of the day", "[pace]") {
    const GameId day = game::daily_id(game::Day{std::chrono::days{20'600}});
    Start start = dealt(day.params, day.seed);
    start.settings.pace = Pace::arcade;
    Player player{std::move(start)};
    CHECK_FALSE(player.app.play().pacing().round());
    player.paste("tt1.6x4.6.none.full.1.own");
    CHECK(player.app.play().pacing().round());
}

TEST_CASE("a game counts as timed or arcade when all of it was played so, and else as calm", "[pace]") {
    for (const Pace pace : {Pace::calm, Pace::timed, Pace::arcade}) {
        Player player = player_at(pace);
        CHECK(saved_pace(player) == Pace::calm); // no action yet
        player.make(a);
        CHECK(saved_pace(player) == pace);
        choose(player, Pace::timed); // and back, without an action
        choose(player, pace);
        player.make(b);
        CHECK(saved_pace(player) == pace);
        choose(player, pace == Pace::timed ? Pace::arcade : Pace::timed);
        player.make(c);
        CHECK(saved_pace(player) == Pace::calm);
        choose(player, pace);
        player.make(d);
        CHECK(saved_pace(player) == Pace::calm);
    }
}

TEST_CASE("a game of Arcade that is resumed goes on with its round; another begins one where it stands", "[pace]") {
    Player first = player_at(Pace::arcade);
    first.make(a);
    first.wait(20'000);
    const game::SavedGame saved = first.app.saved(first.now, 1);
    for (const Pace known : {Pace::arcade, Pace::calm}) {
        auto resumed = game::resumed(saved.record, *saved.start, 7);
        REQUIRE(resumed);
        Start start{.game = *std::move(resumed)};
        start.game.pace = known;
        start.settings.pace = Pace::arcade;
        Player second{std::move(start)};
        CHECK(left(second) == (known == Pace::arcade ? left(first) : game::bar_of(3)));
        second.make(b);
        CHECK(saved_pace(second) == known);
    }
}

TEST_CASE("Timed shows the clock and the best time before, whatever the settings say of the clock", "[pace]") {
    Start start = dealt({{2, 4}, 2, Gravity::none}, "x");
    start.settings.clock = false;
    Player player{std::move(start)};
    CHECK(player.asked_for<game::ReadGames>() == 0); // Calm makes no request
    CHECK_FALSE(shows(player.seen(), "time"));
    choose(player, Pace::timed);
    game::GameSummary before;
    before.key = 99;
    before.state = game::GameState::cleared;
    before.pace = Pace::timed;
    before.id = player.app.game().origin.id;
    before.elapsed = Time{83'000};
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {before}}});
    player.make(player.session().open_moves().front()); // closes the note on the board
    CHECK(shows(player.seen(), "best time"));
    CHECK(shows(player.seen(), "1:23"));
    while (!player.session().open_moves().empty()) player.make(player.session().open_moves().front());
    player.wait(5000);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {before}}});
    CHECK(shows(player.seen(), "New best"));
}

TEST_CASE("in Arcade points, gain, combo and hints left stand beside the board, and no points on tiles", "[pace]") {
    Player player = player_at(Pace::arcade);
    CHECK(shows(player.seen(), "× 1"));
    player.make(a);
    player.wait(1000);
    player.make(b);
    CHECK(player.effects().points.empty());
    CHECK(shows(player.seen(), "+ 20"));
    CHECK(shows(player.seen(), "× 2"));
    CHECK(shows(player.seen(), "30"));
    CHECK(rungs(player) == std::vector<int>{1, 2});
    player.wait(3001);
    CHECK(shows(player.seen(), "× 1"));
    CHECK(shows(player.seen(), "Hint (3)"));
    player.hint();
    CHECK(shows(player.seen(), "Hint (2)"));
    CHECK_FALSE(shows(player.seen(), "+ 20"));
    player.app.resize({480, 360}, player.now);
    CHECK(shows(player.seen(), "30"));
}

TEST_CASE("in Calm nothing of Arcade is seen or heard", "[pace]") {
    Player player{start_at(row)};
    player.make(a);
    player.make(b);
    CHECK(player.effects().points.empty());
    CHECK(rungs(player) == std::vector<int>{0, 0});
    CHECK_FALSE(shows(player.seen(), "score"));
    CHECK_FALSE(shows(player.seen(), "Score"));
}

TEST_CASE("a hint more than there are is refused, and more of one that is shown is not", "[pace]") {
    Player player = player_at(Pace::arcade);
    for (int i = 0; i < 3; ++i) player.hint();
    CHECK(player.session().hints() == 3);
    player.key(Key::h);
    CHECK(player.session().hints() == 3);
    CHECK(player.headline() == "No hint is left");
    player.key(Key::h, false, true);
    CHECK(player.screen() == "none"); // Show me counts as a hint
    choose(player, Pace::calm);
    player.hint();
    CHECK(player.session().hints() == 4);
}

TEST_CASE("the third reshuffle is refused, and undo helps", "[pace]") {
    Player player = player_at(Pace::arcade, stuck);
    for (int i = 0; i < 2; ++i) {
        player.key(Key::x);
        CHECK(player.session().reshuffles() == i + 1);
        player.key(Key::u);
    }
    player.key(Key::x);
    CHECK(player.session().reshuffles() == 2);
    CHECK(player.headline() == "No reshuffle is left");
    CHECK_FALSE(player.place_of(Command::reshuffle));
}

TEST_CASE("when the bar has run out the round ends and the board stays: it is played on in Calm", "[pace]") {
    Player player = player_at(Pace::arcade);
    player.make(a);
    const Board board = player.session().board();
    player.wait(44'900);
    CHECK(player.screen() == "none");
    player.wait(100);
    REQUIRE(player.screen() == "round-over");
    const Time elapsed = player.session().elapsed(player.now);
    player.key(Key::enter); // ignored: it was meant for the board
    CHECK(player.screen() == "round-over");
    player.wait(600);
    CHECK(player.session().elapsed(player.now) == elapsed);
    player.key(Key::escape);
    CHECK(player.screen() == "none");
    CHECK(player.app.settings().pace == Pace::calm);
    CHECK(player.session().board() == board);
    CHECK(saved_pace(player) == Pace::arcade); // up to here it was played in Arcade
    const game::GameKey key = player.app.game().key;
    player.make(b);
    CHECK(saved_pace(player) == Pace::calm);
    CHECK(player.app.game().key != key); // the round stays in the history
}

TEST_CASE("after a round the same board can be played again from a full bar, and undo leads back", "[pace]") {
    Player player = player_at(Pace::arcade);
    player.make(a);
    const game::GameKey key = player.app.game().key;
    player.wait(50'000);
    player.wait(1000);
    player.press_button("again");
    CHECK(player.screen() == "none");
    CHECK(player.app.game().key != key);
    CHECK(player.session().pairs_left() == 4);
    CHECK(left(player) == game::bar_of(4));
    player.key(Key::u);
    CHECK(player.app.game().key == key);
    player.wait(0);
    CHECK(player.screen() == "round-over"); // of the game before
}

TEST_CASE("from the end of a round the page for a new game leads on, and back", "[pace]") {
    Player player = player_at(Pace::arcade);
    player.make(a);
    player.wait(50'000);
    player.wait(1000);
    player.run(Command::new_game);
    CHECK(player.screen() == "new-game");
    player.key(Key::escape);
    CHECK(player.screen() == "round-over");
    player.wait(5000);
    CHECK(player.screen() == "round-over");
}

TEST_CASE("the bar stands still in pause, under a menu and without the focus, and tiles are hidden then", "[pace]") {
    Player player = player_at(Pace::arcade);
    const auto faces = [&] {
        const auto tiles = items_of<scene::TileItem>(player.seen());
        return std::any_of(tiles.begin(), tiles.end(),
                           [](const scene::TileItem& tile) { return !tile.stone && tile.face.has_value(); });
    };
    player.run(Command::menu);
    CHECK(faces()); // the bar is not running yet
    player.key(Key::escape);
    player.make(a);
    player.wait(5000);
    const Time before = left(player);
    const auto stands = [&] {
        player.wait(90'000);
        CHECK(left(player) == before);
        CHECK_FALSE(faces());
        CHECK_FALSE(player.app.next_change(player.now));
    };
    player.key(Key::p);
    stands();
    player.key(Key::p);
    player.run(Command::menu);
    stands();
    player.key(Key::escape);
    player.input(ui::Presence{false});
    stands();
    player.input(ui::Presence{true});
    CHECK(faces());
    player.wait(1000);
    CHECK(left(player) == before - Time{1000});
}

TEST_CASE("a restart in Arcade is a round of its own, with a full bar", "[pace]") {
    Player player = player_at(Pace::arcade);
    player.make(a);
    player.wait(20'000);
    const game::GameKey key = player.app.game().key;
    player.key(Key::r);
    CHECK(player.app.game().key != key);
    CHECK(left(player) == game::bar_of(4));
}

TEST_CASE("two low notes tell that the bar runs low, once each", "[pace]") {
    Player player = player_at(Pace::arcade);
    player.make(a);
    player.forget_requests();
    player.wait(35'900);
    CHECK(lows(player) == 0);
    player.wait(200); // a fifth of 45 s is left
    CHECK(lows(player) == 1);
    player.make(b); // refills a little
    player.wait(4000);
    CHECK(lows(player) == 0);
    player.wait(4200);
    CHECK(lows(player) == 1);
}

TEST_CASE("the second warning differs from the first, and the end of a round is heard once", "[pace][sound]") {
    Player player = player_at(Pace::arcade);
    player.make(a);
    player.forget_requests();
    std::vector<int> counts;
    std::vector<sound::Cue> others;
    for (int second = 0; second < 60; ++second) {
        player.wait(1000);
        for (const PlaySound& one : heard(player))
            if (one.sound.cue == sound::Cue::time_low)
                counts.push_back(one.sound.count);
            else
                others.push_back(one.sound.cue);
    }
    constexpr int tick = sound::each_second;
    CHECK(counts == std::vector<int>{1, 2, tick, tick, tick}); // a tenth is 4.5 s
    CHECK(others == std::vector{sound::Cue::lost});
}

TEST_CASE("the strip wakes nobody more than 20 times a second, and once without motion", "[pace]") {
    for (const bool motion : {true, false}) {
        CAPTURE(motion);
        Player player = player_at(Pace::arcade);
        player.set(&Settings::motion, motion);
        player.make(a);
        player.wait(600); // all animations are over
        const auto wakes = [&](int ms) {
            int count = 0;
            const Time end = player.now + Time{ms};
            for (auto next = player.app.next_change(player.now); next && *next <= end;
                 next = player.app.next_change(player.now), ++count) {
                REQUIRE(*next > player.now);
                player.wait(static_cast<int>((*next - player.now).count()));
            }
            player.wait(static_cast<int>((end - player.now).count()));
            return count;
        };
        CHECK(wakes(2000) <= (motion ? 40 : 2)); // while a combo lasts
        wakes(500);
        CHECK(wakes(5000) <= (motion ? 100 : 5));
        const auto again = player.app.next_change(player.now);
        REQUIRE(again);
        const scene::Scene seen = player.seen();
        player.now = *again - Time{1};
        CHECK(player.seen() == seen); // nothing changes between two steps
    }
}

TEST_CASE("a board cleared in Arcade shows its score, and how it compares", "[pace]") {
    Start start = dealt({{2, 4}, 2, Gravity::none}, "x");
    start.settings.pace = Pace::arcade;
    Player player{std::move(start)};
    game::GameSummary before;
    before.key = 99;
    before.pace = Pace::arcade;
    before.id = player.app.game().origin.id;
    before.score = 123'456;
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {before}}});
    while (!player.session().open_moves().empty()) player.make(player.session().open_moves().front());
    player.wait(5000);
    const auto score = game::score_of(player.app.saved(player.now, 1).record, player.app.game().start.board);
    REQUIRE(score);
    CHECK(shows(player.seen(), std::to_string(*score)));
    CHECK(shows(player.seen(), "Score in "));
    CHECK(shows(player.seen(), "Your best on such boards is 123,456."));
    CHECK_FALSE(player.app.next_change(player.now));
}

TEST_CASE("the strip has room in a window narrower than its head", "[pace]") {
    Player player = player_at(Pace::arcade);
    player.make(a);
    player.app.resize({1, 1}, player.now);
    const auto boxes = items_of<ui::BoxItem>(player.seen());
    CHECK(std::any_of(boxes.begin(), boxes.end(),
                      [](const ui::BoxItem& box) { return box.rect.x == 0 && box.rect.w > 1 && box.radius > 0; }));
}
