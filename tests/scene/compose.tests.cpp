// The scene as data: what is drawn, and whether it fits.
#include "scene/compose.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "scene/player.hpp"
#include "scene/text.hpp"

using namespace twoturns;
using namespace twoturns::scene;
using namespace twoturns::test;
using game::Status;

namespace {

const char* const six_pairs = "A B C D\n"
                              "# B C E\n"
                              "A F F D\n"
                              ". # . E\n";

std::vector<TileItem> tiles_with(const Scene& scene, TileLook look) {
    auto tiles = items_of<TileItem>(scene);
    std::erase_if(tiles, [&](const TileItem& tile) { return tile.look != look || tile.stone; });
    return tiles;
}

bool overlap(const Rect& a, const Rect& b) {
    constexpr float touch = 0.5F;
    return a.x + touch < b.right() && b.x + touch < a.right() && a.y + touch < b.bottom() && b.y + touch < a.bottom();
}

bool inside(const Rect& inner, const Rect& outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

/// The place a text takes: its width as measured, its height that of capitals and tails.
Rect box_of(const TextItem& text) {
    const float width = fake_measure.width(text.text, text.size, text.bold);
    const float left = text.align == Align::left     ? text.at.x
                       : text.align == Align::centre ? text.at.x - width / 2
                                                     : text.at.x - width;
    return {left, text.at.y - text.size * 0.45F, width, text.size * 0.9F};
}

/// A page of kept games with every word and count there is.
std::vector<game::GameSummary> some_games() {
    std::vector<game::GameSummary> games;
    for (int i = 0; i < 30; ++i) {
        game::GameSummary game;
        game.key = 100 + i;
        game.state = static_cast<game::GameState>(i % 3);
        game.begun = 1'790'000'000 - i * 100'000;
        game.id.params = {{62, 62},
                          42,
                          all_gravities[static_cast<std::size_t>(i) % all_gravities.size()],
                          all_layouts[static_cast<std::size_t>(i) % all_layouts.size()],
                          1 + i % 5};
        game.given = i % 7 == 6;
        game.elapsed = Time{i * 1'234'567};
        game.pairs_left = game.state == game::GameState::cleared ? 0 : 1 + i * 60;
        game.hints = i % 4 * 33;
        game.undos = i % 5 * 41;
        game.reshuffles = i % 2;
        games.push_back(game);
    }
    return games;
}

/// A game in each state worth looking at.
struct Situation {
    std::string name;
    Player player;
};

std::vector<Situation> situations(Canvas canvas) {
    std::vector<Situation> all;
    const auto add = [&](const std::string& name, const char* board) -> Player& {
        all.push_back({name, Player{start_at(board), canvas}});
        return all.back().player;
    };
    add("first", six_pairs);
    {
        Player& player = add("playing for over an hour", six_pairs);
        player.make({{3, 2}, {3, 3}});
        player.wait(3'700'000);
        player.key(Key::up);
    }
    {
        Player& player = add("blocked", six_pairs);
        player.click(Cell{1, 4});
        player.click(Cell{3, 4});
    }
    {
        Player& player = add("third turn or blocked, stuck", stuck);
        player.click(Cell{2, 2});
        player.click(Cell{3, 3});
    }
    add("stuck", stuck);
    {
        Player& player = add("no reshuffle", "# # # # #\n# A # A #\n# # # # #\n");
        player.key(Key::s);
    }
    {
        Player& player = add("paused", six_pairs);
        player.click(Cell{1, 1});
        player.key(Key::p);
    }
    {
        Player& player = add("won", "A A\n");
        player.key(Key::h);
        player.make({{1, 1}, {1, 2}});
        player.wait(5000);
    }
    add("menu", six_pairs).key(Key::escape);
    add("help", six_pairs).key(Key::f1);
    {
        Player& player = add("new game, refused", six_pairs);
        player.key(Key::n);
        player.type("99");
        player.key(Key::enter);
        player.key(Key::up);
        player.type("a long seed that is cut where it ends");
    }
    add("new game while stuck", stuck).key(Key::n);
    add("games, none read yet", six_pairs).key(Key::l);
    {
        Player& player = add("no games", six_pairs);
        player.key(Key::l);
        player.app.learn(game::GamesRead{0, {}}, player.now);
    }
    {
        Player& player = add("games that cannot be read", six_pairs);
        player.key(Key::l);
        player.app.learn(game::NotRead{{"a long reason why the games that were kept cannot be read now", {}}},
                         player.now);
    }
    {
        Player& player = add("games", six_pairs);
        player.key(Key::l);
        player.app.learn(game::GamesRead{0, some_games()}, player.now);
        player.key(Key::down);
    }
    {
        Player& player = add("replay", six_pairs);
        player.key(Key::l);
        const auto games = some_games();
        player.app.learn(game::GamesRead{0, games}, player.now);
        player.key(Key::enter);
        game::KeptGame kept{games.front(), {}, Deal{board_of(six_pairs), {}}};
        kept.record.log = {{Time{3'700'000}, game::HintAsked{}}, {Time{3'700'000}, Move{{3, 2}, {3, 3}}}};
        kept.record.elapsed = Time{3'700'000};
        player.app.learn(game::GameRead{kept}, player.now);
        player.key(Key::right);
    }
    return all;
}

const std::vector<Canvas> canvases{{480, 360}, {640, 480}, {800, 600}, {1280, 720}, {1920, 1080}, {3840, 2160}};

/// Calls with every situation on every canvas in every language.
template <class Check> void for_all(const Check& check) {
    for (const Language& language : languages()) {
        set_language(language.code, TWOTURNS_LOCALE);
        for (const Canvas canvas : canvases)
            for (const Situation& situation : situations(canvas)) {
                CAPTURE(std::string(language.code), canvas.width, canvas.height, situation.name);
                check(situation.player, situation.player.seen());
            }
    }
    set_language("en", TWOTURNS_LOCALE);
}

} // namespace

// What is there ---------------------------------------------------------------------------------

TEST_CASE("every tile and every stone is drawn once, at its cell, with its face", "[compose]") {
    const Player player{start_at(six_pairs)};
    const Board& board = player.session().board();
    const auto tiles = items_of<TileItem>(player.seen());
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col) {
            const Rect box = player.app.layout().cell_rect({row, col});
            const auto here =
                std::count_if(tiles.begin(), tiles.end(), [&](const TileItem& t) { return t.box == box; });
            REQUIRE(here == (board.is_empty({row, col}) ? 0 : 1));
            for (const TileItem& tile : tiles) {
                if (tile.box != box) continue;
                CHECK(tile.stone == board.is_stone({row, col}));
                if (!tile.stone) CHECK(tile.face == board.tile({row, col}).face);
                CHECK(tile.look == TileLook::resting);
            }
        }
}

