// The page of a cleared board: its sheet, its seal, and the ways on.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "app/daily_games.hpp"
#include "app/filer.hpp"
#include "app/journey/places.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/play/winner.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::Status;
using scene::SealItem;
using scene::SheetItem;
using ui::Key;

TEST_CASE("a cleared board shows a sheet with a thread for each pair, and the last pair as its seal", "[win]") {
    Player player{start_at("A A B B\n")};
    player.make({{1, 1}, {1, 2}});
    const Kind last = player.session().board().kind({1, 4});
    player.make({{1, 3}, {1, 4}});
    player.wait(5000);
    const auto sheets = items_of<SheetItem>(player.seen());
    REQUIRE(sheets.size() == 1);
    CHECK(sheets.front().weave->threads.size() == 2);
    CHECK(sheets.front().threads == 2);
    const auto seals = items_of<SealItem>(player.seen());
    REQUIRE(seals.size() == 1);
    CHECK(seals.front().face == last);
    CHECK(seals.front().scale == 1);
}

TEST_CASE("the sheet with all on it lies in the window, and its threads on the sheet, at every size", "[win]") {
    for (const ui::Canvas canvas :
         some_of<ui::Canvas>({{480, 360}, {640, 480}, {800, 600}, {600, 900}, {1280, 360}, {1280, 720}, {1920, 1080}}))
        for (const Size size : {Size{1, 2}, {8, 18}, {18, 8}, {40, 2}, {2, 40}}) {
            Player player = cleared(size, canvas);
            player.wait(5000);
            CAPTURE(canvas.width, canvas.height, size.rows, size.cols);
            const auto sheets = items_of<SheetItem>(player.seen());
            REQUIRE(sheets.size() == 1);
            const SheetItem& sheet = sheets.front();
            const ui::Rect window{0, player.place().area().y, static_cast<float>(canvas.width),
                                  player.place().area().h};
            const auto holds = [](const ui::Rect& outer, const ui::Rect& inner) {
                return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
                       inner.bottom() <= outer.bottom();
            };
            CHECK(holds(window, sheet.rect));
            CHECK(holds(sheet.rect, {sheet.origin.x, sheet.origin.y, static_cast<float>(size.cols + 2) * sheet.cell,
                                     static_cast<float>(size.rows + 2) * sheet.cell}));
            CHECK(sheet.cell >= 2);
            CHECK(holds(sheet.rect, items_of<SealItem>(player.seen()).front().box));
        }
}

TEST_CASE("the next board has the settings of the last one and another seed, and undo leads back", "[win]") {
    for (const Key key : {Key::enter, Key::space}) {
        const DealParams params{{4, 6}, 6, Gravity::down, {}, 2};
        Player player{dealt(params, "x")};
        const auto win = player.app.play().game().start.witness;
        for (const Move move : win) player.make(move);
        REQUIRE(player.session().status() == Status::won);
        player.key(key); // to the end of the ceremony
        player.key(key);
        CHECK(player.screen() == "none");
        CHECK(player.session().status() == Status::playing);
        CHECK(player.app.game().origin.id.params == params);
        CHECK(player.app.game().origin.id.seed != "x");
        player.key(Key::u);
        CHECK(player.app.game().origin.id.seed == "x");
        CHECK(threads_seen(player) == 12);
        player.key(Key::u);
        CHECK(player.session().pairs_left() == 1);
        CHECK(items_of<SheetItem>(player.seen()).empty());
    }
}

TEST_CASE("after a board from a file comes one that is dealt", "[win]") {
    Player player = cleared({2, 4});
    player.wait(5000);
    player.press_button(Command::next_board);
    CHECK_FALSE(player.app.game().origin.custom_board);
    CHECK(player.session().board().size() == Size{2, 4});
    CHECK(player.session().status() == Status::playing);
}

TEST_CASE("while the next board is dealt it is not asked for again", "[win]") {
    Player player = cleared();
    player.slow = true;
    player.forget_requests();
    player.key(Key::enter);
    player.key(Key::enter);
    CHECK(player.asked_for<app::DealBoard>() == 1);
}

TEST_CASE("what was undone leaves no thread, and a board that is cleared again has its sheet at once", "[win]") {
    Player player{start_at("A A B B\n")};
    player.make({{1, 3}, {1, 4}});
    player.key(Key::u);
    player.make({{1, 1}, {1, 2}});
    player.make({{1, 3}, {1, 4}});
    player.wait(5000);
    CHECK(threads_seen(player) == 2);
    player.key(Key::u);
    CHECK(items_of<SheetItem>(player.seen()).empty());
    player.key(Key::y);
    CHECK(threads_seen(player) == 2);
}

