// The composed scene: what is drawn.

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/player.hpp"
#include "app/situations.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::app;
using scene::CursorItem;
using scene::LineItem;
using scene::LineStyle;
using scene::MarkItem;
using scene::Scene;
using scene::TileItem;
using scene::TileStyle;
using ui::Canvas;
using ui::Key;
using ui::Rect;
using namespace twoturns::test;

namespace {

std::vector<TileItem> tiles_with(const Scene& scene, TileStyle look) {
    auto tiles = items_of<TileItem>(scene);
    std::erase_if(tiles, [&](const TileItem& tile) { return tile.look != look || tile.stone; });
    return tiles;
}

} // namespace

TEST_CASE("every tile and every stone is drawn once, at its cell, with its face", "[compose]") {
    const Player player{start_at(six_pairs)};
    const Board& board = player.session().board();
    const auto tiles = items_of<TileItem>(player.seen());
    for (int row = 1; row <= board.size().rows; ++row)
        for (int col = 1; col <= board.size().cols; ++col) {
            const Rect box = player.place().cell_rect({row, col});
            const auto here =
                std::count_if(tiles.begin(), tiles.end(), [&](const TileItem& t) { return t.box == box; });
            REQUIRE(here == (board.is_empty({row, col}) ? 0 : 1));
            for (const TileItem& tile : tiles) {
                if (tile.box != box) continue;
                CHECK(tile.stone == board.is_stone({row, col}));
                if (!tile.stone) CHECK(tile.face == board.kind({row, col}));
                CHECK(tile.look == TileStyle::resting);
            }
        }
}

TEST_CASE("the picked tile is on top, larger and higher", "[compose]") {
    Player player{start_at(six_pairs)};
    player.click(Cell{1, 2});
    const Scene scene = player.seen();
    const auto picked = tiles_with(scene, TileStyle::picked);
    REQUIRE(picked.size() == 1);
    CHECK(picked[0].face == player.session().board().kind({1, 2}));
    CHECK(picked[0].scale > 1);
    CHECK(picked[0].box.y < player.place().cell_rect({1, 2}).y);
    CHECK(items_of<TileItem>(scene).back() == picked[0]);
    player.click(Cell{1, 2});
    CHECK(tiles_with(player.seen(), TileStyle::picked).empty());
}

TEST_CASE("a hint marks two tiles and draws their line", "[compose]") {
    Player player{start_at(six_pairs)};
    player.hint();
    const Scene scene = player.seen();
    CHECK(tiles_with(scene, TileStyle::hinted).size() == 2);
    const auto lines = passing_lines(scene);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].look == LineStyle::hint);
    CHECK(lines[0].points.front() == player.place().centre(player.effects().hint->link.front()));
    CHECK(lines[0].points.back() == player.place().centre(player.effects().hint->link.back()));
    player.make({player.effects().hint->link.front(), player.effects().hint->link.back()});
    player.wait(5000);
    CHECK(tiles_with(player.seen(), TileStyle::hinted).empty());
    CHECK(passing_lines(player.seen()).empty());
}

TEST_CASE("a lit kind stays bright and all others are dimmed", "[compose]") {
    Player player{start_at(six_pairs)};
    player.click(Cell{1, 2}, ui::MouseButton::right);
    const auto resting = tiles_with(player.seen(), TileStyle::resting);
    CHECK(resting.size() == 2);
    for (const TileItem& tile : resting) CHECK(tile.face == player.session().board().kind({1, 2}));
    CHECK(tiles_with(player.seen(), TileStyle::dimmed).size() == 10);
}

TEST_CASE("a stuck board is dimmed and says so", "[compose]") {
    Player player{start_at(stuck)};
    CHECK(tiles_with(player.seen(), TileStyle::dimmed).size() == 4);
    const auto texts = items_of<ui::TextItem>(player.seen()); // once: the sign on the table, not the bar
    CHECK(std::count_if(texts.begin(), texts.end(),
                        [](const ui::TextItem& one) { return one.text == "No pair can go"; }) == 1);
    player.click(Cell{2, 2}); // tiles can still be highlighted
    CHECK(tiles_with(player.seen(), TileStyle::picked).size() == 1);
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
        CHECK((tile.stone || !tile.face));
        CHECK(tile.look == TileStyle::resting);
    }
    CHECK(passing_lines(scene).empty());
    CHECK(items_of<CursorItem>(scene).empty());
    CHECK(shows(scene, "Paused"));
}