TEST_CASE("the picked tile is on top, larger and higher", "[compose]") {
    Player player{start_at(six_pairs)};
    player.click(Cell{1, 2});
    const Scene scene = player.seen();
    const auto picked = tiles_with(scene, TileLook::picked);
    REQUIRE(picked.size() == 1);
    CHECK(picked[0].face == player.session().board().tile({1, 2}).face);
    CHECK(picked[0].scale > 1);
    CHECK(picked[0].box.y < player.app.layout().cell_rect({1, 2}).y);
    CHECK(items_of<TileItem>(scene).back() == picked[0]);
    player.click(Cell{1, 2});
    CHECK(tiles_with(player.seen(), TileLook::picked).empty());
}

TEST_CASE("a hint marks two tiles and draws their line", "[compose]") {
    Player player{start_at(six_pairs)};
    player.hint();
    const Scene scene = player.seen();
    CHECK(tiles_with(scene, TileLook::hinted).size() == 2);
    const auto lines = items_of<LineItem>(scene);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].look == LineLook::hint);
    CHECK(lines[0].points.front() == player.app.layout().centre(player.app.ui().effects.hint->link.front()));
    CHECK(lines[0].points.back() == player.app.layout().centre(player.app.ui().effects.hint->link.back()));
    player.make({player.app.ui().effects.hint->link.front(), player.app.ui().effects.hint->link.back()});
    player.wait(5000);
    CHECK(tiles_with(player.seen(), TileLook::hinted).empty());
    CHECK(items_of<LineItem>(player.seen()).empty());
}