TEST_CASE("steps back from a cleared board leave the game in the history as it was", "[win]") {
    Player player = cleared();
    const game::SavedGame before = player.app.saved(player.now, 1000);
    REQUIRE(before.summary.state == game::GameState::cleared);
    for (int step = 0; step < 3; ++step) player.key(Key::u);
    player.wait(60'000);
    CHECK_FALSE(player.app.to_be_saved());
    CHECK(player.app.game().key == before.summary.key);
    for (int step = 0; step < 3; ++step) player.key(Key::y);
    CHECK(player.session().status() == Status::won);
    CHECK(player.app.to_be_saved());
    const game::SavedGame after = player.app.saved(player.now, 1000);
    CHECK(after.summary == before.summary);
    CHECK(game::to_text(after.record) == game::to_text(before.record));
}

TEST_CASE("what is done after steps back from a cleared board is a game of its own", "[win]") {
    const auto goes_on = [](auto&& act) {
        Player player = cleared();
        const game::SavedGame before = player.app.saved(player.now, 1000);
        player.key(Key::u);
        player.key(Key::u);
        act(player);
        REQUIRE(player.app.to_be_saved());
        CHECK(player.app.saved_entries() == 0);
        const game::SavedGame after = player.app.saved(player.now, 2000);
        CHECK(after.summary.key != before.summary.key);
        CHECK(after.summary.started == 2000);
        return after;
    };
    const auto pair = [](Player& player) { player.make(player.session().open_moves().front()); };
    CHECK(goes_on(pair).summary.pairs_left == 1);
    CHECK(goes_on([](Player& player) { player.key(Key::h); }).summary.hints == 1);
    CHECK(goes_on([](Player& player) { player.key(Key::h, false, true); }).summary.hints == 1); // Show me was used
    CHECK(goes_on([&](Player& player) {
              pair(player);
              pair(player);
          }).summary.state == game::GameState::cleared);
    const game::SavedGame again = goes_on([](Player& player) { player.key(Key::r); });
    CHECK(again.summary.pairs_left == 12);
    CHECK(again.record.log.empty());
}

TEST_CASE("a game is watched again from the sheet, and the way back leads there", "[win]") {
    for (const bool by_key : {true, false}) {
        Player player = cleared();
        player.wait(5000);
        if (by_key)
            player.key(Key::v);
        else
            player.press_button(Command::watch_again);
        REQUIRE(player.screen() == "replay");
        CHECK(player.shown().pairs_left() == 12);
        player.wait(800); // it is playing
        CHECK(player.shown().pairs_left() == 11);
        player.wait(800);
        CHECK(player.shown().pairs_left() == 10);
        CHECK(shows(player.seen(), "Board"));
        player.key(Key::escape);
        CHECK(player.screen() == "none");
        CHECK(threads_seen(player) == 12);
    }
    Player playing{start_at("A A B B\n")};
    playing.key(Key::v);
    CHECK(playing.screen() == "none");
}

TEST_CASE("the picture of a cleared board is saved to a file", "[win][files]") {
    Filer player;
    for (const Move move : std::vector{player.app.play().game().start.witness}) player.make(move);
    player.wait(5000);
    (void)player.app.play().saved(player.now, 1'795'348'800); // 2026-11-22 12:00
    player.press_button(Command::save_picture);
    REQUIRE(player.screen() == "file");
    player.list({{"a.svg", false}, {"b.twoturns", false}, {"c.png", false}});
    CHECK(player.rows() == std::vector<std::string>{"..", "a.svg", "c.png"});
    CHECK(player.field() == "/home/me/two-turns-2026-11-22-1200-6x4.png");
    player.key(Key::enter);
    app::WritePicture picture;
    player.reply(player.the(picture), app::FileWritten{"", Message{"The disk is full.", {}}});
    CHECK(picture.path == "/home/me/two-turns-2026-11-22-1200-6x4.png");
    CHECK(picture.weave->threads.size() == 12);
    const std::string caption = "22 November 2026 · 12 lines · tt2.6x4.6.down.any.full.3.save me";
    CHECK(picture.caption == caption);
    CHECK(shows(player.seen(), "The disk is full."));
    player.wait(1000);
    player.key(Key::end);
    for (int i = 0; i < 4; ++i) player.key(Key::backspace);
    player.type(".svg"); // the ending selects the format
    player.key(Key::enter);
    const app::WriteFile what = player.writes();
    CHECK(what.path == "/home/me/two-turns-2026-11-22-1200-6x4.svg");
    CHECK(what.text.starts_with("<svg"));
    CHECK(what.text.find(caption) != std::string::npos);
    player.written();
    CHECK(player.screen() == "none");
    CHECK(player.headline() == "Saved");
}

TEST_CASE("there is no picture to save while a board is played", "[win][files]") {
    Player player{start_at("A A B B\n")};
    player.run(Command::save_picture);
    player.run(Command::next_board);
    CHECK(player.screen() == "none");
    CHECK(player.session().pairs_left() == 2);
}

TEST_CASE("the sheet says when the game was played and how many lines it has", "[win]") {
    Player player = cleared({8, 18});
    player.wait(5000);
    CHECK(shows(player.seen(), "72 lines"));
    CHECK(shows(player.seen(), "18 × 8"));
    (void)player.app.play().saved(player.now, 1'795'348'800);
    CHECK(shows(player.seen(), "22 November 2026 · 72 lines"));
}

TEST_CASE("a seal keeps the deck and the picture of its day, whatever deck is chosen later", "[win]") {
    const GameId id = game::daily_id(sunday);
    app::Start start = dealt(id.params, id.seed);
    start.settings.deck = "animals";
    Player player{std::move(start)};
    player.app.set_date(noon_of(sunday), player.now);
    clear_in(player, 75);
    const game::GameSummary saved = player.app.saved(player.now, noon_of(sunday)).summary;
    REQUIRE(saved.look);
    CHECK(saved.look->deck == "animals");
    const auto seal = [&] {
        player.wait(5000);
        const auto seals = items_of<scene::SealItem>(player.seen());
        REQUIRE(seals.size() == 1);
        return seals.front();
    };
    CHECK(seal().deck.empty()); // empty: the current deck
    CHECK(seal().face == saved.look->face);
    app::Settings settings = player.app.settings();
    settings.deck = "shapes";
    player.change(settings);
    CHECK(seal().deck == "animals");
    CHECK(seal().face == saved.look->face);
    // The calendar shows it, too.
    player.run(Command::daily);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {saved}}});
    const auto samples = items_of<scene::SampleItem>(player.seen());
    CHECK(std::any_of(samples.begin(), samples.end(), [&](const scene::SampleItem& one) {
        return one.deck == "animals" && one.face == saved.look->face;
    }));
}

