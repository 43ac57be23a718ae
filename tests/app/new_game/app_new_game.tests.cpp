// Starting games, and the page for a new game.
#include "app/app.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/new_game/chosen.hpp"
#include "app/new_game/new_game_form.hpp"
#include "app/player.hpp"
#include "game/learning/cards.hpp"
#include "support/scale.hpp"
#include "twoturns/own_layout.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

namespace {

constexpr ui::Canvas high{1280, 1600}; // all choices of the page are visible

std::vector<ui::Point> places_of(const Player& player, ui::HitArea::Kind kind) {
    std::vector<ui::Point> places;
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == kind) places.push_back(hit.rect.centre());
    return places;
}

/// Opens the page with all its choices.
void open_all(Player& player) {
    player.key(Key::n);
    if (!shows(player.seen(), "Fewer choices")) player.press_words("More choices");
}

/// Returns the options of the choices whose first option `is_wanted` by its words.
std::vector<ui::Point> options_of(const Player& player, const std::function<bool(const std::string&)>& is_wanted) {
    std::vector<ui::Point> places;
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::option &&
            is_wanted(std::get<ui::Choice>(hit.element->what).options[0].words))
            places.push_back(hit.rect.centre());
    return places;
}
const std::string first_rule = "two turns at most";
/// Returns the options of the deal, without the pace, the rule for lines and the pairs to see.
std::vector<ui::Point> options_of(const Player& player) {
    return options_of(
        player, [](const std::string& words) { return words != "Calm" && words != first_rule && words != "any"; });
}
std::vector<ui::Point> rules_of(const Player& player) {
    return options_of(player, [](const std::string& words) { return words == first_rule; });
}

} // namespace

TEST_CASE("a game starts on the board it is given, or on the one its seed deals", "[app]") {
    CHECK(Player{start_at(four_pairs)}.session().board() == game::with_sides(board_of(four_pairs)));
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
    const auto one = *app::dealt({params, ""}, chance);
    const auto other = *app::dealt({params, ""}, chance);
    REQUIRE_FALSE(one.origin.id.seed.empty());
    CHECK(one.origin.id.seed != other.origin.id.seed);
    CHECK(Player{test::dealt(params, one.origin.id.seed)}.session().board() == one.session.board());
}

TEST_CASE("letters do nothing to the board while a new game is chosen, and are keys again after", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::n);
    for (const Key key : {Key::h, Key::u, Key::r, Key::n}) player.key(key);
    CHECK(player.session().hints() == 0);
    CHECK(player.screen() == "new-game");
    player.key(Key::escape);
    player.key(Key::h);
    CHECK(player.session().hints() == 1);
}

TEST_CASE("every choice of the page is taken by a click, and each gives another board", "[app]") {
    Player player{dealt({{8, 18}, 36, Gravity::none}, "old"), high};
    open_all(player);
    const auto options = options_of(player);
    const std::size_t sizes = NewGameForm::presets.size();
    const std::size_t all = sizes + 1 + all_layouts().size() + all_gravities.size() + 5;
    REQUIRE(options.size() == all);
    for (std::size_t i = 0; i < all; i += static_cast<std::size_t>(std::max(1, 100 / scaled(100)))) {
        CAPTURE(i);
        Player one{dealt({{8, 18}, 36, Gravity::none}, "old"), high};
        open_all(one);
        one.click(options[i]);
        const std::string chosen = choice_of(one);
        REQUIRE_FALSE(chosen.empty());
        one.press_words("Play");
        REQUIRE(one.screen() == "none");
        const GameId& id = one.app.game().origin.id;
        CHECK(to_text(id) == chosen);
        if (i < sizes) CHECK(id.params.size == NewGameForm::presets[i]);
        if (i > sizes && i <= sizes + 5) CHECK(id.params.difficulty == static_cast<int>(i - sizes));
        const std::size_t layout = sizes + 1 + 5;
        const std::size_t gravity = layout + all_layouts().size();
        if (i >= layout && i < gravity) CHECK(id.params.layout == all_layouts()[i - layout]);
        if (i >= gravity) CHECK(id.params.gravity == all_gravities[i - gravity]);
    }
}

