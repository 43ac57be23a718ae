// Problems as a player meets them.
#include <algorithm>
#include <string>

#include "app/gallery/gallery_wall.hpp"
#include "app/history_player.hpp"
#include "app/labels.hpp"
#include "app/problem_player.hpp"
#include "app/sample_data.hpp"
#include "twoturns/knot.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

int saved_games(Player& player) { return player.asked_for<SaveOther>(); }

/// Returns the number of tiles with a frame in the colour of what is blocked.
int framed_tiles(const Player& player) {
    const auto boxes = items_of<ui::BoxItem>(player.seen());
    return static_cast<int>(std::count_if(boxes.begin(), boxes.end(), [](const ui::BoxItem& box) {
        return box.border == ui::blocked_colour && box.fill.a == 0;
    }));
}

} // namespace

TEST_CASE("the one pair that saves the board solves the problem, and its weave is kept", "[problem]") {
    Player player = at_problem(easy);
    REQUIRE(player.screen() == "problem");
    CHECK(shows(player.seen(), "One pair alone keeps the board alive"));
    const Problem& problem = *problem_of(easy);
    CHECK(player.shown().board().tiles() == problem.board.tiles());
    take(player, problem.key());
    CHECK(shows(player.seen(), "That is the pair"));
    const auto result = result_of(player.app.settings(), easy);
    REQUIRE(result);
    CHECK(result->end == game::ProblemEnd::solved);
    CHECK(result->grade == 1);
    player.forget_requests();
    wait_for_weave(player);
    CHECK(shows(player.seen(), "Solved by the first pair"));
    CHECK(player.state().find("; answer solved") != std::string::npos);
    REQUIRE(std::count_if(player.requests.begin(), player.requests.end(), [&](const HostTask& task) {
                const auto* save = std::get_if<SaveOther>(&task);
                return save != nullptr && save->game.summary.key == result->game &&
                       save->game.summary.state == game::GameState::cleared && save->game.summary.hints > 0;
            }) == 1);
    std::vector<game::GameSummary> games(2);
    games.back().key = result->game;
    CHECK(without_problems(std::move(games), player.app.settings()).size() == 1);
    CHECK(player.session().board().tiles() == 8); // the player's own board is as it was
}