TEST_CASE("a seal finds its picture wherever it is in a folder by now, and shows no other one", "[win]") {
    constexpr std::uint64_t first_mark = 1000;
    decks::PictureScan cats{"/home/mara/cats", std::vector<std::string>(60, "cat"), {}};
    for (std::uint64_t i = 0; i < cats.names.size(); ++i) cats.marks.push_back(first_mark + i);
    const GameId id = game::daily_id(sunday);
    app::Start start = dealt(id.params, id.seed);
    start.settings.deck = cats.deck;
    Player player{std::move(start)};
    player.app.set_date(noon_of(sunday), player.now);
    const auto told = [&] { player.app.notify(decks::DeckStatus{cats, cats.deck, {}}, player.now); };
    told();
    clear_in(player, 75);
    const game::GameSummary saved = player.app.saved(player.now, noon_of(sunday)).summary;
    REQUIRE(saved.look);
    const auto face = static_cast<Face>(saved.look->face);
    CHECK(saved.look->mark == first_mark + face);
    player.run(Command::daily);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {saved}}});
    const auto shown = [&] { return items_of<scene::TileItem>(player.seen()).front().face; }; // before the board
    CHECK(shown() == face);
    cats.marks.insert(cats.marks.begin(), 1); // a picture whose name sorts first
    told();
    CHECK(shown() == face + 1);
    cats.marks.at(face + std::size_t{1}) = 2; // another picture in the same file
    told();
    CHECK_FALSE(shown());
    // With another deck, the face is asked of the deck of that day.
    app::Settings settings = player.app.settings();
    settings.deck = "shapes";
    player.change(settings);
    const auto samples = items_of<scene::SampleItem>(player.seen());
    CHECK(std::any_of(samples.begin(), samples.end(), [&](const scene::SampleItem& one) {
        return one.deck == cats.deck && one.face == face && one.mark == saved.look->mark;
    }));
}