TEST_CASE("a rule for lines that was chosen holds on the board, and is chosen again on the next visit", "[new-game]") {
    Player player{dealt({{4, 6}, 6, Gravity::none}, "old"), high};
    open_all(player);
    REQUIRE(rules_of(player).size() == all_rules.size());
    player.click(rules_of(player).back());
    player.press_words("Play");
    REQUIRE(player.screen() == "none");
    CHECK(player.session().board().rule() == Rule::straight);
    const auto moves = player.session().open_moves();
    for (const Move& move : moves) CHECK(links_straight(player.session().board().occupancy(), move.a, move.b));
    player.key(Key::n);
    CHECK(shows(player.seen(), "Fewer choices")); // so that the rule is in sight
    CHECK(choice_of(player).find("straight") != std::string::npos);
}

TEST_CASE("the page opens with few choices, and shows all of them in place", "[new-game]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {800, 600}, {390, 844}}) {
        CAPTURE(canvas.width);
        Player player{dealt({{8, 18}, 36, Gravity::none}, "old"), canvas};
        player.key(Key::n);
        const std::size_t few = options_of(player).size();
        CHECK(few == NewGameForm::presets.size() + 1 + 5 + 8 + all_gravities.size());
        CHECK(places_of(player, ui::HitArea::Kind::stepper).empty());
        CHECK(player.spot_of("Draw a layout"));
        for (int i = 0; i < 40 && !shows(player.seen(), "Fewer choices"); ++i) { // by keys
            player.key(Key::tab);
            if (player.spot_of("More choices") && player.app.focus() == player.spot_of("More choices")->id)
                player.key(Key::space);
        }
        CHECK(options_of(player).size() == few - 8 + all_layouts().size());
        if (canvas.width >= 800) CHECK(shows(player.seen(), "Different pictures")); // a telephone scrolls to it
    }
}

TEST_CASE("a chosen layout that is not among the few stands in their row", "[new-game]") {
    Player player{dealt({{13, 15}, 31, Gravity::none, *layout_from_name("heart"), 1}, "old"), high};
    player.key(Key::n);
    CHECK(shows(player.seen(), "always 15 × 13"));
    CHECK(shows(player.seen(), "15 × 13")); // in the row of sizes
    const auto options = options_of(player);
    player.click(options[NewGameForm::presets.size() + 1 + 5]);
    CHECK(choice_of(player).find(".full.") != std::string::npos);
}

TEST_CASE("steppers and Surprise me choose, too", "[app]") {
    Player player{dealt({{5, 6}, 7, Gravity::none}, "own"), high};
    open_all(player);
    std::set<std::string> chosen{choice_of(player)};
    for (const ui::Point place : places_of(player, ui::HitArea::Kind::step_down)) {
        player.click(place);
        player.wait(1000);
        CHECK(chosen.insert(choice_of(player)).second);
    }
    CHECK(chosen.size() == 4); // columns, rows, kinds
    player.press_words("Surprise me");
    CHECK(chosen.insert(choice_of(player)).second);
    CHECK(player.screen() == "new-game");
}

TEST_CASE("a game ID that is pasted sets all choices, a seed the seed, and what is neither is told", "[app]") {
    Player player{dealt({{5, 6}, 7, Gravity::none}, "own"), high};
    player.key(Key::n);
    for (const std::string id : {"tt1.8x10.12.left.full.4.two words", "tt2.15x13.31.down.straight.heart.1.y",
                                 "tt1.15x11.20.none.stripes.1.x"}) {
        player.paste(" " + id + "\n");
        CHECK(choice_of(player) == id);
    }
    player.paste("moon");
    CHECK(choice_of(player) == "tt2.15x11.20.none.any.stripes.1.moon");
    for (const std::string& text : {std::string{"tt1.6x4.99.down.full.3.x"}, std::string{"tt0.6x4.6.down.full.3.x"},
                                    std::string{" \n"}, std::string(5000, 'x')}) {
        player.paste(text);
        CHECK(player.screen() == "new-game");
        CHECK(player.headline().find("text") != std::string::npos);
        CHECK(choice_of(player) == "tt2.15x11.20.none.any.stripes.1.moon");
    }
    player.press_words("Play");
    CHECK(to_text(player.app.game().origin.id) == "tt2.15x11.20.none.any.stripes.1.moon");
}

TEST_CASE("what is played is the board that the preview showed", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::n);
    const std::string chosen = choice_of(player);
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    CHECK(to_text(player.app.game().origin.id) == chosen);
    CHECK_FALSE(player.session().can_undo());
    CHECK_FALSE(player.place_of(Command::undo)); // undo does not lead to the game before, which is in the history
}