TEST_CASE("a lit kind stays bright and all others are dimmed", "[compose]") {
    Player player{start_at(six_pairs)};
    player.click(Cell{1, 2}, Button::right);
    const auto resting = tiles_with(player.seen(), TileLook::resting);
    CHECK(resting.size() == 2);
    for (const TileItem& tile : resting) CHECK(tile.face == player.session().board().tile({1, 2}).face);
    CHECK(tiles_with(player.seen(), TileLook::dimmed).size() == 10);
}

TEST_CASE("a stuck board is dimmed and says so", "[compose]") {
    Player player{start_at(stuck)};
    CHECK(tiles_with(player.seen(), TileLook::dimmed).size() == 4);
    CHECK(shows(player.seen(), "No pair can go"));
    player.click(Cell{2, 2}); // tiles can still be looked at
    CHECK(tiles_with(player.seen(), TileLook::picked).size() == 1);
}

TEST_CASE("a paused board shows no picture and no mark", "[compose]") {
    Player player{start_at(six_pairs)};
    player.key(Key::h);
    player.click(Cell{1, 1});
    player.key(Key::up);
    player.key(Key::p);
    const Scene scene = player.seen();
    const auto tiles = items_of<TileItem>(scene);
    CHECK(tiles.size() == 14);
    for (const TileItem& tile : tiles) {
        CHECK_FALSE(tile.face);
        CHECK(tile.look == TileLook::resting);
    }
    CHECK(items_of<LineItem>(scene).empty());
    CHECK(items_of<CursorItem>(scene).empty());
    CHECK(shows(scene, "Paused"));
}

TEST_CASE("a pair that goes is followed by its line and fades, and leaves nothing", "[compose]") {
    Player player{start_at(six_pairs)};
    player.make({{3, 2}, {3, 3}});
    const auto lines = items_of<LineItem>(player.seen());
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].look == LineLook::link);
    CHECK(lines[0].drawn < 0.1F);
    float alpha = 1.1F;
    for (int i = 0; i < 100 && !player.app.ui().effects.vanishing.empty(); ++i) {
        for (const LineItem& line : items_of<LineItem>(player.seen())) {
            CHECK(line.alpha <= alpha);
            CHECK(line.alpha >= 0);
            CHECK(line.drawn <= 1);
            alpha = line.alpha;
        }
        for (const TileItem& tile : items_of<TileItem>(player.seen())) {
            CHECK(tile.alpha >= 0);
            CHECK(tile.alpha <= 1);
            CHECK(tile.scale > 0);
        }
        player.wait(16);
    }
    CHECK(player.app.ui().effects.vanishing.empty());
    CHECK(items_of<LineItem>(player.seen()).empty());
    CHECK(items_of<TileItem>(player.seen()).size() == 12);
}

TEST_CASE("without motion nothing moves, and the line still shows", "[compose]") {
    Player player{start_at("A C\nA D\nB B\nD C\n", Gravity::down)};
    player.app.run(Command::motion, player.now);
    player.make({{3, 1}, {3, 2}});
    const Scene scene = player.seen();
    const auto lines = items_of<LineItem>(scene);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].drawn == 1);
    for (const TileItem& tile : items_of<TileItem>(scene)) {
        CHECK(tile.alpha == 1);
        const auto cell = player.app.layout().cell_at(tile.box.centre());
        REQUIRE(cell);
        CHECK(tile.box == player.app.layout().cell_rect(*cell));
    }
    player.click(Cell{2, 1});
    player.click(Cell{2, 2});
    player.wait(50);
    for (const TileItem& tile : tiles_with(player.seen(), TileLook::resting))
        CHECK(player.app.layout().cell_rect(*player.app.layout().cell_at(tile.box.centre())).x == tile.box.x);
}

TEST_CASE("tiles slide from where they were to where they are", "[compose]") {
    Player player{start_at("A C\nA D\nB B\nD C\n", Gravity::down)};
    player.make({{3, 1}, {3, 2}});
    const auto boxes = [&] {
        std::set<std::pair<float, float>> places;
        for (const TileItem& tile : tiles_with(player.seen(), TileLook::resting))
            places.insert({tile.box.x, tile.box.y});
        return places;
    };
    const Rect top = player.app.layout().cell_rect({1, 1});
    CHECK(boxes().contains({top.x, top.y})); // still there in the first frame
    player.wait(1000);
    CHECK_FALSE(boxes().contains({top.x, top.y}));
    CHECK(boxes().size() == 6);
}

