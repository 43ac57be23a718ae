// A run of Arcade, from its page over its boards to its end.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/board/game_start.hpp"
#include "app/board/round_view.hpp"
#include "app/player.hpp"
#include "app/starts.hpp"
#include "game/contests/arcade.hpp"
#include "game/contests/run.hpp"

using namespace twoturns;
using namespace twoturns::app;
using game::Pace;
using game::RunBoard;
using game::Time;
using ui::Key;
using namespace twoturns::test;

namespace {

constexpr int some_run = 12'345'678;

Start on_board(int number) {
    const GameId id = game::id_of({some_run, number});
    return dealt(id.params, id.seed);
}
std::optional<RunBoard> board_of_run(const Player& player) { return run_board_of(player.app.game()); }
const Pacing& pacing(const Player& player) { return player.app.play().pacing(); }
void answer_games(Player& player, std::vector<game::GameSummary> games) {
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, std::move(games)}});
}
void make_some(Player& player, std::size_t pairs) {
    const auto witness = player.app.game().start.witness;
    const auto gone = static_cast<std::size_t>(player.session().timeline().pairs_gone());
    for (std::size_t i = gone; i < std::min(witness.size(), gone + pairs); ++i) player.make(witness[i]);
}
void clear(Player& player) {
    make_some(player, 1000);
    REQUIRE(player.session().status() == game::Status::won);
    player.wait(9000);
}
game::GameSummary saved(Player& player) { return player.app.saved(player.now, 1).summary; }
/// Lets the bar run out.
void run_out(Player& player) {
    player.wait(300'000);
    REQUIRE(player.screen() == "round-over");
    player.wait(1000);
}
std::ptrdiff_t times_shown(const scene::Scene& scene, const std::string& words) {
    const auto texts = items_of<ui::TextItem>(scene);
    return std::count_if(texts.begin(), texts.end(), [&](const ui::TextItem& text) { return text.text == words; });
}
/// Returns the start of a program that finds this game as the one in progress.
Start start_with(const game::SavedGame& kept) {
    auto resumed = game::resumed(kept.record, *kept.start, kept.summary.key);
    REQUIRE(resumed);
    Start start{.game = *std::move(resumed)};
    start.game.pace = kept.summary.pace;
    return start;
}
game::GameSummary earlier(int run, int number, game::GameKey key, std::int64_t score) {
    game::GameSummary one;
    one.key = key;
    one.id = game::id_of({run, number});
    one.pace = Pace::arcade;
    one.state = game::GameState::cleared;
    one.score = score;
    one.moves = 1;
    return one;
}

} // namespace

TEST_CASE("a run begins on its page, at the pace of Arcade whatever is chosen for other games", "[run]") {
    Player player{start_at(six_pairs)};
    player.make({{1, 1}, {3, 1}});
    player.run(Command::arcade);
    CHECK(player.screen() == "arcade");
    answer_games(player, {});
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    REQUIRE(board_of_run(player));
    CHECK(board_of_run(player)->number == 1);
    CHECK(pacing(player).round());
    CHECK(player.app.settings().pace == Pace::calm);
    CHECK(player.state().find("; pace arcade\n") != std::string::npos);
    CHECK(player.state().find("; run " + std::to_string(board_of_run(player)->run) + " board 1 score 0\n") !=
          std::string::npos);
    player.key(Key::u); // leads back
    CHECK_FALSE(board_of_run(player));
    CHECK_FALSE(pacing(player).round());
}

TEST_CASE("Esc leads from the page of runs to where it was opened", "[run]") {
    Player player{start_at(six_pairs)};
    player.run(Command::arcade);
    player.key(Key::escape);
    CHECK(player.screen() == "none");
    player.run(Command::home);
    player.press_button("arcade");
    CHECK(player.screen() == "arcade");
    player.key(Key::escape);
    CHECK(player.screen() == "home");
}

TEST_CASE("a cleared board of a run leads to the next one, with the score carried and a tighter bar", "[run]") {
    Player player{on_board(1)};
    std::vector<game::GameSummary> games;
    std::int64_t score = 0;
    for (int number = 1; number <= 6; ++number) {
        CAPTURE(number);
        REQUIRE(board_of_run(player) == RunBoard{some_run, number});
        answer_games(player, games);
        const game::Arcade& round = *pacing(player).round();
        CHECK(round.full() == game::bar_of(player.session().pairs_left()) * game::bar_share(number) / 100);
        CHECK(pacing(player).before.score == score);
        CHECK(shows(player.seen(), points_text(score)));
        CHECK(shows(player.seen(), "Next: board " + std::to_string(number + 1) + ", "));
        clear(player);
        const game::GameSummary one = saved(player);
        CHECK(one.pace == Pace::arcade);
        CHECK(one.score > 0);
        score += one.score;
        games.insert(games.begin(), one);
        answer_games(player, games);
        CHECK(shows(player.seen(), points_text(score)));
        player.key(Key::enter);
    }
    CHECK(pacing(player).before.boards == 6);
    CHECK(pacing(player).boards_seen == 6);
}