TEST_CASE("the preview shows the board as it begins, tiles slid where they slide", "[app]") {
    for (const Gravity gravity : all_gravities) {
        CAPTURE(name_of(gravity));
        Player player{dealt({{8, 9}, 10, gravity, *layout_from_name("frame"), 1}, "old")};
        player.key(Key::n);
        std::vector<int> shown;
        for (const auto& tile : items_of<scene::TileItem>(player.seen())) shown.push_back(tile.face.value_or(-1));
        player.key(Key::enter);
        const Board& board = player.session().board();
        std::vector<int> played;
        for (const Cell cell : board.tile_cells()) played.push_back(board.kind(cell));
        CHECK(shown == played);
        Board blank = blank_board({8, 9}, *layout_from_name("frame"));
        settle(blank, gravity);
        CHECK(board.tile_cells() == blank.tile_cells()); // the same shape as the layout's picture
    }
}

TEST_CASE("an odd cell that is left out is said beside the layout", "[app]") {
    for (const Gravity gravity : {Gravity::none, Gravity::down}) {
        Player steps{dealt({{8, 18}, 10, gravity, *layout_from_name("steps"), 1}, "old"), high};
        steps.key(Key::n);
        CHECK(shows(steps.seen(), "one odd cell left out"));
        Player even{dealt({{8, 8}, 10, gravity, *layout_from_name("frame"), 1}, "old"), high};
        even.key(Key::n);
        CHECK_FALSE(shows(even.seen(), "odd"));
    }
    Player odd{dealt({{7, 9}, 15, Gravity::down, BoardLayout{}, 1}, "old"), high};
    odd.key(Key::n);
    CHECK(shows(odd.seen(), "every cell has a tile but an odd one"));
}

TEST_CASE("a drawn layout sets the size, which is said, and a size leads back to a layout that fits it", "[app]") {
    Player player{dealt({{8, 8}, 15, Gravity::none, *layout_from_name("frame"), 1}, "old"), high};
    open_all(player);
    const auto options = options_of(player);
    const auto& all = all_layouts();
    const auto heart = std::find(all.begin(), all.end(), *layout_from_name("heart"));
    const std::size_t first = NewGameForm::presets.size() + 1 + 5;
    player.click(options[first + static_cast<std::size_t>(heart - all.begin())]);
    CHECK(choice_of(player).starts_with("tt2.15x13.31.none.any.heart.1."));
    CHECK(shows(player.seen(), "15 columns, 13 rows, as the layout is drawn"));
    CHECK(shows(player.seen(), "always 15 × 13"));
    CHECK(options_of(player) == options); // the cards stay under the pointer
    player.click(options[2]);
    CHECK(choice_of(player).starts_with("tt2.18x8.33.none.any.frame.1."));
    CHECK_FALSE(shows(player.seen(), "as the layout is drawn"));
}

TEST_CASE("the sizes are offered by name, one for narrow windows among them", "[app]") {
    Player player{start_at(four_pairs), high};
    player.key(Key::n);
    for (const char* name : {"Quick", "Small", "Classic", "Wide", "Giant", "Tall", "Custom"}) {
        CAPTURE(name);
        CHECK(shows(player.seen(), name));
    }
    player.click(options_of(player)[5]);
    CHECK(choice_of(player).starts_with("tt2.8x18."));
}

TEST_CASE("all choices of the page are in sight in a window of the usual size", "[app]") {
    Player player{dealt({{8, 18}, 36, Gravity::none}, "old"), {1280, 720}};
    open_all(player);
    const ui::Frame frame = player.app.frame(player.now);
    CHECK(std::none_of(frame.hit_areas.begin(), frame.hit_areas.end(), [](const ui::HitArea& hit) {
        return hit.kind == ui::HitArea::Kind::thumb;
    })); // nothing to scroll
    CHECK(std::any_of(frame.hit_areas.begin(), frame.hit_areas.end(),
                      [](const ui::HitArea& hit) { return hit.kind == ui::HitArea::Kind::stepper; }));
}

TEST_CASE("they stay in sight with a size of one's own and with own layouts", "[app]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {1920, 1080}, {1100, 680}}) {
        Player player{dealt({{7, 11}, 19, Gravity::none}, "old"), canvas}; // not a preset
        open_all(player);
        app::OwnLayouts own;
        own.layouts.push_back({"ring", {{"", "My ring"}}, own_layout(board_of("A A A\nA . A\nA A A\n"))});
        player.answer<ReadLayouts>(LayoutsRead{own});
        const ui::Frame frame = player.app.frame(player.now);
        CHECK(std::none_of(frame.hit_areas.begin(), frame.hit_areas.end(),
                           [](const ui::HitArea& hit) { return hit.kind == ui::HitArea::Kind::thumb; }));
        CHECK(std::count_if(frame.hit_areas.begin(), frame.hit_areas.end(), [](const ui::HitArea& hit) {
                  return hit.kind == ui::HitArea::Kind::stepper && hit.rect.h >= 24;
              }) == 3);
    }
}