TEST_CASE("why a pair is blocked is drawn with its marks", "[compose]") {
    Player player{start_at(stuck)};
    player.click(Cell{2, 2});
    player.click(Cell{3, 3});
    const Scene scene = player.seen();
    const auto lines = items_of<LineItem>(scene);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].look == LineLook::blocked);
    CHECK(items_of<MarkItem>(scene).size() == player.app.ui().effects.explained->line.marks.size());
}

TEST_CASE("a won board tells its story", "[compose]") {
    Player player{start_at("A A\n")};
    player.make({{1, 1}, {1, 2}});
    player.wait(5000);
    const Scene scene = player.seen();
    CHECK(items_of<TileItem>(scene).empty());
    CHECK(shows(scene, "Cleared!"));
    CHECK(shows(scene, "without a hint"));
}

TEST_CASE("the figures in the bar are the game's", "[compose]") {
    Player player{start_at(six_pairs)};
    player.make({{3, 2}, {3, 3}});
    player.wait(83'000);
    const Scene scene = player.seen();
    CHECK(shows(scene, "5"));
    CHECK(shows(scene, std::to_string(player.session().open_moves().size())));
    CHECK(shows(scene, "1:23"));
    player.app.run(Command::clock, player.now);
    CHECK_FALSE(shows(player.seen(), "1:23"));
}

TEST_CASE("clocks read as people write them", "[compose]") {
    CHECK(clock_text(Time{0}) == "0:00");
    CHECK(clock_text(Time{59'999}) == "0:59");
    CHECK(clock_text(Time{60'000}) == "1:00");
    CHECK(clock_text(Time{3'599'000}) == "59:59");
    CHECK(clock_text(Time{3'600'000}) == "1:00:00");
    CHECK(clock_text(Time{36'061'000}) == "10:01:01");
}

TEST_CASE("the last place that holds a point is the one meant", "[compose]") {
    Scene scene;
    scene.hotspots = {{{0, 0, 10, 10}, Swallow{}}, {{5, 5, 10, 10}, Command::hint}};
    CHECK(scene.target_at({2, 2}) == Target{Swallow{}});
    CHECK(scene.target_at({7, 7}) == Target{Command::hint});
    CHECK(scene.target_at({14, 14}) == Target{Command::hint});
    CHECK_FALSE(scene.target_at({15, 15}));
}

// Equal states, equal scenes --------------------------------------------------------------------

TEST_CASE("equal states give equal scenes", "[compose]") {
    for (const Canvas canvas : {Canvas{480, 360}, {1280, 720}}) {
        const auto first = situations(canvas);
        const auto second = situations(canvas);
        for (std::size_t i = 0; i < first.size(); ++i) {
            CAPTURE(first[i].name);
            CHECK(first[i].player.seen() == second[i].player.seen());
            for (std::size_t j = 0; j < i; ++j) CHECK(first[i].player.seen() != first[j].player.seen());
        }
    }
}

TEST_CASE("a pointer that hovers where nothing is changes nothing", "[compose]") {
    Player player{start_at(six_pairs)};
    const Scene before = player.seen();
    player.app.handle(Hover{player.app.layout().centre({1, 1})}, player.now);
    CHECK(player.seen() == before);
    player.app.handle(Hover{*player.place_of(Command::hint)}, player.now);
    CHECK(player.seen() != before);
}

// Whether it fits -------------------------------------------------------------------------------

TEST_CASE("no text leaves the canvas", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        const Canvas canvas = player.app.ui().canvas;
        const Rect all{0, 0, static_cast<float>(canvas.width), static_cast<float>(canvas.height)};
        for (const TextItem& text : items_of<TextItem>(scene)) {
            CAPTURE(text.text);
            CHECK(inside(box_of(text), all));
        }
    });
}

TEST_CASE("texts never overlap each other in the bar, and keep off its buttons", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        std::vector<TextItem> texts = items_of<TextItem>(scene);
        const Rect bar = player.app.layout().bar();
        std::erase_if(texts, [&](const TextItem& text) { return !bar.contains(text.at); });
        for (std::size_t i = 0; i < texts.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                CAPTURE(texts[i].text, texts[j].text);
                CHECK_FALSE(overlap(box_of(texts[i]), box_of(texts[j])));
            }
            for (const Hotspot& spot : scene.hotspots) {
                if (!std::holds_alternative<Command>(spot.target) || !inside(spot.rect, bar)) continue;
                CAPTURE(texts[i].text, spot.rect.x, spot.rect.w);
                CHECK((inside(box_of(texts[i]), spot.rect) || !overlap(box_of(texts[i]), spot.rect)));
            }
        }
    });
}

TEST_CASE("texts of a panel do not overlap each other", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        std::vector<TextItem> texts = items_of<TextItem>(scene);
        const Rect bar = player.app.layout().bar();
        std::erase_if(texts, [&](const TextItem& text) { return bar.contains(text.at); });
        for (std::size_t i = 0; i < texts.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                CAPTURE(texts[i].text, texts[j].text);
                CHECK_FALSE(overlap(box_of(texts[i]), box_of(texts[j])));
            }
    });
}