TEST_CASE("a race is offered beside the other choices where it has room", "[win]") {
    const auto offered = [](ui::Canvas canvas) {
        Player player = cleared({4, 6}, canvas);
        player.wait(5000);
        const auto places = player.app.places(player.now);
        return std::any_of(places.begin(), places.end(), [](const NamedPlace& one) { return one.name == "race"; });
    };
    CHECK(offered({1280, 720}));
    CHECK(offered({800, 600}));
    CHECK_FALSE(offered({480, 360}));
}

TEST_CASE("the quiet buttons of the page all have their words, or all are icons", "[win]") {
    for (const ui::Canvas canvas :
         some_of<ui::Canvas>({{480, 360}, {640, 480}, {800, 600}, {390, 844}, {1024, 768}, {1280, 720}, {1920, 1080}}))
        for (const Size size : {Size{4, 6}, Size{8, 18}}) {
            Player player = cleared(size, canvas);
            player.wait(5000);
            CAPTURE(canvas.width, canvas.height, size.rows);
            std::map<bool, int> worded;
            std::vector<float> widths;
            const auto places = player.app.places(player.now);
            for (const Command command : {Command::restart, Command::watch_again, Command::save_picture, Command::daily,
                                          Command::race, Command::journey}) {
                const auto at = std::find_if(places.begin(), places.end(),
                                             [&](const NamedPlace& one) { return one.name == app::name_of(command); });
                if (at == places.end()) continue;
                const std::string words = command == Command::restart ? "Same again" : label_of(command);
                const auto texts = items_of<ui::TextItem>(player.seen());
                ++worded[std::any_of(texts.begin(), texts.end(), [&](const ui::TextItem& text) {
                    return text.text == words && at->rect.contains(text.at);
                })];
                widths.push_back(at->rect.w);
            }
            CHECK(widths.size() >= 2);
            CHECK(worded.size() == 1);
            CHECK(*std::max_element(widths.begin(), widths.end()) - *std::min_element(widths.begin(), widths.end()) <=
                  1.5F);
        }
}

TEST_CASE("no thread of the sheet touches the rule above its name, and no star the sheet", "[win]") {
    for (const ui::Canvas canvas : some_of<ui::Canvas>({{640, 480}, {800, 600}, {390, 844}, {1280, 720}, {1920, 1080}}))
        for (const bool of_journey : {true, false}) {
            CAPTURE(canvas.width, of_journey);
            const GameId id = of_journey ? game::journey().front().id : game::daily_id(sunday);
            Player player{dealt(id.params, id.seed), canvas};
            clear_in(player, 20);
            tell(player, {});
            const auto seen = player.seen();
            const SheetItem sheet = items_of<SheetItem>(seen).front();
            const float ring = sheet.origin.y + static_cast<float>(sheet.weave->board.rows + 2) * sheet.cell;
            for (const ui::BoxItem& box : items_of<ui::BoxItem>(seen))
                if (box.fill == scene::second_ink.with_alpha(0.22F)) CHECK(ring + 4 <= box.rect.y);
            for (const scene::StarItem& star : items_of<scene::StarItem>(seen))
                CHECK((star.box.x >= sheet.rect.right() || star.box.y >= sheet.rect.bottom() + 8));
        }
}

TEST_CASE("a place of the journey is watched again on its own table, with its own tiles", "[win][journey]") {
    const GameId& id = game::journey()[31].id;
    Player player = cleared_from(dealt(id.params, id.seed), {1280, 720});
    player.wait(12'000);
    player.press_button(Command::watch_again);
    REQUIRE(player.screen() == "replay");
    CHECK(player.seen().theme == app::theme_of(game::World::coast));
    for (const auto& tile : items_of<scene::TileItem>(player.seen())) CHECK(tile.deck.empty()); // the deck of the place
    player.set(&Settings::world_tables, false);
    CHECK(player.seen().theme == theme_of(player.app.settings()));
}

TEST_CASE("a board in a shape has the same name on the bar and on its win", "[win]") {
    Player player{dealt({{13, 15}, 31, Gravity::none, *layout_from_name("heart"), 1}, "a")};
    player.click(player.session().open_moves().front().a);
    player.wait(10'000);
    CHECK(shows(player.seen(), "Heart"));
    const auto witness = player.app.game().start.witness;
    for (const Move move : witness) player.make(move);
    player.wait(12'000);
    REQUIRE(player.session().status() == game::Status::won);
    CHECK(shows(player.seen(), "Heart"));
    CHECK_FALSE(shows(player.seen(), "15 × 13"));
}
