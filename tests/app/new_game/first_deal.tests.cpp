// The initial board, which is dealt while the window is already open.
#include <string>
#include <utility>

#include "app/app.hpp"
#include "app/player.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

namespace {

Start to_be_dealt(const DealParams& params) { return {.game = undealt({params, "moon"}), .first_time = true}; }

Player waiting(const DealParams& params = {{62, 62}, 42}) { return Player{to_be_dealt(params), {1280, 720}, true}; }

} // namespace

TEST_CASE("the game of the start is dealt by the job that New game has, and is a game of its own", "[app]") {
    Player player = waiting({{6, 8}, 12});
    REQUIRE(player.asked.size() == 1);
    CHECK(std::get<DealBoard>(player.asked.front().request).id.seed == "moon");
    CHECK(player.app.game().key == 0); // nothing to save
    CHECK(player.state().find("; status dealing\n") != std::string::npos);
    CHECK(parse_board(player.state())->board.size() == Size{6, 8});
    player.catch_up();
    CHECK(player.app.game().key != 0);
    CHECK(player.session().board() == Player{dealt({{6, 8}, 12}, "moon")}.session().board());
    CHECK(player.state().find("; status playing\n") != std::string::npos);
    CHECK(shows(player.seen(), "Match the tiles in pairs"));
    CHECK_FALSE(player.place_of(Command::undo));
}

TEST_CASE("the first words say what the rule of the game asks for", "[app]") {
    for (const auto& [rule, words] :
         {std::pair{Rule::any, "at most two turns must join"}, std::pair{Rule::one_turn, "at most one turn must join"},
          std::pair{Rule::straight, "only a straight line can join"}}) {
        DealParams params{{6, 8}, 12};
        params.rule = rule;
        Player player = waiting(params);
        player.catch_up();
        CHECK(shows(player.seen(), words));
    }
}

TEST_CASE("only a deal that takes its time shows how far it is", "[app]") {
    Player player{to_be_dealt({{62, 62}, 42}), {1280, 720}, true};
    player.now = game::Time{0};
    CHECK_FALSE(shows(player.seen(), "62 × 62"));
    CHECK_FALSE(shows(player.seen(), "Cleared!"));
    const auto due = player.app.next_change(player.now);
    REQUIRE(due);
    player.wait(static_cast<int>((*due - player.now).count()));
    CHECK(shows(player.seen(), "62 × 62"));
    CHECK(shows(player.seen(), "The usual board instead"));
    const scene::Scene before = player.seen();
    player.answer<DealBoard>(Progress{0.5F});
    CHECK_FALSE(player.seen() == before);
}

TEST_CASE("Esc while the first board is dealt brings the usual one at once", "[app]") {
    for (const bool by_button : {false, true}) {
        Player player = waiting();
        player.wait(1000);
        if (by_button)
            player.press_words("The usual board instead");
        else
            player.key(Key::escape);
        CHECK(player.screen() == "none");
        REQUIRE(player.asked.size() == 1); // the other deal was cancelled
        player.key(Key::escape);           // this does not restart the deal
        REQUIRE(player.asked.size() == 1);
        player.catch_up();
        CHECK(player.app.game().origin.id.params == DealParams{});
        CHECK(player.session().pairs_left() == 72);
    }
}

TEST_CASE("while there is no board its commands do nothing, and those of the program work", "[app]") {
    Player player = waiting();
    for (const Key key : {Key::h, Key::u, Key::y, Key::b, Key::x, Key::r, Key::p, Key::space, Key::enter, Key::up,
                          Key::tab, Key::plus}) {
        player.key(key);
        CHECK(player.screen() == "none");
    }
    player.click(Cell{1, 1});
    CHECK(player.app.game().key == 0);
    CHECK_FALSE(player.session().paused());
    CHECK(player.session().log().empty());
    player.key(Key::n);
    CHECK(player.screen() == "new-game");
    player.key(Key::escape);
    CHECK(player.app.play().awaited());
}

TEST_CASE("a first board that cannot be dealt is told, and the usual one comes", "[app]") {
    Player player = waiting({{4, 4}, 4, Gravity::none, *layout_from_name("stones")});
    const auto id = player.last<DealBoard>()->id;
    player.answer<DealBoard>(BoardDealt{id, Message{"no such board", {}}});
    CHECK(player.headline() == "This board cannot be dealt");
    player.catch_up();
    CHECK(player.session().pairs_left() == 72);
}

TEST_CASE("who asks to quit while the first board is dealt is not forgotten when it comes", "[app]") {
    for (const bool by_system : {false, true}) {
        Player player = waiting({{6, 8}, 12});
        player.app.quit(player.now, by_system);
        REQUIRE(player.screen() == "quit");
        player.catch_up();
        CHECK(player.app.game().key != 0);
        CHECK(player.screen() == "quit");
        player.wait(2500); // no answer comes from the store
        CHECK(player.asked_for<ReportUnsaved>() == 1);
    }
}

TEST_CASE("the first board fits the shape of the screen, and so does the size chosen in New game", "[app][first]") {
    struct Example {
        ui::Canvas canvas;
        Size size;
    };
    const Example example =
        GENERATE(Example{{1280, 720}, {8, 18}}, Example{{800, 600}, {8, 18}}, Example{{390, 844}, {12, 8}},
                 Example{{780, 1688, 2}, {12, 8}}, Example{{360, 640}, {12, 7}}, Example{{844, 390}, {6, 16}});
    CAPTURE(example.canvas.width, example.canvas.height);
    Start start = to_be_dealt({});
    start.own_board = true;
    Player player{std::move(start), example.canvas};
    CAPTURE(player.session().board().size().rows, player.session().board().size().cols);
    CHECK(player.session().board().size() == example.size);
    CHECK(player.app.own_params().size == example.size);
    CHECK(static_cast<float>(player.place().cell_side()) >= 40 * example.canvas.scale);
}

TEST_CASE("who has played before finds the usual board of before, however narrow the screen is", "[app][first]") {
    Start start = to_be_dealt({});
    start.own_board = true;
    start.first_time = false;
    Player player{std::move(start), {390, 844}};
    CHECK(player.session().board().size() == DealParams{}.size);
}

TEST_CASE("why a link was not played is seen when the first board is dealt, on any screen", "[app][first]") {
    const ui::Canvas canvas = GENERATE(ui::Canvas{1280, 720}, ui::Canvas{390, 844}, ui::Canvas{844, 390});
    for (const char* broken : {"tt1.8x6", "nonsense", "tt99.8x6.12.down.full.3.moon"}) {
        CAPTURE(broken, canvas.width);
        const auto id = parse_game_id(broken);
        REQUIRE_FALSE(id);
        Start start = to_be_dealt({});
        start.own_board = true;
        start.notices = {{N_("The link has no game ID that can be played."), {}}, id.error()};
        Player player{std::move(start), canvas};
        player.wait(3000);
        REQUIRE(player.app.note());
        CHECK(player.app.note()->detail.id == id.error().id);
        CHECK(shows(player.seen(), "game ID"));
    }
}