TEST_CASE("how many pairs a board has and how hard it is, is said once it is dealt", "[app]") {
    Player player{start_at(four_pairs)};
    player.slow = true;
    player.key(Key::n);
    CHECK(shows(player.seen(), "Dealing the board"));
    CHECK_FALSE(shows(player.seen(), "winnable"));
    CHECK_FALSE(shows(player.seen(), "Difficulty: "));
    player.catch_up();
    CHECK(shows(player.seen(), "4 pairs, 4 pictures"));
    CHECK(shows(player.seen(), "Difficulty: "));
    player.slow = true;
    player.key(Key::left); // another size: the previous board and its facts stay for a moment
    CHECK(shows(player.seen(), "4 pairs, 4 pictures"));
    player.wait(300);
    CHECK_FALSE(shows(player.seen(), "sure to be winnable"));
    CHECK(shows(player.seen(), "Dealing the board"));
}

TEST_CASE("a board of another level than was asked for is told as such, at the start of the program too", "[app]") {
    const DealParams params{{2, 4}, 4, Gravity::none, BoardLayout{}, hardest}; // too small to be hard
    Player player{dealt(params, "small")};
    REQUIRE(player.app.play().played().level() < hardest);
    CHECK(player.headline() == "Difficulty: {0}. Harder needs a larger board.");
    CHECK(shows(player.seen(), "Harder needs a larger board."));
    player.click(player.session().open_moves().front().a);
    CHECK_FALSE(player.app.note());
    player.paste(to_text(GameId{params, "another"}));
    REQUIRE(player.app.game().origin.id.seed == "another");
    CHECK(player.headline() == "Difficulty: {0}. Harder needs a larger board.");

    // A resumed game had its note when it was started.
    player.make(player.session().open_moves().front());
    Start later = dealt(params, "small");
    later.game = *game::resumed(game::record_of(player.app.game(), player.now), player.app.game().start, 7);
    CHECK_FALSE(Player{later}.app.note());

    Start both = dealt(params, "small");
    both.notices.push_back({"The disk is full.", {}});
    CHECK(Player{both}.headline() == "The disk is full.");
}

TEST_CASE("the steppers of an own size stand where that of the kinds does, as wide as it", "[app]") {
    Player player{dealt({{5, 6}, 7, Gravity::none}, "own"), high};
    open_all(player);
    std::vector<ui::Rect> steppers;
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::stepper) steppers.push_back(hit.rect);
    REQUIRE(steppers.size() == 3);
    CHECK(steppers[0].x == steppers[2].x);
    CHECK(steppers[0].y == steppers[1].y);
    for (const ui::Rect& one : steppers) CHECK(one.w == steppers[0].w);
}

TEST_CASE("what the seed is for is said whole while it is written", "[app]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{800, 600}, ui::Canvas{1920, 1080}}) {
        CAPTURE(canvas.width);
        Player player{dealt({{8, 8}, 16, Gravity::none, BoardLayout{}, 1}, "old"), canvas};
        open_all(player);
        const auto link = player.spot_of(choice_of(player).substr(choice_of(player).rfind('.') + 1));
        REQUIRE(link);
        player.click(link->rect.centre());
        REQUIRE(player.seen().takes_text);
        std::string said;
        for (const auto& text : items_of<ui::TextItem>(player.seen())) said += text.text + ' ';
        CHECK_THAT(said, Catch::Contains("the same seed deals the same board"));
    }
}

TEST_CASE("a game is set up by keys alone", "[app]") {
    Player player{dealt({{8, 18}, 36, Gravity::none}, "old"), high};
    player.key(Key::n);
    player.key(Key::left); // the next smaller size
    player.key(Key::tab);
    player.key(Key::left); // difficulty
    player.key(Key::tab);
    player.key(Key::right); // layout
    player.key(Key::tab);
    player.key(Key::right);             // gravity
    player.press_words("More choices"); // as Space does
    const DealParams chosen{
        {6, 14}, usual_kinds({6, 14}, all_layouts()[1]), all_gravities[1], all_layouts()[1], usual_difficulty - 1};
    const std::string given = choice_of(player).substr(choice_of(player).rfind('.') + 1);
    const auto link = player.spot_of(given);
    REQUIRE(link);
    for (int i = 0; i < 40 && player.app.focus() != link->id; ++i) player.key(Key::tab);
    REQUIRE(player.app.focus() == link->id);
    player.key(Key::space);
    CHECK(player.seen().takes_text);
    player.type("roc");
    player.key(Key::h);
    player.type("h");
    player.key(Key::backspace);
    player.type("ket");
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    CHECK(player.app.game().origin.id.params == chosen);
    CHECK(player.app.game().origin.id.seed == "rocket");
    CHECK(player.session().board() == Player{dealt(chosen, "rocket")}.session().board());
}