TEST_CASE("buttons lie on the canvas and do not overlap", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        const Canvas canvas = player.app.ui().canvas;
        const Rect all{0, 0, static_cast<float>(canvas.width), static_cast<float>(canvas.height)};
        std::vector<Hotspot> buttons = scene.hotspots;
        // A field lies below its own buttons, a swallowing place below everything.
        std::erase_if(buttons, [](const Hotspot& spot) {
            const auto* press = std::get_if<FormPress>(&spot.target);
            return std::holds_alternative<Swallow>(spot.target) || (press != nullptr && press->part == FormPart::focus);
        });
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            CAPTURE(i, buttons[i].rect.x, buttons[i].rect.y, buttons[i].rect.w, buttons[i].rect.h);
            CHECK(inside(buttons[i].rect, all));
            CHECK(buttons[i].rect.w >= 16);
            CHECK(buttons[i].rect.h >= 16);
            CHECK(scene.target_at(buttons[i].rect.centre()) == buttons[i].target);
            for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(overlap(buttons[i].rect, buttons[j].rect));
        }
    });
}

TEST_CASE("a panel holds its own texts and buttons", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        if (player.panel() == Panel::none || player.panel() == Panel::replay) return;
        const Rect bar = player.app.layout().bar();
        const auto spots = scene.hotspots;
        const auto sheet = std::find_if(spots.rbegin(), spots.rend(), [](const Hotspot& spot) {
            return std::holds_alternative<Swallow>(spot.target);
        });
        REQUIRE(sheet != spots.rend());
        REQUIRE(inside(sheet->rect, player.app.layout().table()));
        for (auto spot = spots.rbegin(); spot != sheet; ++spot) CHECK(inside(spot->rect, sheet->rect));
        for (const TextItem& text : items_of<TextItem>(scene)) {
            CAPTURE(text.text);
            if (!bar.contains(text.at)) CHECK(inside(box_of(text), sheet->rect));
        }
    });
}

TEST_CASE("the bar keeps its most important words at every size", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        const Rect bar = player.app.layout().bar();
        int left = 0;
        for (const TextItem& text : items_of<TextItem>(scene)) left += bar.contains(text.at) && text.bold;
        CHECK(left >= 1);
    });
}

TEST_CASE("text that does not fit is cut at a whole character", "[compose]") {
    const game::Session session{board_of("A A\n"), Gravity::none};
    const Ui ui;
    const GameId id;
    for (const std::string words : {"take steps back", "退回上一步再试一次", "naïve café"})
        for (int most = 0; most < 200; most += 7) {
            Composer composer{session, ui, id, fake_measure, Layout{{}, {1, 2}}, Time{0}, {}};
            composer.fitted_text(words, {0, 0}, 16, {}, static_cast<float>(most));
            for (const TextItem& text : items_of<TextItem>(composer.scene)) {
                CHECK(fake_measure.width(text.text, 16, false) <= static_cast<float>(most));
                if (text.text == words) continue;
                REQUIRE(text.text.size() > 3);
                CHECK(text.text.substr(text.text.size() - 3) == "…");
                const std::string kept = text.text.substr(0, text.text.size() - 3);
                CHECK(words.rfind(kept, 0) == 0);
                CHECK((static_cast<unsigned char>(words[kept.size()]) & 0xC0U) != 0x80U);
            }
        }
}