TEST_CASE("a pair that goes is followed by its line and fades, and leaves nothing", "[compose]") {
    Player player{start_at(six_pairs)};
    player.make({{3, 2}, {3, 3}});
    const auto lines = passing_lines(player.seen());
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].look == LineStyle::link);
    CHECK(lines[0].drawn < 0.1F);
    float alpha = 1.1F;
    for (int i = 0; i < 100 && !player.effects().vanishing.empty(); ++i) {
        for (const LineItem& line : passing_lines(player.seen())) {
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
    CHECK(player.effects().vanishing.empty());
    CHECK(passing_lines(player.seen()).empty());
    CHECK(items_of<TileItem>(player.seen()).size() == 12);
}

TEST_CASE("a line stays on the table, faint, until its pair comes back or the setting is off", "[compose]") {
    Player player{start_at(six_pairs)};
    const auto kept = [&] { return items_of<LineItem>(player.seen()); };
    player.make({{3, 2}, {3, 3}});
    player.wait(1000);
    REQUIRE(kept().size() == 1);
    CHECK(kept()[0].look == LineStyle::kept);
    CHECK(kept()[0].alpha < 0.7F);
    CHECK(kept()[0].points.front() == player.place().centre({3, 2}));
    CHECK(kept()[0].points.back() == player.place().centre({3, 3}));
    player.set(&Settings::kept_lines, false);
    CHECK(kept().empty());
    player.set(&Settings::kept_lines, true);
    CHECK(kept().size() == 1);
    player.key(Key::u);
    player.wait(1000);
    CHECK(kept().empty());
}

TEST_CASE("without motion nothing moves, and the line still shows", "[compose]") {
    Player player{start_at("A C\nA D\nB B\nD C\n", Gravity::down)};
    player.set(&Settings::motion, false);
    player.make({{3, 1}, {3, 2}});
    const Scene scene = player.seen();
    const auto lines = passing_lines(scene);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].drawn == 1);
    for (const TileItem& tile : items_of<TileItem>(scene)) {
        CHECK(tile.alpha == 1);
        const auto cell = player.place().cell_at(tile.box.centre());
        REQUIRE(cell);
        CHECK(tile.box == player.place().cell_rect(*cell));
    }
    player.click(Cell{2, 1});
    player.click(Cell{2, 2});
    player.wait(50);
    for (const TileItem& tile : tiles_with(player.seen(), TileStyle::resting))
        CHECK(player.place().cell_rect(*player.place().cell_at(tile.box.centre())).x == tile.box.x);
}

TEST_CASE("tiles slide from where they were to where they are", "[compose]") {
    Player player{start_at("A C\nA D\nB B\nD C\n", Gravity::down)};
    player.make({{3, 1}, {3, 2}});
    const auto boxes = [&] {
        std::set<std::pair<float, float>> places;
        for (const TileItem& tile : tiles_with(player.seen(), TileStyle::resting))
            places.insert({tile.box.x, tile.box.y});
        return places;
    };
    const Rect top = player.place().cell_rect({1, 1});
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
    const auto lines = passing_lines(scene);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].look == LineStyle::blocked);
    CHECK(items_of<MarkItem>(scene).size() == player.effects().explained->line.marks.size());
}

TEST_CASE("a won board tells its story", "[compose]") {
    Player player{start_at("A A\n")};
    player.make({{1, 1}, {1, 2}});
    player.wait(5000);
    const Scene scene = player.seen();
    CHECK(items_of<TileItem>(scene).empty());
    CHECK(shows(scene, "Cleared!"));
    CHECK(shows(scene, "Without a hint"));
}

TEST_CASE("the figures in the bar are the game's", "[compose]") {
    Player player{start_at(six_pairs)};
    player.make({{3, 2}, {3, 3}});
    player.wait(83'000);
    const Scene scene = player.seen();
    CHECK(shows(scene, "5"));
    CHECK(shows(scene, std::to_string(player.session().open_moves().size())));
    CHECK(shows(scene, "1:23"));
    player.set(&Settings::clock, false);
    CHECK_FALSE(shows(player.seen(), "1:23"));
}

TEST_CASE("clocks read as people write them", "[compose]") {
    CHECK(clock_text(game::Time{0}) == "0:00");
    CHECK(clock_text(game::Time{59'999}) == "0:59");
    CHECK(clock_text(game::Time{60'000}) == "1:00");
    CHECK(clock_text(game::Time{3'599'000}) == "59:59");
    CHECK(clock_text(game::Time{3'600'000}) == "1:00:00");
    CHECK(clock_text(game::Time{36'061'000}) == "10:01:01");
}

TEST_CASE("equal states give equal scenes", "[compose]") {
    for (const Canvas canvas : some_of<Canvas>({{480, 360}, {1280, 720}})) {
        const auto first = situations(canvas);
        const auto second = situations(canvas);
        std::vector<Scene> scenes;
        for (std::size_t i = 0; i < first.size(); ++i) {
            CAPTURE(first[i].name);
            scenes.push_back(first[i].player.seen());
            CHECK(scenes[i] == second[i].player.seen());
            for (std::size_t j = 0; j < i; ++j)
                if (scenes[i] == scenes[j]) FAIL_CHECK("as in " << first[j].name);
        }
    }
}

TEST_CASE("a pointer that hovers where nothing is changes nothing", "[compose]") {
    Player player{start_at(six_pairs)};
    const Scene before = player.seen();
    player.point(player.place().centre({4, 1})); // an empty cell
    CHECK(player.seen() == before);
    player.point({2, 700});
    CHECK(player.seen() == before);
    player.point(*player.place_of(Command::hint));
    CHECK(player.seen() != before);
}