TEST_CASE("a board that takes its time to deal can be left by Esc, and the game goes on", "[app]") {
    Player player{start_at(four_pairs)};
    player.slow = true;
    player.key(Key::n);
    player.wait(400);
    player.forget_requests();
    player.key(Key::escape);
    CHECK(player.asked_for<CancelOutside>() > 0);
    CHECK(player.screen() == "none");
    player.catch_up();
    player.wait(1000);
    CHECK(player.session().board() == game::with_sides(board_of(four_pairs)));

    player.slow = true;
    player.key(Key::n);
    player.key(Key::enter); // before the preview is dealt
    REQUIRE(player.app.play().awaited());
    player.key(Key::escape);
    CHECK_FALSE(player.app.play().awaited());
    player.catch_up();
    CHECK(player.session().board() == game::with_sides(board_of(four_pairs)));
}

TEST_CASE("a choice that cannot be dealt stays open and says why", "[app]") {
    Player player{start_at("A A\n"), high};
    player.key(Key::n);
    const auto smaller = places_of(player, ui::HitArea::Kind::step_down);
    REQUIRE_FALSE(smaller.empty());
    player.click(smaller.front()); // one column and one row
    CHECK(shows(player.seen(), "This cannot be dealt"));
    player.key(Key::enter);
    CHECK(player.screen() == "new-game");
    CHECK(player.session().board() == game::with_sides(board_of("A A\n")));
}

TEST_CASE("what was told of the board is not told over the page for a new game", "[app]") {
    Player player{start_at(four_pairs)};
    player.run(Command::mute);
    REQUIRE(shows(player.seen(), "Sound is off"));
    player.run(Command::new_game);
    CHECK(shows(player.seen(), "New game"));
    CHECK_FALSE(shows(player.seen(), "Sound is off"));
    player.run(Command::mute); // a note made on this page is shown on it
    CHECK(shows(player.seen(), "Sound is on"));
}

TEST_CASE("the page for a new game shows the deck, leads to others, and takes what one changes there",
          "[new-game][decks]") {
    Player player{start_at(four_pairs)};
    open_all(player);
    CHECK(shows(player.seen(), "Mixed"));
    CHECK_FALSE(shows(player.seen(), "Each card once on either side"));
    player.press_button("decks");
    CHECK(player.screen() == "decks");
    Settings settings = player.app.settings();
    settings.deck = "words";
    player.change(settings);
    player.app.set_cards(120, player.now);
    player.key(Key::escape);
    CHECK(player.screen() == "new-game");
    CHECK(shows(player.seen(), "First words"));
    CHECK(shows(player.seen(), "Each card once on either side"));
}

TEST_CASE("words that do not fit their tiles are offered a board with larger ones, and only then",
          "[new-game][decks]") {
    const std::string too_large = "These words need larger tiles than this window has room for.";
    Player player{start_at(four_pairs), high};
    player.app.set_cards(1000, player.now); // never too few
    player.key(Key::n);
    const auto tell = [&](int least_cell) {
        decks::DeckStatus status;
        status.played = "words";
        status.least_cell = least_cell;
        player.app.notify(std::move(status), player.now);
    };
    const auto offers = [&] { return player.spot_of("Larger tiles").has_value(); };
    player.click(options_of(player)[4]); // 30 x 16
    CHECK_FALSE(offers());
    tell(50);
    REQUIRE(offers());
    player.press_words("Larger tiles");
    CHECK_FALSE(offers());
    tell(52); // the board is the largest
    CHECK(offers());
    player.click(options_of(player)[0]); // 8 x 8
    CHECK_FALSE(offers());
    tell(5000);
    CHECK_FALSE(offers());
    CHECK(shows(player.seen(), too_large));
    tell(0); // a deck of pictures
    CHECK_FALSE(shows(player.seen(), too_large));
}