TEST_CASE("the next problem is made ahead, and no wait is seen", "[problem]") {
    Player player = at_problem(easy);
    take(player, problem_of(easy)->key());
    wait_for_weave(player);
    player.slow = true;
    player.key(Key::enter);
    player.wait(1'000);
    CHECK(player.state().find("; problem " + to_text(ladder_problem(1, 2))) != std::string::npos);
    CHECK(shows(player.seen(), "Problem of grade 1"));
    take(player, problem_of(ladder_problem(1, 2))->key()); // solved before the next one is made
    wait_for_weave(player);
    player.key(Key::enter);
    CHECK(shows(player.seen(), "It is being made"));
    player.catch_up();
    player.wait(1'000);
    CHECK(player.state().find("; problem " + to_text(ladder_problem(2, 1))) != std::string::npos);
}

TEST_CASE("a wrong pair is told, shown why, taken back, and the problem can be solved later", "[problem]") {
    Player player = at_problem(easy);
    const Problem& problem = *problem_of(easy);
    const LosingMove& losing = problem.losing.front();
    take(player, losing.move);
    CHECK(shows(player.seen(), "That pair loses the board"));
    CHECK(shows(player.seen(), std::to_string(losing.staying) + " tiles stay"));
    CHECK(player.state().find("; answer wrong") != std::string::npos);
    CHECK(result_of(player.app.settings(), easy)->end == game::ProblemEnd::missed);
    CHECK(saved_games(player) == 0);
    take(player, problem.key()); // the board is decided
    CHECK(player.shown().board().tiles() == problem.board.tiles() - 2);
    player.press_button(Command::show_me);
    REQUIRE(player.screen() == "why-lost");
    CHECK(player.shown().board().tiles() == problem.board.tiles()); // the pair that loses is the first to go
    player.key(Key::end);
    CHECK(player.shown().board().tiles() == losing.staying);
    CHECK(framed_tiles(player) > 0);
    player.key(Key::escape);
    REQUIRE(player.screen() == "problem");
    player.key(Key::u);
    CHECK(player.shown().board().tiles() == problem.board.tiles());
    take(player, problem.key());
    wait_for_weave(player);
    CHECK(result_of(player.app.settings(), easy)->end == game::ProblemEnd::later);
    CHECK(saved_games(player) == 1);
    CHECK(shows(player.seen(), "Solved by a later pair"));
    player.key(Key::escape);
    CHECK(player.screen() == "problems");
}

TEST_CASE("of the tiles that stay, those that lock each other are framed", "[problem]") {
    int some = 0;
    int all = 0;
    for (std::uint64_t number = 1; (some == 0 || all == 0) && number <= 12; ++number) {
        const ProblemId id = ladder_problem(1, number);
        const Problem& problem = *problem_of(id);
        REQUIRE(problem.gravity == Gravity::none);
        const LosingMove& losing = problem.losing.front();
        Board end = problem.board;
        std::vector<Move> moves{losing.move};
        moves.insert(moves.end(), losing.rest.begin(), losing.rest.end());
        for (const Move move : moves) {
            end.clear(move.a);
            end.clear(move.b);
        }
        const auto locked = static_cast<int>(knot_of(end).size());
        Player player = at_problem(id);
        take(player, losing.move);
        player.press_button(Command::show_me);
        player.key(Key::end);
        CHECK(framed_tiles(player) == locked);
        ++(locked < losing.staying ? some : all);
        CHECK(shows(player.seen(), locked < losing.staying ? std::to_string(locked) + " tiles lock each other"
                                                           : "no two of them can go"));
    }
    CHECK(some > 0);
    CHECK(all > 0);
}

TEST_CASE("a problem that was solved before is played for itself", "[problem]") {
    Start start = start_at(four_pairs);
    keep_problem(start.settings, easy, 1, true, 5, 7);
    Player player = at_problem(easy, std::move(start));
    take(player, problem_of(easy)->losing.front().move);
    CHECK(result_of(player.app.settings(), easy)->end == game::ProblemEnd::solved);
    player.press_button(Command::undo);
    take(player, problem_of(easy)->key());
    wait_for_weave(player);
    CHECK(saved_games(player) == 0);
    CHECK(result_of(player.app.settings(), easy)->game == 7);
}

TEST_CASE("the answer can be shown; the problem counts as missed and its weave is not kept", "[problem]") {
    Player player = at_problem(easy);
    const Problem& problem = *problem_of(easy);
    player.key(Key::h, false, true);
    REQUIRE(player.screen() == "answer");
    CHECK(shows(player.seen(), "This pair keeps the board alive"));
    CHECK(result_of(player.app.settings(), easy)->end == game::ProblemEnd::missed);
    player.key(Key::right);
    CHECK(player.shown().board().tiles() == problem.board.tiles() - 2);
    CHECK_FALSE(player.shown().board().is_tile(problem.key().a));
    player.key(Key::end);
    CHECK(player.shown().board().won());
    player.key(Key::escape);
    REQUIRE(player.screen() == "problem");
    CHECK(player.state().find("; answer shown") != std::string::npos);
    CHECK(player.shown().board().tiles() == problem.board.tiles()); // as it was, to be played
    take(player, problem.key());
    wait_for_weave(player);
    CHECK(result_of(player.app.settings(), easy)->end == game::ProblemEnd::missed);
    CHECK(saved_games(player) == 0);
}

TEST_CASE("after its answer a problem can be left for the next one", "[problem]") {
    Player player = at_problem(easy);
    player.key(Key::h, false, true);
    player.key(Key::escape);
    player.press_button("next-problem");
    player.wait(1'000);
    CHECK(player.state().find("; problem " + to_text(ladder_problem(1, 2))) != std::string::npos);
    CHECK(player.state().find("; answer open") != std::string::npos);
}

TEST_CASE("a problem that is opened from outside leads back to Home, or to the board", "[problem]") {
    for (const bool at_home : {false, true}) {
        Start start = start_at(four_pairs);
        start.at_home = at_home;
        Player player{std::move(start)};
        player.app.play_id(to_text(easy), player.now);
        player.wait(1'000);
        REQUIRE(player.screen() == "problem");
        player.key(Key::escape);
        CHECK(player.screen() == "problems");
        player.key(Key::escape);
        CHECK(player.screen() == (at_home ? "home" : "none"));
    }
}

TEST_CASE("where tiles slide is shown on the table until the first tile is picked", "[problem]") {
    const ProblemId id = *parse_problem_id("tp1.6x6.4.down.2.sliding");
    Player player = at_problem(id);
    REQUIRE(problem_of(id)->gravity == Gravity::down);
    CHECK(shows(player.seen(), "Tiles fall down"));
    player.click(player.app.shown(player.now).place.cell_rect(problem_of(id)->key().a).centre());
    CHECK_FALSE(shows(player.seen(), "Tiles fall down"));
}

TEST_CASE("two problems of a grade by the first pair lead to the next grade, and that is said", "[problem]") {
    Player player = at_problem(easy);
    take(player, problem_of(easy)->key());
    wait_for_weave(player);
    CHECK_FALSE(shows(player.seen(), "On to grade"));
    player.key(Key::enter);
    player.wait(1'000);
    take(player, problem_of(ladder_problem(1, 2))->key());
    wait_for_weave(player);
    CHECK(shows(player.seen(), "On to grade 2"));
    CHECK_FALSE(shows(player.seen(), "Your best grade"));
}

TEST_CASE("a harder problem than any before, by the first pair, is told as the best", "[problem]") {
    const ProblemId hard = ladder_problem(4, 1);
    Player player = at_problem(hard);
    take(player, problem_of(hard)->key());
    wait_for_weave(player);
    CHECK(shows(player.seen(), "Your best grade so far: 4"));
    CHECK_FALSE(shows(player.seen(), "On to grade"));
}

TEST_CASE("the problem of the day is called so while it is played", "[problem]") {
    Player player{start_at(four_pairs)};
    player.app.set_date(1'795'564'800, player.now); // 2026-11-25
    player.key(Key::o);
    player.press_button("problem-of-the-day");
    player.wait(1'000);
    REQUIRE(player.screen() == "problem");
    CHECK(shows(player.seen(), "Problem of the day"));
}

TEST_CASE("the weave of a problem is named by its grade", "[problem]") {
    Settings settings;
    keep_problem(settings, ladder_problem(5, 1), 5, true, 5, 77);
    game::GameSummary game;
    game.id.params.size = {4, 6};
    game.custom_board = true;
    game.key = 77;
    CHECK(weave_name(game, settings) == "Problem of grade 5");
    game.key = 7;
    CHECK(weave_name(game, settings) == label_of(game.id.params.size));
}

TEST_CASE("a problem is solved by keys alone", "[problem]") {
    Player player = at_problem(easy);
    const Move key = problem_of(easy)->key();
    for (const Cell to : {key.a, key.b}) {
        for (int i = 0; i < 40 && player.app.shown(player.now).cursor != to; ++i) {
            const auto at = player.app.shown(player.now).cursor;
            player.key(!at || at->row < to.row ? Key::down
                       : at->row > to.row      ? Key::up
                       : at->col < to.col      ? Key::right
                                               : Key::left);
        }
        if (player.app.shown(player.now).cursor != to) return; // the cursor leads around this board another way
        player.key(Key::space);
    }
    CHECK(result_of(player.app.settings(), easy)->end == game::ProblemEnd::solved);
}

TEST_CASE("the page offers the next problem, the day's and nine grades", "[problem]") {
    Player player{start_at(four_pairs)};
    player.app.set_date(1'795'564'800, player.now); // 2026-11-25
    player.key(Key::o);
    REQUIRE(player.screen() == "problems");
    CHECK(shows(player.seen(), "Problem of grade 1"));
    CHECK(shows(player.seen(), "Problem of the day"));
    player.key(Key::enter);
    CHECK(player.state().find("; problem " + to_text(ladder_problem(1, 1))) != std::string::npos);
    player.key(Key::escape);
    player.press_button("problem-of-the-day");
    CHECK(player.state().find("; problem tp1.") != std::string::npos);
    CHECK(player.state().find(".2026-11-25\n") != std::string::npos);
    player.key(Key::escape);
    player.press_button("grade-4");
    CHECK(player.state().find("; problem " + to_text(ladder_problem(4, 1))) != std::string::npos);
}

TEST_CASE("the problem on the page is made before it is asked for", "[problem]") {
    Player player{start_at(four_pairs)};
    player.run(Command::problems);
    player.slow = true;
    player.press_button("ladder");
    CHECK(player.state().find("; answer open") != std::string::npos);
    Player early{start_at(four_pairs)};
    early.slow = true;
    early.run(Command::problems);
    early.press_button("ladder");
    CHECK(early.state().find("; answer making") != std::string::npos);
    CHECK(shows(early.seen(), "being made"));
    early.catch_up();
    CHECK(early.state().find("; answer open") != std::string::npos);
}

TEST_CASE("IDs of problems are pasted, copied and refused", "[problem]") {
    Player player = at_problem(easy);
    player.forget_requests();
    player.key(Key::c, true);
    const auto copied = std::find_if(player.requests.begin(), player.requests.end(),
                                     [](const HostTask& task) { return std::holds_alternative<CopyText>(task); });
    REQUIRE(copied != player.requests.end());
    CHECK(std::get<CopyText>(*copied).text == to_text(easy));
    Player other{start_at(four_pairs)};
    other.paste("  " + to_text(easy) + "\n");
    CHECK(other.screen() == "problem");
    for (const char* text : {"tp1.6x4.4.none", "tp2.6x4.4.none.1.x", "tp1.1x2.2.none.1.x"}) {
        Player refused{start_at(four_pairs)};
        refused.paste(text);
        CHECK(refused.screen() == "none");
        CHECK(refused.headline() == "This problem cannot be played");
    }
    const ProblemId another = ladder_problem(2, 5);
    other.paste(to_text(another)); // in the place of the first
    CHECK(other.state().find("; problem " + to_text(another)) != std::string::npos);
    other.paste("nonsense");
    CHECK(other.headline() == "This problem cannot be played");
    CHECK(other.state().find("; problem " + to_text(another)) != std::string::npos);
    Player page{start_at(four_pairs)};
    page.run(Command::problems);
    page.paste(to_text(easy));
    CHECK(page.screen() == "problem");
    Player none{start_at(four_pairs)};
    none.paste("tp1.3x2.6.none.5.x");
    CHECK(none.screen() == "problem");
    CHECK(shows(none.seen(), "This problem cannot be made"));
    CHECK(shows(none.seen(), "no problem was found on boards of 3x2"));
}

TEST_CASE("results are read as they were written, and damaged rows stay aside", "[problem]") {
    Settings settings;
    for (std::uint64_t rung = 1; rung <= 3; ++rung) keep_problem(settings, ladder_problem(2, rung), 2, true, 5, 7);
    settings.problems.put("tp1.6x4.4.none.2.900", "nonsense", 100);
    settings.problems.put("nonsense", "5 2 solved 7", 100);
    const Settings again = settings_from({to_key_values(settings), lists_of(settings)});
    CHECK(again.problems == settings.problems);
    CHECK(kept_problems(again).size() == 4);
    CHECK(problem_standing(again).of_grade[1] == 4);
    CHECK_FALSE(result_of(again, *parse_problem_id("tp1.6x4.4.none.2.900")));
    CHECK(next_of_grade(again, 3) == ladder_problem(3, 1));
    CHECK(next_of_grade(again, 2).grade == 2);
}

TEST_CASE("where tiles slide is said as it is seen, on a turned board too", "[problem]") {
    const ProblemId wide = *parse_problem_id("tp1.8x4.4.down.3.1");
    for (const auto& [canvas, words] : {std::pair{ui::Canvas{1280, 720}, "Tiles slide: down"},
                                        std::pair{ui::Canvas{390, 844}, "Tiles slide: right"}}) {
        Player player{start_at(four_pairs), canvas};
        player.paste(to_text(wide));
        player.wait(1'000);
        CAPTURE(canvas.width, player.app.shown(player.now).place.is_turned());
        CHECK(shows(player.seen(), words));
    }
}

TEST_CASE("Enter plays the next problem, however the page was opened", "[problem]") {
    Player player{start_at(four_pairs)};
    player.app.set_date(1'795'564'800, player.now);
    player.run(Command::home);
    player.press_button("problems");
    REQUIRE(player.screen() == "problems");
    player.wait(1000);
    player.key(Key::enter);
    CHECK(player.state().find("; problem " + to_text(ladder_problem(1, 1))) != std::string::npos);
}

TEST_CASE("the page shows the boards of its problems, and plays a copied one by a button", "[problem]") {
    Player player{start_at(four_pairs)};
    player.app.set_date(1'795'564'800, player.now);
    player.key(Key::o);
    player.wait(1000);
    int tiles = problem_of(ladder_problem(1, 1))->board.tiles();
    std::size_t pictured = 0;
    for (const auto& tile : items_of<scene::TileItem>(player.seen())) pictured += tile.face ? 1U : 0U;
    CHECK(pictured > static_cast<std::size_t>(tiles)); // and those of the problem of the day
    player.press_button(Command::paste_id);
    player.answer<ReadClipboard>(ClipboardText{to_text(easy)});
    CHECK(player.state().find("; problem " + to_text(easy)) != std::string::npos);
}

TEST_CASE("a digit on the page plays a problem of that grade", "[problem]") {
    Player player{start_at(four_pairs)};
    player.key(Key::o);
    REQUIRE(player.screen() == "problems");
    player.input(ui::KeyPress{.types = U'3'});
    CHECK(player.state().find("; problem " + to_text(ladder_problem(3, 1))) != std::string::npos);
}

TEST_CASE("the page offers the problem that was missed last, until it is solved", "[problem]") {
    Player player = at_problem(easy);
    const Problem& problem = *problem_of(easy);
    take(player, problem.losing.front().move);
    player.key(Key::escape);
    REQUIRE(player.screen() == "problems");
    CHECK(shows(player.seen(), "Try again: Problem of grade 1"));
    player.press_button("missed-problem");
    CHECK(player.state().find("; problem " + to_text(easy)) != std::string::npos);
    player.wait(1'000);
    take(player, problem.key());
    wait_for_weave(player);
    player.key(Key::escape);
    CHECK_FALSE(shows(player.seen(), "Try again"));
}

TEST_CASE("an ID is pasted on any page", "[problem]") {
    for (const Command page : {Command::home, Command::journey, Command::gallery, Command::menu, Command::settings}) {
        INFO(static_cast<int>(page));
        Player player{start_at(four_pairs)};
        player.run(page);
        player.paste(to_text(easy));
        CHECK(player.screen() == "problem");
        player.run(page);
        player.paste("tt2.8x6.12.none.any.full.3.moon");
        CHECK(player.screen() == "none");
        CHECK(player.session().board().size() == Size{6, 8});
    }
}

TEST_CASE("the page of a problem's weave has its ID, and neither a time nor help", "[problem]") {
    Start start = start_at(four_pairs);
    keep_problem(start.settings, easy, 1, true, noon, 100);
    PlayerWithStore player{std::move(start)};
    REQUIRE(player.store.save(played(100, all_pairs, noon)));
    player.key(Key::g);
    player.key(Key::enter);
    REQUIRE(player.player.screen() == "weave");
    CHECK(shows(player.player.seen(), "Solved by the first pair"));
    CHECK_FALSE(shows(player.player.seen(), "Help used"));
    player.key(Key::c, true);
    CHECK(player.copied == std::vector<std::string>{to_text(easy)});
}

TEST_CASE("threads fall for a solved problem, not for an answer that was shown", "[problem]") {
    for (const bool shown : {false, true}) {
        INFO(shown);
        Player player = at_problem(easy);
        if (shown) {
            player.press_button(Command::show_me);
            player.key(Key::escape);
        }
        take(player, problem_of(easy)->key());
        std::size_t falling = 0;
        for (int i = 0; i < 60; ++i) {
            player.wait(150);
            for (const auto& ray : items_of<scene::RayItem>(player.seen())) falling += ray.from < 0 ? 1U : 0U;
        }
        CHECK((falling == 0) == shown);
    }
}