TEST_CASE("the score of a run is there before the history is read, and undo leads back to the cleared board", "[run]") {
    Player player{on_board(1)};
    clear(player);
    const std::int64_t score = saved(player).score;
    const game::GameKey key = player.app.game().key;
    player.key(Key::enter);
    CHECK(board_of_run(player) == RunBoard{some_run, 2});
    CHECK(pacing(player).before.score == score);
    player.key(Key::u);
    CHECK(player.app.game().key == key);
    CHECK(player.app.play().cleared());
}

TEST_CASE("a run is found again as it was left", "[run]") {
    Player first{on_board(3)};
    make_some(first, 5);
    first.wait(10'000);
    const game::SavedGame kept = first.app.saved(first.now, 1);
    Player player{start_with(kept)};
    answer_games(player, {kept.summary, earlier(some_run, 2, 2, 700), earlier(some_run, 1, 1, 500)});
    CHECK(board_of_run(player) == RunBoard{some_run, 3});
    CHECK(pacing(player).before.score == 1200);
    REQUIRE(pacing(player).round());
    CHECK(pacing(player).round()->left(player.session().elapsed(player.now)) ==
          pacing(first).round()->left(first.session().elapsed(first.now)));
    CHECK(shows(player.seen(), points_text(1200 + kept.summary.score)));
}

TEST_CASE("the ID of a board of a run is found in a text, without what follows it", "[run]") {
    const std::string id = to_text(game::id_of({some_run, 12}));
    for (const char* after : {"", ".", " · mine: 7,420", "\n", ", see?"}) {
        CAPTURE(after);
        CHECK(id_within("Play this: " + id + after) == id);
    }
}

TEST_CASE("between two boards a run goes on from its page", "[run]") {
    Player player{start_at(six_pairs)};
    player.run(Command::arcade);
    answer_games(player, {earlier(some_run, 2, 2, 700), earlier(some_run, 1, 1, 500)});
    CHECK(shows(player.seen(), "Go on with board 3"));
    CHECK(shows(player.seen(), "1,200"));
    SECTION("goes on") {
        player.press_button("again");
        CHECK(board_of_run(player) == RunBoard{some_run, 3});
    }
    SECTION("or begins anew") {
        player.press_button("new-run");
        REQUIRE(board_of_run(player));
        CHECK(board_of_run(player)->number == 1);
        CHECK(board_of_run(player)->run != some_run);
    }
}

TEST_CASE("a restart in a run keeps the bar", "[run]") {
    Player player{on_board(2)};
    const game::GameKey key = player.app.game().key;
    make_some(player, 4);
    player.wait(30'000);
    const auto left = [&] { return pacing(player).round()->left(player.session().elapsed(player.now)); };
    const Time before = left();
    player.key(Key::r);
    CHECK(player.app.game().key == key);
    CHECK(player.session().pairs_left() == 30);
    CHECK(left() <= before);
}

TEST_CASE("a run that is over shows its place among the best, and Enter begins another", "[run]") {
    Player player{on_board(2)};
    make_some(player, 6);
    std::vector<game::GameSummary> games{earlier(some_run, 1, 1, 500)};
    for (int i = 0; i < 14; ++i) games.push_back(earlier(20'000'000 + i, 1, 10 + i, 10 * i + 400));
    answer_games(player, games);
    const std::int64_t score = 500 + pacing(player).round()->score().points();
    run_out(player);
    answer_games(player, games);
    CHECK(shows(player.seen(), points_text(score)));
    CHECK(shows(player.seen(), "Round over on board 2"));
    const bool first = score > 530;
    CHECK(shows(player.seen(), first ? "New number one" : "Place "));
    player.press_button(Command::watch_again);
    CHECK(player.screen() == "replay");
    player.key(Key::escape);
    CHECK(player.screen() == "round-over");
    player.key(Key::enter);
    REQUIRE(board_of_run(player));
    CHECK(board_of_run(player)->number == 1);
    CHECK(board_of_run(player)->run != some_run);
}

TEST_CASE("a run found again with its bar run out counts its earlier boards", "[run]") {
    Player first{on_board(3)};
    make_some(first, 2);
    run_out(first);
    const game::SavedGame kept = first.app.saved(first.now, 1);
    Player player{start_with(kept)};
    player.wait(1000); // before the history is read
    REQUIRE(player.screen() == "round-over");
    answer_games(player, {kept.summary, earlier(some_run, 2, 2, 7000), earlier(some_run, 1, 1, 5000),
                          earlier(20'000'000, 1, 3, 400)});
    CHECK(shows(player.seen(), "Round over on board 3"));
    // Once on the sheet, once in the list.
    CHECK(times_shown(player.seen(), points_text(12'000 + kept.summary.score)) == 2);
    CHECK(shows(player.seen(), "New number one"));
    CHECK_FALSE(shows(player.seen(), "longest combo")); // that of the earlier boards is not known
}

TEST_CASE("a run that is over stays in the history, and its board is played on in Calm as another game", "[run]") {
    Player player{on_board(1)};
    make_some(player, 3);
    run_out(player);
    const game::GameSummary reached = saved(player);
    CHECK(reached.pace == Pace::arcade);
    player.key(Key::escape);
    CHECK(player.screen() == "none");
    CHECK_FALSE(pacing(player).round());
    CHECK(player.app.settings().pace == Pace::calm);
    CHECK(saved(player).key == reached.key); // nothing was done yet
    make_some(player, 1);
    CHECK(saved(player).key != reached.key);
    CHECK(saved(player).pace == Pace::calm);
    player.wait(5000);
    CHECK(player.screen() == "none");
    clear(player);
    player.key(Key::enter);
    CHECK_FALSE(board_of_run(player)); // no board of the run follows
}

TEST_CASE("who leaves the end of a round for Home or the gallery finds it again", "[run]") {
    for (const Command command : {Command::home, Command::gallery}) {
        Player player{on_board(1)};
        make_some(player, 3);
        run_out(player);
        player.run(command);
        CHECK(player.screen() == name_of(command));
        player.key(Key::escape);
        CHECK(player.screen() == "round-over");
        player.run(Command::home);
        CHECK_FALSE(shows(player.seen(), "Continue"));
        player.press_button("continue"); // which offers another run
        CHECK(player.screen() == "arcade");
        CHECK(shows(player.seen(), "Start a run"));
    }
}

TEST_CASE("the table glows with the combo, part after part, and is cold without motion", "[run][heat]") {
    for (const bool motion : {true, false}) {
        CAPTURE(motion);
        Player player{on_board(1)};
        player.set(&Settings::motion, motion);
        const auto step = [&] {
            const auto heat = player.seen().heat;
            CHECK(heat.has_value() == motion);
            return heat ? heat->step : 0;
        };
        CHECK(step() == 0);
        std::vector<int> steps;
        for (int pair = 1; pair <= 8; ++pair) {
            make_some(player, 1);
            player.wait(400);
            steps.push_back(step());
        }
        const std::vector<int> wanted{0, 0, 12, 12, 24, 24, 36, 36};
        CHECK(steps == (motion ? wanted : std::vector<int>(8, 0)));
        player.wait(2700); // the combo has ended
        int changes = 0;
        for (int last = step(), frame = 0; frame < 700; ++frame) {
            player.wait(1);
            if (std::exchange(last, step()) != last) ++changes;
        }
        CHECK(changes == (motion ? scene::Heat::hottest : 0));
        CHECK(step() == 0);
    }
}

TEST_CASE("the ring of a combo loses its pieces one by one", "[run]") {
    Player player{on_board(1)};
    make_some(player, 2);
    const auto pieces = [&] { return items_of<ui::StrokeItem>(player.seen()).size(); };
    const std::size_t whole = pieces();
    CHECK(whole >= 55);
    std::size_t before = whole;
    for (int i = 0; i < 29; ++i) {
        player.wait(100);
        CHECK(pieces() < before);
        before = pieces();
    }
    player.wait(200);
    CHECK(pieces() == 0);
}

TEST_CASE("the list always has one's own result, however few lines fit", "[run]") {
    std::vector<game::GameSummary> games;
    for (int i = 0; i < 20; ++i) games.push_back(earlier(20'000'000 + i, 1, 10 + i, 100'000 + i));
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{480, 360}, ui::Canvas{390, 844}}) {
        CAPTURE(canvas.width);
        Player player{on_board(1), canvas};
        make_some(player, 3);
        const std::string points = points_text(pacing(player).round()->score().points());
        run_out(player);
        answer_games(player, games);
        const auto texts = items_of<ui::TextItem>(player.seen());
        CHECK(std::count_if(texts.begin(), texts.end(), [&](const ui::TextItem& text) {
                  return text.text == points;
              }) == 2); // on the sheet and in the list
    }
}

TEST_CASE("between two boards of a run only the run and the weave are shown, and one press goes on", "[run]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {800, 600}, {480, 360}, {390, 844}}) {
        CAPTURE(canvas.width);
        Player player{on_board(2), canvas};
        answer_games(player, {earlier(some_run, 1, 1, 500)});
        make_some(player, 1000);
        player.wait(static_cast<int>(scene::durations::vanish.count()));
        REQUIRE(player.app.play().cleared());
        const game::GameSummary own = saved(player);
        answer_games(player, {own, earlier(some_run, 1, 1, 500)});
        CHECK(shows(player.seen(), points_text(500))); // it is counted up while the lines are drawn
        player.wait(700);
        const auto seen = player.seen();
        CHECK(shows(seen, "Board 2 cleared"));
        CHECK(shows(seen, points_text(500 + own.score)));
        CHECK(shows(seen, "+ " + points_text(own.score)));
        CHECK(shows(seen, "longest combo"));
        CHECK(shows(seen, "left on the bar"));
        CHECK(shows(seen, "Next: board 3"));
        CHECK((shows(seen, "tiles slide to the ") || shows(seen, "tiles rise") || shows(seen, "tiles fall")));
        CHECK_FALSE(shows(seen, "new medal"));
        const std::size_t weaves = canvas.width >= 1280 ? 1 : 0; // where it has room
        CHECK(items_of<scene::SheetItem>(seen).size() == weaves);
        for (const ui::FadeItem& fade : items_of<ui::FadeItem>(seen)) CHECK(fade.alpha == 1);
        player.key(Key::enter); // threads still fall, and nothing is to be skipped
        CHECK(board_of_run(player) == RunBoard{some_run, 3});
    }
}

TEST_CASE("a run ends on a cleared board if its player wants, with its medals and the best runs", "[run]") {
    Player player{on_board(1)};
    clear(player);
    const game::GameSummary own = saved(player);
    player.press_button("end-run");
    REQUIRE(player.screen() == "round-over");
    answer_games(player, {own});
    player.wait(1000);
    CHECK(shows(player.seen(), "Round over on board 1"));
    CHECK(shows(player.seen(), points_text(own.score)));
    CHECK(shows(player.seen(), "new medal"));
    CHECK(shows(player.seen(), "Go on with board 2"));
    SECTION("Esc leads back to the run") {
        player.key(Key::escape);
        CHECK(player.screen() == "none");
        CHECK(shows(player.seen(), "Board 1 cleared"));
        CHECK(saved(player).key == own.key);
        player.key(Key::enter);
        CHECK(board_of_run(player) == RunBoard{some_run, 2});
        CHECK(pacing(player).round());
    }
    SECTION("Enter begins another one") {
        player.key(Key::enter);
        REQUIRE(board_of_run(player));
        CHECK(board_of_run(player)->number == 1);
        CHECK(board_of_run(player)->run != some_run);
    }
}

TEST_CASE("the medals at the end of a run are those of all its boards", "[run]") {
    Player player{on_board(2)};
    answer_games(player, {earlier(some_run, 1, 1, 2500)});
    make_some(player, 3);
    run_out(player);
    answer_games(player, {earlier(some_run, 1, 1, 2500)});
    CHECK(shows(player.seen(), "new medal")); // the board of the run that was cleared before
    Player other{on_board(2)};
    answer_games(other, {earlier(some_run + 1, 1, 1, 2500)});
    make_some(other, 3);
    run_out(other);
    answer_games(other, {earlier(some_run + 1, 1, 1, 2500)}); // another run
    CHECK_FALSE(shows(other.seen(), "new medal"));
}

TEST_CASE("F1 opens the rules from every page of Arcade", "[run]") {
    Player start{start_at(six_pairs)};
    start.run(Command::arcade);
    start.key(Key::f1);
    CHECK(start.screen() == "help");
    Player over{on_board(1)};
    make_some(over, 3);
    run_out(over);
    over.key(Key::f1);
    CHECK(over.screen() == "help");
    over.key(Key::escape);
    CHECK(over.screen() == "round-over");
    Player between{on_board(1)};
    clear(between);
    between.key(Key::f1);
    CHECK(between.screen() == "help");
}
